/** What a migration makes of the rows that are there (`migrations-with-rows/`). */
export interface Filled {
  /** Completes "keeps every row and …". */
  promise: string;
  /** Tables that get rows, and each `table.column` whose values come, change or go: nothing else may. */
  fills: string[];
  /** The rows that each query answers right after it. */
  asserted: { query: string; rows: unknown[][] }[];
}

/** By the name of the migration; one that only makes tables and columns for later is not here. */
export const filledByMigrations: Record<string, Filled> = {
  '0001_baseline.sql': {
    promise: 'brings a price, the length of a trial, and the counter of shops with products',
    fills: ['settings', 'tallies'],
    asserted: [
      {
        query: 'select key, value from settings order by key',
        rows: [
          ['price_ugx', 10000],
          ['trial_days', 7],
        ],
      },
      { query: 'select name, day::text, count from tallies', rows: [['shops_with_products', '1970-01-01', 0]] },
    ],
  },
};
