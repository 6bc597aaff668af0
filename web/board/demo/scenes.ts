/** Positions to look at, with the acts the law gives for them. */
import type { DamierState, TablesKey, TablesState, TrictracState } from '../src/index.ts';
import samples from '../test/acts.json' with { type: 'json' };

export interface TrictracScene {
  readonly game: 'trictrac';
  readonly state: TrictracState;
  readonly hands?: boolean;
}

export interface DamierScene {
  readonly game: 'damier';
  readonly state: DamierState;
  readonly side?: 8 | 10;
}

export interface TablesScene {
  readonly game: TablesKey;
  readonly state: TablesState;
  readonly goal?: number;
}

/** A position of the tests, which the law was asked about. */
const sampled = (game: TablesKey, nth: number, more: Partial<TablesScene> = {}): TablesScene => ({
  game,
  state: samples[game][nth] ?? { position: '', acts: [] },
  ...more,
});

const MIDDLE =
  '0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black dice=6-5 points=4-8 holes=3-11 bredouille=black';
const MIDDLE_ACTS = [
  ...['1/6 2/8', '1/6 3/9', '1/6 4/10', '1/6 5/11', '1/7 2/7', '1/7 3/8', '1/7 4/9', '1/7 5/10', '1/7 6/11'],
  ...['2/7 3/9', '2/7 4/10', '2/7 5/11', '2/8 3/8', '2/8 4/9', '2/8 5/10', '2/8 6/11', '3/8 3/9', '3/8 4/10'],
  ...['3/8 5/11', '3/9 4/9', '3/9 5/10', '3/9 6/11', '4/9 5/11', '4/10 5/10', '4/10 6/11', '5/10 5/11', '5/11 6/11'],
];

export const SCENES: Readonly<Record<string, TrictracScene | DamierScene | TablesScene>> = {
  start: { game: 'trictrac', state: { position: '0x15/0x15 white dice=6-5', acts: ['0/5 0/6'] } },
  middle: {
    game: 'trictrac',
    state: { position: MIDDLE, acts: MIDDLE_ACTS, last: { seat: 0, act: '2/7 2/8' } },
  },
  alone: {
    game: 'trictrac',
    state: {
      position: '0x9,2,4,6,7,9,10/0x15 white dice=5-4 points=6-10 holes=1-12 bredouille=white',
      acts: [
        ...['0/4 0/5', '0/4 2/7', '0/5 2/6', '0/5 4/8', '0/5 6/10', '0/9', '2/6 4/9', '2/7 4/8', '2/7 6/10'],
        ...['4/9 6/10', '6/11 7/11'],
      ],
    },
  },
  arrows: {
    game: 'trictrac',
    state: {
      position: '0x8,2,4,6x2,7,9,10/0x7,3,5,6,7x2,8,10,11 white dice=6-4 points=2-6 holes=5-7',
      acts: [],
      arrows: [
        { start: 10, end: 16, label: '6', style: 'true' },
        { start: 9, end: 13, label: '4', style: 'true' },
        { start: 6, end: 16, label: '6+4', style: 'false' },
        { start: 2, end: 6, label: '4', style: 'filling' },
      ],
    },
  },
  off: {
    game: 'trictrac',
    state: { position: '18x3,20x2,22/6x9,7x3,8x2 white dice=6-4 points=10-8 holes=11-9', acts: ['18/off 20/off'] },
  },
  hands: {
    game: 'trictrac',
    hands: true,
    state: {
      position: '0x13,5,6/0x13,2,4 white dice=6-5 moment=marking white:4*/3! black:6/2',
      acts: ['white jeton 6', 'white jeton 8', 'white fichet 4', 'white bois 0/5 0/6'],
    },
  },
  gammon: sampled('toute-table', 0, { goal: 3 }),
  'gammon-off': sampled('toute-table', 3, { goal: 3 }),
  revertier: sampled('revertier', 12),
  jacquet: sampled('jacquet', 20),
  'jacquet-off': sampled('jacquet', 50),
  garanguet: sampled('garanguet', 12),
  triplet: sampled('garanguet', 1),
  plein: sampled('plein', 12),
  'tourne-case': sampled('tourne-case', 0),
  rabattues: sampled('rabattues', 0),
  dames: {
    game: 'damier',
    state: {
      position: 'W:W26,31-40,42-50:B1-14,16,19-20,23',
      acts: ['26-21', '31-27', '32-27', '32-28', '33-28', '33-29', '34-29', '34-30', '35-30', '36-31'],
      last: '18-23',
    },
  },
  captures: {
    game: 'damier',
    state: {
      position: 'W:WK49:B7,13,19,20,24,26,38',
      acts: ['49x25(13,20,38)', '49x25(19,20,38)'],
    },
  },
  path: {
    game: 'damier',
    state: { position: 'B:W33,34,35,41,32:B18,K2,40', acts: ['18-22', '18-23'], last: '32x32(8,9,17,19,27,28)' },
  },
  small: {
    game: 'damier',
    side: 8,
    state: { position: 'W:W21-32,K18:B1-10,12,K15', acts: ['18-14', '18x11(15)', '22-17', '23-19', '24-20'] },
  },
};
