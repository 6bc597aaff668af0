/** Whether a newer version of these pages waits, and whether it may be spoken of now: never during one's turn. */

const LOOK_MS = 3_600_000;
const state = $state({ ready: false, busy: false });

export const newVersion = (): boolean => state.ready && !state.busy;

/** Keeps quiet about a new version as long as `busy`. */
export function keepQuiet(busy: boolean): void {
  state.busy = busy;
}

/** Keeps the shell of the app, and learns when a new one has taken the place of the one this page began with. */
export function keepShell(): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that had none.
    if (controlled) state.ready = true;
    controlled = true;
  });
  void serviceWorker
    .register('/sw.js')
    .then((registration) => setInterval(() => void registration.update().catch(() => undefined), LOOK_MS))
    .catch(() => undefined);
}
