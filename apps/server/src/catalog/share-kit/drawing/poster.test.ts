import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { aKit } from '#server/catalog/share-kit/share-kit.testing.ts';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import { drawPoster, type Paper, printable } from './poster.ts';
import { plain, strong } from './typeface.ts';

async function read(facts: ReturnType<typeof aKit>, paper: Paper = 'a5', photo: Buffer | null = null) {
  const bytes = await drawPoster(facts, photo, paper);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const { view } = await document.getPage(1);
  return { bytes, pages: document.numPages, words: text.replace(/\s+/g, ' '), size: view.slice(2).map(Math.round) };
}

test('a poster of a product has its words as text, on one page of A5 or A4', async () => {
  const photo = await aJpeg({ width: 400, height: 500 });
  for (const [paper, size] of [
    ['a5', [420, 595]],
    ['a4', [595, 842]],
  ] as const) {
    const poster = await read(aKit({ title: "Engoye z'abakazi eŋŋumu" }), paper, photo);
    expect(poster).toMatchObject({ pages: 1, size });
    expect(poster.bytes.length).toBeLessThan(300_000);
    for (const words of [
      'Nakato Fashions',
      "Engoye z'abakazi eŋŋumu",
      'UGX 85,000',
      'Sizes S · M · L',
      'Ask for number 214',
      'order on WhatsApp',
      'dukalink.ug/nakato.fashions',
    ])
      expect(poster.words).toContain(words);
  }
});

test('paper names the price without a discount, which ends before paper is taken down', async () => {
  const { words } = await read(
    aKit({ priceUgx: 70_000, oldPriceUgx: 85_000, saleEndsAt: new Date('2026-12-01T17:00:00Z') }),
  );
  expect(words).toContain('UGX 85,000');
  expect(words).not.toMatch(/70,000|until/);
});

test('a poster of the shop says where it is; without a number it promises no WhatsApp', async () => {
  expect((await read(aKit(null))).words).toContain('order on WhatsApp');
  const { words } = await read(aKit(null, { phoneNumber: null }));
  expect(words).toContain('dukalink.ug/nakato.fashions');
  expect(words).not.toContain('WhatsApp');
});

test.each(['<b onclick=x>عباية</b>\u202e \u0000', '👗🔥', 'Z̴̢͖a̵l̷g̴o', 'very long '.repeat(1000), ''])(
  'hostile words %j leave a poster of one page with its number and address',
  async (text) => {
    const poster = await read(aKit({ title: text, sizes: [text] }, { shopName: text }));
    expect(poster.pages).toBe(1);
    expect(poster.words).toContain('Ask for number 214');
    expect(poster.words).toContain('dukalink.ug/nakato.fashions');
  },
);

test('every letter that may stand on a poster is in its font, so none is an empty box', () => {
  const letters = Array.from({ length: 0x2100 }, (_, code) => printable(String.fromCharCode(code))).join('');
  expect(letters.length).toBeGreaterThan(300);
  for (const { file } of [strong, plain]) {
    const { _font } = new PDFDocument().font(file) as unknown as {
      _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
    };
    expect([...letters].filter((letter) => !_font.font.hasGlyphForCodePoint(letter.charCodeAt(0)))).toEqual([]);
  }
});
