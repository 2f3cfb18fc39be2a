/** A number that JSON can write and no number type can hold; `textOf` puts it in. */
const endlessNumber = '@@endless@@';

/** The body's text; unlike `JSON.stringify` alone it can hold numbers beyond every bound. */
export function textOf(body: unknown): string {
  return (JSON.stringify(body) ?? '').replaceAll(`"${endlessNumber}"`, '1e999');
}

const deep = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`);

/** Values of every wrong type and size, for any field. */
export const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  -0.000001,
  1e308,
  2 ** 53,
  endlessNumber,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\ufeff\u200b',
  '𝕏'.repeat(20),
  'x'.repeat(61),
  'x'.repeat(30_000),
  "'; drop table accounts; --",
  '%00%ff',
  '__proto__',
  '12345678901234567890123456789',
  [],
  [null],
  ['\0'],
  ['\ud800'],
  [[]],
  Array.from({ length: 2000 }, () => 'x'),
  {},
  deep(50),
  { length: 3, toString: 'x' },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { isAdmin: true } } },
];

const megabyte = 1024 * 1024;

/** Bodies that are no such JSON, whatever the call. */
export const rawBodies: [label: string, body: string | Buffer, type: string][] = [
  ['truncated', '{"handle": "x', 'application/json'],
  ['half a character', Buffer.from([0x22, 0xf0, 0x9f, 0x92]), 'application/json'],
  ['no UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0x7b]), 'application/json'],
  ['a byte order mark', '\ufeff{}', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a text', '"x"', 'application/json'],
  ['a number', '1e999', 'application/json'],
  ['NaN', 'NaN', 'application/json'],
  ['nothing', '', 'application/json'],
  ['an own prototype', '{"__proto__": {"handle": "x"}}', 'application/json'],
  ['a constructor', '{"constructor": {"prototype": {"x": 1}}}', 'application/json'],
  ['the same key twice', '{"handle":"a","handle":{"$ne":1}}', 'application/json'],
  ['an unknown field', '{"\\u0000":1,"accountId":"x","shopId":"x"}', 'application/json'],
  ['20,000 lists in each other', '['.repeat(20_000) + ']'.repeat(20_000), 'application/json'],
  ['1 MB', `{"x":"${'x'.repeat(megabyte)}"}`, 'application/json'],
  ['plain text', 'x', 'text/plain'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'],
  ['a form', 'handle=x&password=y', 'application/x-www-form-urlencoded'],
  [
    'parts without an end',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    'multipart/form-data; boundary=x',
  ],
  ['UTF-16', Buffer.from('{}', 'utf16le'), 'application/json; charset=utf-16'],
  ['no such type', '{}', 'nonsense'],
  ['a prototype as type', '{}', '__proto__'],
  ['1 MB of another type', 'x'.repeat(megabyte), 'application/octet-stream'],
  ['a CSV', 'a,b\n1', 'text/csv'],
  ['a broken CSV', Buffer.concat([Buffer.from('number,title\n"1'), Buffer.from([0, 0xff, 0xd8])]), 'text/csv'],
  ['1 MB of CSV', Buffer.from(`number,title\n${'1,\0\n'.repeat(200_000)}`), 'text/csv'],
  ['more than 1 MB of CSV', Buffer.alloc(megabyte + 1, 0x2c), 'text/csv'],
  ['a photo that is none', Buffer.alloc(2000, 0xd8), 'image/jpeg'],
  ['an empty photo', Buffer.alloc(0), 'image/png'],
];

/** Parts of an address as a client may write them, well formed or not. */
export const hostileSegments = [
  '%00',
  'a%00b',
  '%',
  '%ff',
  '%ED%A0%80',
  '..%2f..%2fetc%2fpasswd',
  // A plain one names the call above it.
  '..%5c..',
  "'%20or%20'1'='1",
  '%22%3Bdrop%20table%20shops',
  '__proto__',
  'constructor',
  '-1',
  '1e308',
  'null',
  '%F0%9F%92%A5',
  'x'.repeat(101),
  'x'.repeat(6000),
  '99999999999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  ';x=1',
  '%3Fa=b%23c',
];
/** Queries for any call. */
export const hostileQueries = [
  '?=',
  '?%00=%00',
  '?%',
  '?__proto__=1&constructor[prototype][x]=1',
  `?x=${'y'.repeat(8000)}`,
  `?${'a=1&'.repeat(1200)}`,
  '?%ff=%ff',
];

/** Values of the Idempotency-Key header. */
export const hostileKeys = [
  '',
  'x',
  'short',
  'x'.repeat(101),
  'x'.repeat(8000),
  '__proto__',
  'constructor',
  "'; drop table x",
  'a\u00e9\u00ff bc de',
];
