import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aBrowser, type Browser } from './tiktok.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => service.db.deleteFrom('rate_limits').execute());

let addresses = 0;
/** What a mobile network gives thousands of phones, and an attacker. */
function anAddress(): string {
  addresses += 1;
  return `10.99.${addresses}.7`;
}

const busy = '/auth/tiktok/done?outcome=busy';

/** Opens both addresses of the sign-in until strangers at this address are refused at each. */
async function flood(ip: string): Promise<void> {
  const [begins, comesBack] = [aBrowser(service, ip), aBrowser(service, ip)];
  const state = 'a'.repeat(86);
  const device = `${crypto.randomUUID()}.x.y~-.z~~`;
  begins.jar.set('dukalink_device of /auth/tiktok', { value: device, path: '/auth/tiktok' });
  comesBack.jar.set('dukalink_tiktok', { value: state, path: '/' });
  const callback = `/auth/tiktok/callback?state=${state}&code=x`;
  let refused = 0;
  while (refused < 2) {
    const landed = [await begins.open('/auth/tiktok?intent=signin'), await comesBack.open(callback)];
    refused = landed.filter(({ location }) => location.includes('outcome=busy')).length;
  }
  expect((await aBrowser(service, ip).open('/auth/tiktok?intent=signup&return=/settings')).location).toBe(
    '/auth/tiktok/done?outcome=busy&intent=signup&return=%2Fsettings',
  );
}

async function fifty(tryOnce: (nth: number) => Promise<boolean>): Promise<number> {
  let through = 0;
  for (let nth = 0; nth < 50; nth += 1) if (await tryOnce(nth)) through += 1;
  return through;
}

const leadsToTikTok = (location: string) => location.startsWith(`${service.tiktokOrigin}/v2/auth/authorize/`);

test('a flood from its own address keeps no browser out that signed in before', async () => {
  service.tiktok.addSeller({ handle: 'known.browser' });
  const ip = anAddress();
  const browser = aBrowser(service, ip);
  await browser.signInOrOpenAccount({ handle: 'known.browser' });
  await flood(ip);
  expect(await fifty(async () => leadsToTikTok((await browser.open('/auth/tiktok')).location))).toBe(50);
});

test('a flood keeps no browser out that TikTok sends back', async () => {
  service.tiktok.addSeller({ handle: 'under.way' });
  const ip = anAddress();
  const underWay: { browser: Browser; answered: string }[] = [];
  for (let nth = 0; nth < 50; nth += 1) {
    const browser = aBrowser(service, ip);
    const begun = await browser.open('/auth/tiktok?intent=signup');
    underWay.push({ browser, answered: await browser.answerTikTok(begun.location, { handle: 'under.way' }) });
  }
  await flood(ip);
  const through = await fifty(async (nth) => {
    const { browser, answered } = underWay[nth] ?? {};
    return browser !== undefined && (await browser.open(answered ?? '')).location === '/auth/tiktok/done';
  });
  expect(through).toBe(50);
  expect((await underWay[0]?.browser.finish())?.body.data.step).toBe('open_shop');
});

test('a flood keeps no seller who is signed in from connecting', async () => {
  service.tiktok.addSeller({ handle: 'connects.now' });
  const { accessToken } = await service.signUp('connects.now');
  const ip = anAddress();
  const browser = aBrowser(service, ip);
  await flood(ip);
  const through = await fifty(async () => {
    const begun = await browser.call('POST', '/auth/tiktok/link', { body: {}, token: accessToken });
    return begun.status === 200 && leadsToTikTok((await browser.open('/auth/tiktok?intent=link')).location);
  });
  expect(through).toBe(50);
});

