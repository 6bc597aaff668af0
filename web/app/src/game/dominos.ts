/** The table of dominoes as pages show it. */
import { createDominoBoard, othersOf, scoreOf, sizeOf, spoken } from '@academie/board';
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
    const shown = createDominoBoard(host, face);
    return shownBy(shown, ({ board, choices, marks = [], seen = Infinity }) =>
      board.kind === 'dominoes' ? { position: board, choices, marks: marks.slice(0, seen).flatMap(({ places }) => places) } : null,
    );
  },
  // Whoever looks on lays for everybody, by words.
  words: (choices, seat = null) => (seat === null ? (choices.acts ?? []) : spoken(choices)),
  picks: [],
  score: () => [],
  round: {
    others: othersOf,
    partner: (players, seat, ruleset) => (switchOf(ruleset, 'partners') === true ? (seat + players / HALF) % players : null),
    score: (board, seat, ruleset) => {
      if (board.kind !== 'dominoes') return [];
      const hand = board.hands[seat] ?? {};
      const denied = hand.denied ?? [];
      return [
        part(sizeOf(hand), 'web-score-tiles'),
        accountOf(scoreOf(board, seat), ruleset),
        ...(denied.length > 0 ? [{ count: null, of: message('web-score-passed-on', { numbers: denied }) }] : []),
      ];
    },
  },
};
