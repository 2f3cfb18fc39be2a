import { type Filled, filledProducts } from './filled-products.testing.ts';

const standing = '1970-01-01';

/** By the name of the migration; one that only makes tables and columns for later is not here. */
export const filledByMigrations: Record<string, Filled> = {
  ...filledProducts,
  '0002_billing.sql': {
    promise: 'brings a price and the length of a trial',
    fills: ['settings'],
    asserted: [
      {
        query: 'select key, value from settings order by key',
        rows: [
          ['price_ugx', 10000],
          ['trial_days', 7],
        ],
      },
    ],
  },
  '0013_suspensions_and_reports.sql': {
    promise: 'gives each sign-up that waits an id of its own',
    fills: ['phone_signups.signup_id'],
    asserted: [{ query: 'select count(distinct signup_id) from phone_signups', rows: [[4]] }],
  },
  '0014_tallies.sql': {
    promise: 'counts what has happened so far by the days of Kampala',
    fills: ['tallies'],
    asserted: [
      {
        query: 'select day::text, name, count from tallies order by day, name collate "C"',
        rows: [
          [standing, 'shops_with_products', 4],
          ['2024-03-01', 'signups', 1],
          ['2024-12-31', 'signups', 1],
          ['2025-01-01', 'chats', 3],
          ['2025-01-01', 'import_runs', 1],
          ['2025-01-01', 'products_imported', 1],
          ['2025-01-01', 'signups', 2],
          ['2025-01-01', 'views', 5_000_000_008],
          ['2025-01-02', 'chats', 2],
          ['2025-01-02', 'import_failed:blocked', 2],
          ['2025-01-02', 'import_failed:unknown', 2],
          ['2025-01-02', 'import_runs', 5],
          ['2025-01-02', 'products_imported', 2],
          ['2025-01-03', 'products_imported', 2],
          ['2025-01-03', 'revenue_ugx', 10_000],
          ['2025-01-04', 'revenue_ugx', -10_000],
          ['2025-01-04', 'views', 0],
          ['2025-01-06', 'revenue_ugx', 15_000],
          ['2025-01-07', 'revenue_ugx', 1_500_000_000_000],
          ['2025-01-08', 'revenue_ugx', 0],
          ['2025-01-20', 'revenue_ugx', 0],
          ['2025-07-01', 'products_imported', 2],
          ['2025-07-01', 'signups', 2],
        ],
      },
    ],
  },
  '0015_seller_directory.sql': {
    promise: 'lists and counts every seller and every sign-up that still waits',
    fills: ['seller_directory', 'tally_changes'],
    asserted: [
      {
        query: `select handle, status, (status_until at time zone 'UTC')::text, phone_number, search_text
          from seller_directory order by handle, status`,
        rows: [
          ['0772', 'expired', null, '+12025550123', ':0772+12025550123'],
          ['_.', 'expired', null, null, ':VX'],
          [
            'abcdefghij.klmnop_012345',
            'active',
            '2099-06-01 00:00:00',
            '+254722123456',
            ':abcdefghijXklmnopV012345+254722123456',
          ],
          [
            'amina.boutique_ug',
            'paid',
            '2099-05-01 00:00:00',
            '+256772123456',
            ':aminaXboutiqueVug+256/0772123456+256/0701000001',
          ],
          ['deo', 'trial', '2099-01-10 00:00:00', '+256393000004', ':deo+256/0393000004'],
          ['fatuma', 'paid', '2099-03-01 00:00:00', '+256780000006', ':fatuma+256/0780000006'],
          ['fatuma', 'pending', '2099-01-03 00:00:00', '+254701999003', ':fatuma+254701999003'],
          [
            'waits_for.code',
            'pending',
            '2099-01-02 20:59:59.999999',
            '+256701999002',
            ':waitsVforXcode+256/0701999002',
          ],
          ['x.', 'pending', '2099-01-02 21:00:00', '+254701999003', ':xX+254701999003'],
        ],
      },
      {
        query: `select count(*) from seller_directory d join accounts a on a.account_id = d.user_id
            join shops h on h.shop_id = d.user_id join subscriptions s on s.shop_id = d.user_id
          where (h.handle, a.created_at, s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, h.suspended_at, h.follower_count, h.is_verified)
            is not distinct from (d.handle, d.created_at, d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, d.suspended_at,
              d.follower_count, d.is_verified)`,
        rows: [[6]],
      },
      {
        query: `select count(*) from seller_directory d join phone_signups p on p.signup_id = d.user_id
          where (p.handle, p.requested_at, 0, false) is not distinct from (d.handle, d.created_at, d.follower_count, d.is_verified)
            and num_nonnulls(d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, d.suspended_at) = 0`,
        rows: [[3]],
      },
      {
        query: `select day::text, name, change from tally_changes where name like 'sellers%' order by day, name collate "C"`,
        rows: [
          [standing, 'sellers_active', 1],
          [standing, 'sellers_expired', 2],
          [standing, 'sellers_paid', 2],
          [standing, 'sellers_pending', 3],
          [standing, 'sellers_trial', 1],
          ['2024-03-01', 'sellers_created', 1],
          ['2024-12-31', 'sellers_created', 1],
          ['2025-01-01', 'sellers_created', 2],
          ['2025-07-01', 'sellers_created', 2],
        ],
      },
      {
        query: `select handle from seller_directory where search_text like '%0772%' order by handle`,
        rows: [['0772'], ['amina.boutique_ug']],
      },
    ],
  },
  '0016_audit_search.sql': {
    promise: 'finds reasons that were written before',
    fills: [],
    asserted: [
      { query: `select sequence from audit_log where reason ilike '%ILL%' order by sequence`, rows: [[2], [5]] },
      {
        query: String.raw`select sequence from audit_log where reason ilike '%100\% paid\_\\ ''"<b> 😀%'`,
        rows: [[3]],
      },
    ],
  },
  '0017_payment_search.sql': {
    promise: 'finds payments that were made before, by reference and by receipt',
    fills: [],
    asserted: [
      {
        query: 'select reference, payment_search_text(reference, receipt) from payments order by payment_id',
        rows: [
          ['DK-7F3K9Q', 'DK7F3K9Q/'],
          ['dk-m4 pq.x', 'DKM4PQ.X/'],
          ['DK-PENDNG', 'DKPENDNG/'],
          ['DK-FREE44', 'DKFREE44/'],
          [String.raw`%_\'"<b>`, String.raw`%_\'"<B>/`],
          ['DK-LAPSED', 'DKLAPSED/'],
          ['DK-RCPT33', 'DKRCPT33/MP250102.AB'],
          ['DK-RCPT34', 'DKRCPT34/MP250102.AB'],
        ],
      },
      {
        query: `select reference from payments where payment_search_text(reference, receipt) like '%250102.AB%' order by reference`,
        rows: [['DK-RCPT33'], ['DK-RCPT34']],
      },
      {
        query: `select reference from payments where payment_search_text(reference, receipt) like '%M4PQ%'`,
        rows: [['dk-m4 pq.x']],
      },
    ],
  },
  '0018_proven_accounts.sql': {
    promise: 'knows who proved a confirmed shop, where no other one was read from the same TikTok account',
    fills: ['accounts.proven_tiktok_id', 'products.from_former_holder'],
    asserted: [
      {
        query: 'select right(account_id::text, 2), proven_tiktok_id from accounts order by account_id',
        rows: [
          ['a1', '6801'],
          ['b2', null],
          ['c3', '6803'],
          ['d4', null],
          ['e5', '6805'],
          ['f6', '6806'],
        ],
      },
      { query: 'select count(*) from products where from_former_holder', rows: [[0]] },
      { query: 'select count(*) from shops where handle is null or detached_at is not null', rows: [[0]] },
    ],
  },
  '0022_calls_allowed.sql': {
    promise: 'lets nobody be called who has not said so',
    fills: ['accounts.calls_allowed'],
    asserted: [{ query: 'select count(*) from accounts where calls_allowed', rows: [[0]] }],
  },
  '0026_former_holders_payments.sql': {
    promise: 'tells the payments of before a take-over from the owner’s',
    fills: ['payments.from_former_holder'],
    asserted: [{ query: 'select reference from payments where from_former_holder', rows: [[String.raw`%_\'"<b>`]] }],
  },
  '0029_grace.sql': {
    promise: 'has the list look again at whose grace runs',
    fills: ['seller_directory.status_until'],
    asserted: [
      {
        query: `select right(user_id::text, 2), status, seller_status(trial_ends_at, subscription_ends_at, complimentary_ends_at, now())
          from seller_directory where status_until = '-infinity' and status = 'expired' order by 1`,
        // b2 was to be looked at again before, too.
        rows: [
          ['b2', 'expired', 'expired'],
          ['e5', 'expired', 'paid'],
        ],
      },
    ],
  },
  '0030_renewal_reminders.sql': {
    promise: 'reminds everybody who has not said no',
    fills: ['accounts.renewal_sms'],
    asserted: [{ query: 'select count(*) from accounts where not renewal_sms', rows: [[0]] }],
  },
  '0034_back_catalogues.sql': {
    promise: 'begins for everybody who has connected TikTok and lets us read the list',
    fills: ['back_catalogues'],
    asserted: [
      {
        query: 'select right(shop_id::text, 2), source, posts_read, due_at <= now() from back_catalogues',
        rows: [['a1', null, 0, true]],
      },
    ],
  },
  '0038_deleted_accounts.sql': {
    promise: 'knows of no trial that was had before',
    fills: ['subscriptions.had_trial_before'],
    asserted: [{ query: 'select count(*) from subscriptions where had_trial_before', rows: [[0]] }],
  },
  '0039_counted_reports.sql': {
    promise: 'lets each report stand for itself',
    fills: ['reports.report_count'],
    asserted: [{ query: 'select distinct report_count from reports', rows: [[1]] }],
  },
};
