/** The verbs of acts that are words or gestures at a table, by how they are offered; what they say is in the catalogues. */
import { known, message, type Message } from '@academie/words';

/** What is demanded of the opponent. */
export const CLAIMS = ['ecole', 'entiere', 'rectifier', 'faire-marquer', 'faire-rejouer', 'faire-jouer', 'signaler', 'souffler', 'faire-prendre', 'consentir'] as const;
export type Claim = (typeof CLAIMS)[number];
export const isClaim = (verb: string): verb is Claim => (CLAIMS as readonly string[]).includes(verb);

/** What is seldom done, and so is offered apart. */
export const SELDOM = new Set(['dire', 'adouber', 'je-tiens', 'bois', 'corriger', 'pavillon', 'autre-jeton', 'annoncer', 'lever', 'convenir', 'demander-le-motif', 'empiler', 'tirer-le-dernier', 'faire-tirer', 'decouvrir', 'renverser']);

/** What is a fault unless one has the right to it: offered without being urged. */
export const RISKY = new Set(['je-m-en-vais', 'lever', 'refuser', 'je-boude']);

/** The acts of marking. */
export const MARKS = new Set(['jeton', 'autre-jeton', 'fichet', 'doubler', 'dedoubler', 'effacer', 'pavillon']);

/** What everyone has seen at dominoes is offered openly, also in rigour. */
export const DOMINO_OPEN = new Set(['exiger', 'faire-poser', 'faire-reprendre', 'exiger-l-annonce', 'defendre', 'se-reprendre', 'laisser', 'battre', 'compter', 'retirer', 'reprendre-un-de', 'faire-rebattre']);

/** Whether an act is about one of several players, who have numbers and no colours. */
export const ofSeveral = (verb: string): boolean => ['exiger', 'compter', 'retirer', 'renverser'].includes(verb);

/** Whether an act is a word or a gesture that the catalogues have. */
export const hasWords = (verb: string): boolean => known(`web-acts-do-${verb}`);

/** The message of a family for one of its members, if the catalogues have it. */
export function memberOf(prefix: string, name: string): Message | undefined {
  const key = `${prefix}${name}`;
  return known(key) ? { key } : undefined;
}

/** What is said of a game that nobody has won. */
export const noWinner = (reason: string, game: string): Message =>
  ['abandoned', 'abort', 'engine-gone'].includes(reason) ? message('web-endings-no-result') : message('web-endings-draw', { game });

/** What a choice is called by how good it was. */
export const gradeOf = (grade: string): Message => memberOf('web-analysis-grade-', grade) ?? message('web-analysis-mistakes');

/** Kinds of pieces that studies can be searched by, by game. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  dames: ['man', 'king'],
  echecs: ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'],
};
