import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { basketContexts, basketWalks } from './basket-walks.ts';
import buildFirst from './build-first.ts';
import { chromiumArgs, requireChromium } from './find-chromium.ts';
import { orderContexts, orderWalks } from './order-walks.ts';
import { ownersScreens, type Screen, screensOf } from './screens-to-look-at.ts';
import { type Service, startService } from './service.ts';
import { type OpenShop, openShop, signInBrowser } from './shops.ts';
import { stockedSeller, stockShop } from './stocked-shop.ts';
import { until } from './until.ts';
import { takeWalks, writeIndex } from './walk-pictures.ts';
import { chosenWalks, stateFacts } from './walked-shop.ts';

/**
 * Pictures of every screen for people to look at: `node e2e/screens.ts DIRECTORY`. At 360 and 1280 px, light and dark,
 * the first screen (`…-first.png`) and the whole page (`…-whole.png`), with the cases that break layouts, and what a buyer
 * comes by on the way to an order and after it, some of it dark. With the names of walks behind it only these; `standing` is
 * all that has an address of its own. What each picture shows is in `index.md`.
 */
const widths = [360, 1280];
/** What is left of a small phone inside of TikTok. */
const phoneHeightPx = 560;
const schemes = ['light', 'dark'] as const;
const manyProducts = 200;
const colours = ['Black', 'White', 'Red', 'Brown', 'Blue', 'Golden', 'Green'];
const makes = ['from Turkey', 'UK used', 'brand new', 'wholesale', 'grade A', 'made in Kampala'];

/** A shop with what visitors see of it. */
interface Shown {
  shop: OpenShop;
  screens: Screen[];
}

async function hardCases(service: Service): Promise<Shown> {
  const hard = await openShop(service, {
    handle: 'the_longest.handle_there',
    nickname: 'Mama Nakato & Daughters General Merchandise, Kikuubo Lane Wholesale and Retail 🇺🇬',
    number: null,
    posts: [
      'Donaudampfschifffahrtsgesellschaftskapitänsmütze handmade by the best tailor in all of Kampala 1,250,000 was 1,450,000 #TRACK',
      'Vitenge three-piece set for the whole family, every colour you can think of, sizes S M L XL XXL 3XL. DM for price #TRACK',
      'Blue jeans 55k SOLD OUT #TRACK',
    ],
  });
  const wellKnown = await openShop(service, {
    handle: 'star.of.kampala',
    nickname: 'Star of Kampala',
    verified: true,
    followers: 128_430,
    posts: ['Gold watch 45k #TRACK'],
  });
  // Last, because it stays so: a copy that fails is tried again.
  await service.tiktok.fail('server-error', 'picture');
  await hard.publish('Boots without a picture yet 15k #TRACK');
  await hard.sync();
  const shops = [hard, wellKnown];
  const products = await Promise.all(shops.map((shop) => shop.products()));
  const screens = shops.flatMap((shop, index) => [
    { name: `${shop.handle} shop`, path: shop.path, heading: /./ },
    { name: `${shop.handle} catalogue`, path: `/catalog/${shop.handle}`, heading: /./ },
    ...(products[index] ?? []).map(({ number, video_id }) => ({
      name: `${shop.handle} product ${number}`,
      path: `/product/${shop.handle}/${video_id}`,
      heading: /./,
    })),
  ]);
  return { shop: hard, screens };
}

async function bigShop(service: Service): Promise<Shown> {
  const shop = await openShop(service, { handle: 'owino.wholesale', nickname: 'Owino Wholesale', confirmed: true });
  const longAgo = Math.floor(Date.now() / 1000) - 90 * 24 * 3600;
  const kinds = ['sneaker', 'dress', 'phone', 'sofa', 'cake', 'wig', 'television', 'basket'] as const;
  const urls: string[] = [];
  for (let index = 0; index < manyProducts; index += 1) {
    const picture = kinds[index % kinds.length] ?? 'dress';
    const [first = '', second = ''] = [colours[index % colours.length], makes[Math.floor(index / 7) % makes.length]];
    const caption = `${first} ${picture}, ${second}. Price ${20 + index}k #${picture} #TRACK`;
    const id = await shop.publish({ caption, picture, postedAt: longAgo + index * 60 });
    urls.push(`${service.tiktok.origin}/@${shop.handle}/video/${id}`);
  }
  await pasteAll(shop, urls);
  await stateFacts(shop, 'Owino market, Kampala');
  const screens = [
    { name: 'big shop', path: shop.path, heading: /./ },
    { name: 'big catalogue', path: `/catalog/${shop.handle}`, heading: /./ },
  ];
  return { shop, screens };
}

