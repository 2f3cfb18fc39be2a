import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { helpTopics } from '@app/contracts/addresses/help-topics';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxPictureBytes, pictureHeight, pictureWidth } from './screens/help/picture-size.ts';
import { allTopics } from './screens/help/topics/all-topics.ts';
import { firstModulesOf, openBuild, readAsset, withStaticImports } from './test/built-pages.testing.ts';
import { aReader, aShop } from './test/products.testing.ts';

const visit = await openBuild(aReader(aShop(), []));

const maxHtmlBytes = 12_000;
/** As the service sends a page; benchmarks/page-weight.ts measures the same. */
const sentBytes = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length;

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '');

const addresses = helpTopics.map((topic) => `/help/${topic}`);

test('the list leads to all ten pages and to support', async () => {
  const { status, html } = await visit('/help');
  expect(status).toBe(200);
  expect(helpTopics).toHaveLength(10);
  for (const address of [...addresses, '/support']) expect(html).toContain(`href="${address}"`);
});

test.each(['/help', '/help?search=my+price+is+wrong', ...addresses])(
  'the HTML of %s is at most 12 kB as it is sent, with its styles',
  async (address) => {
    expect(sentBytes((await visit(address)).html)).toBeLessThanOrEqual(maxHtmlBytes);
  },
);

test.each(allTopics)(
  'the page "$name" says its steps in order, and shows one picture of at most 40 kB',
  async (topic) => {
    const { html } = await visit(`/help/${topic.name}`);
    const text = textOf(html);
    const places = topic.steps.map((step) => text.indexOf(step.replaceAll(/[[\]]/g, '').replaceAll('&', '&amp;')));
    expect(places.every((place, at) => place > (places[at - 1] ?? -1) && place >= 0)).toBe(true);
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture);
    expect(pictures).toHaveLength(1);
    for (const attribute of ['loading="lazy"', `width="${pictureWidth}"`, `height="${pictureHeight}"`])
      expect(pictures[0]).toContain(attribute);
    expect(pictures[0]).toMatch(/alt="[^"]{20,}"/);
    const address = /src="(\/assets\/[^"]+)"/.exec(pictures[0] ?? '')?.[1] ?? '';
    const file = readFileSync(new URL(`../build/client${address}`, import.meta.url));
    expect(file.length).toBeLessThanOrEqual(maxPictureBytes);
    expect(await sharp(file).metadata()).toMatchObject({ width: pictureWidth * 2, height: pictureHeight * 2 });
  },
);

test('search engines find each page under its own name, and no search', async () => {
  const titles = new Set<string>();
  for (const address of ['/help', ...addresses]) {
    const { html } = await visit(address);
    expect(html, address).not.toContain('noindex');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address}"`));
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  }
  expect(titles.size).toBe(11);
  expect((await visit('/help?search=price')).html).toContain('noindex');
});

test('what is found stands in the page before any script runs, best first', async () => {
  const { html } = await visit('/help?search=my+price+is+wrong');
  expect(textOf(html)).toMatch(/\d pages for “my price is wrong”/);
  expect(/href="\/help\/([^"]+)"/.exec(html.slice(html.indexOf('<main')))?.[1]).toBe('prices');
});

test('a search without a result says so and leads to support; what was typed stays text', async () => {
  const { status, html } = await visit(`/help?search=${encodeURIComponent('"><img src=x>')}`);
  expect(status).toBe(200);
  expect(textOf(html)).toContain('Nothing for');
  expect(html).not.toContain('<img src=x>');
  expect(html.slice(html.indexOf('<main'))).toContain('href="/support"');
});

test('who was cheated calls with one tap', async () => {
  const { html } = await visit('/help/buying-safely');
  for (const number of ['100', '999']) expect(html).toContain(`<a href="tel:${number}">${number}</a>`);
});

test('a page that is not there answers 404 and leads to all help', async () => {
  for (const address of ['/help/helicopter', '/help/__proto__', '/help/constructor']) {
    const { status, html } = await visit(address);
    expect(status, address).toBe(404);
    expect(html).toContain('There is no such page');
    expect(html).toContain('noindex');
    expect(html).toContain('href="/help"');
  }
});

test('the texts of help are in no script, so each visitor downloads the page that they read', async () => {
  const { html } = await visit('/help/prices');
  const scripts = [...withStaticImports(firstModulesOf(html))].map(readAsset).join('');
  for (const { otherWords, lead } of allTopics) {
    expect(scripts).not.toContain(otherWords);
    expect(scripts).not.toContain(lead);
  }
});
