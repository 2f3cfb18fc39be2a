import { expect, test } from 'vitest';
import { readStatement } from './statement-file.ts';

test('a statement is read whatever its columns are called, with commas, semicolons or tabs', async () => {
  const line = { ours: 'DK-7F3K9Q', transactionId: '123456789', amount: 10_000, currency: 'UGX', state: 'paid' };
  const at = new Date('2026-11-22T11:05:00Z');
  for (const text of [
    'Financial Transaction Id,External Id,Status,Amount,Currency,Date\n123456789,DK-7F3K9Q,Successful,"UGX 10,000.00",UGX,2026-11-22 14:05',
    '\ufeffDate;Transaction ID;Reference;Credit\r\n22/11/2026 14:05:00;123456789;DK-7F3K9Q;10000\r\n;;;\r\n',
    'created_at\ttx_ref\tid\tamount\tstatus\n2026-11-22T11:05:00.000Z\tDK-7F3K9Q\t123456789\t10000\tcompleted',
  ])
    expect(await readStatement(text, 'UGX')).toEqual([{ ...line, providerReference: null, at }]);
});

test.each([
  ['SUCCESSFUL', 'paid'],
  ['Unsuccessful', 'failed'],
  ['timed out', 'failed'],
  ['Reversed', 'given_back'],
  ['in progress', 'pending'],
  ['', 'pending'],
])('the status "%s" is %s', async (status, state) => {
  const text = `Reference,Amount,Date,Status\nDK-7F3K9Q,10000,2026-11-22,${status}`;
  expect(await readStatement(text, 'UGX')).toMatchObject([{ state }]);
});

test.each([
  ['Name,Number\na,b', 'The first line must name the columns'],
  ['Reference,Amount,Date\nDK-7F3K9Q,ten,2026-11-22', 'Line 2 has no amount.'],
  ['Reference,Amount,Date\n\nDK-7F3K9Q,10000,yesterday', 'has no date that can be read'],
  ['Reference,Amount,Date\nDK-7F3K9Q,10000,99/99/2026', 'Line 2 has no date that can be read'],
  ['Reference,Amount,Date\n"DK,10000,2026-11-22', 'a quote (") is not where it should be'],
  [`Reference,Amount,Date\n${'DK-7F3K9Q,10000,2026-11-22\n'.repeat(10_001)}`, 'At most 10000 lines at once'],
])('what cannot be read is refused with where it is, and nothing is overlooked', async (text, message) => {
  await expect(readStatement(text, 'UGX')).rejects.toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      errors: [{ field: 'statement', message: expect.stringContaining(message) }],
    }),
  );
});
