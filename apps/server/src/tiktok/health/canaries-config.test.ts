import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';

const load = (env: Record<string, string> = {}) =>
  loadConfig({ PUBLIC_ORIGIN: 'https://duka.example', TOKEN_SECRET: 'Zk3vQ9xw7Lr2Tn8cBm5dHs6fGj1pYa4e', ...env }).tiktok
    .canaries;

test('canaries are read where sellers are, unless the operator names others or none', () => {
  expect(load()).toEqual(['tiktok', 'nasa']);
  expect(load({ TIKTOK_CANARIES: 'nasa, gucci' })).toEqual(['nasa', 'gucci']);
  expect(load({ TIKTOK_CANARIES: 'off' })).toEqual([]);
  expect(load({ APP_MODE: 'test', PUBLIC_ORIGIN: '' })).toEqual([]);
  expect(() => load({ TIKTOK_CANARIES: 'nasa,nasa' })).toThrow('TIKTOK_CANARIES must name each account once');
  for (const TIKTOK_CANARIES of ['@nasa', 'a,b', 'aa,bb,cc,dd,ee,ff'])
    expect(() => load({ TIKTOK_CANARIES })).toThrow(
      'TIKTOK_CANARIES must be off, or at most five handles with commas between them',
    );
});
