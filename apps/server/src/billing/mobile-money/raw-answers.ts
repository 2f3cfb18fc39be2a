import { sql } from 'kysely';
import type { RawAnswer } from '#server/billing/providers/provider.ts';
import type { Clock } from '#server/platform/clock.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';

const keptMs = 30 * dayMs;
const maxBytes = 4096;
const rowsPerBatch = 1000;

/** What is kept of an answer: a provider's, or a callback of its. */
interface KeptAnswer extends Pick<RawAnswer, 'httpStatus' | 'body'> {
  paymentId: string;
  request: 'ask' | 'find' | 'callback';
}

/** Providers call back ten times at most; whoever replays a callback fills no table. */
const callbacksKept = 50;

/**
 * Keeps an answer beside its payment. False when it is not kept: its payment is gone, or has been called back about more
 * often than any provider does.
 */
export async function keepAnswer(
  { db, clock }: { db: Db; clock: Clock },
  provider: string,
  { paymentId, request, httpStatus, body }: KeptAnswer,
): Promise<boolean> {
  const kept = Buffer.from(body.replaceAll('\0', ''))
    .subarray(0, maxBytes)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
  const result =
    await sql`insert into payment_answers (shop_id, payment_id, provider, request, http_status, body, received_at)
    select shop_id, payment_id, ${provider}, ${request}, ${httpStatus}::int, ${kept}, ${clock.now().toISOString()}::timestamptz
    from payments p where payment_id = ${paymentId}::uuid and (${request} <> 'callback' or ${callbacksKept}::int > (
      select count(*) from payment_answers a
      where a.shop_id = p.shop_id and a.payment_id = p.payment_id and a.request = 'callback'))`.execute(db);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** What an adapter hands its answers to. Keeping one must never stand in a payment's way. */
export function recorder(
  context: { db: Db; clock: Clock; logger: Logger },
  provider: string,
): (answer: RawAnswer) => void {
  return ({ paymentId, request, httpStatus, body }) => {
    if (paymentId === null || (request !== 'ask' && request !== 'find')) return;
    keepAnswer(context, provider, { paymentId, request, httpStatus, body }).catch((error: unknown) =>
      context.logger.error({ err: error, paymentId }, "a payment provider's answer was not kept"),
    );
  };
}

/** Deletes what is older than 30 days; for a job. */
export async function purgeAnswers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  for (;;) {
    const result = await sql`delete from payment_answers where ctid = any(array(
      select ctid from payment_answers where received_at < ${before}::timestamptz limit ${rowsPerBatch}))`.execute(db);
    if (Number(result.numAffectedRows ?? 0) < rowsPerBatch) return;
  }
}