test('what a known browser and a seller may do has an end, too', async () => {
  service.tiktok.addSeller({ handle: 'too.often' });
  const browser = aBrowser(service);
  const { accessToken: token } = await browser.signInOrOpenAccount({ handle: 'too.often' });
  const locations: string[] = [];
  const statuses: number[] = [];
  for (let tries = 0; tries < 70; tries += 1) {
    locations.push((await browser.open('/auth/tiktok')).location);
    statuses.push((await browser.call('POST', '/auth/tiktok/link', { body: {}, token })).status);
  }
  expect(locations).toContain(busy);
  expect(statuses).toContain(429);
  // Another browser at the same address is not refused for it.
  expect(leadsToTikTok((await aBrowser(service, browser.ip).open('/auth/tiktok')).location)).toBe(true);
});

test('a made-up cookie, or one of the password before, brings no tries', async () => {
  const ip = anAddress();
  const handle = 'forged.one';
  service.tiktok.addSeller({ handle });
  const browser = aBrowser(service, ip);
  const { user } = await browser.signInOrOpenAccount({ handle });
  await flood(ip);
  const own = browser.jar.get('dukalink_device of /auth/tiktok');
  const [account, session, mac = ''] = own?.value.split('.') ?? [];
  const other = mac.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const value of [`${account}.${session}.${other}`, `${account}`, '-'.repeat(36).concat('.x.y'), '~~.~..']) {
    const forger = aBrowser(service, ip);
    forger.jar.set('dukalink_device of /auth/tiktok', { value, path: '/auth/tiktok' });
    expect((await forger.open('/auth/tiktok')).location, value).toBe(busy);
  }
  await service.db.updateTable('accounts').set({ password_hash: 'x' }).where('account_id', '=', user.id).execute();
  expect((await browser.open('/auth/tiktok')).location).toBe(busy);
});

test('the networks of one /40 share what strangers may begin, and those of another do not', async () => {
  let led = 0;
  for (let network = 0; network < 16; network += 1)
    for (let tries = 0; tries < 40; tries += 1) {
      const browser = aBrowser(service, `2001:db8:${network.toString(16)}:${tries.toString(16)}::1`);
      if (leadsToTikTok((await browser.open('/auth/tiktok')).location)) led += 1;
    }
  expect(led).toBeGreaterThanOrEqual(600);
  expect(led).toBeLessThan(16 * 40);
  expect(leadsToTikTok((await aBrowser(service, '2001:db8:100::1').open('/auth/tiktok')).location)).toBe(true);
});

test('on https no other host of the domain can give a browser the cookies of a sign-in', async () => {
  const secure = await openTestService({ PUBLIC_ORIGIN: 'https://localhost:3000' });
  try {
    const open = (url: string, cookie = '') =>
      secure.app.server.inject({ method: 'GET', url, headers: { host: 'localhost:3000', cookie } });
    const begun = await open('/auth/tiktok');
    const set = String(begun.headers['set-cookie']);
    expect(set).toMatch(/^__Host-dukalink_tiktok=[\w-]{86}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [pair = ''] = set.split(';');
    const callback = `/auth/tiktok/callback?code=x&state=${pair.split('=')[1]}`;
    const planted = await open(callback, pair.replace('__Host-', ''));
    expect([planted.headers.location, planted.headers['set-cookie']]).toEqual(['/auth/tiktok/done', undefined]);
    const own = await open(callback, pair);
    const result = [own.headers['set-cookie']].flat().find((one) => one?.includes('result')) ?? '';
    expect(result).toMatch(
      /^__Host-dukalink_tiktok_result=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const finish = (cookie: string) =>
      secure.app.server.inject({
        method: 'POST',
        url: '/api/v1/auth/tiktok/session',
        headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', cookie },
        payload: {},
      });
    const [resultPair = ''] = result.split(';');
    expect((await finish(resultPair.replace('__Host-', ''))).json().message).toContain('is over');
    // The code was made up, which TikTok is asked.
    expect((await finish(resultPair)).json().code).toBe('tiktok_sign_in_ended');
  } finally {
    await secure.close();
  }
});
