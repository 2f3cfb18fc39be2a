/**
 * What a product word tells about its sizes: `feet` and `body` are worn, `baby` may be sized in months, `bed` in
 * formats such as 5x6, `none` has no sizes a shop would list.
 */
export type Fit = 'feet' | 'body' | 'baby' | 'bed' | 'none';

/** Product words of one kind of goods. `words` is a comma list of singular forms; plurals are made from them. */
export interface WordGroup {
  /** Lower-case tags, most telling first. */
  tags: string[];
  fit: Fit;
  words: string;
  /**
   * Product words that are everyday words too (`watch`, `top`, `book`): they need support by a price or a neighbour.
   */
  weak?: string;
  /** Brands and model lines that imply this kind of goods. */
  brands?: string;
}
