import type { AdminAttention } from '@app/contracts/admin/figures.schemas';
import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSupporter, type Supporter } from '#server/admin/users/user-actions.testing.ts';
import { countTroubled } from '#server/billing/mobile-money/mobile-payments.queries.ts';
import { runPaymentCommand } from '#server/billing/payments/payment-command.ts';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

const payments = 260;
let service: TestService;
let supporter: Supporter;
let viewer: Supporter;

beforeAll(async () => {
  service = await openTestService();
  supporter = await aSupporter(service);
  viewer = await aSupporter(service, 'viewer');
  const { shopId } = await aShop(service.db, { handle: 'pays.often', whatsappNumber: '+256772444555' });
  const other = await aShop(service.db, { handle: 'pays.once' });
  const now = service.clock.now().toISOString();
  // Two of each moment, so that the order needs the id, too. Of ten one waits by hand although its time is over.
  await sql`insert into payments (payment_id, shop_id, idempotency_key, provider, reference, amount_ugx, months, status, created_at, lapses_at, paid_at, period_starts_at, period_ends_at, receipt)
    select gen_random_uuid(), ${shopId}, 'k' || n, 'manual', 'DK-' || lpad(n::text, 6, '0'), case when n % 5 = 0 then 30000 else 10000 end, 1,
      case when n % 2 = 0 then 'lapsed' else 'paid' end, at, at + interval '1 hour', p, p, p, case when n % 2 = 1 then 'MP 25.' || n || ' ab' end
    from (select n, at, case when n % 2 = 1 then at end as p from (select n, ${now}::timestamptz - n / 2 * interval '1 hour' as at
      from generate_series(2, ${payments}::int + 1) n) q) r`.execute(service.db);
  const one = (reference: string, provider: string, status: string, hours: number) =>
    sql`insert into payments (payment_id, shop_id, idempotency_key, provider, reference, amount_ugx, months, status, created_at, lapses_at)
      values (gen_random_uuid(), ${other.shopId}, ${reference}, ${provider}, ${reference}, 10000, 1, ${status},
        ${now}::timestamptz - interval '40 days', ${now}::timestamptz + ${hours} * interval '1 hour')`.execute(
      service.db,
    );
  await one('DK-WAITSS', 'manual', 'pending', 1);
  await one('DK-STUCKK', 'mtn', 'unknown', -1);
  await sql`insert into mobile_payments (shop_id, payment_id, phone_number, network, asked_at, provider_reference, trouble)
    select shop_id, payment_id, '+256783000111', 'mtn', created_at, 'Prov-77', 'no_answer' from payments where reference = 'DK-STUCKK'`.execute(
    service.db,
  );
});
afterAll(() => service.close());

interface Page {
  payments: AdminPayment[];
  nextBefore: string | null;
}

async function pageOf(query: Record<string, string>, admin = supporter): Promise<Page> {
  const answer = await admin.call<Page>('GET', `/payments?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

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
const foundBy = async (search: string, admin = supporter) => referencesOf((await pageOf({ search }, admin)).payments);

test.each<Record<string, string>>([{}, { state: 'lapsed' }, { search: 'pays.o' }])(
  'pages of %j follow each other without a gap or a repetition, newest first',
  async (query) => {
    const all = await allOf(query);
    expect(new Set(referencesOf(all)).size).toBe(all.length);
    expect(all).toHaveLength('state' in query ? payments / 2 : payments + 2);
    const moments = all.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  },
);

test('only what an administrator has to decide is open: what waits by hand, and what its provider left in trouble', async () => {
  expect((await pageOf({ state: 'open' })).payments).toMatchObject([
    { reference: expect.stringMatching(/WAITSS|STUCKK/) },
    { reference: expect.stringMatching(/WAITSS|STUCKK/) },
  ]);
  expect((await pageOf({ state: 'stuck' })).payments).toMatchObject([
    { reference: 'DK-STUCKK', trouble: 'no_answer', handle: 'pays.once' },
  ]);
});

test('what is counted as work, listed to decide and marked in a line are the same payments', async () => {
  const counted = async () => {
    const { paymentsByHand, paymentsStuck } = (await supporter.call<AdminAttention>('GET', '/attention')).body.data;
    return { byHand: paymentsByHand, stuck: paymentsStuck };
  };
  const listed = async () => {
    const [byHand, stuck] = [await pageOf({ state: 'open', provider: 'manual' }), await pageOf({ state: 'stuck' })];
    return { byHand: byHand.payments.length, stuck: stuck.payments.length };
  };
  const marked = async () => {
    const all = (await allOf({})).filter(({ needsDecision }) => needsDecision);
    expect(referencesOf(all)).toEqual(referencesOf(await allOf({ state: 'open' })));
    return {
      byHand: all.filter(({ trouble }) => trouble === null).length,
      stuck: all.filter(({ trouble }) => trouble).length,
    };
  };
  const set = (change: object) =>
    service.db.updateTable('payments').set(change).where('reference', '=', 'DK-STUCKK').execute();
  const now = service.clock.now();
  for (const [status, trouble, stuck] of [
    ['unknown', 'no_answer', 1],
    ['refused', 'no_answer', 0],
    ['refused', 'refused_before', 1],
  ] as const) {
    await set({ status, ...(status === 'refused' && { refused_at: now, refused_reason: 'No.' }) });
    await service.db.updateTable('mobile_payments').set({ trouble }).execute();
    for (const look of [counted, listed, marked]) expect(await look()).toEqual({ byHand: 1, stuck });
    expect(await countTroubled(service.db)).toHaveLength(stuck);
  }
  await set({ status: 'unknown', refused_at: null, refused_reason: null });
  await service.db.updateTable('mobile_payments').set({ trouble: 'no_answer' }).execute();
});

test('a payment by hand whose seller named a transaction stays to be decided after its time', async () => {
  const change = (changed: object) =>
    service.db.updateTable('payments').set(changed).where('reference', '=', 'DK-WAITSS').execute();
  const byHand = async () => referencesOf((await pageOf({ state: 'open', provider: 'manual' })).payments);
  const lapsesAt = { lapses_at: new Date(service.clock.now().getTime() - 1000) };
  const given = { receipt: 'MP250601AB' };
  for (const [changed, found] of [
    [lapsesAt, []],
    [given, ['DK-WAITSS']],
    [{ status: 'lapsed' }, ['DK-WAITSS']],
    [{ receipt: null }, []],
  ] as const) {
    await change(changed);
    expect(await byHand()).toEqual(found);
  }
  await change({ status: 'pending', lapses_at: new Date(service.clock.now().getTime() + 3600_000) });
});

test('day, provider, amount and state are asked for together', async () => {
  const day = new Date(service.clock.now().getTime() + 3 * 3600_000 - 2 * 86_400_000).toISOString().slice(0, 10);
  const found = await allOf({ day, provider: 'manual', amountUgx: '30000', state: 'paid' });
  expect(found.length).toBeGreaterThan(2);
  for (const { amountUgx, status, createdAt } of found)
    expect([amountUgx, status, new Date(Date.parse(createdAt) + 3 * 3600_000).toISOString().slice(0, 10)]).toEqual([
      30_000,
      'paid',
      day,
    ]);
  expect(await allOf({ provider: 'airtel' })).toEqual([]);
});

test('what a search finds in all payments is listed page by page as well, of one state alone too', async () => {
  expect(await allOf({ search: 'DK-000' })).toHaveLength(payments);
  expect(await allOf({ search: 'DK-000', state: 'lapsed' })).toHaveLength(payments / 2);
  expect(referencesOf(await allOf({ search: 'STUCK', state: 'open' }))).toEqual(['DK-STUCKK']);
});

test.each(['day=2026-02-30', 'day=22/11/2026', 'day=', 'amountUgx=30,000', 'amountUgx=-1'])(
  'a day or an amount that is none is refused by its name: %s',
  async (query) => {
    const answer = await supporter.call('GET', `/payments?${query}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: [{ field: query.split('=')[0], message: expect.any(String) }] },
    });
  },
);

