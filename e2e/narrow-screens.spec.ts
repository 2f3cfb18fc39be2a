import { expect, test } from './fixtures.ts';
import { screensOf } from './screens-to-look-at.ts';
import { openShop } from './shops.ts';

const unbroken = 'Superkalifragilistischexpialigetisch'.repeat(3);

for (const width of [320, 360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no screen scrolls sideways, long words included', async ({ page, stocked, service, faults }) => {
      test.setTimeout(90_000);
      faults.allow(/status of 404/);
      const long = await openShop(service, {
        handle: `abcdefghijklmnopqrst.${width}`.slice(0, 24),
        nickname: unbroken,
        posts: [`${unbroken} 85,000,000 was 185,000,000 sizes 38 39 40 41 42 43 #${unbroken} #TRACK`],
      });
      const [product] = await long.products();
      const paths = [
        ...(await screensOf(stocked, long)).map((screen) => screen.path),
        `/product/${long.handle}/${product?.video_id}`,
        `/catalog/${long.handle}`,
      ];
      for (const path of paths) {
        await page.goto(path);
        const { wide, widest } = await page.evaluate(() => {
          const room = document.documentElement.clientWidth;
          const out = [...document.querySelectorAll('body *')].filter((element) => {
            const inScroller = element.closest('.scroll-x, .sr-only, .skip');
            return !inScroller && element.getBoundingClientRect().right > room + 1;
          });
          return { wide: document.documentElement.scrollWidth - room, widest: out.at(-1)?.outerHTML.slice(0, 200) };
        });
        expect.soft({ path, wide, widest }).toEqual({ path, wide: 0, widest: undefined });
      }
    });
  });
}
