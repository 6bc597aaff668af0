/** A game of the trictrac board that is played by men alone: what is its own, and the board made of it. */
import { TheBoard, USUAL, type Board, type BoardOptions, type Game } from '../core/board.ts';
import type { Place, Plan } from '../core/gestures.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import type { Roads } from '../core/roads.ts';
import { diceOf, leftMarks, spoken, type TablesState, type Thrown } from './scene.ts';
import type { Setting } from './setting.ts';
import { tablesSkin, type TablesSkin } from './skin.ts';

export interface TablesOptions extends BoardOptions {
  /** How many holes the rule set plays for. */
  readonly goal: number;
}

/** The acts of a position as gestures. */
export interface Reading {
  readonly seat: Seat;
  readonly plans: readonly Plan[];
  readonly roads?: Roads;
}

/** What is a game's own; `Position` is one as it reads it. */
export interface TablesGame<Position extends Thrown> {
  readonly setting: Setting;
  read(line: string): Position;
  standing(position: Position, goal: number): readonly Standing[];
  gestures(acts: readonly string[], position: Position): Reading;
  /** The acts that are no gesture. */
  words(acts: readonly string[]): readonly string[];
  /** Where the men of an act came from. */
  left(act: string, seat: Seat): readonly Place[];
  /** What lies on the board besides. */
  besides?(position: Position, skin: TablesSkin): readonly SVGElement[];
}

export type TablesBoard = Board<TablesState, TablesOptions>;

export function createBoard<Position extends Thrown>(
  element: HTMLElement,
  game: TablesGame<Position>,
  options: Partial<TablesOptions>,
): TablesBoard {
  return new TheBoard(element, shownAs(game), { ...USUAL, goal: 1, ...options });
}

function shownAs<Position extends Thrown>(game: TablesGame<Position>): Game<TablesState, TablesOptions, TablesSkin> {
  return {
    title: game.setting.title,
    skin: ({ orientation }) => tablesSkin(orientation === 'black', false, game.setting),
    read: ({ position: line, acts, last }, skin, options, before) => {
      const position = game.read(line);
      return {
        standing: game.standing(position, options.goal),
        ...game.gestures(acts, position),
        under: last === undefined ? [] : leftMarks(game.left(last.act, last.seat), skin),
        over: [
          ...diceOf(position, before && game.read(before.position), skin, options),
          ...(game.besides?.(position, skin) ?? []),
        ],
        spoken: spoken(position, options.language),
      };
    },
    tell: (act) => act,
  };
}
