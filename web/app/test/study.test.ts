import { describe, expect, test } from 'vitest';
import { actsTo, back, current, departure, dropped, end, forward, goTo, played, runs, studyOf, treeOf, type Study } from '../src/game/study.ts';
import type { PlaceTold } from '../src/net/types.ts';

const place = (act: string | null): PlaceTold => ({ act, seat: 0, position: act ?? 'start', actor: 0, events: [], board: { kind: 'plain' } });
const game = studyOf([null, 'a', 'b', 'c'].map(place));
const acts = (study: Study): readonly string[] => actsTo(study, study.at);
const listed = (study: Study): string[] => runs(study).map(({ depth, nodes }) => `${'>'.repeat(depth)}${nodes.map((node) => node.place.act).join(' ')}`);

describe('stepping', () => {
  test('one goes forth and back and not beyond either end', () => {
    expect(acts(forward(game))).toEqual(['a']);
    expect(acts(end(game))).toEqual(['a', 'b', 'c']);
    expect(forward(end(game))).toEqual(end(game));
    expect(back(game)).toEqual(game);
    expect(acts(back(end(game)))).toEqual(['a', 'b']);
  });
});

describe('trying something else', () => {
  const tried = played(played(goTo(game, 1), place('x')), place('y'));

  test('opens a variation and leaves the game as it was', () => {
    expect(acts(tried)).toEqual(['a', 'x', 'y']);
    expect(acts(end(goTo(tried, 0)))).toEqual(['a', 'b', 'c']);
    expect(departure(tried, tried.at).id).toBe(1);
  });

  test('what was played already is gone to, not added', () => {
    expect(played(goTo(tried, 1), place('x')).nodes).toHaveLength(tried.nodes.length);
    expect(current(played(goTo(game, 1), place('b'))).main).toBe(true);
  });

  test('at the end of the game it goes on', () => {
    expect(listed(played(end(game), place('d')))).toEqual(['a b c d']);
  });

  test('it can be dropped', () => {
    const without = dropped(tried);
    expect(listed(without)).toEqual(['a b c']);
    expect(without.at).toBe(1);
  });
});

describe('the list of plays', () => {
  test('a game alone is one run', () => {
    expect(listed(game)).toEqual(['a b c']);
  });

  test('a variation follows the play it is instead of', () => {
    const one = played(played(goTo(game, 1), place('x')), place('y'));
    expect(listed(one)).toEqual(['a b', '>x y', 'c']);
    const two = played(goTo(one, 1), place('z'));
    expect(listed(two)).toEqual(['a b', '>x y', '>z', 'c']);
  });

  test('variations of plays one after another, and variations in variations', () => {
    const first = played(game, place('w'));
    const second = played(goTo(first, 1), place('x'));
    expect(listed(second)).toEqual(['a', '>w', 'b', '>x', 'c']);
    const inner = played(goTo(played(second, place('y')), second.at), place('z'));
    expect(listed(inner)).toEqual(['a', '>w', 'b', '>x y', '>>z', 'c']);
  });
});

describe('the tree of a book', () => {
  const places = [
    { place: place(null), parent: null },
    { place: place('a'), parent: 0 },
    { place: place('b'), parent: 1 },
    { place: place('x'), parent: 0 },
    { place: place('y'), parent: 3 },
  ];
  const tree = treeOf(places);

  test('has the main line first and its variations where they leave', () => {
    expect(listed(tree)).toEqual(['a', '>x y', 'b']);
    expect(acts(end(tree))).toEqual(['a', 'b']);
  });

  test('what is tried is not of the book, and one finds back', () => {
    const tried = played(played(goTo(tree, 3), place('z')), place('w'));
    expect(current(tried).main).toBe(false);
    expect(departure(tried, tried.at).id).toBe(3);
    expect(current(played(goTo(tree, 0), place('x'))).main).toBe(true);
  });
});
