import { expect, test } from 'vitest';
import { namesContact } from './contact-in-text.ts';

test.each([
  'Call 0772 123 456',
  'WhatsApp 772 123 456',
  'WhatsApp 772-123456',
  '+256 (0)772.123.456',
  'call ٠٧٧٢١٢٣٤٥٦',
  'call ०७७२१२३४५६',
  'call ０７７２１２３４５６',
  'New shop: duka.com',
  't.me/nakato',
  'Ask @nakato.two',
])('%j leads elsewhere', (text) => {
  expect(namesContact(text)).toBe(true);
});

test.each([
  'Sizes 40, 37, 38, 39, 41, 42 are back',
  'Sizes 7 8 9 10 11 12 13',
  'Bags 10,000 / 35,000 / 45,000',
  'Plots from 750,000,000',
  'Open 07:30 to 20:00, 24/12 to 31/12',
  'All at @40k',
])('%j is no contact', (text) => {
  expect(namesContact(text)).toBe(false);
});
