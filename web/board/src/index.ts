/** Boards for the games of the Académie. They draw positions and turn gestures into acts; the law is elsewhere. */
export { createActList, type ActList, type ActListOptions } from './core/actList.ts';
export type { Board, BoardOptions, Progress } from './core/board.ts';
export { spelled, type Try } from './core/tries.ts';
export type { Seat } from './core/pieces.ts';
export type { Language } from './core/words.ts';
export { createDamierBoard, damierWords, type DamierOptions, type DamierState } from './damier/board.ts';
export { chessWords, createChessBoard, type ChessState } from './damier/chess.ts';
export { readEchecs } from './damier/echecs.ts';
export { createDominoBoard, dominoWords, type DominoOptions, type DominoState } from './dominoes/board.ts';
export { othersOf, readDominos, scoreOf, sizeOf } from './dominoes/position.ts';
export type { Arrow, ArrowStyle } from './tables/arrows.ts';
export { courseOff, readCourse } from './tables/coursePosition.ts';
export type { TablesBoard, TablesOptions } from './tables/game.ts';
export { createTablesBoard, tablesWords, type CourseKey, type TablesKey } from './tables/games.ts';
export type { Note } from './tables/notes.ts';
export { heapsOf, readRabattues } from './tables/rabattues.ts';
export type { TablesState } from './tables/scene.ts';
export { atCoin, readTourneCase } from './tables/tourneCase.ts';
export {
  createTrictracBoard,
  trictracWords,
  type TrictracOptions,
  type TrictracState,
} from './tables/trictrac.ts';
export { KING, readDames } from './damier/dames.ts';
export type { Marked, SquareMark } from './damier/marks.ts';
export { readTrictrac } from './tables/trictracPosition.ts';
