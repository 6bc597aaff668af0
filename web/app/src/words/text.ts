/** The same in both languages. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}

export type Language = keyof Text;

export const text = (fr: string, en: string): Text => ({ fr, en });

/** French as it is set: no line begins with a sign that follows a space. */
export const typeset = (words: string): string => words.replace(/ (?=[:;?!»])/g, '\u00a0');

/** Words as a sentence: with a capital, and an end if they have none. */
export const sentence = (words: string): string =>
  words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!…]$/.test(words) ? '' : '.'}`;

/** Words with each `{}` replaced by what comes next. */
export const filled = (words: string, ...by: readonly (string | number)[]): string => {
  const left = [...by];
  return words.replace(/\{\}/g, () => String(left.shift() ?? ''));
};
