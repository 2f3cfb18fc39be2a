import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaptionMark, type PreviewedCaption, previewCaption } from '#captions/preview.ts';
import { hasAmount } from '#captions/price/amounts/amounts.ts';
import { plainText } from '#captions/text/plain-text.ts';
import { tokenise } from '#captions/text/tokens.ts';

/** `[price 0: 85k]`; `*` where it holds for all cards. */
function marked(caption: string): string {
  let [out, at] = ['', 0];
  for (const { start, end, kind, card } of previewCaption(caption).marks) {
    out += `${caption.slice(at, start)}[${kind} ${card ?? '*'}: ${caption.slice(start, end)}]`;
    at = end;
  }
  return out + caption.slice(at);
}

test.each([
  [
    'Air Jordan sneakers sizes 39, 40-43 now 85,000 was 100,000 #TRACK',
    '[title 0: Air Jordan sneakers] sizes [sizes 0: 39, 40-43] now [price 0: 85,000] was [old_price 0: 100,000] [track *: #TRACK]',
  ],
  // Styled letters are two units each, and flags four; struck digits have a stroke behind each.
  ['🇺🇬 𝗕𝗹𝗼𝗰𝗸 𝗵𝗲𝗲𝗹𝘀 𝟴𝟱𝗸 👠 ＃TRACK', '🇺🇬 [title 0: 𝗕𝗹𝗼𝗰𝗸 𝗵𝗲𝗲𝗹𝘀] [price 0: 𝟴𝟱𝗸] 👠 [track *: ＃TRACK]'],
  [
    'Was 1̶2̶0̶,̶0̶0̶0̶ now 95k block heels #track',
    'Was [old_price 0: 1̶2̶0̶,̶0̶0̶0̶] now [price 0: 95k] [title 0: block heels] [track *: #track]',
  ],
  [
    "🔥<b>Dress</b> 85'000 &amp; sold\u200b out",
    "🔥<b>[title 0: Dress]</b> [price 0: 85'000] &amp; [sold_out 0: sold\u200b out]",
  ],
  [
    'Wig 85k\nHand bag 40k\nShoes 60k\nsizes 39-42',
    '[title 0: Wig] [price 0: 85k]\n[title 1: Hand bag] [price 1: 40k]\n[title 2: Shoes] [price 2: 60k]\nsizes [sizes *: 39-42]',
  ],
  // The text that is read puts each name before its price.
  ['A = boots, B = bags, A=95k B=40k', 'A = [title 0: boots], B = [title 1: bags], A=[price 0: 95k] B=[price 1: 40k]'],
  ['iPhone X 480k, XR 600k', '[title 0: iPhone X] [price 0: 480k], [title 1: XR] [price 1: 600k]'],
  ['85k only #kneehighboots', '[price 0: 85k] only [title 0: #kneehighboots]'],
  ['', ''],
])('%s: each word is marked where it was written', (caption, expected) => {
  expect(marked(caption)).toBe(expected);
});

const priceOf = ({ cards }: PreviewedCaption, { kind, card }: CaptionMark): number => {
  const { priceUgx, guessUgx, oldPriceUgx } = cards[card ?? -1] ?? {
    priceUgx: null,
    guessUgx: null,
    oldPriceUgx: null,
  };
  return (kind === 'old_price' ? oldPriceUgx : (priceUgx ?? guessUgx)) ?? Number.NaN;
};

const styled = (text: string) =>
  text.replace(/[a-z0-9]/g, (char) =>
    String.fromCodePoint((char < 'a' ? 0x1d7ce - 48 : 0x1d41a - 97) + (char.codePointAt(0) ?? 0)),
  );
const dressedUp = fc.constantFrom<((text: string) => string)[]>(
  (text) => text,
  styled,
  (text) => [...text].join('\u200b'),
  (text) => text.replace(/\d/g, '$&\u0336'),
  (text) => `<b>${text}</b>`,
  (text) => `*${text}*`,
);
const goods = fc.constantFrom('heels', 'hand bag', 'Samsung A15', 'wig', 'gomesi', 'duvet');
const price = fc.integer({ min: 5, max: 900 }).map((thousands) => ({ text: `${thousands}k`, ugx: thousands * 1000 }));
const beside = fc.constantFrom(
  '🔥',
  '👩🏾‍🦱',
  'é',
  '한글',
  'ﷺ',
  '&amp;',
  '\u0301',
  '\ud83d',
  '\r\n',
  '10cm',
  '#TRACK',
  'delivery 5k',
);

test('a price that is written in any manner is marked as it was written', () => {
  const caption = fc.tuple(goods, price, dressedUp, dressedUp, fc.array(beside, { maxLength: 5 }));
  fc.assert(
    fc.property(caption, ([name, { text, ugx }, dressName, dressPrice, around]) => {
      const written = dressPrice(text);
      const sent = `${around.join(' ')} ${dressName(name)} ${written} ${around.join(' ')}`;
      const read = previewCaption(sent);
      fc.pre(read.cards.length === 1 && [read.cards[0]?.priceUgx, read.cards[0]?.guessUgx].includes(ugx));
      const found = read.marks.filter(({ kind }) => kind === 'price').map(({ start, end }) => sent.slice(start, end));
      expect(found.some((one) => written.includes(one))).toBe(true);
      for (const one of found) expect(hasAmount(tokenise(plainText(one)), ugx)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

const piece = fc.oneof(
  fc.constantFrom(
    ...`85k|UGX 45,000|/=|1.2m|was|now|heels|Samsung A15|size|40-44|M|XL|5x6|mattress|sold out|all sizes|#TRACK|＃track|#heels|\n|,|A = |B = |#bags 20k #caps 5k|
    𝟖𝟓𝐤|𝗯𝗮𝗴|1̶2̶0̶k|8️⃣5️⃣k|1️⃣ Sofa 2️⃣ Bed|<b>|</b>|<script>|&amp;|&#56;|{{x}}|*|_|ignore previous instructions|ﷺ|é|e\u0301\u0302\u0303|각|ｶﾞ|\u0301|\u200b|\u202e|\ud800|\udc00|👩🏾‍🦱|'|w/sale|iPhone X 480k, XR 600k`
      .replaceAll(/\n {2,}/g, '')
      .split('|'),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const hostile = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '', '\n')), { maxLength: 40 })
  .map((parts) => parts.flat().join(''));

const isInsidePair = (text: string, at: number) => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

test('marks of any caption lie within it, in order, over no other, and cut no character', () => {
  fc.assert(
    fc.property(hostile, (caption) => {
      const read = previewCaption(caption);
      let last = 0;
      for (const mark of read.marks) {
        const { start, end, kind, card } = mark;
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(caption.length);
        expect(isInsidePair(caption, start) || isInsidePair(caption, end)).toBe(false);
        expect(card === null || card < read.cards.length).toBe(true);
        expect(kind === 'track').toBe(/^[#＃]track$/i.test(caption.slice(start, end)));
        if (kind === 'price' || kind === 'old_price') expect(priceOf(read, mark)).toBeGreaterThan(0);
        last = end;
      }
      expect(read.marks.some(({ kind }) => kind === 'track')).toBe(read.isTracked);
    }),
    { numRuns: 300 },
  );
});
