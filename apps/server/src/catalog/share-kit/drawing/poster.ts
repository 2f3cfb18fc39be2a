import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { KitFacts } from '#server/catalog/share-kit/kit-facts.ts';
import { priceWords, sizeWords } from '#server/catalog/share-kit/kit-words.ts';
import { plainText } from '#server/platform/images/preview/preview-text.ts';
import { imageWork } from '#server/platform/images/renditions/image-work.ts';
import { colours } from './picture-ground.ts';
import { qrPath } from './qr-code.ts';
import { plain, strong } from './typeface.ts';

export type Paper = 'a4' | 'a5';

/** An A5 in points; an A4 is the same, larger. */
const page = { width: 420, height: 595, margin: 32 };
const inner = page.width - 2 * page.margin;
const sizeOfA4 = Math.SQRT2;

interface Text {
  font: typeof plain;
  sizesPt: number[];
  colour: string;
  left: number;
  top: number;
  width: number;
  maxLines: number;
  align?: 'left' | 'center';
}

/**
 * A poster as PDF with text that can be selected. It names the price without a discount, because paper hangs longer than
 * a discount lasts, and does not say what is sold out.
 */
export async function drawPoster(facts: KitFacts, photo: Buffer | null, paper: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'A5',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: printable(`${facts.product?.title ?? facts.shopName} · ${facts.shortAddress}`),
      Creator: 'Dukalink',
    },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  if (paper === 'a4') doc.scale(sizeOfA4);
  const below = head(doc, facts);
  if (facts.product) await product(doc, facts, photo, below);
  else shop(doc, facts, below);
  doc.end();
  return whole;
}

/** All but what the poster's font has; a test holds it to that. */
const unprintable =
  /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u0165\u0168-\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/g;
/** Letters that it has without their signs only. */
const withoutSign = /[ĔĕĨĩĬĭŎŏŢţŨũ]/g;

