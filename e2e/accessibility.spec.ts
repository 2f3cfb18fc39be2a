import { expect, test } from './fixtures.ts';
import { expectGoodToSee, expectNothingOutside, widths } from './screen-checks.ts';
import { screensOf } from './screens-to-look-at.ts';
import { openShop } from './shops.ts';

test(`no screen has a finding of axe, light or dark, or scrolls sideways at ${widths.join(', ')} px`, async ({
  page,
  stocked,
  service,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(/status of 404/);
  const empty = await openShop(service, { handle: 'empty.to.see' });
  for (const { name, path, heading } of await screensOf(stocked, empty)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
    await expectGoodToSee(page, `visitor-${name.replaceAll(' ', '-')}`);
    await expectNothingOutside(page, path);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});
