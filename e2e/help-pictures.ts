import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HelpTopic } from '@app/contracts/addresses/help-topics';
import { maxPictureBytes, pictureHeight, pictureWidth } from '@app/web/screens/help/picture-size';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import buildFirst from './build-first.ts';
import { chromiumArgs, requireChromium } from './find-chromium.ts';
import { askOrder } from './orders.ts';
import { byMobileMoney } from './paying.ts';
import { type Service, startService } from './service.ts';
import { type OpenShop, openShop, signInBrowser } from './shops.ts';

/**
 * The pictures of the help: `node e2e/help-pictures.ts`. Each shows a screen as its seller or buyer sees it, with a ring
 * around what the page says to tap. Run it again when such a screen has changed, and look at the pictures.
 */
const directory = join(import.meta.dirname, '..', 'apps', 'web', 'src', 'screens', 'help', 'pictures');

/** Shows the screen, and answers what the ring is drawn around. */
type Show = (page: Page, shop: OpenShop, service: Service) => Promise<Locator>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** A buyer with a name orders the dress and two handbags. */
async function anOrder(shop: OpenShop, service: Service): Promise<void> {
  const products = await shop.products();
  const items = ['dress', 'handbag'].map((word) => {
    const product = products.find(({ title }) => title.toLowerCase().includes(word));
    if (!product) throw new Error(`No product is called ${word}`);
    return { videoId: product.video_id, quantity: 1 };
  });
  const customer = { name: 'Sarah Nansubuga', place: 'near Shell Bukoto', phone: '0772123456' };
  await askOrder(service, shop.handle, { items, customer });
}

const byVisitors: Partial<Record<HelpTopic, Show>> = {
  'getting-started': async (page) => {
    await page.goto('/signup');
    await page.getByLabel('TikTok handle').fill('nakato_styles');
    return button(page, 'Continue with phone number');
  },
  'buying-safely': async (page, shop) => {
    await page.goto(`${shop.path}/about`);
    return page.getByText('Mobile money', { exact: true }).locator('..');
  },
};

const byOwners: Partial<Record<HelpTopic, Show>> = {
  track: async (page, shop) => {
    await page.goto(shop.path);
    return button(page, 'Sync now');
  },
  prices: async (page) => {
    await page.goto('/dashboard');
    await page.getByLabel('What does it cost?').fill('85k');
    return button(page, 'Set price');
  },
  'several-products': async (page) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'More for Leather belt' }).click();
    return button(page, 'Add another product from this video');
  },
  orders: async (page) => {
    await page.goto('/dashboard/orders');
    return button(page, 'Confirm');
  },
  'delivery-code': async (page) => {
    await page.goto('/dashboard/orders');
    await page
      .getByRole('button', { name: /^More for order/ })
      .first()
      .click();
    await button(page, 'Mark as received').click();
    await page.getByLabel("The buyer's delivery code").fill('4821');
    return button(page, 'Received, with the code');
  },
  paying: async (page) => {
    await page.goto('/subscription');
    return button(page, 'Subscribe Now');
  },
  'bio-link': async (page) => {
    await page.goto('/dashboard');
    await page.getByText('Your shop link on TikTok').click();
    return page.locator('details', { hasText: 'Your shop link on TikTok' }).getByRole('button', { name: 'Copy' });
  },
  deleting: async (page) => {
    await page.goto('/settings#account');
    return button(page, 'Delete my account');
  },
};

async function takePicture(browser: Browser, service: Service, shop: OpenShop, topic: HelpTopic, show: Show) {
  const page = await browser.newPage({
    baseURL: service.origin,
    viewport: { width: pictureWidth, height: pictureHeight },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  if (byOwners[topic]) await signInBrowser(page, service, shop.handle);
  const marked = await show(page, shop, service);
  await marked.waitFor();
  await page.waitForLoadState('networkidle');
  await marked.evaluate((element) => {
    // A group cuts off what reaches out of it.
    const outlineOffset = element.closest('.menu-group') ? '-4px' : '3px';
    Object.assign(element.style, { outline: '4px solid #e8590c', outlineOffset, borderRadius: '12px' });
    element.scrollIntoView({ block: 'center' });
    for (const message of document.querySelectorAll('[data-sonner-toaster]')) message.remove();
    // The address of this machine would only puzzle.
    for (const field of document.querySelectorAll('input'))
      if (field.value.startsWith(location.origin))
        field.value = field.value.replace(location.origin, 'https://dukalink.ug');
  });
  const shot = await page.screenshot({ caret: 'hide', animations: 'disabled' });
  await page.close();
  await writeFile(join(directory, `${topic}.webp`), await small(topic, shot));
}

/** As clear as the bytes allow. */
async function small(topic: HelpTopic, shot: Buffer): Promise<Buffer> {
  for (let quality = 80; quality >= 30; quality -= 5) {
    const picture = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxPictureBytes) {
      process.stdout.write(`${topic}: ${picture.length} bytes at quality ${quality}\n`);
      return picture;
    }
  }
  throw new Error(`The picture of ${topic} does not fit into ${maxPictureBytes} bytes`);
}

async function openExampleShop(service: Service): Promise<OpenShop> {
  const shop = await openShop(service, {
    handle: 'nakato_styles',
    nickname: 'Nakato Styles',
    followers: 3200,
    confirmed: true,
    posts: [
      { caption: 'Blue jeans 45k\nLeather belt 25k\n#TRACK', picture: 'shirt' },
      { caption: 'Brown leather handbag 65k #TRACK', picture: 'handbag' },
      { caption: 'Ankara dress, M and L. DM for price #TRACK', picture: 'dress' },
    ],
  });
  await shop.call('PUT', `${shop.path}/facts`, {
    place: 'Nakawa market, Kampala',
    payOnDelivery: true,
    mobileMoney: { name: 'NAKATO SARAH', code: '654321' },
    zones: [
      { name: 'Near the market', feeUgx: 3000, ways: ['boda', 'pick_up'] },
      { name: 'Kampala city', feeUgx: 5000, ways: ['boda'] },
    ],
  });
  await anOrder(shop, service);
  return shop;
}

buildFirst();
const wanted = process.argv.slice(2);
const service = await startService(byMobileMoney.serviceSettings);
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
try {
  const shop = await openExampleShop(service);
  for (const [topic, show] of Object.entries({ ...byVisitors, ...byOwners }) as [HelpTopic, Show][])
    if (wanted.length === 0 || wanted.includes(topic)) await takePicture(browser, service, shop, topic, show);
} finally {
  await browser.close();
  await service.stop();
}
