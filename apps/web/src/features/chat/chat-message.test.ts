import { whatsappLink } from '@app/contracts/messages/message-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productMessage } from './chat-message.ts';

const url = 'https://shops.example/product/nakato/7400000000000007919';
const dress = { title: 'Kitenge dress', number: 14, price: 85_000, soldOut: false };
const messageOf = (over: Partial<Omit<typeof dress, 'price'>> & { price?: number | null }) =>
  productMessage({ ...dress, ...over }, url);
const textOf = (href: string) => new URL(href).searchParams.get('text');

test('the message names product, number and price, and ends with the address on a line of its own', () => {
  expect(messageOf({})).toBe(
    `Hello! I am interested in "Kitenge dress" (number 14) at UGX 85,000. Is it still available, and how much is delivery?\n${url}`,
  );
});

test.each([
  ['39', '(number 14, size 39) at UGX 85,000'],
  ['Free size', '(number 14, Free size) at UGX 85,000'],
  ['*3*\n9://', '(number 14, size 3 9) at UGX 85,000'],
])('a chosen size is named, as plain words: %j', (size, words) => {
  expect(productMessage(dress, url, size)).toContain(`"Kitenge dress" ${words}.`);
});

test('without a price the message asks for it', () => {
  expect(messageOf({ price: null })).toContain('What is the price, and how much is delivery?');
});

test('where the page says what delivery costs the message does not ask for it', () => {
  expect(productMessage(dress, url, null, undefined, true)).toContain('UGX 85,000. Is it still available?\n');
  expect(productMessage({ ...dress, price: null }, url, null, undefined, true)).toContain('. What is the price?\n');
});

test('of a sold-out product the message asks to be told when it is back, with the size and no price', () => {
  expect(productMessage({ ...dress, soldOut: true }, url, '39')).toBe(
    `Hello! I am interested in "Kitenge dress" (number 14, size 39). Please tell me when it is back.\n${url}`,
  );
  expect(messageOf({ soldOut: true, price: null })).toContain('(number 14). Please tell me when it is back.');
});

test('a title can not mark up the message, turn its direction, add lines or put another link first', () => {
  const message = messageOf({ title: '*FREE*\n_now_ ~old~ `x` \u202Eevil https://evil.example' });
  const [line = '', address] = message.split('\n');
  expect(line).not.toMatch(/[*_~`\u202E]|:\/\//);
  expect(address).toBe(url);
});

test('any title gives a link that can be built and a text under 600 characters', () => {
  const titles = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc.constant('👩🏾‍🦱'.repeat(500)),
    fc.constant('x\uD83D'),
  );
  fc.assert(
    fc.property(titles, fc.option(titles), (title, size) => {
      const message = productMessage({ ...dress, title }, url, size);
      expect(message.length).toBeLessThan(600);
      expect(message.isWellFormed()).toBe(true);
      expect(message.endsWith(`\n${url}`)).toBe(true);
      expect(textOf(whatsappLink('+256772123456', message))).toBe(message);
    }),
  );
});