async function pasteAll(shop: OpenShop, urls: string[]): Promise<void> {
  for (let at = 0; at < urls.length; at += 10)
    await shop.call('POST', '/ingestion/add-links', { urls: urls.slice(at, at + 10) });
  await until(
    'all pasted links are products',
    async () => (await shop.read()).productCount === urls.length,
    10 * 60_000,
  );
}

interface Look {
  screens: Screen[];
  /** Signed in as the owner of this shop; null: a visitor. */
  owner: string | null;
}

async function ownersLook(shop: OpenShop): Promise<Look> {
  const [product] = await shop.products();
  if (!product) throw new Error(`${shop.handle} shows no products.`);
  return { owner: shop.handle, screens: ownersScreens(shop.handle, product) };
}

const fileOf = (owner: string | null, name: string): string =>
  [owner, name]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\w.]+/g, '-');

async function takePictures(service: Service, browser: Browser, { screens, owner }: Look, directory: string) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const phone = width < 500;
      const page = await browser.newPage({
        baseURL: service.origin,
        colorScheme,
        viewport: { width, height: phone ? phoneHeightPx : 800 },
        deviceScaleFactor: phone ? 2 : 1,
        isMobile: phone,
        hasTouch: phone,
      });
      if (owner) await signInBrowser(page, service, owner);
      for (const { name, path } of screens) {
        const file = join(directory, `${fileOf(owner, name)}-${width}-${colorScheme}`);
        await page.goto(path, { waitUntil: owner ? 'networkidle' : 'load' });
        await until('the pictures in sight have come', () =>
          page.evaluate(() =>
            [...document.images].every((one) => {
              const { top, bottom, left, right } = one.getBoundingClientRect();
              const isInSight =
                one.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
              return one.complete || !isInSight;
            }),
          ),
        );
        // What has arrived is drawn a moment later.
        await page.evaluate(() =>
          Promise.all([...document.images].filter((one) => one.complete).map((one) => one.decode().catch(() => {}))),
        );
        await page.screenshot({ path: `${file}-first.png` });
        // Pictures that load when they come near come near: the window grows to the page's height.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.min(height, 8000) });
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        await page.screenshot({ path: `${file}-whole.png` });
        await page.setViewportSize({ width, height: phone ? phoneHeightPx : 800 });
      }
      await page.close();
    }
  }
}

/** All that has an address of its own. */
async function takeStanding(service: Service, browser: Browser, directory: string, told: Map<string, string>) {
  const stocked = await openShop(service, stockedSeller);
  await stockShop(service, stocked);
  await stateFacts(stocked, 'Nakawa market, Kampala');
  const empty = await openShop(service, { handle: 'first.day', nickname: 'First Day' });
  // Hard cases last: no picture comes any more then.
  const [big, hard] = [await bigShop(service), await hardCases(service)];
  const looks: Look[] = [
    { owner: null, screens: [...(await screensOf(stocked, empty)), ...hard.screens, ...big.screens] },
    ...(await Promise.all([hard, big].map(({ shop }) => ownersLook(shop)))),
  ];
  for (const look of looks) {
    await takePictures(service, browser, look, directory);
    for (const { name, path } of look.screens) {
      const file = fileOf(look.owner, name);
      told.set(file, `- \`${file}\`: ${name}, ${path} (${look.owner ? 'its seller' : 'a visitor'})`);
    }
  }
}

const [directory, wanted] = process.argv.slice(2);
if (!directory) {
  process.stderr.write('Where to? node e2e/screens.ts DIRECTORY [WALK,…]\n');
  process.exit(1);
}
mkdirSync(directory, { recursive: true });
buildFirst();
const service = await startService({ SUPPORT_WHATSAPP: '+256700123456' });
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
try {
  const told = new Map<string, string>();
  const at = { directory, browser, service, who: 'a buyer', heightPx: phoneHeightPx };
  const walks = chosenWalks({ ...basketWalks, ...orderWalks }, wanted);
  await takeWalks({ ...at, contexts: { ...basketContexts, ...orderContexts } }, walks, told);
  // Last, because its hard cases stop TikTok's pictures.
  if (!wanted || wanted.split(',').includes('standing')) await takeStanding(service, browser, directory, told);
  writeIndex(directory, told);
  process.stdout.write(`${told.size} screens are in ${directory}\n`);
} finally {
  await browser.close();
  await service.stop();
}
