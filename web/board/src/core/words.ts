/** What every board says, in both languages. */
export type Language = 'fr' | 'en';

export type Text = Readonly<Record<Language, string>>;

export const text = (fr: string, en: string): Text => ({ fr, en });

export const PLAYER = [text('Blanc', 'White'), text('Noir', 'Black')] as const;

/** The number with its noun, given as one and as several. French keeps the singular for nought. */
export function counted(count: number, [one, several]: readonly [Text, Text], language: Language): string {
  const single = language === 'fr' ? count < 2 : count === 1;
  return `${count} ${(single ? one : several)[language]}`;
}

/** The colon with the space that goes before it. */
export const pause = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ');

export const CONTROLS = text('Le coup', 'The turn');
export const UNDO = text('Défaire', 'Undo');
export const CONFIRM = text('Confirmer', 'Confirm');
export const PASS = text('Confirmer\u00a0: rien à jouer', 'Confirm: nothing to play');
export const WHICH = text('Lequel\u00a0?', 'Which one?');
export const CAN_LIFT = text('peut jouer', 'can move');
export const CAN_DROP = text('destination', 'destination');
export const CAN_PICK = text('peut être désignée', 'can be pointed at');
export const HELD = text('en main', 'in hand');
export const EMPTY = text('vide', 'empty');
export const TO = text('vers', 'to');
export const UNDONE = text('Défait.', 'Undone.');
export const PUT_BACK = text('Reposé.', 'Put back.');
export const PLAYED = text('Joué', 'Played');
export const WHOLE = text('Coup complet. Entrée pour confirmer.', 'The turn is complete. Enter to confirm.');
export const KEYS = text(
  'Flèches pour se déplacer, Entrée pour prendre et poser, Page suivante vers ce qui peut jouer, ' +
    'Retour arrière pour défaire, Échap pour reposer.',
  'Arrows to go about, Enter to lift and put down, Page Down to what can move, ' +
    'Backspace to undo, Escape to put back.',
);
