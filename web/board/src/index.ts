/** Boards for the games of the Académie. They draw positions and turn gestures into acts; the law is elsewhere. */
export { THEMES, tokensOf, type Room, type Theme } from './core/tokens.ts';
export { createActList, type ActList, type ActListOptions } from './core/actList.ts';
export { reachable, spoken, stepsOf } from './core/acts.ts';
export type { Board, BoardOptions, Progress } from './core/board.ts';
export type { Seat } from './core/pieces.ts';
export type { Language } from './core/words.ts';
export { createDamierBoard, type DamierOptions, type GridState } from './damier/board.ts';
export { createChessBoard } from './damier/chess.ts';
export { KING } from './damier/dames.ts';
export type { Marked, SquareMark } from './damier/marks.ts';
export { createDominoBoard, type DominoOptions, type DominoState } from './dominoes/board.ts';
export { othersOf, scoreOf, sizeOf } from './dominoes/position.ts';
export type { Arrow, ArrowStyle } from './tables/arrows.ts';
export { createTablesBoard, type TablesOptions, type TablesState } from './tables/board.ts';
export { flecheSpoken, placeTold, rimName, stepsTold, type Rim } from './tables/names.ts';
export type { Note } from './tables/notes.ts';
export type { TablesKey } from './tables/setting.ts';
