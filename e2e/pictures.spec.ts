import { expect, test } from './fixtures.ts';
import { appRuns, loadEveryPicture } from './in-page.ts';

test('every picture of shop, product and catalogue comes from our own host, none from TikTok', async ({
  page,
  stocked,
  service,
}) => {
  const startedAtMs = Date.now();
  const products = await stocked.products();
  const gown = products.find((product) => product.thumbnails.length > 1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const { path, least } of [
    { path: stocked.path, least: 25 },
    { path: `/product/${stocked.handle}/${gown?.video_id}`, least: 4 },
    { path: `/catalog/${stocked.handle}`, least: products.length },
  ]) {
    await page.goto(path);
    const shown = await loadEveryPicture(page);
    expect(shown.length).toBeGreaterThanOrEqual(least);
    for (const address of shown) expect(address).toMatch(new RegExp(`^${service.origin}/images/`));
  }
  expect(asked.filter((address) => !address.startsWith(`${service.origin}/`))).toEqual([]);
  const { log } = await service.tiktok.state();
  // Another test may have watched a video.
  const ours = log.requests.filter(({ atMs }) => atMs >= startedAtMs);
  expect(ours.filter((request) => request.userAgent.includes('Mobile Safari/537.36'))).toEqual([]);
});

test('the shop loads at 360 px without moving anything, scripts and lazy pictures included', async ({
  page,
  stocked,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(stocked.path);
  await appRuns(page);
  await loadEveryPicture(page);
  const shifts = await page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0);
});

test('a sold-out product says so on its card, its page, in the catalogue and in the message', async ({
  page,
  stocked,
}) => {
  await page.goto(stocked.path);
  const card = page.getByRole('link', { name: /Red heels/ });
  await expect(card).toContainText('Sold out');
  await expect(card).toContainText('UGX 70,000');
  await expect(page.getByRole('link', { name: /Gold watch/ })).not.toContainText('Sold out');
  await card.tap();
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
  const chat = await page.getByRole('link', { name: 'Tell me when it is back' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('tell me when it is back');
  await page.goto(`/catalog/${stocked.handle}`);
  await expect(page.getByRole('row', { name: /Red heels/ })).toContainText('Sold out');
});
