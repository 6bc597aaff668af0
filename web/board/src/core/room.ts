/** A board that looks otherwise where it has less room. */
import type { Board } from './board.ts';

/** The board, configured anew whenever what is chosen for the room of its host changes. */
export function fitting<State, Options>(
  host: HTMLElement,
  make: (chosen: Partial<Options>) => Board<State, Options>,
  choose: (room: { readonly width: number; readonly height: number }) => Partial<Options>,
): Board<State, Options> {
  const chosen = (): Partial<Options> => choose({ width: host.clientWidth, height: host.clientHeight });
  let now = chosen();
  const board = make(now);
  const sizes = new ResizeObserver(() => {
    const next = chosen();
    if (JSON.stringify(next) === JSON.stringify(now)) return;
    now = next;
    board.configure(next);
  });
  sizes.observe(host);
  return {
    set: (state) => { board.set(state); },
    configure: (options) => { board.configure(options); },
    undo: () => { board.undo(); },
    confirm: () => { board.confirm(); },
    choose: (act) => { board.choose(act); },
    reset: () => { board.reset(); },
    focus: () => { board.focus(); },
    destroy: () => {
      sizes.disconnect();
      board.destroy();
    },
  };
}