test('the time of a payment that waits is over by the clock, before a job writes it down', async () => {
  const change = (lapsesAt: Date) =>
    service.db.updateTable('payments').set({ lapses_at: lapsesAt }).where('reference', '=', 'DK-WAITSS').execute();
  const now = service.clock.now().getTime();
  await change(new Date(now - 1000));
  expect(referencesOf((await pageOf({ state: 'pending' })).payments)).toEqual([]);
  expect(referencesOf(await allOf({ state: 'lapsed' }))).toContain('DK-WAITSS');
  await change(new Date(now + 3600_000));
  expect(referencesOf((await pageOf({ state: 'pending' })).payments)).toEqual(['DK-WAITSS']);
});

test.each([
  ['part of its reference as people type it', ' dk 0000-20 ', 'DK-000020'],
  ['its receipt', 'mp25.77ab', 'DK-000077'],
  ['its provider’s reference', 'prov-77', 'DK-STUCKK'],
  ['the number of its wallet', '0783 000 111', 'DK-STUCKK'],
])('a payment of any state is found by %s', async (_, search, reference) => {
  expect(await foundBy(search)).toEqual([reference]);
});

test('a seller’s payments are found by handle, and by number as people write it', async () => {
  expect((await foundBy('@pays.once')).toSorted()).toEqual(['DK-STUCKK', 'DK-WAITSS']);
  expect(await foundBy('+256 (0)772 444 555')).toHaveLength(50);
});

test('the number of a wallet finds nothing for a viewer, who may not read it either', async () => {
  expect(await foundBy('0783000111', viewer)).toEqual([]);
  expect(await foundBy('DK-STUCKK', viewer)).toEqual(['DK-STUCKK']);
});

test('the signs of a pattern find only themselves, and no sign at all finds everything', async () => {
  for (const search of ['%', '_', '%%%', 'DK\\', '\0%']) expect(await foundBy(search)).toEqual([]);
  expect(await foundBy('  ')).toHaveLength(50);
});

test('a page after a payment that is gone is empty', async () => {
  expect(await pageOf({ before: 'DK-GONE' })).toMatchObject({ payments: [], nextBefore: null });
});

test('the operator’s command lists what waits by hand, however long ago it was started', async () => {
  const said = await runPaymentCommand(service.app.services.billing, { action: 'list' });
  expect(said.split('\n').at(-1)).toMatch(/^DK-WAITSS +waiting/);
  expect(said).not.toContain('DK-STUCKK');
});

test('the operator’s command shows the newest 200 and says that there are more', async () => {
  await service.db
    .updateTable('payments')
    .set({ status: 'lapsed', paid_at: null, period_starts_at: null, period_ends_at: null })
    .where('status', '=', 'paid')
    .execute();
  const said = await runPaymentCommand(service.app.services.billing, { action: 'list' });
  const lines = said.split('\n');
  expect(lines).toHaveLength(201);
  expect(lines[0]).toMatch(/^DK-00000[23] .*@pays\.often/);
  expect(lines.at(-1)).toBe('These are the newest 200; /admin/payments shows all.');
});
