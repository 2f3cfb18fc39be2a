/** What a migration makes of the rows that are there (`migrations-with-rows/`). */
export interface Filled {
  /** Completes "keeps every row and …". */
  promise: string;
  /** Tables that get rows, and each `table.column` whose values come, change or go: nothing else may. */
  fills: string[];
  /** The rows that each query answers right after it. */
  asserted: { query: string; rows: unknown[][] }[];
}

/** By the name of the migration: those that are about products. */
export const filledProducts: Record<string, Filled> = {
  '0010_owner_products.sql': {
    promise: 'says which products need a title or a price of their owner',
    fills: ['title_confirmed', 'price_confirmed', 'needs_title', 'needs_price'].map((column) => `products.${column}`),
    asserted: [
      {
        query: `select right(shop_id::text, 2), video_id, needs_title, needs_price from products order by shop_id, video_id collate "C"`,
        rows: [
          ['a1', '7301000000000000001', false, false],
          ['a1', '7301000000000000002', true, true],
          ['a1', '7301000000000000003', false, true],
          ['a1', '7301000000000000004', true, false],
          ['a1', '7301000000000000005', false, false],
          ['a1', 'pabcdef012345', false, false],
          ['c3', 'pc30000000000', false, true],
          ['d4', '7301000000000000001', false, false],
          ['e5', '99999', false, false],
        ],
      },
      { query: 'select count(*) from products where title_confirmed or price_confirmed', rows: [[0]] },
    ],
  },
  '0023_cards_of_a_post.sql': {
    promise: 'makes each post the one card that it was, and says why a product is gone',
    fills: ['post_id', 'caption_place', 'split_off', 'one_card', 'gone_reason'].map((column) => `products.${column}`),
    asserted: [
      {
        query: `select right(shop_id::text, 2), video_id, post_id, caption_place, one_card, gone_reason
          from products order by shop_id, video_id collate "C"`,
        rows: [
          ['a1', '7301000000000000001', '7301000000000000001', 1, true, null],
          ['a1', '7301000000000000002', '7301000000000000002', 1, true, null],
          ['a1', '7301000000000000003', '7301000000000000003', 1, true, null],
          ['a1', '7301000000000000004', '7301000000000000004', 1, true, 'post'],
          ['a1', '7301000000000000005', '7301000000000000005', 1, true, 'post'],
          ['a1', 'pabcdef012345', null, null, false, null],
          ['c3', 'pc30000000000', null, null, false, null],
          ['d4', '7301000000000000001', '7301000000000000001', 1, true, null],
          ['e5', '99999', '99999', 1, true, null],
        ],
      },
      { query: 'select count(*) from products where split_off or joined_into is not null', rows: [[0]] },
    ],
  },
  '0024_questions_to_owners.sql': {
    promise: 'makes what its owner found right the owner’s own',
    fills: [
      'owner_title',
      'owner_price_set',
      'owner_price_ugx',
      'title_confirmed',
      'price_confirmed',
      'reading_verdicts',
    ].map((column) => `products.${column}`),
    asserted: [
      {
        query: `select video_id, owner_title, owner_price_set, owner_price_ugx from products
          where video_id in ('7301000000000000003', '7301000000000000004') order by video_id`,
        rows: [
          ['7301000000000000003', null, true, 100],
          ['7301000000000000004', 'Bag?', false, null],
        ],
      },
      {
        query:
          'select video_id, needs_title, needs_price from products where needs_title or needs_price order by video_id collate "C"',
        rows: [
          ['7301000000000000001-104', false, true],
          ['7301000000000000001-3', false, true],
          ['7301000000000000002', true, true],
          ['pc30000000000', false, true],
        ],
      },
      { query: `select count(*) from products where reading_verdicts <> '{}'`, rows: [[0]] },
    ],
  },
  '0028_lean_pictures.sql': {
    promise: 'names each picture of a product once, in its order',
    fills: ['products.thumbnails'],
    asserted: [
      {
        query: `select right(shop_id::text, 2), video_id, thumbnails::text from products where thumbnails <> '[]'`,
        rows: [
          [
            'd4',
            '7301000000000000001',
            '[{"key": "00112233445566778899aabbccddeeff", "avif": true, "width": 1080, "height": 1440, "thumbhash": "AAEC", "placeholder": "#abc"}, {"key": "ffeeddccbbaa99887766554433221100", "avif": false, "width": 1, "height": 1, "thumbhash": "", "placeholder": ""}]',
          ],
        ],
      },
    ],
  },
};