/** A text in letters of the poster's font. */
export const printable = (text: string): string =>
  plainText(text)
    .normalize('NFC')
    .replace(withoutSign, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/\p{M}/gu, '')
    .replace(unprintable, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whose it is, on the colour of the shop pages. Answers where the rest begins. */
function head(doc: PDFKit.PDFDocument, { shopName, handle }: KitFacts): number {
  const name = printable(shopName) || `@${handle}`;
  const at = { left: page.margin, width: inner, top: 24, maxLines: 1 };
  doc.rect(0, 0, page.width, 96).fill(colours.brand);
  write(doc, name, { ...at, font: strong, sizesPt: [32, 26, 21, 17], colour: colours.onBrand });
  write(doc, `@${handle} on TikTok`, { ...at, top: 62, font: plain, sizesPt: [14], colour: colours.quietOnBrand });
  return 96;
}

async function product(doc: PDFKit.PDFDocument, facts: KitFacts, photo: Buffer | null, below: number): Promise<void> {
  const { product } = facts;
  if (product === null) return;
  const picture = { left: page.margin, top: below + 24, width: 168, height: 224 };
  await placePicture(doc, photo, product.number, picture);
  const beside = { left: picture.left + picture.width + 20, width: inner - picture.width - 20, colour: colours.ink };
  let top = picture.top + 4;
  const title = printable(product.title) || `Number ${product.number}`;
  top += 10 + write(doc, title, { ...beside, top, font: strong, sizesPt: [28, 24, 20, 17, 14], maxLines: 5 });
  const sizes = printable(sizeWords(product.sizes) ?? '');
  if (sizes) write(doc, sizes, { ...beside, top, font: plain, sizesPt: [15, 13], colour: colours.muted, maxLines: 4 });
  priceTag(doc, priceWords(product.usualPriceUgx), picture.top + picture.height + 20);
  const side = 128;
  const foot = page.height - page.margin - side;
  code(doc, facts.link, page.width - page.margin - side, foot, side);
  const way = { left: page.margin, width: inner - side - 12, maxLines: 1 };
  top = foot + 22;
  const ask = `Ask for number ${product.number}`;
  top += 6 + write(doc, ask, { ...way, top, font: strong, sizesPt: [26, 22, 18], colour: colours.brand });
  const how = facts.phoneNumber === null ? 'Scan it to see more.' : 'Scan it, and order on WhatsApp.';
  top += 6 + write(doc, how, { ...way, top, font: plain, sizesPt: [14], colour: colours.ink });
  write(doc, facts.shortAddress, { ...way, top, font: plain, sizesPt: [14, 12, 10, 8], colour: colours.muted });
}

function shop(doc: PDFKit.PDFDocument, facts: KitFacts, below: number): void {
  const words = { left: page.margin, width: inner, align: 'center' as const };
  const call = facts.phoneNumber === null ? 'Scan to see all our prices' : 'Scan, look and order on WhatsApp';
  let top = below + 36;
  top += write(doc, call, { ...words, top, font: strong, sizesPt: [30, 26, 22], colour: colours.ink, maxLines: 2 });
  const side = 276;
  code(doc, facts.link, (page.width - side) / 2, top + 20, side);
  top += side + 36;
  top += write(doc, facts.shortAddress, {
    ...words,
    top,
    font: strong,
    sizesPt: [22, 18, 15, 12, 9],
    colour: colours.brand,
    maxLines: 1,
  });
  write(doc, 'Every product has a number. Tell us yours.', {
    ...words,
    top: top + 4,
    font: plain,
    sizesPt: [14],
    colour: colours.muted,
    maxLines: 1,
  });
}

async function placePicture(
  doc: PDFKit.PDFDocument,
  photo: Buffer | null,
  number: number,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Promise<void> {
  doc.save().roundedRect(left, top, width, height, 12).clip();
  doc.rect(left, top, width, height).fill(colours.brand);
  if (photo) {
    // Three pixels per point of an A5: 150 per inch on an A4.
    const jpeg = await imageWork(() =>
      sharp(photo)
        .resize(width * 3, height * 3, { fit: 'cover' })
        .jpeg({ quality: 80 })
        .toBuffer(),
    );
    doc.image(jpeg, left, top, { width, height });
  } else
    write(doc, String(number), {
      left,
      width,
      top: top + 66,
      font: strong,
      sizesPt: [84, 60, 44, 32],
      colour: colours.onBrand,
      maxLines: 1,
      align: 'center',
    });
  doc.restore();
}

function priceTag(doc: PDFKit.PDFDocument, words: string, top: number): void {
  const inset = 18;
  doc.font(strong.file);
  const widthOf = (sizePt: number) => doc.fontSize(sizePt).widthOfString(words);
  const sizePt = [44, 38, 32, 26].find((size) => widthOf(size) <= inner - 2 * inset) ?? 20;
  const width = widthOf(sizePt);
  doc.roundedRect(page.margin, top, width + 2 * inset, 68, 14).fill(colours.marigold);
  const line = { left: page.margin + inset, width: width + inset, top: top + 34 - sizePt * 0.6, maxLines: 1 };
  write(doc, words, { ...line, font: strong, sizesPt: [sizePt], colour: colours.onMarigold });
}

function code(doc: PDFKit.PDFDocument, link: string, left: number, top: number, side: number): void {
  const { size, d } = qrPath(link);
  doc
    .save()
    .translate(left, top)
    .scale(side / size)
    .path(d)
    .fill(colours.ink)
    .restore();
}

/** In the largest size that fits its lines, cut where none does. Answers its height. */
function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { font, sizesPt, colour, left, top, width, maxLines, align = 'left' }: Text,
): number {
  doc.font(font.file);
  const heightOf = (sizePt: number) => doc.fontSize(sizePt).heightOfString(text, { width });
  const sizePt =
    sizesPt.find((size) => heightOf(size) <= maxLines * doc.fontSize(size).currentLineHeight(true) + 1) ??
    sizesPt.at(-1) ??
    12;
  const height = Math.min(heightOf(sizePt), maxLines * doc.fontSize(sizePt).currentLineHeight(true) + 1);
  doc.fillColor(colour).text(text, left, top, { width, height, align, ellipsis: true, lineBreak: true });
  return height;
}
