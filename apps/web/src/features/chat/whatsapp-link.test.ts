import { phoneToDigits, whatsappLink } from '@app/contracts/messages/message-text';
import { expect, test } from 'vitest';
import { formatPhone } from './whatsapp-link.ts';

test('the link goes to wa.me with digits only and survives %, &, # and +', () => {
  const href = whatsappLink('+256 772 123456', '100% cotton & silk #2 + lace');
  expect(href.startsWith('https://wa.me/256772123456?text=')).toBe(true);
  expect(href).not.toContain('+');
  expect(decodeURIComponent(href.split('text=')[1] ?? '')).toBe('100% cotton & silk #2 + lace');
});

test('a number that can not be one is not linked', () => {
  const wrong = [null, '', '0772123456', '+12345', '+1234567890123456', 'call me'];
  expect(wrong.map(phoneToDigits)).toEqual(wrong.map(() => null));
  expect(whatsappLink('0772123456', 'x')).toBe('https://wa.me/?text=x');
});

test('a Ugandan number is shown in groups', () => {
  expect(formatPhone('+256772123456')).toBe('+256 772 123 456');
  expect(formatPhone('+14155550123')).toBe('+14155550123');
});
