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
