/** Citations in words: the places of books by the messages of the catalogues. */
import type { Cite, PlacePart } from '@academie/protocol/wire';
import { write, type Language, type Value } from '@academie/words';

/** Kinds of places whose numbers are read one by one. */
const LISTED = new Set(['after-playing', 'example', 'move']);
const SEVERAL = 2;

/** `LEP, part 1 ch. II`: the work by its siglum, then the place. */
export function citationTold({ source, place, remark }: Cite, language: Language): string {
  const plain = placeTold(place, language);
  const { key, args } = (remark ?? {}) as { key?: string; args?: Record<string, Value> };
  const where = key === undefined ? plain : write({ key, args: { ...args, place: plain } }, language);
  return write({ key: 'citations-cited', args: { source, place: where } }, language);
}

/** A place by itself: `part 1 ch. II`. */
export const placeTold = (parts: readonly PlacePart[], language: Language): string =>
  parts.reduce((before, each) => {
    const after = partTold(each, language);
    return each.joint === '' ? after : write({ key: `citations-joined-${each.joint}`, args: { before, after } }, language);
  }, '');

function partTold({ kind, numbers }: PlacePart, language: Language): string {
  const [first = ''] = numbers;
  const args = {
    number: counted(first),
    last: kind === 'parties' ? counted(numbers.at(-1) ?? '') : '',
    numbers: LISTED.has(kind) ? listed(numbers, language) : numbers.join(', '),
    count: first.includes('-') ? SEVERAL : Math.min(numbers.length, SEVERAL),
  };
  return write({ key: `citations-${kind}`, args }, language);
}

/** Parts are numbered in figures, in Roman numerals or by letters. */
const counted = (number: string): string | number => (number !== '' && Number.isInteger(Number(number)) ? Number(number) : number);

const listed = (numbers: readonly string[], language: Language): string =>
  numbers.length < SEVERAL ? numbers.join('') : write({ key: 'citations-and', args: { before: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' } }, language);
