import type { Reconciliation, ReconciliationOverview } from '@app/contracts/admin/payments/reconciliation.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSupporter, type Supporter } from '#server/admin/users/user-actions.testing.ts';
import { openPayingService } from '#server/billing/mobile-money/paying-service.testing.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
let support: Supporter;
let colleague: Supporter;
let day: string;

beforeAll(async () => {
  paying = await openPayingService('relworx,mtn');
  day = dayInKampala(paying.service.clock.now());
});
beforeEach(async () => {
  await paying.service.db.deleteFrom('payment_reconciliations').execute();
  support = await aSupporter(paying.service);
  colleague = await aSupporter(paying.service);
});
afterAll(() => paying.close());

const path = '/payments/reconciliation';
/** Money of so many names that we did not ask for, in MTN's statement. */
async function compare(...named: string[]): Promise<Reconciliation> {
  const lines = named.map((name) => `${name},10000,success,${day} 12:00`);
  const statement = ['Reference,Amount,Status,Date', ...lines].join('\n');
  return (await support.call<Reconciliation>('POST', path, { provider: 'mtn', day, statement })).body.data;
}
const mark = (who: Supporter, key: string | undefined, isDone: boolean, note: string) =>
  who.call<Reconciliation>('POST', `${path}/mtn/${day}/differences/${key}`, { isDone, note });
const openDays = async () => (await support.call<ReconciliationOverview>('GET', path)).body.data.open;

test('a difference that is done says so to all, with note and name, and a colleague who does it again is refused', async () => {
  const { differences } = await compare('unknown-1', 'unknown-2');
  const marked = await mark(support, differences[0]?.key, true, 'Sent back, transaction 71990026060');
  expect(marked.body).toMatchObject({ message: 'Marked as done.', data: { differenceCount: 2 } });
  const again = await mark(colleague, differences[0]?.key, true, 'Sent back');
  expect(again.status).toBe(409);
  expect(again.body.message).toMatch(/has already done this: “Sent back, transaction 71990026060”$/);
  const read = (await colleague.call<Reconciliation>('GET', `${path}/mtn/${day}`)).body.data;
  expect(read.differences.map(({ done }) => done?.note ?? null)).toEqual(['Sent back, transaction 71990026060', null]);
  expect(await openDays()).toMatchObject([{ provider: 'mtn', day, differenceCount: 1 }]);
});

test('a day whose differences are all done is open no more, and one that is not done after all opens it again', async () => {
  const { differences } = await compare('unknown-1');
  await mark(support, differences[0]?.key, true, 'Recorded for its seller');
  expect(await openDays()).toEqual([]);
  const reopened = await mark(colleague, differences[0]?.key, false, 'It was another seller');
  expect(reopened.body.data.differences[0]?.done).toBeNull();
  expect(await openDays()).toMatchObject([{ day, differenceCount: 1 }]);
  expect((await mark(colleague, differences[0]?.key, false, 'Once more')).status).toBe(409);
});

test('what is done stays done when the day is compared again; the same money once more, and equal lines, are others', async () => {
  const { differences } = await compare('unknown-1', 'unknown-1');
  expect(new Set(differences.map(({ key }) => key)).size).toBe(2);
  await mark(support, differences[0]?.key, true, 'Sent back');
  const again = await compare('unknown-1', 'unknown-1', 'unknown-2');
  expect(again.differences.map(({ done }) => done?.note ?? null)).toEqual(['Sent back', null, null]);
  expect(await openDays()).toMatchObject([{ differenceCount: 2 }]);
});

test('what was marked stands in the audit log, without its note', async () => {
  const { differences } = await compare('unknown-1');
  await mark(support, differences[0]?.key, true, 'Sent back to 0772123456');
  await mark(support, differences[0]?.key, false, 'Not yet');
  const entries = await paying.service.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'details'])
    .where('admin_id', '=', support.adminId)
    .where('action', 'like', 'payments.difference%')
    .orderBy('sequence')
    .execute();
  const details = { provider: 'mtn', day, kind: 'theirs_only' };
  expect(entries).toEqual([
    { action: 'payments.difference_done', reason: null, details },
    { action: 'payments.difference_reopened', reason: null, details },
  ]);
  expect((await mark(support, 'gone', true, 'Sent back')).status).toBe(404);
});
