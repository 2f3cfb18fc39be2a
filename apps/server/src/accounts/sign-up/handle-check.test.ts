import { expect, test } from 'vitest';
import { type HandleCheck, rememberHandleChecks } from './handle-check.ts';

const known: HandleCheck = {
  ok: true,
  exists: true,
  private: false,
  displayName: 'Seller',
  photoUrl: null,
  followerCount: 7,
  isVerified: false,
  tiktokUserId: '700',
};

function counting(answer: () => Promise<HandleCheck>) {
  const asked: string[] = [];
  const check = rememberHandleChecks((handle) => {
    asked.push(handle);
    return answer();
  });
  return { asked, check };
}

test('ten people who try one handle at once ask TikTok once', async () => {
  const { asked, check } = counting(async () => known);
  const answers = await Promise.all(Array.from({ length: 10 }, () => check('famous')));
  expect(answers).toEqual(Array.from({ length: 10 }, () => known));
  await check('famous');
  await check('other');
  expect(asked).toEqual(['famous', 'other']);
});

test('networks do not share a check of another one, which may have to wait for longer', async () => {
  const { asked, check } = counting(async () => known);
  await Promise.all(['10.1.1.1', '10.1.1.2', '10.1.2.1'].map((ip) => check('famous', { ip })));
  expect(asked).toEqual(['famous', 'famous']);
});

test('a TikTok that could not be read, or broke, is asked again', async () => {
  const failed = counting(async () => ({ ok: false }));
  await failed.check('seller');
  await failed.check('seller');
  expect(failed.asked).toHaveLength(2);
  const broken = counting(() => Promise.reject(new Error('broken')));
  await expect(broken.check('seller')).rejects.toThrow('broken');
  await expect(broken.check('seller')).rejects.toThrow('broken');
  expect(broken.asked).toHaveLength(2);
});

test('a check goes on while a caller waits for it, and stops when the last one has left', async () => {
  let stopped: AbortSignal | undefined;
  const answer = Promise.withResolvers<HandleCheck>();
  const check = rememberHandleChecks((_, asker) => {
    stopped = asker?.signal;
    return answer.promise;
  });
  const [one, two] = [new AbortController(), new AbortController()];
  const both = [check('seller', { signal: one.signal }), check('seller', { signal: two.signal })];
  one.abort();
  expect(stopped?.aborted).toBe(false);
  two.abort();
  expect(stopped?.aborted).toBe(true);
  // A caller who comes now does not get an answer that no one waited for.
  const first = stopped;
  const third = check('seller');
  expect(stopped).not.toBe(first);
  expect(stopped?.aborted).toBe(false);
  answer.resolve(known);
  expect(await Promise.all([...both, third])).toEqual([known, known, known]);
});

test('an address that asks too often still reads what is known, and hears of nothing else', async () => {
  const mayAsk = new Set(['10.1.1.1']);
  const asked: string[] = [];
  const check = rememberHandleChecks(
    async (handle) => {
      asked.push(handle);
      return known;
    },
    async (ip) => mayAsk.has(ip),
  );
  await check('famous', { ip: '10.1.1.1' });
  expect(await check('famous', { ip: '10.1.1.2' })).toEqual(known);
  expect(await check('other', { ip: '10.1.1.2' })).toEqual({ ok: false });
  expect(asked).toEqual(['famous']);
});
