import { expect, test } from 'vitest';
import { damier } from '../src/damier/squares.ts';
import { readDames } from '../src/damier/dames.ts';
import { menOff, readTrictrac } from '../src/tables/trictracPosition.ts';

const LINE = '0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black dice=6-5 points=4-2 holes=3-1';

test('men, thrower, dice, points and holes are read', () => {
  const position = readTrictrac(`${LINE} bredouille=black`);
  expect(position.men[0].slice(0, 5)).toEqual([2, 1, 0, 2, 2]);
  expect(position.men[1][11]).toBe(2);
  expect(position.thrower).toBe(1);
  expect(position.dice).toEqual([6, 5]);
  expect(position.counters).toEqual([
    { points: 4, holes: 3, jetons: 1, behind: 0, pavillon: false },
    { points: 2, holes: 1, jetons: 2, behind: 0, pavillon: false },
  ]);
});

test('the letters of Lepeintre tell the same men', () => {
  const letters = 'A2,B,D2,E2,F,G2,H2,I,K2/X,V,U2,T,S2,R2,Q,P2,N,M2 black';
  expect(readTrictrac(letters).men).toEqual(readTrictrac(LINE).men);
});

test('men not named are borne off; a side may have none left', () => {
  expect(menOff(readTrictrac('20x2,22/- white'), 0)).toBe(12);
  expect(menOff(readTrictrac('20x2,22/- white'), 1)).toBe(15);
});

test('a table with hands shows what the hands have set', () => {
  const { counters } = readTrictrac('0x15/0x15 white moment=marking white:4*/3 black:6+2/12!');
  expect(counters).toEqual([
    { points: 4, holes: 3, jetons: 2, behind: 0, pavillon: false },
    { points: 6, holes: 12, jetons: 1, behind: 2, pavillon: true },
  ]);
});

test('what is no position is refused', () => {
  expect(() => readTrictrac('tenir')).toThrow('no position');
  expect(() => readTrictrac('0x15,Z/0x15')).toThrow('no stack');
  expect(() => readDames('0x15/0x15 white')).toThrow('no position');
  expect(() => readDames('W:Wx:B1')).toThrow('no piece');
});

test('FEN is read with kings and ranges, whatever follows it', () => {
  const { turn, pieces } = readDames('B:W31-33,K40:B1,K5 quiet=3 seen=W:W1:B2');
  expect(turn).toBe(1);
  expect(pieces.map(({ place, seat, kind }) => `${place}/${seat}/${kind}`)).toEqual([
    '31/0/man',
    '32/0/man',
    '33/0/man',
    '40/0/man:king',
    '1/1/man',
    '5/1/man:king',
  ]);
});

test('squares are counted as both treatises print them', () => {
  const hundred = damier(10);
  expect(hundred.places.length).toBe(50);
  expect(hundred.cell('1')).toEqual({ row: 0, column: 1 });
  expect(hundred.cell('6')).toEqual({ row: 1, column: 0 });
  expect(hundred.cell('46')).toEqual({ row: 9, column: 0 });
  expect(damier(8).cell('32')).toEqual({ row: 7, column: 6 });
  for (const place of hundred.places) expect(hundred.at(hundred.cell(place))).toBe(place);
  expect(hundred.at({ row: 0, column: 0 })).toBeNull();
  expect(hundred.at({ row: 10, column: 1 })).toBeNull();
});
