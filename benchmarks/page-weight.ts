import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright';
import { newVisitor, openChromium } from './chromium.ts';
import type { Row } from './rows.ts';
import { sampleShop } from './sample-shop.ts';

/**
 * What a first visit may weigh: the HTML 3 % more than before a shop took orders (27 November 2026), the scripts as much;
 * collections, saved products and copies may add 3 % to the HTML, and nothing to the scripts. The architecture allows 20 kB
 * and 115 kB.
 */
const budgets = {
  shop: { document: 17_500, scripts: 111_400 },
  // The tap that opens TikTok's player in place; its own file comes with it.
  product: { document: 15_000, scripts: 112_500 },
};
/** All that a phone fetches before it is touched, where bytes are dear. */
const untouchedBudgets = { shop: 100_000, product: 120_000 };
const likeTheService: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

interface Weight {
  document: number;
  styles: number;
  scripts: number;
  pictures: number;
  pictureCount: number;
  rest: number;
}

/**
 * What a first visit transfers, answer headers included, as Chromium counts it: at 360 px, not scrolled, with the
 * scripts and without the socket, which comes seconds later.
 */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  const service = await shop.serve();
  const browser = await openChromium();
  try {
    const { origin } = service.ready;
    const shopUrl = `${origin}/shop/${shop.handle}`;
    const productUrl = `${origin}/product/${shop.handle}/${shop.videoIds[0]}`;
    const rows = [
      ...rowsOf('Shop page of 24 products', await weigh(browser, shopUrl), budgets.shop),
      ...rowsOf('Product page', await weigh(browser, productUrl), budgets.product),
    ];
    for (const link of [on3g, withSaveData])
      rows.push(
        untouchedRow(`Shop page, ${link.name}`, await weigh(browser, shopUrl, link), untouchedBudgets.shop),
        untouchedRow(`Product page, ${link.name}`, await weigh(browser, productUrl, link), untouchedBudgets.product),
      );
    return rows;
  } finally {
    await browser.close();
    await service.stop();
  }
}

interface Link {
  name: string;
  begin(devtools: CDPSession): Promise<unknown>;
}

/** As the browser itself knows it, because the distance from which it loads lazy pictures depends on it. */
const on3g: Link = {
  name: '3G',
  begin: (devtools) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    }),
};

const withSaveData: Link = {
  name: 'Save-Data',
  begin: (devtools) => devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
};

async function weigh(browser: Browser, url: string, link?: Link): Promise<Weight> {
  const { context, page, devtools } = await newVisitor(browser);
  await link?.begin(devtools);
  const kinds = new Map<string, string>();
  const weight: Weight = { document: 0, styles: 0, scripts: 0, pictures: 0, pictureCount: 0, rest: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document') weight.document += encodedDataLength;
    else if (kind === 'Script') weight.scripts += encodedDataLength;
    else if (kind === 'Image') {
      weight.pictures += encodedDataLength;
      weight.pictureCount += 1;
    } else weight.rest += encodedDataLength;
  });
  await page.goto(url);
  // Where bytes are cheap the app comes by itself.
  if (!link) await page.waitForFunction(`Object.keys(main).some((key) => key.startsWith('__reactFiber'))`);
  await page.waitForLoadState('networkidle');
  const html = await (await context.request.get(url)).text();
  const withoutStyles = html.replace(/<style>.*?<\/style>/gs, '');
  weight.styles = compressed(html) - compressed(withoutStyles);
  await context.close();
  return weight;
}

function untouchedRow(name: string, weight: Weight, budget: number): Row {
  const { document, scripts, pictures, pictureCount, rest } = weight;
  const parts = `scripts ${bytes(scripts)}, ${pictureCount} pictures ${bytes(pictures)}`;
  return budgetRow(`${name}: everything before a touch (${parts})`, document + scripts + pictures + rest, budget);
}

function compressed(text: string): number {
  return brotliCompressSync(text, likeTheService).length;
}

function rowsOf(name: string, weight: Weight, budget: Pick<Weight, 'document' | 'scripts'>): Row[] {
  const { document, styles, scripts, pictures, pictureCount, rest } = weight;
  const perPicture = Math.round(pictures / Math.max(1, pictureCount));
  return [
    budgetRow(`${name}: HTML with CSS, transferred`, document, budget.document),
    { figure: `${name}: of that the CSS`, ours: bytes(styles) },
    budgetRow(`${name}: all scripts`, scripts, budget.scripts),
    { figure: `${name}: ${pictureCount} pictures in and near the first screen`, ours: bytes(pictures) },
    { figure: `${name}: one picture, mean`, ours: bytes(perPicture) },
    { figure: `${name}: everything`, ours: bytes(document + scripts + pictures + rest) },
  ];
}

function budgetRow(figure: string, ours: number, budget: number): Row {
  const isMet = ours <= budget;
  return { figure, ours: bytes(ours), baseline: bytes(budget), ratio: ours / budget, target: '≤ budget', isMet };
}

function bytes(count: number): string {
  return `${(count / 1000).toFixed(1)} kB`;
}
