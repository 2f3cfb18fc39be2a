import { randomUUID } from 'node:crypto';
import type { Report } from '@app/contracts/reports/reports.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, auditOf, type TestAdmin } from '#server/admin/admin.testing.ts';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

interface Page {
  reports: Report[];
  openCount: number;
  next: string | null;
}

let service: TestService;
let shop: TestShop;
let viewer: TestAdmin;
let support: TestAdmin;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  await service.db.deleteFrom('accounts').execute();
  shop = await aShop(service.db, { handle: 'nakato' });
  // Made again: an access token does not outlive a test that moves the clock.
  [viewer, support] = [await anAdmin(service, { role: 'viewer' }), await anAdmin(service, { role: 'support' })];
});

const list = (query = '', token = viewer.accessToken) => service.call<Page>('GET', `/admin/reports${query}`, { token });
const change = (reportId: string, body: unknown, token = support.accessToken) =>
  service.call<Report>('PATCH', `/admin/reports/${reportId}`, { token, body });

let minutes = 0;

/** A report a minute newer than the one before; answers its id. */
async function aReport(wanted: { state?: string; of?: TestShop; videoId?: string; details?: string } = {}) {
  minutes += 1;
  const reportId = randomUUID();
  const at = new Date(Date.UTC(2026, 9, 1) + minutes * 60_000);
  const isSettled = wanted.state === 'resolved' || wanted.state === 'dismissed';
  await service.db
    .insertInto('reports')
    .values({
      shop_id: (wanted.of ?? shop).shopId,
      report_id: reportId,
      video_id: wanted.videoId ?? null,
      reason: 'scam',
      details: wanted.details ?? null,
      state: wanted.state ?? 'new',
      created_at: at,
      changed_at: isSettled ? at : null,
    })
    .execute();
  return reportId;
}

const idsOf = (page: { body: { data: Page } }) => page.body.data.reports.map(({ reportId }) => reportId);

test('the queue shows what waits, oldest first, with shop, product and how much is said of the shop', async () => {
  const videoId = await aProduct(service.db, shop, { title: 'Blue dress' });
  const first = await aReport({ videoId, details: 'It never came' });
  const second = await aReport({ state: 'in_work' });
  await aReport({ state: 'resolved' });
  const gone = await aReport({ of: await aShop(service.db), videoId: '7300000000000000001' });
  const page = await list();
  expect(page.status).toBe(200);
  expect(idsOf(page)).toEqual([first, second, gone]);
  expect(page.body.data).toMatchObject({ openCount: 3, next: null });
  expect(page.body.data.reports[0]).toMatchObject({
    userId: shop.shopId,
    handle: 'nakato',
    videoId,
    productTitle: 'Blue dress',
    reason: 'scam',
    details: 'It never came',
    state: 'new',
    changedAt: null,
    openOfShop: 2,
    reportCount: 1,
    notes: [],
  });
  expect(page.body.data.reports[2]).toMatchObject({
    videoId: '7300000000000000001',
    productTitle: null,
    openOfShop: 1,
    reportCount: 1,
  });
});

test('settled ones come newest first, and one shop or one state can be asked for', async () => {
  const other = await aShop(service.db);
  const resolved = [await aReport({ state: 'resolved' }), await aReport({ state: 'resolved', of: other })];
  const dismissed = await aReport({ state: 'dismissed' });
  const [fresh, inWork] = [await aReport(), await aReport({ state: 'in_work', of: other })];
  expect(idsOf(await list('?state=resolved'))).toEqual(resolved.toReversed());
  expect(idsOf(await list(`?state=resolved&userId=${shop.shopId}`))).toEqual([resolved[0]]);
  expect(idsOf(await list('?state=dismissed'))).toEqual([dismissed]);
  expect(idsOf(await list('?state=new'))).toEqual([fresh]);
  expect(idsOf(await list('?state=in_work'))).toEqual([inWork]);
  const ofOther = await list(`?userId=${other.shopId}`);
  expect(idsOf(ofOther)).toEqual([inWork]);
  expect(ofOther.body.data.openCount).toBe(2);
});

test.each(['open', 'resolved'])(
  'page by page every report of state %s comes once, also those of one moment',
  async (state) => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push(await aReport({ state: state === 'open' ? 'new' : state }));
    const at = new Date('2026-10-05T10:00:00Z');
    await service.db
      .updateTable('reports')
      .set({ created_at: at, changed_at: at })
      .where('report_id', 'in', ids.slice(2, 6))
      .execute();
    const seen: string[] = [];
    let after = '';
    do {
      const page = await list(`?state=${state}&limit=2${after && `&after=${after}`}`);
      seen.push(...idsOf(page));
      after = page.body.data.next ?? '';
    } while (after !== '');
    expect(seen).toHaveLength(7);
    expect([...seen].sort()).toEqual([...ids].sort());
  },
);

test.each(['?state=old', '?limit=0', '?limit=101', '?userId=x', '?after=x', '?after=MS4y', '?page=2'])(
  'a query that means nothing is refused: %s',
  async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  },
);

