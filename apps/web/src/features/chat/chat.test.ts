import { expect, test } from 'vitest';
import { chatWith } from './chat.ts';

test('a shop without a number shares the message instead', () => {
  const chat = chatWith({ handle: 'nakato', phoneNumber: null, callsAllowed: false, chatAllowed: true }, 'Hello');
  expect(chat).toEqual({ kind: 'share', handle: 'nakato', href: 'https://wa.me/?text=Hello', message: 'Hello' });
});

test('a shop that waits for its owner gives away no number', () => {
  const chat = chatWith(
    { handle: 'nakato', phoneNumber: '+256772123456', callsAllowed: true, chatAllowed: false },
    'Hello',
  );
  expect(chat).toEqual({ kind: 'closed', handle: 'nakato' });
});
