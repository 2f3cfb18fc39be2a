import { maxOrderLines, maxOrderNoteLength, maxQuantity } from '@app/contracts/bounds';
import { fitsIntoLink, plainText, whatsappLink } from '@app/contracts/messages/message-text';
import { orderMessage, sumOf } from '@app/contracts/orders/order-message';
import type { Delivery, OrderCustomer, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BasketItem } from '#web/features/basket/stored-basket.ts';
import { aShop } from '#web/test/products.testing.ts';
import { orderChat, reviewLines, textOf } from './order-text.ts';

const phoneNumber = '+256772123456';
const words = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength, unit: 'grapheme' }),
    fc.string({ maxLength, unit: 'binary' }),
    fc.constantFrom(
      '**',
      'Omwenda gw’abakyala',
      '👗👠🇺🇬 Vitenge',
      '*SALE* https://evil.example',
      'M\n\nTOTAL UGX 1',
      '  ',
    ),
  );

const price = fc.option(fc.integer({ min: 100, max: 10_000_000 }));
/** An item of a basket, and what the shop has of it now: null where it is gone. */
const anItem = fc.record({
  item: fc.record({
    videoId: fc.uuid(),
    number: fc.integer({ min: 1, max: 99_999 }),
    title: words(120),
    size: fc.option(words(20).filter(Boolean)),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
    note: words(maxOrderNoteLength),
    seenPriceUgx: price,
    seenAtMs: fc.integer({ min: 0, max: 4_102_444_800_000 }),
    picture: fc.constant(null),
  }),
  now: fc.option(fc.record({ title: words(120), priceUgx: price })),
});
const anOrder = fc.record({
  items: fc.array(anItem, { minLength: 1, maxLength: maxOrderLines }),
  customer: fc.record(
    { name: words(60), place: words(140), phone: fc.constantFrom('0772 123 456', '+256772123456') },
    { requiredKeys: [] },
  ),
  delivery: fc.option(
    fc.record({
      zoneId: fc.constant('abcdefg1'),
      zone: words(40),
      way: fc.constantFrom('boda', 'bus', 'pick_up'),
      feeUgx: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    }),
  ),
  payOnDelivery: fc.boolean(),
});

/** As the server answers (place/reserve-order.ts): the lines of what there is, at the prices of now. */
function answerOf(
  some: { item: BasketItem; now: { title: string; priceUgx: number | null } | null }[],
  customer: OrderCustomer,
  terms: { delivery: Delivery | null; payOnDelivery: boolean } = { delivery: null, payOnDelivery: false },
) {
  const number = 'NAK-7F3KQ';
  const url = 'https://dukalink.ug/o/BCDFGHJKMNPQR';
  const found = some.flatMap(({ item, now }) => (now ? [{ ...item, ...now }] : []));
  const lines = found.map(({ videoId, number: no, title, size, quantity, priceUgx }) => ({
    videoId,
    number: no,
    title,
    size,
    quantity,
    priceUgx,
    changed: null,
  }));
  const notes = found.map(({ note }) => note.trim() || null);
  // As they are kept (order/customer.ts).
  const [name, place, phone] = [customer.name, customer.place, customer.phone].map(
    (typed) => plainText(typed ?? '', 200) || null,
  );
  const text = orderMessage({
    number,
    lines: lines.map((line, at) => ({ ...line, note: notes[at] ?? null })),
    ...terms,
    customer: { name, place, phone },
    url,
  });
  const { totalUgx, unpriced } = sumOf(lines, terms.delivery);
  const missing = some.flatMap(({ item: { videoId, size }, now }) =>
    now ? [] : [{ videoId, size, reason: 'gone' as const }],
  );
  const whatsappUrl = whatsappLink(phoneNumber, text);
  const kept = { code: 'BCDFGHJKMNPQR', secret: 's'.repeat(22), deliveryCode: '4711' };
  return {
    ...kept,
    number,
    url,
    text,
    whatsappUrl,
    totalUgx,
    unpriced,
    saleEndsAt: null,
    ...terms,
    lines,
    missing,
    replaces: null,
  } satisfies ReservedOrder;
}

