import { expect, test } from 'vitest';
import { keptBytesOf } from '#server/test/kept-bytes.testing.ts';
import { compress, expand } from './encode.ts';

const text = Buffer.from('Kitenge dress, 85,000 UGX. '.repeat(3000));

test.each(['br', 'gzip', 'zstd'] as const)('%s gives back what went in', async (encoding) => {
  expect(await expand[encoding](await compress[encoding](text, 'once'))).toEqual(text);
});

test.each(['br', 'gzip', 'zstd'] as const)(
  'a text is gone with the young objects once it is compressed as %s',
  async (encoding) => {
    expect(await keptBytesOf(() => compress[encoding](Buffer.from(text), 'once'))).toBeLessThan(text.length / 2);
  },
);
