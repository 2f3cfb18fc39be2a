import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import { newVisitor, openChromium } from './chromium.ts';
import type { Row } from './rows.ts';
import { sampleShop } from './sample-shop.ts';

// What the architecture allows a first visit; a test holds the first two on the finished build.
const budgets = { document: 20_000, scripts: 115_000, cardPicture: 13_000 };
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
    const shopPage = await weigh(browser, `${origin}/shop/${shop.handle}`);
    const productPage = await weigh(browser, `${origin}/product/${shop.handle}/${shop.videoIds[0]}`);
    return [...rowsOf('Shop page of 24 products', shopPage), ...rowsOf('Product page', productPage)];
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const { context, page, devtools } = await newVisitor(browser);
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const html = await (await context.request.get(url)).text();
  const withoutStyles = html.replace(/<style>.*?<\/style>/gs, '');
  weight.styles = compressed(html) - compressed(withoutStyles);
  await context.close();
  return weight;
}

function compressed(text: string): number {
  return brotliCompressSync(text, likeTheService).length;
}

function rowsOf(name: string, weight: Weight): Row[] {
  const { document, styles, scripts, pictures, pictureCount, rest } = weight;
  const perPicture = Math.round(pictures / Math.max(1, pictureCount));
  return [
    budgetRow(`${name}: HTML with CSS, transferred`, document, budgets.document),
    { figure: `${name}: of that the CSS`, ours: bytes(styles) },
    budgetRow(`${name}: all scripts`, scripts, budgets.scripts),
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
