import { maxOrderLines, maxOrderNoteLength, maxQuantity } from '@app/contracts/bounds';
import { fitsIntoLink } from '@app/contracts/messages/message-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MessageLine, orderMessage } from './order-message.ts';

const url = 'https://dukalink.ug/o/BCDFGHJKMNPQR';
const dress: MessageLine = { number: 214, title: 'Ankara dress', size: 'L', quantity: 1, priceUgx: 85_000 };
const sandals: MessageLine = { number: 198, title: 'Sandals', size: '39', quantity: 2, priceUgx: 45_000 };
const bag: MessageLine = { number: 201, title: 'Handbag', size: null, quantity: 1, priceUgx: null };
const sarah = { name: 'Sarah', phone: '0772123456', place: 'near Shell Bukoto' };

test('an order names its lines, what is to be confirmed, who waits for it, and its page last', () => {
  const text = orderMessage({
    number: 'NAK-7F3',
    delivery: null,
    payOnDelivery: false,
    lines: [dress, sandals, bag],
    customer: sarah,
    url,
  });
  expect(text).toBe(`Order NAK-7F3 (please confirm)
1. No 214 Ankara dress, L x1 = 85,000
2. No 198 Sandals, 39 x2 = 90,000
3. No 201 Handbag x1 = price?
Delivery to be agreed
TOTAL UGX 175,000 + 1 item to confirm
Sarah 0772123456, near Shell Bukoto
${url}`);
});

test('what holds nothing but signs that WhatsApp would take is not given, as on the server', () => {
  const customer = { name: ' ** ', phone: '', place: 'Ntinda' };
  const text = orderMessage({ number: 'NAK-7F3', delivery: null, payOnDelivery: false, lines: [dress], customer, url });
  expect(text.split('\n').at(-2)).toBe('Ntinda');
});

test('an order to a zone names it with its way and fee, which the total holds', () => {
  const to = (feeUgx: number | null) =>
    orderMessage({
      number: 'NAK-7F3',
      lines: [dress],
      delivery: { zone: 'Ntinda', way: 'boda', feeUgx },
      payOnDelivery: false,
      customer: {},
      url,
    });
  expect(to(5000)).toContain('Delivery Ntinda (boda) 5,000\nTOTAL UGX 90,000\n');
  expect(to(0)).toContain('Delivery Ntinda (boda) free\nTOTAL UGX 85,000\n');
  expect(to(null)).toContain('Delivery Ntinda (boda) fee to be agreed\nTOTAL UGX 85,000\n');
});

test('payment on delivery stands below the total where the seller offers it', () => {
  const order = { number: 'NAK-7F3', lines: [dress], delivery: null, customer: {}, url };
  expect(orderMessage({ ...order, payOnDelivery: true })).toContain('\nTOTAL UGX 85,000\nPay on delivery\nhttps://');
  expect(orderMessage({ ...order, payOnDelivery: false })).not.toContain('Pay on delivery');
});

test('an order that was never stored names neither number nor page', () => {
  const text = orderMessage({
    number: null,
    delivery: null,
    payOnDelivery: false,
    lines: [bag],
    customer: {},
    url: null,
  });
  expect(text).toBe(`Order (please confirm)
1. No 201 Handbag x1 = price?
Delivery to be agreed
TOTAL 1 item to confirm`);
});

test('an order whose prices could not be checked says of which day in Kampala they are; without a price it says nothing', () => {
  const seenAtMs = Date.parse('2026-11-03T22:30:00Z');
  const total = (lines: MessageLine[]) =>
    orderMessage({ number: null, delivery: null, payOnDelivery: false, lines, customer: {}, url: null, seenAtMs })
      .split('\n')
      .at(-1);
  expect(total([dress])).toBe('TOTAL UGX 85,000 (price as seen on 4 Nov)');
  expect(total([dress, bag])).toBe('TOTAL UGX 85,000 + 1 item to confirm (price as seen on 4 Nov)');
  expect(total([bag])).toBe('TOTAL 1 item to confirm');
});

