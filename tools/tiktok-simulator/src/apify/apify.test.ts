import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '#simulator/server.ts';

let tiktok: Simulator;
beforeAll(async () => {
  tiktok = await startSimulator({ empty: true });
});
afterAll(() => tiktok.close());
beforeEach(() => {
  tiktok.control.reset();
  tiktok.control.addSeller({ handle: 'my.duka', nickname: 'My Duka', bio: 'Shoes' });
});

type Run = { id: string; status: string; defaultDatasetId: string; usageTotalUsd: number };
type Row = Record<string, unknown>;

async function ask<Body>(path: string, init: RequestInit = {}, token = tiktok.apifyToken) {
  const response = await fetch(`${tiktok.origin}/v2/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}
type Failed = { error: { type: string } };
const start = <Body = { data: Run }>(input: unknown = { profiles: ['my.duka'] }, token?: string) =>
  ask<Body>('acts/clockworks~tiktok-profile-scraper/runs', { method: 'POST', body: JSON.stringify(input) }, token);
const look = async (id: string, waitForFinish = 0) =>
  (await ask<{ data: Run }>(`actor-runs/${id}?waitForFinish=${waitForFinish}`)).body.data;
async function rowsOf(handle: string, more: Row = {}): Promise<Row[]> {
  const { body } = await start({ profiles: [handle], ...more });
  return (await ask<Row[]>(`datasets/${body.data.defaultDatasetId}/items?format=json&clean=true`)).body;
}

test('a run is ready, runs, has ended, and has left the posts of the profile with their lines', async () => {
  tiktok.control.setApify({ runSeconds: Number.POSITIVE_INFINITY });
  tiktok.control.publish({ handle: 'my.duka', caption: 'Shoes 85k\n\n#TRACK🔥' });
  const slides = tiktok.control.publish({ handle: 'my.duka', caption: 'Bags', kind: 'photo', photos: 3 });
  const { status, body } = await start();
  expect([status, body.data.status]).toEqual([201, 'READY']);
  expect((await look(body.data.id)).status).toBe('RUNNING');
  const items = `datasets/${body.data.defaultDatasetId}/items?clean=true`;
  expect((await ask(items)).body).toEqual([]);
  const waiting = look(body.data.id, 60);
  tiktok.control.endApifyRuns();
  expect(await waiting).toMatchObject({ status: 'SUCCEEDED', usageTotalUsd: 0.01 });
  const { body: rows, headers } = await ask<Row[]>(items);
  expect(headers.get('x-apify-pagination-total')).toBe('2');
  expect(rows[0]).toMatchObject({ id: slides.id, isSlideshow: true, text: 'Bags', input: 'my.duka' });
  expect(rows[0]?.slideshowImageLinks).toHaveLength(3);
  expect(rows[1]).toMatchObject({ text: 'Shoes 85k\n\n#TRACK🔥', hashtags: [{ name: 'track🔥' }], isSlideshow: false });
  const cover = String((rows[1]?.videoMeta as Row | undefined)?.originalCoverUrl);
  expect((await fetch(cover)).status).toBe(200);
  tiktok.control.expirePictures();
  expect((await fetch(cover)).status).toBe(403);
});

test('a dataset is read in parts, and no run finds more than it was asked for', async () => {
  for (const caption of ['one', 'two', 'three']) tiktok.control.publish({ handle: 'my.duka', caption });
  const { body } = await start({ profiles: ['my.duka'], resultsPerPage: 2 });
  const part = await ask<Row[]>(`datasets/${body.data.defaultDatasetId}/items?offset=1&limit=5`);
  expect(part.body.map(({ text }) => text)).toEqual(['two']);
});

test('a profile that is missing, private or empty has a row that says so', async () => {
  tiktok.control.addSeller({ handle: 'shut.duka', private: true });
  expect(await rowsOf('ghost')).toMatchObject([{ input: 'ghost', errorCode: 'NOT_FOUND' }]);
  expect(await rowsOf('shut.duka')).toMatchObject([{ input: 'shut.duka', errorCode: 'PRIVATE_PROFILE' }]);
  expect(await rowsOf('my.duka')).toEqual([{ url: expect.any(String), input: 'my.duka', note: expect.any(String) }]);
});

test.each(['FAILED', 'TIMED-OUT', 'ABORTED'] as const)('a run can end as %s, under HTTP 200', async (endsAs) => {
  tiktok.control.setApify({ endsAs });
  const { body } = await start();
  expect((await look(body.data.id)).status).toBe(endsAs);
});

test('Apify refuses in its own envelope, and starts nothing then', async () => {
  const refusal = async (answer: Promise<{ status: number; body: Failed }>) => {
    const { status, body } = await answer;
    return [status, body.error.type];
  };
  expect(await refusal(start<Failed>({}, 'another'))).toEqual([401, 'user-or-token-not-found']);
  expect(await refusal(start<Failed>({}))).toEqual([400, 'invalid-input']);
  tiktok.control.setApify({ state: 'balance-spent' });
  expect(await refusal(start<Failed>())).toEqual([402, 'not-enough-usage-to-run-paid-actor']);
  tiktok.control.setApify({ state: 'month-spent' });
  expect(await refusal(start<Failed>())).toEqual([403, 'platform-feature-disabled']);
  tiktok.control.setApify({ state: 'no-actor' });
  expect(await refusal(start<Failed>())).toEqual([404, 'record-not-found']);
  tiktok.control.setApify({ state: 'paid' });
  tiktok.control.fail('apify-start', { mode: 'rate-limited', times: 1 });
  expect(await refusal(start<Failed>())).toEqual([429, 'rate-limit-exceeded']);
  tiktok.control.fail('apify-start', { mode: 'server-error', times: 1 });
  expect(await refusal(start<Failed>())).toEqual([500, 'internal-server-error']);
  expect(tiktok.control.apifyRuns()).toEqual([]);
});

test('runs can be forgotten', async () => {
  const { body } = await start();
  tiktok.control.forgetApifyRuns();
  expect((await ask(`actor-runs/${body.data.id}`)).status).toBe(404);
  expect((await ask(`datasets/${body.data.defaultDatasetId}/items`)).status).toBe(404);
});

test('the account is steered over HTTP, too, and nonsense is refused in words', async () => {
  const control = async (operation: string, fields: object) => {
    const body = JSON.stringify(fields);
    const response = await fetch(`${tiktok.origin}/_control/${operation}`, { method: 'POST', body });
    return { status: response.status, ...((await response.json()) as { message?: string }) };
  };
  expect(await control('set-apify', { state: 'balance-spent', runSeconds: 0 })).toMatchObject({ status: 200 });
  expect((await start()).status).toBe(402);
  const refused = await control('set-apify', { state: 'rich' });
  expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('balance-spent') });
  expect((await control('set-apify', { endsAs: 'DONE' })).status).toBe(422);
  for (const operation of ['end-apify-runs', 'forget-apify-runs'])
    expect((await control(operation, {})).status).toBe(200);
});
