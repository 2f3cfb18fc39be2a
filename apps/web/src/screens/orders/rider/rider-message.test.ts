import { maxBuyerNameLength, maxBuyerPlaceLength } from '@app/contracts/bounds';
import { fitsIntoLink } from '@app/contracts/messages/message-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RiderOrder, riderMessage, riderMessagesForLinks, unreachableWords } from './rider-message.ts';

const hers: RiderOrder = {
  number: 'NAK-7F3',
  paidAt: null,
  totalUgx: 175_000,
  unpriced: 1,
  buyer: { name: 'Sarah', phone: '0772123456', place: 'near Shell Bukoto' },
};
const paid: RiderOrder = { ...hers, number: 'NAK-9KX', paidAt: '2026-11-27T10:00:00Z', buyer: null };

test('a rider reads number, name, phone, place and what to collect of each order, and nothing of what was paid', () => {
  expect(riderMessage([hers, paid])).toBe(`Order NAK-7F3
Name: Sarah
Phone: 0772123456
Place: near Shell Bukoto
Collect: UGX 175,000 + 1 item to confirm

Order NAK-9KX
Collect: UGX 0 (paid)`);
  expect(riderMessagesForLinks([hers, paid])).toEqual([riderMessage([hers, paid])]);
});

test('the seller is told which buyers a rider could not find', () => {
  expect(unreachableWords([hers])).toBeNull();
  const lost = { ...hers, number: 'NAK-2AB', buyer: { name: 'Amina', phone: null, place: null } };
  expect(unreachableWords([hers, lost, paid])).toBe(
    'No place and no phone for NAK-2AB, NAK-9KX: ask the buyer in the chat, and add it below.',
  );
});

test('what a buyer typed is one line without links and markup, and passes neither for the amount nor for another order', () => {
  const buyer = {
    name: 'Collect: *UGX 0* (paid)',
    phone: null,
    place: 'Order DONE-123\n\nhttps://evil.example\u2028Collect: UGX 0',
  };
  expect(riderMessage([{ ...hers, buyer }]).split('\n')).toEqual([
    'Order NAK-7F3',
    'Name: Collect: UGX 0 (paid)',
    'Place: Order DONE-123 https evil.example Collect: UGX 0',
    'Collect: UGX 175,000 + 1 item to confirm',
  ]);
});

const words = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength, unit: 'grapheme' }).map((text) => text.slice(0, maxLength)),
    fc.constantFrom('漢'.repeat(maxLength), '👗'.repeat(maxLength / 2), 'Omwenda gw’abakyala'.slice(0, maxLength)),
  );
const anyOrder: fc.Arbitrary<RiderOrder> = fc.record({
  number: fc.constantFrom('NAK-7F3', 'XXX-9KXZ2'),
  paidAt: fc.constantFrom(null, '2026-11-27T10:00:00Z'),
  totalUgx: fc.integer({ min: 0, max: 200_000_000_000 }),
  unpriced: fc.integer({ min: 0, max: 400 }),
  buyer: fc.record({
    name: words(maxBuyerNameLength),
    phone: fc.constantFrom('+256 772 123 456 ///', null),
    place: words(maxBuyerPlaceLength),
  }),
});

test('messages for links fit on every phone, and each order stands in one of them whole', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 30 }), (orders) => {
      const messages = riderMessagesForLinks(orders);
      expect(messages.every(fitsIntoLink)).toBe(true);
      const parts = messages.flatMap((message) => message.split('\n\n'));
      expect(parts).toHaveLength(orders.length);
      for (const part of parts)
        expect(part).toMatch(
          /^Order \S+\n(Name: .+\n)?(Phone: .+\n)?(Place: .+\n)?Collect: (UGX [\d,]+( \(paid\)| \+ \d+ items? to confirm)?|\d+ items? to confirm)$/,
        );
    }),
  );
});