test('the browser writes the same text as the server, of 1,000 orders of any words', () => {
  fc.assert(
    fc.property(anOrder, ({ items, customer, delivery, payOnDelivery }) => {
      const answer = answerOf(items, customer, { delivery, payOnDelivery });
      const text = textOf({
        lines: reviewLines(
          items.map(({ item }) => item),
          answer,
        ),
        customer,
        delivery,
        payOnDelivery,
        answer,
        oldPricesAtMs: null,
        isStored: true,
      });
      expect(text).toBe(answer.text);
      expect(orderChat(aShop({ phoneNumber: null }), text, answer).href).toBe(answer.whatsappUrl);
    }),
    { numRuns: 1000 },
  );
});

test('without an order nothing is left out, no number and no page is named, and it fits into a link', () => {
  fc.assert(
    fc.property(anOrder, ({ items, customer, delivery, payOnDelivery }) => {
      const text = textOf({
        lines: reviewLines(
          items.map(({ item }) => item),
          null,
        ),
        customer,
        delivery,
        payOnDelivery,
        answer: null,
        oldPricesAtMs: null,
        isStored: false,
      });
      expect(fitsIntoLink(text)).toBe(true);
      expect(text).toMatch(/^Order \(please confirm\)\n/);
      expect(text).not.toContain('://');
      for (const { item } of items) expect(text).toContain(String(item.number));
    }),
    { numRuns: 300 },
  );
});

test('what was typed after the last answer is in the text, at the prices of that answer', () => {
  const item = { ...baseItem, quantity: 2, note: 'the blue one' };
  const answer = answerOf(
    [{ item: { ...item, quantity: 1, note: '' }, now: { title: 'Ankara dress', priceUgx: 95_000 } }],
    {},
  );
  const text = textOf({
    lines: reviewLines([item], answer),
    customer: { name: 'Sarah' },
    delivery: null,
    payOnDelivery: false,
    answer,
    oldPricesAtMs: null,
    isStored: true,
  });
  expect(text).toContain('1. No 214 Ankara dress, L x2 = 190,000 (the blue one)');
  expect(text).toContain('\nSarah\nhttps://');
});

test('a price that no answer has is named with the day on which it was seen, the oldest of several', () => {
  const seenAtMs = Date.parse('2026-11-20T09:00:00Z');
  const added = { ...baseItem, videoId: '7400000000000000002', seenAtMs };
  const answer = answerOf([{ item: baseItem, now: { title: 'Ankara dress', priceUgx: 95_000 } }], {});
  const totalOf = (items: BasketItem[], oldPricesAtMs: number | null = null) =>
    textOf({
      lines: reviewLines(items, answer),
      customer: null,
      delivery: null,
      payOnDelivery: false,
      answer,
      oldPricesAtMs,
      isStored: true,
    }).match(/^TOTAL.*$/m)?.[0];
  expect(totalOf([baseItem])).toBe('TOTAL UGX 95,000');
  expect(totalOf([baseItem, added])).toBe('TOTAL UGX 180,000 (price as seen on 20 Nov)');
  expect(totalOf([baseItem], Date.parse('2026-11-25T09:00:00Z'))).toBe('TOTAL UGX 95,000 (price as seen on 25 Nov)');
  expect(totalOf([baseItem, { ...added, seenPriceUgx: null }])).toBe('TOTAL UGX 95,000 + 1 item to confirm');
});

const baseItem: BasketItem = {
  videoId: '7400000000000000001',
  number: 214,
  title: 'Dress',
  size: 'L',
  quantity: 1,
  note: '',
  seenPriceUgx: 85_000,
  seenAtMs: Date.parse('2026-11-24T09:00:00Z'),
  picture: null,
};
