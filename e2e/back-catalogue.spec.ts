import { testApp } from '@app/tiktok-simulator/developers/developers';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import type { Service } from './service.ts';

test.use({
  serviceName: 'reads whole lists',
  serviceSettings: { TIKTOK_CLIENT_KEY: testApp.clientKey, TIKTOK_CLIENT_SECRET: testApp.clientSecret },
});

test.beforeEach(({ context, service }) =>
  context.route(
    (url) => url.origin === service.tiktok.origin && url.pathname.startsWith('/v2/auth/'),
    (route) => route.continue(),
  ),
);

/** Posts a day apart, the oldest first. */
async function publish(service: Service, handle: string, many: number): Promise<void> {
  const newest = Math.floor(Date.now() / 1000) - 3600;
  for (let at = 1; at <= many; at += 1) {
    const caption = `Ankara dress ${at}\nUGX ${50 + at},000 #TRACK`;
    await service.tiktok.publish({ handle, caption, picture: 'dress', postedAt: newest - (many - at) * 86_400 });
  }
}

/** From the sign-up to the seller's own shop. */
async function signUpWithTikTok(page: Page, service: Service, handle: string): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Continue with TikTok' }).tap();
  await page.getByLabel('TikTok account').selectOption(handle);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('button', { name: 'Open my shop' }).tap();
  await page.getByRole('button', { name: 'Skip for Now' }).tap();
  await page.getByRole('link', { name: 'Continue Setup' }).tap();
  await expect(page).toHaveURL(`${service.origin}/shop/${handle}`);
}

test('a seller who signs up with TikTok has every old post in the shop, and reads how far that has come', async ({
  page,
  service,
}) => {
  // Each picture comes twice: the list's crop, and then the page's own.
  test.slow();
  await service.tiktok.addSeller({ handle: 'old.posts', nickname: 'Old Posts' });
  await publish(service, 'old.posts', 43);
  await signUpWithTikTok(page, service, 'old.posts');
  await expect(page.getByText('All 43 posts read, 43 products')).toBeVisible({ timeout: 180_000 });
  await expectGoodToSee(page, 'back-catalogue', [360, 1280]);
  await page.goto('/dashboard');
  await expect(page.getByText('All 43 posts read, 43 products')).toBeVisible();
  await page.goto('/shop/old.posts?sort=oldest');
  await expect(page.getByRole('link', { name: /UGX/ }).first(), 'the very first post').toHaveAccessibleName(
    /UGX 51,000/,
  );
});

test('whichever source TikTok closes, a connected seller’s new posts go on becoming cards', async ({
  page,
  service,
}) => {
  const handle = 'closed.doors';
  await service.tiktok.addSeller({ handle, nickname: 'Closed Doors' });
  await publish(service, handle, 2);
  await signUpWithTikTok(page, service, handle);
  await expect(page.getByText('All 2 posts read, 2 products')).toBeVisible({ timeout: 60_000 });
  const closed = [
    ['blocked-captcha', ['embed', 'video', 'oembed'], 'Kitenge bag'],
    ['server-error', ['video-list'], 'Gomesi'],
  ] as const;
  for (const [mode, routes, title] of closed) {
    await service.tiktok.heal();
    for (const route of routes) await service.tiktok.fail(mode, route);
    await service.tiktok.publish({ handle, caption: `${title}\nUGX 95,000 #TRACK`, picture: 'dress' });
    await page.getByRole('button', { name: 'Sync now' }).tap();
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
  }
});
