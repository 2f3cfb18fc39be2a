import type { CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ METRICS_TOKEN: 'Zk3vQ9xw7Lr2Tn8c' });
});
afterAll(() => service.close());

const preview = (caption: unknown) => service.call<CaptionPreview>('POST', '/captions/preview', { body: { caption } });

test('without an account a caption shows the cards that it will make, and what their owner will be asked', async () => {
  const { status, body } = await preview('Air Jordan sneakers sizes 39, 40 now 85k was 100k #TRACK');
  expect(status).toBe(200);
  expect(body.data.isTracked).toBe(true);
  expect(body.data.cards).toEqual([
    expect.objectContaining({
      title: 'Air Jordan sneakers',
      price: 85_000,
      old_price: 100_000,
      sizes: ['39', '40'],
      availability: 'available',
      needs: [],
      guess: null,
    }),
  ]);
  const bare = (await preview('Gomesi')).body.data;
  expect(bare).toMatchObject({
    isTracked: false,
    cards: [{ price: null, needs: expect.arrayContaining(['no_price']) }],
  });
});

test('2,200 characters are read, one more is refused, and so is what is no text', async () => {
  expect((await preview('é'.repeat(2200))).status).toBe(200);
  expect((await preview('é'.repeat(2201))).status).toBe(400);
  expect((await preview(null)).status).toBe(400);
});

test('30 a minute go to one kind of browser of a network; another kind and another network are not held up', async () => {
  const from = async (ip: string, agent: string) => {
    const headers = { 'user-agent': agent };
    return service.call('POST', '/captions/preview', { body: { caption: 'Wig 85k' }, ip, headers });
  };
  const tecno = 'Mozilla/5.0 (Linux; Android 12; TECNO KG5) Chrome/120';
  for (let count = 0; count < 30; count += 1) expect((await from('198.51.100.7', tecno)).status).toBe(200);
  const refused = await from('198.51.100.7', tecno);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('198.51.100.7', 'Mozilla/5.0 (iPhone) Safari/604')).status).toBe(200);
  expect((await from('198.51.100.8', tecno)).status).toBe(200);
  const authorization = 'Bearer Zk3vQ9xw7Lr2Tn8c';
  const metrics = await service.app.server.inject({
    url: '/metrics',
    headers: { host: 'localhost:3000', authorization },
  });
  expect(metrics.body).toContain('dukalink_caption_previews_total{result="refused"} 1');
});

test('a caption that is tried out is neither stored nor logged, read or refused', async () => {
  const secret = 'Zzyzx sandals';
  const before = await everyRow();
  await preview(`${secret} 85k call 0772 123 456 #TRACK`);
  await preview(secret.repeat(300));
  await service.call('POST', '/captions/preview', { body: `{"caption": "${secret}` });
  expect(await everyRow()).toBe(before);
  const logs = service.logLines.join('');
  expect(logs).toContain('/captions/preview');
  expect(logs).not.toContain(secret);
  expect(logs).not.toContain('123 456');
});

/** How many rows each table has had written. */
async function everyRow(): Promise<string> {
  const { rows } = await sql`select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(service.db);
  const dumps = (rows as { table_name: string }[]).map(({ table_name: name }) =>
    sql`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as all_rows from ${sql.table(name)} t`.execute(service.db),
  );
  return JSON.stringify((await Promise.all(dumps)).map((dump) => dump.rows));
}
