import type { OverlayOptions } from 'sharp';
import type { KitFacts } from '#server/catalog/share-kit/kit-facts.ts';
import { besidePrice, priceWords, sizeWords } from '#server/catalog/share-kit/kit-words.ts';
import { drawText, overlayOf, type TextBlock, type TextStyle } from '#server/platform/images/preview/preview-text.ts';
import { type Chip, colours, drawChip, type Layout } from './picture-ground.ts';
import { plain, strong } from './typeface.ts';

/** The price lies half over the photo. */
export const maxTagHeight = 160;

interface Placed {
  layers: OverlayOptions[];
  /** Of the panel. */
  chips: Chip[];
}

/** The words of a picture: the price over the edge of the photo, name and sizes under it, the way to order last. */
export async function placeWords(facts: KitFacts, layout: Layout, hasPhoto: boolean): Promise<Placed> {
  const placed: Placed = { layers: [], chips: [] };
  if (facts.product) await placeHead(facts, layout, placed);
  if (!hasPhoto) await placeInsteadOfPhoto(facts, layout, placed);
  const column = await placePrice(facts, layout, placed);
  const end = await placeWay(facts, layout, placed);
  await placeName(facts, layout, placed, { top: column, end });
  if (layout.panelEnd < layout.height) await placeFoot(facts, layout, placed);
  return placed;
}

const put = ({ layers }: Placed, block: TextBlock, left: number, top: number): void => {
  layers.push({ ...overlayOf(block), left: Math.round(left), top: Math.round(top) });
};

/** On the photo, on grounds of their own, for a photo may be as white as the letters: whose it is, and the number to say. */
async function placeHead({ product, shopName }: KitFacts, { left, right, top }: Layout, placed: Placed): Promise<void> {
  const height = 84;
  const inset = 28;
  const onPhoto = (block: TextBlock, from: number) => {
    const width = block.width + 2 * inset;
    const chip = { left: from, top, width, height, radius: height / 2, fill: colours.ink, opacity: 0.78 };
    placed.layers.push({ input: Buffer.from(drawChip(chip)), left: from, top });
    put(placed, block, from + inset, top + (height - block.height) / 2);
  };
  const number = await drawText(`No. ${product?.number}`, style(strong, [48], colours.marigold, 400, height));
  const numberWidth = (number?.width ?? 0) + 2 * inset;
  if (number) onPhoto(number, right - numberWidth);
  const room = right - left - numberWidth - 2 * inset - 20;
  const name = await drawText(shopName, style(strong, [40, 34], colours.onBrand, room, 54));
  if (name) onPhoto(name, left);
}

/** The number, as large as it goes; of a shop, its name. */
async function placeInsteadOfPhoto({ product, shopName }: KitFacts, layout: Layout, placed: Placed): Promise<void> {
  const { left, right, top, panelTop } = layout;
  const words = product ? String(product.number) : shopName;
  const room = panelTop - maxTagHeight / 2 - top - 110;
  const sizesPx = product ? [460, 320, 240, 180] : [150, 120, 96, 80];
  const block = await drawText(words, style(strong, sizesPx, colours.onBrand, right - left, room));
  if (block) put(placed, block, (layout.width - block.width) / 2, top + 100 + (room - block.height) / 2);
}

/** Answers where the words below it begin. */
async function placePrice(facts: KitFacts, layout: Layout, placed: Placed): Promise<number> {
  const { left, right, panelTop } = layout;
  const { words, fill, ink } = priceTag(facts);
  const height = maxTagHeight - 12;
  const tag = await drawText(words, style(strong, [104, 92, 80, 68, 58], ink, right - left - 88, 120));
  if (!tag) return panelTop + 48;
  placed.chips.push({ left, top: panelTop - height / 2, width: tag.width + 88, height, radius: 36, fill });
  put(placed, tag, left + 44, panelTop - tag.height / 2);
  return panelTop + height / 2 + 22;
}

function priceTag({ product, phoneNumber }: KitFacts): { words: string; fill: string; ink: string } {
  const marigold = { fill: colours.marigold, ink: colours.onMarigold };
  if (product?.isSoldOut) return { words: 'Sold out', fill: colours.danger, ink: colours.onBrand };
  if (product) return { words: priceWords(product.priceUgx), ...marigold };
  if (phoneNumber === null) return { words: 'See all prices', ...marigold };
  return { words: 'Order on WhatsApp', fill: colours.chat, ink: colours.onChat };
}

