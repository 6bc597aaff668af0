/** What the server tells of a position and of what may be done there. */
export type {
  Act,
  Choices,
  Counter,
  Done,
  DominoBoard,
  GridBoard,
  Hand,
  Pieces,
  Said,
  Step,
  TablesBoard,
  Try,
} from '@academie/protocol/wire';
