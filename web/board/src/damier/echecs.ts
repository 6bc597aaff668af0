/** What stands on a chessboard. */
export const KINDS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Kind = (typeof KINDS)[number];

export const kindOf = (kind: unknown): Kind | undefined => KINDS.find((each) => each === kind);
