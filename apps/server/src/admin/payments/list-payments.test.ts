import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSupporter } from '#server/admin/users/user-actions.testing.ts';
import { runPaymentCommand } from '#server/billing/payments/payment-command.ts';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

/** In each list; of the open ones a fifth is older than what the list shows. */
const payments = 260;
let service: TestService;
let supporter: Awaited<ReturnType<typeof aSupporter>>;

beforeAll(async () => {
  service = await openTestService();
  supporter = await aSupporter(service);
  const { shopId } = await aShop(service.db, { handle: 'pays.often' });
  // Two of each moment, so that the order needs the id, too; every tenth is older than what the open list shows.
  await sql`insert into payments (payment_id, shop_id, idempotency_key, provider, reference, amount_ugx, months, status, created_at, lapses_at, paid_at, period_starts_at, period_ends_at, receipt)
    select gen_random_uuid(), ${shopId}, 'k' || n, 'manual', 'DK-' || lpad(n::text, 6, '0'), 10000, 1, case when n % 2 = 0 then 'lapsed' else 'paid' end,
      at, at + interval '7 days', p, p, p, case when n % 2 = 1 then 'MP 25.' || n || ' ab' end
    from (select n, at, case when n % 2 = 1 then at end as p from (select n, ${service.clock.now().toISOString()}::timestamptz - n / 4 * interval '1 hour' - case when n % 10 = 0 then interval '40 days' else interval '0' end as at
      from generate_series(1, ${payments * 2}::int) n) q) r`.execute(service.db);
});
afterAll(() => service.close());

interface Page {
  payments: AdminPayment[];
  openCount: number;
  nextBefore: string | null;
}

async function pageOf(query: Record<string, string>): Promise<Page> {
  const answer = await supporter.call<Page>('GET', `/payments?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

test('the count of open ones is that of their list, whatever is asked for', async () => {
  const open = await allOf({ state: 'open' });
  const { payments, openCount } = await pageOf({ state: 'decided', limit: '1' });
  expect([payments.length, openCount]).toEqual([1, open.length]);
});

async function allOf(query: Record<string, string>): Promise<AdminPayment[]> {
  const seen: AdminPayment[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page = await pageOf({ ...query, ...(before && { before }) });
    expect(page.payments.length).toBeLessThanOrEqual(50);
    seen.push(...page.payments);
    before = page.nextBefore;
  }
  return seen;
}

const referencesOf = (found: AdminPayment[]) => found.map(({ reference }) => reference);

test('pages of either list follow each other without a gap or a repetition, newest first', async () => {
  const open = await allOf({});
  expect(new Set(referencesOf(open)).size).toBe(open.length);
  expect(open).toHaveLength(payments * 0.8);
  const decided = await allOf({ state: 'decided' });
  expect(new Set(referencesOf(decided)).size).toBe(payments);
  for (const list of [open, decided])
    expect(list.map(({ createdAt }) => createdAt)).toEqual(
      list
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
});

test('a payment is found by part of its reference as people type it, however old', async () => {
  const { payments: found } = await pageOf({ search: ' dk 0000-20 ' });
  expect(referencesOf(found)).toEqual(['DK-000020']);
  expect(referencesOf((await pageOf({ search: '000021' })).payments)).toEqual([]);
  expect(referencesOf((await pageOf({ state: 'decided', search: '000021' })).payments)).toEqual(['DK-000021']);
});

test('a receipt is found, too', async () => {
  expect(referencesOf((await pageOf({ state: 'decided', search: 'mp25.77ab' })).payments)).toEqual(['DK-000077']);
});

test('the signs of a pattern find only themselves, and no sign at all finds everything', async () => {
  for (const search of ['%', '_', 'DK\\', '\0%']) expect((await pageOf({ search })).payments).toEqual([]);
  expect((await pageOf({ search: ' - ' })).payments).toHaveLength(50);
});

test('a page after a payment that is gone is empty', async () => {
  expect(await pageOf({ before: 'DK-GONE' })).toMatchObject({ payments: [], nextBefore: null });
});

test('the operator’s command shows the newest 200 and says that there are more', async () => {
  const said = await runPaymentCommand(service.app.services.billing, { action: 'list' });
  const lines = said.split('\n');
  expect(lines).toHaveLength(201);
  expect(lines[0]).toMatch(/^DK-000002 .*@pays\.often/);
  expect(lines.at(-1)).toBe('These are the newest 200; /admin/payments shows all.');
});
