import { expect, test } from 'vitest';
import { fieldOf, type Pixels, paste } from './paste.ts';

const rowsOf = ({ data, width, channels }: Pixels): string[] =>
  Array.from({ length: data.length / (width * channels) }, (_, y) =>
    data.subarray(y * width * channels, (y + 1) * width * channels).toString('hex'),
  );

const black = '000000';

test('what reaches out of the field on any side is cut off', () => {
  for (const [left, top, rows] of [
    [-1, -1, [`ffffff${black}`, black.repeat(2)]],
    [1, 1, [black.repeat(2), `${black}ffffff`]],
    [2, 0, [black.repeat(2), black.repeat(2)]],
    [0, -2, [black.repeat(2), black.repeat(2)]],
  ] as const) {
    const field = fieldOf(2, 2, `#${black}`);
    paste(field, { ...fieldOf(2, 2, '#ffffff'), left, top });
    expect(rowsOf(field)).toEqual(rows);
  }
});

test('a layer is as strong as it is opaque', () => {
  const field = fieldOf(3, 1, '#0064ff');
  const data = Buffer.from('ffffff00ffffff80ffffffff', 'hex');
  paste(field, { data, width: 3, height: 1, channels: 4, left: 0, top: 0 });
  expect(rowsOf(field)).toEqual(['0064ff80b2ffffffff']);
});
