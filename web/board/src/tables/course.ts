/** The running games on their board: toute-table and gammon, revertier, jacquet, garanguet, plein. */
import type { Seat } from '../core/pieces.ts';
import { paint, words as written } from '../core/svg.ts';
import { plus } from '../core/vec.ts';
import { isCourseAct, readCourseAct } from './courseActs.ts';
import { courseOff, readCourse, type CoursePosition } from './coursePosition.ts';
import { courseRoads } from './courseRoads.ts';
import { diceSpots } from './dice.ts';
import type { Reading, TablesGame } from './game.ts';
import { fichetsOn, menOn } from './scene.ts';
import type { Running } from './setting.ts';
import { FLECHES, flecheOf, HAND, handPlace, pointOf, SEATS } from './track.ts';

/** How far right of the last die it says how often the throw is played. */
const BESIDE_DICE = 44;

export function courseGame(setting: Running): TablesGame<CoursePosition> {
  const { ways, track } = setting;
  return {
    setting,
    read: (line) => readCourse(line, ways),
    standing: (position, goal) => [
      ...((position.goal ?? goal) > 1 ? fichetsOn(position.holes) : []),
      ...SEATS.flatMap((seat) => [
        ...menOn(position.men[seat], track(seat), seat, courseOff(position, seat)),
        ...menOn([position.hands[seat]], () => handPlace(seat), seat),
      ]),
    ],
    gestures: (acts, position) => gestures(acts, position, setting),
    words: (acts) => acts.filter((act) => !isCourseAct(act)),
    left: (act, seat) => (readCourseAct(act)?.men ?? []).map(([start = HAND]) => track(seat)(start)),
    besides: ({ dice, again }, { view }) => {
      const last = diceSpots(view, dice.length).at(-1);
      if (again === 0 || last === undefined) return [];
      return [written(plus(last, BESIDE_DICE, 0), `×${again + 1}`, { class: 'ac-tally', fill: paint('wood-mark') })];
    },
  };
}

function gestures(acts: readonly string[], position: CoursePosition, { ways, track }: Running): Reading {
  const { thrower: seat, men, hands } = position;
  const other: Seat = seat === 0 ? 1 : 0;
  const theirs = (point: number): number => men[other][pointOf(ways[other], flecheOf(ways[seat], point))] ?? 0;
  const free = Array.from({ length: FLECHES }, (_, point) => theirs(point) === 0);
  const roads = courseRoads(acts, {
    track: track(seat),
    men: [hands[seat], ...men[seat]],
    free: (point) => free[point] ?? false,
    sent: handPlace(other),
  });
  return { seat, plans: [], roads };
}
