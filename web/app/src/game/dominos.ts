/** The table of dominoes as pages show it. */
import { createDominoBoard, dominoWords, othersOf, readDominos, scoreOf, sizeOf } from '@academie/board';
import { message } from '@academie/words';
import type { RuleSet } from '../net/types.ts';
import { part, shownBy, type GameBoard, type Part } from './face.ts';

const switchOf = (ruleset: RuleSet | undefined, name: string): unknown => ruleset?.switches.find((each) => each.name === name)?.value;

/** What one has won, by what the party is played for. */
function accountOf(won: number, ruleset: RuleSet | undefined): Part {
  const aim = switchOf(ruleset, 'aim');
  if (aim === 'rounds') return part(won, 'web-score-rounds');
  return aim === 'stakes' ? part(won, 'web-score-stakes') : part(won, 'web-score-points');
}

const HALF = 2;

export const DOMINOS: GameBoard = {
  wide: true,
  make: (host, face) => {
    const board = createDominoBoard(host, face);
    return shownBy(board, ({ position, acts, tries = [], marks = [] }) => ({
      position,
      acts,
      tries,
      marks: marks.flatMap(({ places }) => places),
    }));
  },
  // Whoever looks on lays for everybody, by words.
  words: (showing, seat = null) => (seat === null ? showing.acts : dominoWords(showing)),
  picks: [],
  score: () => [],
  round: {
    others: othersOf,
    partner: (players, seat, ruleset) => (switchOf(ruleset, 'partners') === true ? (seat + players / HALF) % players : null),
    score: (position, seat, ruleset) => {
      const read = readDominos(position);
      const hand = read.hands[seat];
      const denied = read.denied[seat] ?? [];
      return [
        part(hand === undefined ? 0 : sizeOf(hand), 'web-score-tiles'),
        accountOf(scoreOf(read, seat), ruleset),
        ...(denied.length > 0 ? [{ count: null, of: message('web-score-passed-on', { numbers: denied }) }] : []),
      ];
    },
  },
};
