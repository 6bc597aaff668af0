/** The board of a game, and what it shows besides the men: one face for all boards. */
import { DOMINOS } from './dominos.ts';
import type { GameBoard } from './face.ts';
import { DAMES, ECHECS } from './grid.ts';
import { TABLES } from './tables.ts';

export { NO_BOARD, type Face, type GameBoard, type Part, type Position, type Showing, type Shown } from './face.ts';

const BOARDS: Readonly<Record<string, GameBoard>> = { ...TABLES, dames: DAMES, echecs: ECHECS, dominos: DOMINOS };

export const boardOf = (game: string): GameBoard | undefined => BOARDS[game];
