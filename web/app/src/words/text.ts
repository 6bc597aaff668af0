/** The same in both languages. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}

export type Language = keyof Text;

export const text = (fr: string, en: string): Text => ({ fr, en });

/** French as it is set: no line begins with a sign that follows a space. */
export const typeset = (words: string): string => words.replace(/ (?=[:;?!»])/g, '\u00a0');

/** Words with each `{}` replaced by what comes next. */
export const filled = (words: string, ...by: readonly (string | number)[]): string => {
  const left = [...by];
  return words.replace(/\{\}/g, () => String(left.shift() ?? ''));
};
