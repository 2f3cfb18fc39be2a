/** A stretch of a text, or words that are put beside it. */
export type Piece = string | { from: number; to: number };

/** The pieces as one text. */
export const joined = (text: string, pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : text.slice(piece.from, piece.to))).join('');
