import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePreview } from '@app/server/platform/images/preview/preview';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

/**
 * Draws what WhatsApp shows of the landing page, from the page's own words and sample pictures, as shops' previews are
 * drawn. Run it again when they change: `node tools/draw-landing-preview.ts`.
 */
const web = join(import.meta.dirname, '..', 'apps', 'web');
const file = join(web, 'src', 'screens', 'landing', 'landing-preview.jpg');

const vite = await createServer({ root: web, configFile: false, appType: 'custom', server: { middlewareMode: true } });
try {
  const { SamplePicture } = await vite.ssrLoadModule('/src/screens/landing/sample-pictures.tsx');
  const { promise } = await vite.ssrLoadModule('/src/screens/landing/hero.tsx');
  const { productName } = await vite.ssrLoadModule('/src/lib/product-name.ts');
  const pictures = await Promise.all(
    ['dress', 'sneaker', 'handbag', 'watch'].map((name) => drawSample(SamplePicture, name)),
  );
  const subtitle = 'For TikTok sellers in Uganda';
  await writeFile(file, await makePreview({ title: promise, badge: productName, subtitle, pictures }));
} finally {
  await vite.close();
}

/** The page's drawing, whose ground is a style there, as a picture. */
function drawSample(SamplePicture: FunctionComponent<{ name: string }>, name: string): Promise<Buffer> {
  const drawn = renderToStaticMarkup(createElement(SamplePicture, { name }));
  const [, from, to] = /linear-gradient\(150deg, (#\w+),(#\w+)\)/.exec(drawn) ?? [];
  const ground = `<linearGradient id="ground" x2="0.5" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="80" height="100" fill="url(#ground)"/>`;
  const svg = drawn
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/ width="100%" height="100%"/, ' width="640" height="800"')
    .replace(/(<svg [^>]*>)/, `$1${ground}`);
  return sharp(Buffer.from(svg)).png().toBuffer();
}
