/** What can be read beside the board, one at a time where there is little room. */
export type Leaf = 'moves' | 'score' | 'chat' | 'rules';

/** One of them as a menu lists it. */
export interface Listing {
  readonly key: Leaf;
  readonly glyph: 'moves' | 'rules' | 'chat';
  readonly title: string;
}
