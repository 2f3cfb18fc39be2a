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

/** Keeps an answer beside its payment; one about a payment that is gone is not kept. */
export async function keepAnswer(
  { db, clock }: { db: Db; clock: Clock },
  provider: string,
  { paymentId, request, httpStatus, body }: KeptAnswer,
): Promise<void> {
  const kept = Buffer.from(body.replaceAll('\0', ''))
    .subarray(0, maxBytes)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
  await sql`insert into payment_answers (shop_id, payment_id, provider, request, http_status, body, received_at)
    select shop_id, payment_id, ${provider}, ${request}, ${httpStatus}::int, ${kept}, ${clock.now().toISOString()}::timestamptz
    from payments where payment_id = ${paymentId}::uuid`.execute(db);
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
