/** Words as they are set on a page. */

/** French as it is set: no line begins with a sign that follows a space. */
export const typeset = (words: string): string => words.replace(/ (?=[:;?!»])/g, '\u00a0');

/** Words as a sentence: with a capital, and an end if they have none. */
export const sentence = (words: string): string =>
  words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!…⟧]$/.test(words) ? '' : '.'}`;
