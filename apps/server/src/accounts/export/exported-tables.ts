export interface ExportedTable {
  name: string;
  owner: 'account_id' | 'shop_id';
  /** Columns with types that order the account's rows without a tie, for the next batch. Empty: one row. */
  key: Readonly<Record<string, string>>;
  /** Secrets, what follows from other columns, and which of us did something. */
  leaveOut?: readonly string[];
  /** Of the rows `t` those that are the owner's, as SQL; without it all. */
  only?: string;
}

/** What a former holder of the shop paid, and by which wallet, is not its owner's to have. */
const begunByOwner = `not exists (select 1 from payments p
  where p.shop_id = t.shop_id and p.payment_id = t.payment_id and p.from_former_holder)`;

/** Everything that is stored about an account and is its owner's to have, in the order of the file. */
export const exportedTables: readonly ExportedTable[] = [
  { name: 'accounts', owner: 'account_id', key: {}, leaveOut: ['password_hash', 'bio_code'] },
  { name: 'account_events', owner: 'account_id', key: { event_id: 'uuid' } },
  { name: 'sessions', owner: 'account_id', key: { session_id: 'uuid' } },
  {
    name: 'tiktok_connections',
    owner: 'account_id',
    key: {},
    leaveOut: ['access_token', 'refresh_token', 'renewing_until'],
  },
  { name: 'subscriptions', owner: 'shop_id', key: {} },
  {
    name: 'payments',
    owner: 'shop_id',
    key: { payment_id: 'uuid' },
    leaveOut: ['idempotency_key'],
    only: 'not t.from_former_holder',
  },
  {
    name: 'payment_ledger',
    owner: 'shop_id',
    key: { payment_id: 'uuid', entry: 'text', recorded_at: 'timestamptz' },
    leaveOut: ['actor'],
    only: begunByOwner,
  },
  {
    name: 'mobile_payments',
    owner: 'shop_id',
    key: { payment_id: 'uuid' },
    leaveOut: ['next_check_at', 'trouble'],
    only: begunByOwner,
  },
  { name: 'payment_answers', owner: 'shop_id', key: { payment_id: 'uuid', answer_id: 'uuid' }, only: begunByOwner },
  { name: 'renewal_reminders', owner: 'shop_id', key: { period_ends_at: 'timestamptz', days_before: 'smallint' } },
  { name: 'shops', owner: 'shop_id', key: {} },
  { name: 'shop_facts', owner: 'shop_id', key: {} },
  { name: 'collections', owner: 'shop_id', key: { slug: 'text' } },
  { name: 'former_handles', owner: 'shop_id', key: { handle: 'text' } },
  { name: 'products', owner: 'shop_id', key: { video_id: 'text' } },
  { name: 'product_pictures', owner: 'shop_id', key: { video_id: 'text', position: 'smallint' } },
  { name: 'uploaded_photos', owner: 'shop_id', key: { photo_id: 'uuid' } },
  { name: 'sales', owner: 'shop_id', key: { sale_id: 'uuid' } },
  { name: 'back_asks', owner: 'shop_id', key: { video_id: 'text', size: 'text', day: 'date' } },
  {
    name: 'orders',
    owner: 'shop_id',
    key: { order_id: 'uuid' },
    // What buyers gave is theirs: it is shown while it is needed, and taken along nowhere.
    leaveOut: ['secret_hash', 'request_hash', 'customer', 'name_hashes', 'browser_hash', 'sender_hash'],
    only: `t.asked_at is not null and t.created_at > coalesce((select s.orders_from from shops s where s.shop_id = t.shop_id), '-infinity')`,
  },
  {
    name: 'reviews',
    owner: 'shop_id',
    key: { review_id: 'uuid' },
    // Whose order it was of, the seller reads nowhere; and what is not shown is not told.
    leaveOut: ['order_id', 'review_id', 'ordered_at', 'browser_hash', 'network_hash'],
    only: `t.hidden_at is null and t.deleted_at is null
      and t.ordered_at > coalesce((select s.orders_from from shops s where s.shop_id = t.shop_id), '-infinity')
      and 3 <= (select count(*) from reviews o where o.shop_id = t.shop_id and o.deleted_at is null
        and o.ordered_at > coalesce((select s.orders_from from shops s where s.shop_id = t.shop_id), '-infinity'))`,
  },
  { name: 'import_states', owner: 'shop_id', key: {} },
  { name: 'import_runs', owner: 'shop_id', key: { run_id: 'uuid' } },
  { name: 'apify_runs', owner: 'shop_id', key: { purchase_id: 'uuid' } },
  { name: 'back_catalogues', owner: 'shop_id', key: {}, leaveOut: ['last_page_ids', 'cursor'] },
  { name: 'seen_posts', owner: 'shop_id', key: { video_id: 'text' } },
  { name: 'daily_counts', owner: 'shop_id', key: { day: 'date', video_id: 'text', kind: 'text' } },
  { name: 'total_counts', owner: 'shop_id', key: { video_id: 'text', kind: 'text' } },
];

/** Named by an account or a shop and left out, with the reason; a test holds both lists against the database. */
export const notExported: Readonly<Record<string, string>> = {
  recent_visits: 'tells of visitors, not of the seller, as keyed hashes of a day',
  reports: 'said by buyers about the shop, and confidential',
  deleted_accounts: 'of accounts that are gone, as keyed hashes',
  seller_notes: 'written by administrators for one another',
  report_notes: 'written by administrators about what buyers said',
  tiktok_sign_ins: 'a sign-in under way, of ten minutes, and a secret',
  admin_sessions: "an administrator's, not a seller's",
};
