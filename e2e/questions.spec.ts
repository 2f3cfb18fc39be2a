import { expect, test } from './fixtures.ts';
import { expectGoodToSee } from './screen-checks.ts';
import { openShop, signInBrowser } from './shops.ts';

test('a price in doubt is kept from buyers until its owner answers with one tap, and stays over an edited caption', async ({
  page,
  service,
}) => {
  const shop = await openShop(service, {
    handle: 'asks.owner',
    posts: ['Blue jeans 55k #TRACK', 'LED strip. Come with 25000 on Saturday #TRACK'],
  });
  const asBuyer = async () => {
    const answer = await page.request.get(shop.path);
    return (await answer.text()).includes('UGX 25,000');
  };
  await page.goto(shop.path);
  await expect(page.getByRole('link', { name: /LED strip/ })).toBeVisible();
  await expect(page.getByText('DM seller for price')).toBeVisible();
  expect(await asBuyer()).toBe(false);

  await signInBrowser(page, service, shop.handle);
  await page.goto(shop.path);
  await page.getByRole('link', { name: '1 to check' }).tap();
  await expect(page).toHaveURL('/dashboard?show=needs_hand');
  await expect(page.getByRole('button', { name: 'Yes (UGX 25,000 is right)' })).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).tap();
  const question = page.getByRole('region', { name: 'To check: LED strip' });
  await expect(question).toContainText('LED strip\u00a0title. Come with 25000\u00a0price on Saturday #TRACK');
  await expect(question).toContainText('Is the price UGX 25,000?');
  await expectGoodToSee(page, 'dashboard-question', [360, 1280]);

  const yes = page.getByRole('button', { name: 'Yes (UGX 25,000 is right)' });
  await yes.tap();
  await expect(page.getByText('Price set to UGX 25,000')).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await yes.tap();
  await expect(question).toHaveCount(0);
  await expect.poll(asBuyer).toBe(true);

  const strip = (await shop.products()).find(({ title }) => title === 'LED strip');
  await service.tiktok.editCaption(strip?.video_id ?? '', 'LED strip\nUGX 90,000\n#TRACK');
  await shop.sync();
  expect((await shop.products()).find(({ title }) => title === 'LED strip')?.price).toBe(25_000);
});

test('when the next question comes, nothing of it lies under the finger that answered the one before', async ({
  page,
  service,
}) => {
  const posts = [25, 30, 35].map((price) => `LED strip. Come with ${price}000 on Saturday #TRACK`);
  const shop = await openShop(service, { handle: 'asks.twice', posts });
  await signInBrowser(page, service, shop.handle);
  for (const address of ['/dashboard', '/dashboard?show=needs_hand']) {
    await page.goto(address);
    const yes = page.getByRole('button', { name: /^Yes/ }).first();
    // Where the tap will find it, clear of the bars: otherwise the tap scrolls, and the place is another one.
    await yes.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const asked = (await yes.textContent())?.match(/UGX [\d,]+/)?.[0] ?? '';
    // What a second tap would hit in the moment when the page has changed.
    const underFinger = await yes.evaluateHandle((button, words) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('main')?.textContent?.includes(`Is the price ${words}?`)) return;
          observer.disconnect();
          const lies = document.elementFromPoint(left + width / 2, top + height / 2);
          resolve(lies?.closest('button, a, input, label') !== null);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      return { hit };
    }, asked);
    await yes.tap();
    expect(await underFinger.evaluate(({ hit }) => hit), address).toBe(false);
    await expect(page.getByText(`Price set to ${asked}`)).toBeVisible();
  }
});
