import { mkdirSync } from 'node:fs';
import { testApp } from '@app/tiktok-simulator/developers/developers';
import { chromium } from '@playwright/test';
import buildFirst from './build-first.ts';
import { chromiumArgs, requireChromium } from './find-chromium.ts';
import { operatorWalks } from './operator-walks.ts';
import { sellerWalks } from './seller-walks.ts';
import { startService } from './service.ts';
import { takeWalks, writeIndex } from './walk-pictures.ts';
import { chosenWalks } from './walked-shop.ts';

/**
 * Pictures of what sellers and operators work with, for people to look at: `node e2e/work-screens.ts DIRECTORY`, with
 * the names of walks behind it only these. What each picture shows is in its `index.md`.
 */
const [directory, wanted] = process.argv.slice(2);
if (!directory) {
  process.stderr.write('Where to? node e2e/work-screens.ts DIRECTORY [WALK,…]\n');
  process.exit(1);
}
mkdirSync(directory, { recursive: true });
buildFirst();
const service = await startService({
  PAYMENT_PROVIDERS: 'mtn,relworx,manual',
  MANUAL_MERCHANT_NUMBER: '+256 772 000 999',
  MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  SUPPORT_WHATSAPP: '+256700123456',
  TIKTOK_CLIENT_KEY: testApp.clientKey,
  TIKTOK_CLIENT_SECRET: testApp.clientSecret,
  TIKTOK_SOURCES: 'embed,oembed',
  TIKTOK_CANARIES: 'canary.one,canary.two',
});
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
try {
  const told = new Map<string, string>();
  const at = { directory, browser, service, heightPx: 640 };
  await takeWalks({ ...at, who: 'a seller' }, chosenWalks(sellerWalks, wanted), told);
  await takeWalks({ ...at, who: 'an agent' }, chosenWalks(operatorWalks, wanted), told);
  writeIndex(directory, told);
} finally {
  await browser.close();
  await service.stop();
}