test('a note stands behind its line while there is room, and gives way before any line does', () => {
  const noted = { ...dress, note: 'the *blue* one' };
  expect(
    orderMessage({ number: 'NAK-7F3', delivery: null, payOnDelivery: false, lines: [noted], customer: {}, url }),
  ).toContain('1. No 214 Ankara dress, L x1 = 85,000 (the blue one)');
  const many = Array.from({ length: 9 }, () => ({ ...dress, note: 'n'.repeat(maxOrderNoteLength) }));
  const text = orderMessage({
    number: 'NAK-7F3',
    delivery: null,
    payOnDelivery: false,
    lines: many,
    customer: {},
    url,
  });
  expect(text).toContain('9. No 214 Ankara dress, L x1 = 85,000');
  expect(fitsIntoLink(text)).toBe(true);
});

test('an order that is too long for whole lines has short ones, each of them, and the total', () => {
  const lines = Array.from({ length: 20 }, (_, index) => ({ ...dress, number: 200 + index, title: 'T'.repeat(120) }));
  const text = orderMessage({ number: 'NAK-7F3', delivery: null, payOnDelivery: false, lines, customer: sarah, url });
  expect(text).toContain('200 L x1, 201 L x1');
  expect(text).toContain('219 L x1\nTOTAL UGX 1,700,000\nSarah 0772123456, near Shell Bukoto');
});

const words = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength, unit: 'grapheme' }),
    fc.string({ maxLength, unit: 'binary' }),
    fc.constantFrom(
      'Omwenda gw’abakyala ogw’obutiko',
      '👗👠🇺🇬 Vitenge',
      '*SALE* https://evil.example',
      'M\n\nTOTAL UGX 1',
    ),
  );
const anyLine: fc.Arbitrary<MessageLine> = fc.record({
  number: fc.integer({ min: 1, max: 9_999_999 }),
  title: words(120),
  size: fc.option(words(20)),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
  priceUgx: fc.option(fc.integer({ min: 100, max: 10_000_000_000 })),
  note: fc.option(words(maxOrderNoteLength)),
});
const anyOrder = fc.record({
  number: fc.option(fc.constant('NAK-7F3KQ')),
  lines: fc.array(anyLine, { minLength: 1, maxLength: maxOrderLines }),
  customer: fc.record({ name: words(60), place: words(140), phone: fc.constantFrom('', '+256 772 123 456') }),
  url: fc.option(fc.constant(url)),
  delivery: fc.option(
    fc.record({
      zone: words(40),
      way: fc.constantFrom('boda', 'bus', 'pick_up'),
      feeUgx: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    }),
  ),
  payOnDelivery: fc.boolean(),
  seenAtMs: fc.option(fc.integer({ min: 0, max: 4_102_444_800_000 })),
});

test('an order of any words fits into a link with every line, one total, and nothing that WhatsApp reads as markup', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const text = orderMessage(order);
      expect(fitsIntoLink(text)).toBe(true);
      for (const { number, quantity } of order.lines) {
        expect(text).toContain(String(number));
        expect(text).toContain(`x${quantity}`);
      }
      expect(text.split('\n').filter((line) => line.startsWith('TOTAL '))).toHaveLength(1);
      expect(text.replace(order.url ?? '', '')).not.toMatch(/[*_~`]|:\/\//);
      expect(text.endsWith(order.url ?? '')).toBe(true);
      const isSeen = order.seenAtMs !== null && order.lines.some(({ priceUgx }) => priceUgx !== null);
      expect(/price as seen on \d{1,2} [A-Z][a-z]{2}\)$/m.test(text)).toBe(isSeen);
      expect(text.includes('\nPay on delivery\n')).toBe(order.payOnDelivery);
      expect(text.split('\n').length).toBeLessThanOrEqual(order.lines.length + 6);
    }),
    { numRuns: 1000 },
  );
});
