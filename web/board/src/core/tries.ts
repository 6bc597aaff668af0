/** What may be tried by hand, right or wrong, as a server tells it. */

/** Acts that may be tried: the verb followed by one of the words, or by up to so many of them. */
export interface Try {
  readonly verb: string;
  readonly words?: readonly string[];
  readonly most?: number;
}

/** The tries of one word at the most as acts. */
export const spelled = (tries: readonly Try[]): readonly string[] =>
  tries
    .filter(({ most }) => (most ?? 1) === 1)
    .flatMap(({ verb, words = [] }) => (words.length > 0 ? words.map((word) => `${verb} ${word}`) : [verb]));