/** Beside the QR code: what to say, and where. Answers where it begins. */
async function placeWay({ product, shortAddress }: KitFacts, layout: Layout, placed: Placed): Promise<number> {
  const width = layout.right - layout.left - layout.qr - 24;
  const say =
    product === null
      ? 'Scan, or open'
      : product.isSoldOut
        ? `Ask when number ${product.number} is back`
        : `Ask for number ${product.number}`;
  const [ask, address] = [
    await drawText(say, style(strong, [52, 46, 40, 34], colours.brand, width, 64)),
    await drawText(shortAddress, style(plain, [38, 34, 30, 26, 22], colours.ink, width, 50)),
  ];
  let top = layout.end;
  for (const block of [address, ask]) {
    if (!block) continue;
    top -= block.height;
    put(placed, block, layout.left, top);
    top -= 14;
  }
  return top;
}

async function placeName(
  { product, shopName, handle }: KitFacts,
  layout: Layout,
  placed: Placed,
  { top: from, end }: { top: number; end: number },
): Promise<void> {
  let top = from;
  if (product) top += await placeBesidePrice(product, layout, placed, top);
  const sizesPx = product ? [64, 56, 50, 44] : [84, 72, 60, 50];
  const name = style(strong, sizesPx, colours.ink, 0, Math.min(end - top - 48, product ? 148 : 180));
  const title = await drawBesideCode(product?.title ?? shopName, name, layout, top);
  if (title) {
    put(placed, title, layout.left, top);
    top += title.height + 18;
  }
  const more = product ? sizeWords(product.sizes) : `@${handle} on TikTok`;
  if (more === null || end - top < 40) return;
  const sizes = style(plain, [40, 36, 32, 28], colours.muted, 0, Math.min(end - top, 100));
  const block = await drawBesideCode(more, sizes, layout, top);
  if (block) put(placed, block, layout.left, top);
}

/** Over the whole width above the QR code, or beside it where there is no room for two lines. */
function drawBesideCode(text: string, words: TextStyle, layout: Layout, top: number): Promise<TextBlock | null> {
  const { left, right, end, qr } = layout;
  const above = end - qr - top;
  if (above >= 2.4 * (words.sizesPx.at(-1) ?? 0))
    return drawText(text, { ...words, widthPx: right - left, maxHeightPx: Math.min(words.maxHeightPx, above) });
  return drawText(text, { ...words, widthPx: right - left - qr - 24 });
}

/** The former price, struck out, and the end of a discount; of what is sold out, its price. Answers its height. */
async function placeBesidePrice(
  product: NonNullable<KitFacts['product']>,
  { left, right }: Layout,
  placed: Placed,
  top: number,
): Promise<number> {
  if (product.isSoldOut) {
    const price = await drawText(
      priceWords(product.priceUgx),
      style(strong, [42, 36], colours.muted, right - left, 56),
    );
    if (price) put(placed, price, left, top);
    return price ? price.height + 24 : 0;
  }
  const { was, until } = besidePrice(product);
  if (was === null && until === null) return 0;
  const old = was && (await drawText(was, style(plain, [42, 36], colours.muted, right - left, 56)));
  if (old) {
    put(placed, old, left, top);
    placed.chips.push({
      left: left - 4,
      top: top + old.height / 2 - 2,
      width: old.width + 8,
      height: 4,
      radius: 0,
      fill: colours.muted,
    });
  }
  const from = left + (old ? old.width + 28 : 0);
  const end = until && (await drawText(until, style(strong, [42, 36, 32, 28], colours.danger, right - from, 56)));
  if (end) put(placed, end, from, top);
  return Math.max(old ? old.height : 0, end ? end.height : 0) + 26;
}

/** Under what apps cover: said above already, or in the app's own bar. */
async function placeFoot({ shopName, shortAddress }: KitFacts, layout: Layout, placed: Placed): Promise<void> {
  const width = layout.width - 2 * layout.left;
  const name = await drawText(shopName, style(strong, [48, 40], colours.onBrand, width, 64));
  const address = await drawText(shortAddress, style(plain, [38, 32], colours.quietOnBrand, width, 50));
  let top = layout.panelEnd + 56;
  for (const block of [name, address]) {
    if (!block) continue;
    put(placed, block, (layout.width - block.width) / 2, top);
    top += block.height + 18;
  }
}

const style = (
  weight: TextStyle['weight'],
  sizesPx: readonly number[],
  colour: string,
  widthPx: number,
  maxHeightPx: number,
): TextStyle => ({ weight, sizesPx, colour, widthPx, maxHeightPx });
