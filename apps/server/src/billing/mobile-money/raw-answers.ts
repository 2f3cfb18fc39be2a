import { sql } from 'kysely';
import type { BillingContext } from '#server/billing/billing.context.ts';
import type { RawAnswer } from '#server/billing/providers/provider.ts';
import { maxKeptBytes } from '#server/billing/providers/provider-http.ts';
import { dayMs } from '#server/platform/clock.ts';
import { deleteInSteps } from '#server/platform/database/delete-in-steps.ts';
import type { Db } from '#server/platform/database/transaction.ts';

const keptMs = 30 * dayMs;

/** A provider's answer, or a callback. */
interface KeptAnswer extends Pick<RawAnswer, 'httpStatus' | 'body'> {
  paymentId: string;
  request: 'ask' | 'find' | 'callback';
}

/** Providers call back ten times at most; a caller who replays a callback fills no table. */
const maxCallbacksKept = 50;

/** Keeps an answer beside its payment. False when the payment is gone, or was called back about too often. */
export async function keepAnswer(
  { db, clock }: Pick<BillingContext, 'db' | 'clock'>,
  provider: string,
  { paymentId, request, httpStatus, body }: KeptAnswer,
): Promise<boolean> {
  const kept = Buffer.from(body.replaceAll('\0', ''))
    .subarray(0, maxKeptBytes)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
  const result =
    await sql`insert into payment_answers (shop_id, payment_id, provider, request, http_status, body, received_at)
    select shop_id, payment_id, ${provider}, ${request}, ${httpStatus}::int, ${kept}, ${clock.now().toISOString()}::timestamptz
    from payments p where payment_id = ${paymentId}::uuid and (${request} <> 'callback' or ${maxCallbacksKept}::int > (
      select count(*) from payment_answers a
      where a.shop_id = p.shop_id and a.payment_id = p.payment_id and a.request = 'callback'))`.execute(db);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** What an adapter hands its answers to. A failure to keep one is logged and stops no payment. */
export function recorder(context: Pick<BillingContext, 'db' | 'clock' | 'logger'>, provider: string) {
  return ({ paymentId, request, httpStatus, body }: RawAnswer): void => {
    if (paymentId === null || (request !== 'ask' && request !== 'find')) return;
    keepAnswer(context, provider, { paymentId, request, httpStatus, body }).catch((error: unknown) =>
      context.logger.error({ err: error, paymentId }, "a payment provider's answer was not kept"),
    );
  };
}

/** Deletes what is older than 30 days; for a job. */
export async function purgeAnswers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  await deleteInSteps(db, 'payment_answers', sql`received_at < ${before}::timestamptz`);
}
