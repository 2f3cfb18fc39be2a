import { randomUUID } from 'node:crypto';
import type { Timeline } from '@app/contracts/admin/support/timeline.schemas';
import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSupporter, type Supporter } from '#server/admin/users/user-actions.testing.ts';
import { recordRun } from '#server/ingestion/ingestion.queries.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { loseAnswers } from '#server/test/lost-answers.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let support: Supporter;

beforeAll(async () => {
  service = await openTestService();
  support = await aSupporter(service);
});
afterAll(() => service.close());

const detailOf = async (userId: string) =>
  (await support.call<AdminUserDetail>('GET', `/users/${userId}`)).body.data.timeline;
const pageOf = async (userId: string, query: Record<string, string>) =>
  (await support.call<Timeline>('GET', `/users/${userId}/timeline?${new URLSearchParams(query)}`)).body.data;
const note = (userId: string, text: string, key: string = randomUUID()) =>
  support.call<AdminUserDetail>('POST', `/users/${userId}/notes`, { text }, { 'idempotency-key': key });

async function anImport(
  userId: string,
  finishedAt: Date,
  run: { outcome?: 'success' | 'error'; reason?: string; created?: number },
) {
  const nothing = { source: 'embed', window: 0, found: 0, updated: 0, lastPostAt: null, stoppedReason: null };
  const ended = { outcome: 'success' as const, reason: null, created: 0, ...nothing, ...run };
  const times = { startedAt: finishedAt, finishedAt, nextImportAt: finishedAt };
  await inTransaction(service.db, 'an import', (trx) => recordRun(trx, userId, { ...ended, ...times }));
}

test('the details tell what happened, newest first: sign-in, imports, payments, reports, notes and what we did', async () => {
  const { user } = await service.signUp('told.seller');
  const { db, clock } = service;
  const at = () => {
    clock.advance(1000);
    return clock.now();
  };
  await anImport(user.id, at(), { created: 2 });
  await db
    .insertInto('payment_ledger')
    .values({
      shop_id: user.id,
      payment_id: randomUUID(),
      entry: 'refused',
      provider: 'manual',
      reference: 'DK-TOLD22',
      amount_ugx: 10_000,
      actor: 'operator',
      reason: 'No money came.',
      recorded_at: at(),
    })
    .execute();
  await db
    .insertInto('reports')
    .values({ shop_id: user.id, report_id: randomUUID(), reason: 'scam', details: 'Never came', created_at: at() })
    .execute();
  at();
  await support.act(user.id, 'complimentary', { days: 3 });
  at();
  await note(user.id, 'Called on Monday');
  const { entries, next } = await detailOf(user.id);
  expect(entries.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    'note noted',
    'action user.plan_granted',
    'report scam',
    'payment refused',
    'import success',
    'sign_in signed_in',
  ]);
  expect(entries[0]).toMatchObject({ text: 'Called on Monday', adminName: support.username });
  expect(entries[2]).toMatchObject({ detail: 'new', text: 'Never came', count: 1 });
  expect(entries[3]).toMatchObject({ amountUgx: 10_000, reference: 'DK-TOLD22', text: 'No money came.' });
  expect(entries[4]).toMatchObject({ count: 2 });
  expect(next).toBeNull();
});

test('imports that bring nothing new are told once, until something changes', async () => {
  const { user } = await service.signUp('quiet.imports');
  const begin = service.clock.now().getTime();
  const runs: Parameters<typeof anImport>[2][] = [
    { created: 1 },
    {},
    {},
    { outcome: 'error', reason: 'blocked' },
    { outcome: 'error', reason: 'blocked' },
  ];
  for (const [n, run] of [...runs, {}, {}].entries()) await anImport(user.id, new Date(begin + n * 60_000), run);
  const { entries } = await pageOf(user.id, { kind: 'import' });
  expect(entries.map(({ what, count }) => [what, count])).toEqual([
    ['success', 0],
    ['error', 0],
    ['success', 1],
  ]);
});

