import { randomUUID } from 'node:crypto';
import type { AdminRole } from '@app/contracts/admin/session.schemas';
import { newPaymentReference } from '#server/billing/payments/payment-reference.ts';
import { withKeys } from '#server/billing/reconciliation/difference-marks.ts';
import { anOrder } from '#server/orders/orders.testing.ts';
import type { StockedSeller, ValidBody } from '#server/test/api-calls.testing.ts';
import type { TestService } from '#server/test/service.testing.ts';
import { adminPassword, anAdmin, type TestAdmin } from './admin.testing.ts';
import { secondFactorRequiredKey } from './administrators/second-factor-required.ts';

/** What an administrator's call can name. */
export interface AdminTargets {
  /** A seller; for the calls about a sign-up, one that waits for its code. */
  userId: string;
  /** Another administrator. */
  adminId: string;
  /** A second session of the caller. */
  sessionId: string;
  /** A payment that waits for a decision. */
  reference: string;
  reportId: string;
  /** An invitation that is open. */
  invitationId: string;
  /** A day of a provider that was compared. */
  provider: string;
  day: string;
  key: string;
  source: string;
}

const why = 'Asked for on the telephone';

/** Named in a body as well as in addresses. */
const [reportId, orderId] = [randomUUID(), randomUUID()];

/** Calls about a seller that need something done before. */
const before: Record<string, [path: string, body: Record<string, unknown>]> = {
  'POST /admin/users/{userId}/restoration': ['suspension', { reason: why, message: 'Please write to us.' }],
  'POST /admin/users/{userId}/complimentary/end': ['complimentary', { reason: why, days: 5 }],
};

/**
 * Everything new that calls can name, and the state in which this call does something; what a setting keeps from others
 * is reset.
 */
