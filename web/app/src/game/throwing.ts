/** The dice of the front door: a throw falls, and what the law says of it, written there by the server, is shown. */

const ROLL_MS = 450;
/** After so many throws the page offers the first lesson. */
const ENOUGH = 3;
const FACES = 6;

/** A number of a die, each as likely as the others. */
function fallen(): number {
  const most = Math.floor(256 / FACES) * FACES;
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return (byte % FACES) + 1;
  }
}

/** Listens to whatever button on the page throws dice, now or later. */
export function listenForThrows(page: Document, roll: () => number = fallen): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-throw]') : null;
    const living = button?.closest<HTMLElement>('figure');
    if (button && living) throwDice(living, button, [roll(), roll()]);
  });
}

function throwDice(living: HTMLElement, button: HTMLElement, [one, two]: readonly [number, number]): void {
  const thrown = Number(living.dataset['thrown'] ?? 0) + 1;
  living.dataset['thrown'] = String(thrown);
  button.textContent = button.dataset['again'] ?? '';
  const [high, low] = [Math.max(one, two), Math.min(one, two)];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const cast = `${high}-${low}`;
  // While the dice roll, nothing but them is shown of the throw; the style sheet sees to that.
  for (const each of living.querySelectorAll<SVGElement>('[data-fall]')) each.classList.toggle('on', each.dataset['fall'] === cast);
  living.classList.toggle('rolling', !still);
  setTimeout(
    () => {
      // Thrown again meanwhile: only the last throw is told.
      if (living.dataset['thrown'] !== String(thrown)) return;
      living.classList.remove('rolling');
      tell(living, cast, thrown);
    },
    still ? 0 : ROLL_MS,
  );
}

function tell(living: HTMLElement, cast: string, thrown: number): void {
  for (const each of living.querySelectorAll<HTMLElement>('[data-outcome]')) each.hidden = each.dataset['outcome'] !== cast;
  for (const each of living.querySelectorAll<HTMLElement>('[data-onward]')) each.hidden = thrown < ENOUGH;
}
