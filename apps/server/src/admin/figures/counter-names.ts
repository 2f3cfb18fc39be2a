/** The figures over all shops that triggers keep (migrations 0014 and 0015). Each is written by exactly one of them, and named nowhere else. */
export const tallyNames = {
  signups: 'signups',
  revenueUgx: 'revenue_ugx',
  productsImported: 'products_imported',
  importRuns: 'import_runs',
  views: 'views',
  chats: 'chats',
  shopsWithProducts: 'shops_with_products',
  sellersTrial: 'sellers_trial',
  sellersPaid: 'sellers_paid',
  sellersActive: 'sellers_active',
  sellersExpired: 'sellers_expired',
  sellersPending: 'sellers_pending',
  /** Of the sellers that are there, by the day of their sign-up. */
  sellersCreated: 'sellers_created',
} as const;
export type TallyName = (typeof tallyNames)[keyof typeof tallyNames];

/** Failed import runs have a name for each reason: this and the reason. */
export const importFailedPrefix = 'import_failed:';

/** The day of figures that have none: how many there are. */
export const standingDay = '1970-01-01';
