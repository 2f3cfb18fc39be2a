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
  '0002_search.sql': {
    promise: 'makes the terms that a search finds a product by',
    fills: ['products.search_terms'],
    asserted: [
      {
        query: "select search_terms::text from products where search_terms @@ $$'000000a1wax'$$::tsquery",
        rows: [
          [
            "'000000a1#1':1 '000000a1a':1B '000000a1b':1B '000000a1day':1C '000000a1dress':1A '000000a1kiteng':1A '000000a1m':1B '000000a1made':1C " +
              "'000000a1slim':1B '000000a1two':1C '000000a1wax':1A '000000a1~dls':1 '000000a1~ktng':1 '000000a1~slm':1",
          ],
        ],
      },
      {
        query:
          "select number from products where search_terms @@ $$'000000a1#5' | '000000e5#5' | '000000a1bag'$$::tsquery order by 1",
        rows: [[4], [5], [9]],
      },
      { query: "select number from products where search_terms @@ $$'000000a1~snkl'$$::tsquery", rows: [[3]] },
    ],
  },
  '0003_welcomed.sql': {
    promise: 'takes earlier owners as welcomed',
    fills: ['accounts.welcomed_at'],
    asserted: [
      { query: 'select count(*)::int from accounts where welcomed_at is distinct from created_at', rows: [[0]] },
    ],
  },
  '0004_support.sql': {
    promise:
      'takes what was hidden as hidden by its owner, and says which imports came out otherwise than the one before',
    fills: ['products.hidden_by_owner', 'import_runs.is_news'],
    asserted: [
      { query: 'select right(run_id::text, 1) from import_runs where not is_news', rows: [['3']] },
      { query: 'select count(*)::int from products where hidden <> hidden_by_owner', rows: [[0]] },
    ],
  },
  '0008_orders.sql': {
    promise: 'lets received orders count as sold',
    fills: ['shops.sales_at'],
    asserted: [{ query: "select count(*)::int from shops where sales_at <> 'received'", rows: [[0]] }],
  },
  '0010_terms.sql': {
    promise: 'takes no earlier order as one that offered payment on delivery',
    fills: ['orders.pay_on_delivery'],
    asserted: [{ query: 'select count(*)::int from orders where pay_on_delivery', rows: [[0]] }],
  },
  '0013_first_word.sql': {
    promise: 'takes the message of each earlier order as told',
    fills: ['orders.awaits_message'],
    asserted: [{ query: 'select count(*)::int from orders where awaits_message', rows: [[0]] }],
  },
  '0015_discounts.sql': {
    promise: 'counts the days of each price from now on',
    fills: ['products.price_since'],
    asserted: [
      { query: "select count(*)::int from products where price_since < now() - interval '1 hour'", rows: [[0]] },
    ],
  },
  '0016_kept_ratings.sql': {
    promise: 'keeps what the reviews of each shop come to, and counts them over all shops',
    fills: ['shops.reviews_count', 'shops.reviews_counted', 'tally_changes'],
    asserted: [
      {
        // What was said of a former holder.
        query: 'select distinct reviews_count from shops where shop_id in (select shop_id from reviews)',
        rows: [[0]],
      },
      {
        query: "select name, day::text, change::int from tally_changes where name like 'reviews%' order by name",
        rows: [
          ['reviews_answered', '2026-11-20', 1],
          ['reviews_hidden', '2026-11-20', 1],
          ['reviews_reported', '2025-10-01', 1],
          ['reviews_written', '2026-11-20', 2],
        ],
      },
    ],
  },
};
