// A table frame by frame: what lies and flies on the board, what is told beside it, and what was heard from the server.

/** Notes all of that of the pages that are opened from now on. */
export const watched = (page) =>
  page.addInitScript(() => {
    const seen = (globalThis.seenFrames = []);
    globalThis.heardAt = [];
    const Plain = globalThis.WebSocket;
    globalThis.WebSocket = class extends Plain {
      constructor(...words) {
        super(...words);
        this.addEventListener('message', ({ data }) => {
          const { t, view, log = [] } = JSON.parse(data);
          if (t !== 'step' && t !== 'joined') return;
          const counters = (view.board.counters ?? []).map(({ holes = 0, points = 0 }) => [holes, points]);
          const decided = log.flatMap(({ kind, seat, body }) => (kind === 'act' ? [{ seat, act: body.act }] : []));
          const rolled = log.flatMap(({ kind, body }) => (kind === 'roll' ? [(body.act ?? '').match(/\d/g)?.join('-') ?? ''] : []));
          globalThis.heardAt.push({ at: performance.now(), dice: (view.board.dice ?? []).join('-'), rolled, turn: view.turn, counters, decided, step: t === 'step' });
        });
      }
    };
    const text = (root, what) => [...root.querySelectorAll(what)].map((each) => each.textContent.trim());
    const look = (now) => {
      const board = document.querySelector('[data-test="board"]');
      const lying = [...(board?.querySelectorAll('.ac-over [data-die]') ?? [])].filter((die) => die.style.visibility !== 'hidden');
      seen.push({
        at: now,
        dice: lying.map((die) => die.dataset.die).join('-'),
        flying: [...(board?.querySelectorAll('.ac-flyer') ?? [])].map((flyer) => flyer.dataset.kind).toSorted().join(),
        playing: board?.hasAttribute('data-playing') ?? false,
        panel: document.querySelector('[data-test="events"] .head [role="img"]')?.getAttribute('aria-label') ?? '',
        decides: document.querySelector('[data-test="words"], [data-test="moving"], [data-test="over"], [data-test="acts"] [data-act]') !== null,
        room: document.querySelector('.decision')?.offsetHeight ?? 0,
        title: document.title,
        thrown: text(document, '[data-test="moves"] .dice'),
        gains: text(document, '[data-test="moves"] :is(.points, .holes)').join(' '),
        scores: [0, 1].map((seat) => text(document, `[data-test="seat-${seat}"] .parts strong`).join()),
        last: text(document, '[data-test="last-move"]').join(),
        reasons: text(document, '[data-test="events"] li:not(.later, .soft)').join(' | '),
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The times between which something holds. */
export function spans(frames, holds) {
  const found = [];
  let start = null;
  for (const frame of frames) {
    if (holds(frame)) start ??= frame.at;
    else if (start !== null) {
      found.push({ from: start, to: frame.at });
      start = null;
    }
  }
  return found;
}

/** What a browser may be late by when it shows something: two frames. */
export const FRAMES_MS = 34;
/** So long dice lie at least before men move. */
export const LEAST_DICE_MS = 700;
