import { expect, test } from 'vitest';
import { isOneSegment } from '#server/platform/messaging/sms.ts';
import { codeText, waitInWords } from './code.messages.ts';

test('every message is one segment and names product, code, use and minutes', () => {
  for (const purpose of ['sign_up', 'sign_in', 'recovery', 'login_phone', 'owner'] as const) {
    const text = codeText(purpose, '042195');
    expect(text).toMatch(/^042195 is your Dukalink code to .+\. It works for 5 minutes\./);
    expect(isOneSegment(text), text).toBe(true);
  }
});

test('a message that costs more than one segment is known as such', () => {
  expect(isOneSegment('Your code’s here')).toBe(false);
  expect(isOneSegment('x'.repeat(160))).toBe(true);
  expect(isOneSegment('x'.repeat(161))).toBe(false);
});

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [3480, '58 minutes'],
  [7200, '2 hours'],
  [83_401, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
