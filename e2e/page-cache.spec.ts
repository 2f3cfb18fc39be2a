import { connect } from 'node:net';
import { expect, test } from './fixtures.ts';
import { openShop } from './shops.ts';

const stranger = 'evil.example';

test('a forged Host is refused with 421, and the page of the next visitor knows nothing of it', async ({
  request,
  stocked,
  service,
}) => {
  for (const path of [stocked.path, `/catalog/${stocked.handle}`, '/', `/api/v1${stocked.path}`, '/sitemap.xml']) {
    const forged = await request.get(path, { headers: { host: stranger } });
    expect(forged.status(), path).toBe(421);
    expect(await forged.text()).not.toContain(stranger);
  }
  const next = await request.get(stocked.path);
  expect(next.status()).toBe(200);
  const html = await next.text();
  expect(html).not.toContain(stranger);
  expect(html).toContain(`<link rel="canonical" href="${service.origin}${stocked.path}"/>`);
});

test('forwarded hosts and foreign addresses in the request line never reach a page', async ({
  request,
  stocked,
  service,
}) => {
  const headers = {
    'x-forwarded-host': stranger,
    'x-forwarded-proto': 'https',
    'x-original-host': stranger,
    forwarded: `host=${stranger};proto=https`,
    origin: `https://${stranger}`,
    referer: `https://${stranger}/`,
  };
  // A search is rendered for this request alone, the plain page may be kept: neither may say what the headers say.
  for (const path of [`${stocked.path}?search=watch`, stocked.path, '/sitemap.xml', '/robots.txt']) {
    const answer = await request.get(path, { headers });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).not.toContain(stranger);
    expect(JSON.stringify(answer.headers())).not.toContain(stranger);
  }
  expect(await askFor(service.origin, `http://${stranger}${stocked.path}`)).not.toContain(stranger);
  expect(await askFor(service.origin, `//${stranger}${stocked.path}`)).not.toContain(stranger);
});

/** Sends a request line as it stands, which no HTTP client does; answers everything that comes back. */
function askFor(origin: string, target: string): Promise<string> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('everyone gets the same kept page, no matter who asked first, and a known page costs no second download', async ({
  request,
  stocked,
}) => {
  const [product] = await stocked.products();
  const askTwice = async (path: string) => {
    const first = await request.get(path, { headers: { cookie: 'session=first', authorization: 'Bearer first' } });
    const second = await request.get(path, { headers: { 'accept-language': 'lg', 'user-agent': 'Another phone' } });
    expect(await second.text()).toBe(await first.text());
    return second.headers();
  };
  for (const path of [stocked.path, `/product/${stocked.handle}/${product?.video_id}`, `/catalog/${stocked.handle}`]) {
    // As long as pictures are still worked on, the shop changes and its pages with it.
    await expect(async () => {
      const headers = await askTwice(path);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
      const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status()).toBe(304);
      expect(await again.body()).toHaveLength(0);
    }).toPass();
  }
});

test('a caption that is edited on TikTok changes the open pages at the next reload', async ({ page, service }) => {
  const shop = await openShop(service, { handle: 'mukasa.edits' });
  const id = await shop.publish('Yellow raincoat 40k #TRACK');
  await shop.sync();
  const product = `/product/${shop.handle}/${id}`;
  for (const path of [shop.path, product, `/catalog/${shop.handle}`]) {
    await page.goto(path);
    await expect(page.getByText('Yellow raincoat').first()).toBeVisible();
  }
  await service.tiktok.editCaption(id, 'Green umbrella 25k #TRACK');
  await shop.sync();
  await page.reload();
  await expect(page.getByRole('row', { name: /Green umbrella/ })).toContainText('UGX 25,000');
  for (const path of [shop.path, product]) {
    await page.goto(path);
    await expect(page.getByText('Green umbrella').first()).toBeVisible();
    await expect(page.getByText('UGX 25,000').first()).toBeVisible();
    await expect(page.getByText('Yellow raincoat')).toHaveCount(0);
  }
});