export async function newAdminTargets(
  service: TestService,
  seller: StockedSeller,
  { call, admin, keeper }: { call: string; admin: TestAdmin; keeper: TestAdmin },
): Promise<AdminTargets> {
  const { db, clock } = service;
  for (const table of ['rate_limits', 'code_numbers'] as const) await db.deleteFrom(table).execute();
  // Price and trial have always a value; the switches have none until they are first used.
  await db.deleteFrom('settings').where('key', 'in', [secondFactorRequiredKey, 'sources_off']).execute();
  await db
    .updateTable('shops')
    .set({ suspended_at: null, suspended_message: null })
    .where('shop_id', '=', seller.user.id)
    .execute();
  await db
    .updateTable('subscriptions')
    .set({ complimentary_ends_at: null })
    .where('shop_id', '=', seller.user.id)
    .execute();
  await db.updateTable('import_states').set({ sync_requested_at: null }).execute();
  await db.deleteFrom('deleted_accounts').execute();
  const now = clock.now();
  await db
    .insertInto('deleted_accounts')
    .values({
      account_id: seller.user.id,
      handle_hash: Buffer.from('of another handle'),
      deleted_at: now,
      suspended_at: now,
      suspended_message: 'Please write to us.',
    })
    .execute();
  const sessionId = randomUUID();
  const session = { session_id: sessionId, account_id: admin.adminId, created_at: now, last_used_at: now };
  await db.insertInto('admin_sessions').values(session).execute();
  const other = await anAdmin(service, { role: 'support' });
  const reference = await aPayment(service, seller);
  await db.deleteFrom('reports').where('report_id', '=', reportId).execute();
  await db
    .insertInto('reports')
    .values({
      shop_id: seller.user.id,
      report_id: reportId,
      video_id: seller.productId,
      reason: 'scam',
      created_at: now,
    })
    .execute();
  await db.deleteFrom('orders').where('order_id', '=', orderId).execute();
  await anOrder(db, { shopId: seller.user.id }, { videoId: seller.productId, at: now, orderId });
  const invitationId = await anInvitation(service, keeper);
  const [provider, day] = ['relworx', '2026-10-31'];
  const { result, key } = comparedDay(provider, day);
  const compared = { provider, day, compared_at: now, difference_count: 1, result };
  await db
    .insertInto('payment_reconciliations')
    .values(compared)
    .onConflict((one) => one.columns(['provider', 'day']).doUpdateSet(compared))
    .execute();
  const keep = async (path: string, body: object) => {
    const answer = await service.call('POST', `/admin/${path}`, { token: keeper.accessToken, body });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.text}`);
  };
  const [action, body] = before[call] ?? [];
  if (action) await keep(`users/${seller.user.id}/${action}`, body ?? {});
  if (call.endsWith('/taking-back')) await keep(`payments/${reference}/confirmation`, { reason: why });
  const userId = call.endsWith('/sign-up-code') ? await aWaitingSignUp(service) : seller.user.id;
  return {
    userId,
    adminId: other.adminId,
    sessionId,
    reference,
    reportId,
    invitationId,
    source: 'embed',
    provider,
    day,
    key,
  };
}

async function anInvitation({ db, clock }: TestService, { adminId }: TestAdmin): Promise<string> {
  const invitationId = randomUUID();
  const now = clock.now();
  await db
    .insertInto('admin_invitations')
    .values({
      invitation_id: invitationId,
      token_hash: Buffer.from(invitationId),
      username: `${invitationId}@duka.example`,
      role: 'viewer',
      invited_by: adminId,
      created_at: now,
      expires_at: new Date(now.getTime() + 24 * 3600_000),
    })
    .execute();
  return invitationId;
}

function comparedDay(provider: string, day: string): { result: string; key: string } {
  const none = { count: 0, amount: 0 };
  const line = { named: 'unknown here', transactionId: null, state: 'paid', amount: 10_000, currency: 'UGX' } as const;
  const differences = withKeys([
    { kind: 'theirs_only', ours: null, theirs: [{ ...line, at: '2026-10-31T09:00:00.000Z' }] },
  ]);
  const found = { provider, day, source: 'list', ours: none, theirs: none, differences, differenceCount: 1 };
  return { result: JSON.stringify(found), key: differences[0]?.key ?? '' };
}

async function aPayment({ db, clock }: TestService, { user }: StockedSeller): Promise<string> {
  const paymentId = randomUUID();
  const reference = newPaymentReference();
  const now = clock.now();
  // One waits at a time.
  await db.deleteFrom('payments').where('status', '=', 'pending').execute();
  await db
    .insertInto('payments')
    .values({
      shop_id: user.id,
      payment_id: paymentId,
      idempotency_key: paymentId,
      provider: 'manual',
      status: 'pending',
      amount_ugx: 10_000,
      months: 1,
      reference,
      created_at: now,
      lapses_at: new Date(now.getTime() + 24 * 3600_000),
    })
    .execute();
  return reference;
}

async function aWaitingSignUp({ db, clock }: TestService): Promise<string> {
  const signUpId = randomUUID();
  const profile = { displayName: null, photoUrl: null, followerCount: 0, isVerified: false, tiktokUserId: null };
  await db
    .insertInto('phone_signups')
    .values({
      phone: `+25677${String(parseInt(signUpId.slice(0, 6), 16) % 10_000_000).padStart(7, '0')}`,
      handle: `w${signUpId.slice(0, 12).replace('-', '')}`,
      profile: JSON.stringify(profile),
      requested_at: clock.now(),
      signup_id: signUpId,
    })
    .execute();
  return signUpId;
}

/** A body for each call that takes one, good enough that only the caller decides. Codes are wrong ones. */
export function validAdminBodies(admin: TestAdmin): Record<string, ValidBody> {
  const code = '123456';
  const reason = why;
  const bodies: Record<string, unknown> = {
    'POST /admin/login': { username: admin.username, password: adminPassword },
    'POST /admin/me/password': { currentPassword: adminPassword, newPassword: adminPassword },
    'POST /admin/me/sessions/{sessionId}/end': { password: adminPassword },
    'POST /admin/me/sessions/end-others': { password: adminPassword },
    'POST /admin/me/second-factor': { password: adminPassword },
    'POST /admin/me/second-factor/confirm': { code },
    'POST /admin/me/second-factor/removal': { password: adminPassword, code },
    'PATCH /admin/admins/{adminId}': { role: 'viewer', reason },
    'POST /admin/admins/{adminId}/sessions/end': { reason },
    'POST /admin/admins/{adminId}/second-factor/removal': { reason },
    'PATCH /admin/settings': { trialDays: 8, reason },
    'PUT /admin/settings/sources/{source}': { enabled: false, reason },
    'PATCH /admin/reports/{reportId}': { state: 'in_work', note: 'Looked at the pictures' },
    'PUT /admin/reports/{reportId}/product': { hidden: true, reason },
    'PUT /admin/reports/{reportId}/review': { hidden: true, reason },
    'POST /admin/users/{userId}/notes': { text: 'Called on Monday' },
    'POST /admin/users/{userId}/reports/resolution': {
      reportIds: [reportId],
      note: 'Looked at the pictures',
    },
    'POST /admin/users/{userId}/orders/removal': { orderIds: [orderId], reason },
    'POST /admin/invitations': {
      username: `${randomUUID()}@duka.example`,
      role: 'viewer',
      password: adminPassword,
    },
    'POST /admin/invitation': { token: 'unknown' },
    'POST /admin/invitation/acceptance': {
      token: 'unknown',
      password: adminPassword,
      sealedSecret: 'unknown',
      code,
    },
    'POST /admin/deleted-suspensions/{userId}/lifting': { reason },
    'POST /admin/users/{userId}/suspension': { reason, message: 'Please write to us.' },
    'POST /admin/users/{userId}/restoration': { reason },
    'POST /admin/users/{userId}/complimentary': { reason, days: 7 },
    'POST /admin/users/{userId}/complimentary/end': { reason },
    'POST /admin/users/{userId}/import': { reason },
    'POST /admin/users/{userId}/recovery': { reason },
    'POST /admin/users/{userId}/sessions/end': { reason },
    'POST /admin/users/{userId}/sign-up-code': { reason },
    'PUT /admin/users/{userId}/number': { reason, phoneNumber: '+256772765432' },
    'POST /admin/users/{userId}/payments': {
      reason,
      amountUgx: 10_000,
      months: 1,
      receipt: `R${randomUUID().slice(0, 8)}`,
    },
    'POST /admin/payments/{reference}/confirmation': { reason },
    'POST /admin/payments/{reference}/refusal': { reason, shown: 'No money came.' },
    'POST /admin/payments/{reference}/taking-back': { reason },
    'POST /admin/payments/reconciliation/{provider}/{day}/differences/{key}': { isDone: true, note: 'Sent back' },
    'POST /admin/payments/reconciliation': {
      provider: 'mtn',
      day: '2026-11-01',
      statement: 'Reference,Amount,Date\nDK-7F3K9Q,10000,2026-11-01',
    },
  };
  return Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, { body }]));
}

export const roles: AdminRole[] = ['viewer', 'support', 'owner'];