test('older entries come page by page, none twice and none left out, also those of one moment', async () => {
  const { user } = await service.signUp('long.history');
  const ids = Array.from({ length: 75 }, () => randomUUID());
  await service.db
    .insertInto('seller_notes')
    .values(
      ids.map((noteId, n) => ({
        account_id: user.id,
        note_id: noteId,
        admin_id: support.adminId,
        text: `${n}`,
        // Three at a time.
        created_at: new Date(Date.UTC(2026, 9, 1, 0, 0, Math.floor(n / 3))),
      })),
    )
    .execute();
  // The database counts microseconds, and another three are within one millisecond.
  await sql`update seller_notes set created_at = created_at + right(text, 1)::int * interval '1 microsecond'
    where account_id = ${user.id} and length(text) = 2`.execute(service.db);
  const seen: string[] = [];
  let before: string | null = null;
  let pages = 0;
  do {
    const page: Timeline = await pageOf(user.id, { kind: 'note', ...(before !== null && { before }) });
    seen.push(...page.entries.map(({ entryId }) => entryId));
    before = page.next;
    pages += 1;
  } while (before !== null);
  expect(pages).toBe(3);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  const first = await detailOf(user.id);
  expect(first.entries).toHaveLength(10);
  expect((await pageOf(user.id, { before: first.next ?? '' })).entries[0]?.entryId).not.toBe(first.entries[9]?.entryId);
});

test('the history of no one is not found, nor that of a seller who is gone', async () => {
  const { user } = await service.signUp('gone.history');
  await service.db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  for (const userId of [user.id, randomUUID()])
    expect((await support.call('GET', `/users/${userId}/timeline`)).status).toBe(404);
});

test('another seller’s history, and a key that is not ours, are not told', async () => {
  const [mine, other] = [await service.signUp('mine.told'), await service.signUp('other.told')];
  await note(other.user.id, 'Not of this one');
  expect((await pageOf(mine.user.id, { kind: 'note' })).entries).toEqual([]);
  for (const before of ['x', Buffer.from('1.').toString('base64url'), Buffer.from("1.' or 1=1").toString('base64url')])
    expect((await support.call('GET', `/users/${mine.user.id}/timeline?before=${before}`)).status, before).toBe(400);
});

test('each look at older entries is on the audit log', async () => {
  const { user } = await service.signUp('looked.further');
  await pageOf(user.id, { kind: 'payment' });
  const rows = await service.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', user.id)
    .execute();
  expect(rows).toEqual([{ action: 'user.looked_at', details: { timeline: 'payment' } }]);
});

test('a note says who and when, is written once when its answer was lost, and the audit log says only that it was', async () => {
  const { user } = await service.signUp('noted.seller');
  const key = randomUUID();
  const text = ' Wants to pay\u202E by Friday\n\n\n\nCall 0772 123456 ';
  expect((await note(user.id, text, key)).status).toBe(200);
  expect((await note(user.id, text, key)).status).toBe(200);
  const { entries } = await pageOf(user.id, { kind: 'note' });
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ text: 'Wants to pay by Friday\n\nCall 0772 123456', adminName: support.username });
  const logged = (await support.audit()).filter((entry) => entry.subject_id === user.id);
  expect(logged).toEqual([
    { action: 'user.noted', subject_id: user.id, reason: null, details: { noteId: entries[0]?.entryId } },
  ]);
});

test('a note has words, 500 letters at most, and a seller that exists', async () => {
  const { user } = await service.signUp('wordless.note');
  for (const text of ['', ' \u200B\n ', 'x'.repeat(501)]) expect((await note(user.id, text)).status).toBe(400);
  expect((await note(user.id, 'x'.repeat(500))).status).toBe(200);
  expect((await note(randomUUID(), 'No one')).status).toBe(404);
});

test('a note whose process died before its answer was kept is there once, also when it is sent again minutes later', async () => {
  const { user } = await service.signUp('noted.late');
  const first = await note(user.id, 'Called back', 'one-note-of-support');
  await loseAnswers(service, 'seller_notes');
  expect((await note(user.id, 'Called back', 'one-note-of-support')).body).toEqual(first.body);
  expect((await pageOf(user.id, { kind: 'note' })).entries).toHaveLength(1);
});

test('notes go with the account', async () => {
  const { user } = await service.signUp('leaves.with.notes');
  await note(user.id, 'Says goodbye');
  await service.db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  const left = service.db.selectFrom('seller_notes').select('note_id').where('account_id', '=', user.id);
  expect(await left.execute()).toEqual([]);
});
