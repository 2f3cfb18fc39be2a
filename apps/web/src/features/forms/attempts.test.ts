import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { createAttempts } from './attempts.ts';

const keyOf = async (attempts: ReturnType<typeof createAttempts>, of: string, failure?: Error) => {
  let seen = '';
  await attempts
    .run(of, async (key) => {
      seen = key;
      if (failure) throw failure;
    })
    .catch(() => {});
  return seen;
};

const lost = new ApiError('no answer', { isNetworkError: true });
const refused = new ApiError('wrong', { statusCode: 400, code: 'code_wrong' });
const atWork = new ApiError('still at it', { statusCode: 409, code: 'conflict' });
const broken = new ApiError('broken', { statusCode: 503, code: 'unavailable' });

test.each([lost, atWork, broken])('after "$message" the same action goes out under the same key', async (failure) => {
  const attempts = createAttempts();
  const first = await keyOf(attempts, 'code 1', failure);
  expect(await keyOf(attempts, 'code 1')).toBe(first);
});

test('a refusal, a success and other contents each begin a new action', async () => {
  const attempts = createAttempts();
  const keys = [
    await keyOf(attempts, 'code 1', refused),
    await keyOf(attempts, 'code 1', lost),
    await keyOf(attempts, 'code 2'),
    await keyOf(attempts, 'code 2'),
  ];
  expect(new Set(keys).size).toBe(4);
});
