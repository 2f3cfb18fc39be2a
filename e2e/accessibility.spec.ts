import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { screensOf } from './screens-to-look-at.ts';
import { openShop } from './shops.ts';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { colorScheme, rules } of [
  { colorScheme: 'light', rules: { type: 'tag', values: everything } },
  // Only colours differ.
  { colorScheme: 'dark', rules: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
] as const) {
  test.describe(`${colorScheme}, 360 px`, () => {
    test.use({ colorScheme });

    test('no screen has a finding of axe', async ({ page, stocked, service, faults }) => {
      test.setTimeout(90_000);
      faults.allow(/status of 404/);
      const empty = await openShop(service, { handle: `empty.${colorScheme}` });
      for (const { name, path, heading } of await screensOf(stocked, empty)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
        const { violations } = await new AxeBuilder({ page })
          .options({ runOnly: { ...rules, values: [...rules.values] } })
          .analyze();
        const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
        expect.soft(findings, name).toEqual([]);
      }
    });
  });
}
