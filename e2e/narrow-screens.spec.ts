import { expect, test } from './fixtures.ts';
import { screensOf } from './screens-to-look-at.ts';
import { openShop } from './shops.ts';

const widths = [320, 360, 768, 1280];
const unbroken = 'Superkalifragilistischexpialigetisch'.repeat(3);

test(`no screen scrolls sideways at ${widths.join(', ')} px, long words included`, async ({
  page,
  stocked,
  service,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(/status of 404/);
  const long = await openShop(service, {
    handle: 'abcdefghijklmnopqrst.wxy',
    nickname: unbroken,
    posts: [`${unbroken} 85,000,000 was 185,000,000 sizes 38 39 40 41 42 43 #${unbroken} #TRACK`],
  });
  const empty = await openShop(service, { handle: 'zyxwvutsrqponmlkjihg.cba', nickname: unbroken });
  const [product] = await long.products();
  const paths = [
    ...(await screensOf(stocked, empty)).map((screen) => screen.path),
    long.path,
    `/product/${long.handle}/${product?.video_id}`,
    `/catalog/${long.handle}`,
    `${long.path}?search=${unbroken}`,
    `/shop/${unbroken.slice(0, 90)}`,
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { wide, outside } = await page.evaluate(() => {
        const room = document.documentElement.clientWidth;
        const tooFar = [...document.querySelectorAll('body *')].filter((element) => {
          const mayReachOut = element.closest('.scroll-x, .sr-only, .skip');
          return !mayReachOut && element.getBoundingClientRect().right > room + 1;
        });
        return { wide: document.documentElement.scrollWidth - room, outside: tooFar[0]?.outerHTML.slice(0, 200) };
      });
      expect.soft({ path, width, wide, outside }).toEqual({ path, width, wide: 0, outside: undefined });
    }
  }
});
