import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCaption } from '#captions/reading.ts';
import { markContacts } from '#captions/text/contacts.ts';
import { tokenise } from '#captions/text/tokens.ts';
import { MAX_DESCRIPTION_CHARS, readDescription } from './description.ts';

interface Case {
  caption: string;
  description: string | null;
}

const cases = readFileSync(new URL('../../evaluation/cases/descriptions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const describeCaption = (caption: string) => readDescription(readCaption(caption));

describe('beyond title, price, sizes and tags the caption says', () => {
  test.each(cases)('$caption', ({ caption, description }) => {
    expect(describeCaption(caption)).toBe(description);
  });
});

const piece = fc.constantFrom(
  ...`85k|UGX 45,000|/=|1.2m|was|now|from|to|-|heels|Samsung A15|free delivery|in Kampala|warranty 2 years|8GB RAM|size 40|call|DM|WhatsApp|0772 123 456|+256772123456|@shop|
  www.shop.ug|https://x.com/y|#TRACK|#heels|.|!|?|,|:|(|)|"|=|+|<b>|</b>|&lt;|emitwalo|munaana|eighty five thousand|laki tano|$450|85|000|77|21|k|\u202e|\u200b|\u0007|\ud800|é|ብር|🔥|📍|a|the|pure cotton`
    .replaceAll(/\n {2}/g, '')
    .split('|')
    .concat('|', '\n', '\u2028'),
);
const glued = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '', '\n', '. ')), { maxLength: 60 })
  .map((parts) => parts.flat().join(''));

const unwanted = /[<>@#]|https?:|www\.|\d{5}|[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069]/u;

test('no caption brings a number to call, a price, an address, markup or a hidden character into it', () => {
  fc.assert(
    fc.property(fc.oneof(glued, fc.string({ unit: 'binary', maxLength: 300 })), (caption) => {
      const read = readCaption(caption);
      const text = readDescription(read);
      if (text === null) return;
      expect(text.isWellFormed() && text === text.trim() && text.length > 0).toBe(true);
      expect(text.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARS);
      expect(text.split('\n').length).toBeLessThanOrEqual(4);
      expect(text.replaceAll('\n', ' ')).not.toMatch(unwanted);
      const tokens = tokenise(text);
      markContacts(tokens);
      expect(tokens.some((token) => token.use === 'phone')).toBe(false);
      const { amounts } = readCaption(text);
      expect(amounts.filter(({ role }) => !['noise', 'fee', 'multi', 'threshold'].includes(role))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('ten times the caption takes no more than about ten times the work', () => {
  const steps = (caption: string) => {
    const read = readCaption(caption);
    let looks = 0;
    const tokens = new Proxy(read.tokens, {
      get(target, key, receiver) {
        looks += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    readDescription({ ...read, tokens });
    return looks;
  };
  for (const seed of [
    'pure cotton, ',
    'free delivery in Kampala. ',
    'call or dm ',
    'with 85k ',
    '(((',
    '- a ',
    '\nshop 5',
  ])
    expect(steps(seed.repeat(300)) / steps(seed.repeat(30))).toBeLessThan(15);
});