test('support gives a report a state and a note; both stand on the report, and the audit log has the states only', async () => {
  const reportId = await aReport();
  const answer = await change(reportId, { state: 'in_work', note: ' Asked the seller.\u202e ' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        reportId,
        state: 'in_work',
        changedAt: service.clock.now().toISOString(),
        notes: [{ adminName: support.username, text: 'Asked the seller.' }],
      },
    },
  });
  expect((await list()).body.data.reports).toEqual([answer.body.data]);
  const entries = await auditOf(service.db, support.adminId);
  expect(entries).toMatchObject([
    { action: 'report.changed', subject_id: reportId, details: { from: 'new', to: 'in_work', noted: true } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Asked');
  expect(entries[0]?.address).toBe('127.0.0.1');
});

test('a settled report leaves the queue and can be taken up again', async () => {
  const reportId = await aReport();
  await change(reportId, { state: 'dismissed' });
  expect((await list()).body.data).toMatchObject({ reports: [], openCount: 0 });
  await change(reportId, { state: 'new' });
  expect(idsOf(await list())).toEqual([reportId]);
});

test('pressing twice changes once: the same state again leaves no trace', async () => {
  const reportId = await aReport();
  await change(reportId, { state: 'resolved' });
  service.clock.advance(60_000);
  const again = await change(reportId, { state: 'resolved' });
  expect(again.status).toBe(200);
  expect(Date.parse(again.body.data.changedAt ?? '')).toBe(service.clock.now().getTime() - 60_000);
  expect(await auditOf(service.db, support.adminId)).toHaveLength(1);
});

test('of two administrators at once the last one counts, and both are on record', async () => {
  const reportId = await aReport();
  const colleague = await anAdmin(service, { role: 'support' });
  await Promise.all([
    change(reportId, { state: 'resolved', note: 'Settled.' }),
    change(reportId, { state: 'dismissed', note: 'Nothing to it.' }, colleague.accessToken),
  ]);
  const chain = await service.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject_id', '=', reportId)
    .orderBy('sequence')
    .execute();
  const [first, second] = chain.map(({ details }) => details as { from: string; to: string });
  expect(chain).toHaveLength(2);
  expect(first?.from).toBe('new');
  expect(second?.from).toBe(first?.to);
  const [now] = (await list(`?state=${second?.to}`)).body.data.reports;
  expect(now?.notes.map(({ text }) => text).sort()).toEqual(['Nothing to it.', 'Settled.']);
});

test('a note of an administrator who is gone stays, without a name', async () => {
  const reportId = await aReport();
  await change(reportId, { note: 'Called the seller.' });
  await service.db.deleteFrom('admins').where('admin_id', '=', support.adminId).execute();
  expect((await list()).body.data.reports[0]?.notes).toMatchObject([{ adminName: null, text: 'Called the seller.' }]);
});

test.each([
  {},
  { note: '' },
  { note: ' \u200b ' },
  { note: 'x'.repeat(1001) },
  { state: 'open' },
  { state: 'new', reason: 'x' },
])('a change that says nothing is refused: %j', async (body) => {
  const reportId = await aReport();
  expect(await change(reportId, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(await auditOf(service.db, support.adminId)).toEqual([]);
});

test('a report that is not there, or went with its account, is not found', async () => {
  expect(await change(randomUUID(), { state: 'new' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const reportId = await aReport();
  await change(reportId, { note: 'Looks true.' });
  await service.db.deleteFrom('accounts').where('account_id', '=', shop.shopId).execute();
  expect(await change(reportId, { state: 'resolved' })).toMatchObject({ status: 404 });
  expect(await service.db.selectFrom('report_notes').selectAll().execute()).toEqual([]);
});

test('a viewer reads the queue and changes nothing; strangers and sellers read nothing', async () => {
  const reportId = await aReport();
  expect(await change(reportId, { state: 'resolved' }, viewer.accessToken)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  const seller = await service.signUp(`seller.${minutes}`);
  for (const token of ['', seller.accessToken]) {
    expect((await list('', token)).status).toBe(401);
    expect((await change(reportId, { state: 'resolved' }, token)).status).toBe(401);
  }
  expect((await list()).body.data.reports[0]?.state).toBe('new');
});

test('the queue walks its indexes, however many reports were settled', async () => {
  await sql`insert into reports (shop_id, report_id, reason, state, created_at, changed_at)
    select ${shop.shopId}, gen_random_uuid(), 'scam', case when n % 100 = 0 then 'new' else 'resolved' end,
      timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 20000) n`.execute(service.db);
  await sql`analyze reports`.execute(service.db);
  const planOf = async (order: string) => {
    const query = sql.raw(
      `explain (costs off) select r.report_id from reports r join shops s on s.shop_id = r.shop_id where ${order} limit 21`,
    );
    const { rows } = await sql<{ 'QUERY PLAN': string }>`${query}`.execute(service.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const open =
    await planOf(`r.state in ('new', 'in_work') and (r.created_at, r.report_id) > ('2026-01-05', gen_random_uuid())
    order by r.created_at, r.report_id`);
  const settled = await planOf(`r.state in ('resolved', 'dismissed') and r.state = 'resolved'
    order by r.changed_at desc, r.report_id desc`);
  expect(open).toContain('reports_open');
  expect(settled).toMatch(/Scan Backward using reports_settled/);
  for (const plan of [open, settled]) expect(plan).not.toMatch(/Seq Scan on reports|Sort/);
});
