import { shopUrl } from '@app/contracts/addresses/reserved-handles';
import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { findUser, type UserRow } from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { newestEntries, readTimelinePage } from '#server/admin/timeline/read-timeline.ts';
import { listShopPayments, planAt } from '#server/billing/billing.service.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { readTrust } from '#server/reviews/reviews.service.ts';

const signupLapsesAfterMs = dayMs;

/** One seller, or a phone sign-up that waits for its code. Throws `not_found`. */
export async function readUserDetail(context: AdminContext, userId: string): Promise<AdminUserDetail> {
  const { db } = context;
  const [now, origin] = [context.clock.now(), context.publicOrigin()];
  const detail = (await readSeller(db, userId, now, origin)) ?? (await readSignup(db, userId, now, origin));
  if (!detail) throw gone();
  return { ...detail, timeline: await readTimelinePage(db, userId, { limit: newestEntries }) };
}

const gone = () => new AppError('not_found', { message: 'This user no longer exists.' });

/** Throws `not_found`. */
export async function requireUser({ db, clock }: Pick<AdminContext, 'db' | 'clock'>, userId: string): Promise<void> {
  if (!(await findUser(db, userId)) && !(await findSignup(db, userId, clock.now()))) throw gone();
}

/** The answer of every action on a seller: what happened, and the seller after it. */
export async function answerWithSeller(context: AdminContext, userId: string, message: string) {
  return answer(message, await readUserDetail(context, userId));
}

type Facts = Omit<AdminUserDetail, 'timeline'>;

async function readSeller(db: Db, userId: string, now: Date, publicOrigin: string): Promise<Facts | null> {
  const user = await findUser(db, userId);
  if (!user) return null;
  const [facts, trust, payments, sessions] = await Promise.all([
    readFacts(db, userId),
    readTrust(db, userId),
    listShopPayments(db, userId, now),
    sellerSessions.list(db, userId, now),
  ]);
  const newUntil = user.contact_new_until;
  const plan = planAt(user, now);
  return {
    userId,
    handle: handleOf(user),
    displayName: user.display_name,
    isVerified: user.is_verified,
    subscriptionStatus: plan.status,
    phoneNumber: user.whatsapp_number ?? user.login_phone,
    shopLink: user.handle && shopUrl(publicOrigin, user.handle),
    handleCheck: user.handle_check as AdminUserDetail['handleCheck'],
    detachment: user.detached_at && { since: user.detached_at.toISOString() },
    followerCount: user.follower_count,
    trialEndDate: user.trial_ends_at.toISOString(),
    subscriptionEndDate: isoOf(user.subscription_ends_at),
    graceEndDate: isoOf(plan.graceEndsAt),
    createdAt: user.created_at.toISOString(),
    lastLoginAt: isoOf(facts.last_login_at),
    loginPhoneNumber: user.login_phone,
    confirmedAt: isoOf(user.confirmed_at),
    complimentaryEndDate: isoOf(user.complimentary_ends_at),
    contactNewUntil: newUntil && newUntil > now ? newUntil.toISOString() : null,
    deletionDueAt: isoOf(user.deletion_due_at),
    suspension: facts.suspended_at
      ? { since: facts.suspended_at.toISOString(), message: facts.suspended_message ?? '' }
      : null,
    productCount: Number(facts.product_count),
    sessionCount: sessions.length,
    openReportCount: Number(facts.open_report_count),
    trust,
    lastImport: facts.last_finished_at
      ? { finishedAt: isoOf(facts.last_finished_at), outcome: facts.last_outcome, reason: facts.last_reason }
      : null,
    payments,
  };
}

/** Products that are gone do not count. */
async function readFacts(db: Db, userId: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('shops as s', 's.shop_id', 'a.account_id')
    .leftJoin('import_states as i', 'i.shop_id', 'a.account_id')
    .select(['a.last_login_at', 's.suspended_at', 's.suspended_message'])
    .select(['i.last_finished_at', 'i.last_outcome', 'i.last_reason'])
    .select((eb) => [
      eb
        .selectFrom('products as p')
        .select(eb.fn.countAll().as('count'))
        .whereRef('p.shop_id', '=', 'a.account_id')
        .where('p.gone_at', 'is', null)
        .as('product_count'),
      eb
        .selectFrom('reports as r')
        .select(eb.fn.countAll().as('count'))
        .whereRef('r.shop_id', '=', 'a.account_id')
        .where('r.state', 'in', ['new', 'in_work'])
        .as('open_report_count'),
    ])
    .where('a.account_id', '=', userId)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
}

const findSignup = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('phone_signups')
    .selectAll()
    .where('signup_id', '=', userId)
    .where('requested_at', '>', new Date(now.getTime() - signupLapsesAfterMs))
    .executeTakeFirst();

async function readSignup(db: Db, userId: string, now: Date, publicOrigin: string): Promise<Facts | null> {
  const signup = await findSignup(db, userId, now);
  if (!signup) return null;
  return {
    userId: signup.signup_id,
    handle: signup.handle,
    displayName: null,
    isVerified: false,
    subscriptionStatus: 'pending',
    phoneNumber: signup.phone,
    shopLink: shopUrl(publicOrigin, signup.handle),
    followerCount: 0,
    trialEndDate: null,
    subscriptionEndDate: null,
    graceEndDate: null,
    createdAt: signup.requested_at.toISOString(),
    lastLoginAt: null,
    loginPhoneNumber: signup.phone,
    confirmedAt: null,
    complimentaryEndDate: null,
    contactNewUntil: null,
    deletionDueAt: null,
    trust: { orders: 0, browsers: 0, recent: 0, senders: 0, reviews: 0, counted: 0 },
    suspension: null,
    handleCheck: null,
    detachment: null,
    productCount: 0,
    sessionCount: 0,
    openReportCount: 0,
    lastImport: null,
    payments: [],
  };
}

/** The present handle, or the one that a detached account lost. */
const handleOf = (user: UserRow): string => user.handle ?? user.detached_handle ?? '';

export const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;
