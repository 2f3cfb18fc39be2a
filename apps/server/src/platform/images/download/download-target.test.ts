import { lookup } from 'node:dns';
import http from 'node:http';
import type { LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { checkTarget, isPublicAddress, isRefusedAddress, publicAddressesOnly } from './download-target.ts';
import { startImageHost } from './image-host.testing.ts';

const rules = { allowedHosts: ['.cdn.example', 'img.example'], trustedOrigins: ['http://127.0.0.1:4010'] };

test.each([
  'https://p16.cdn.example/a.webp?x-expires=1',
  'https://P16.CDN.EXAMPLE/a.webp',
  'https://p16.cdn.example:443/a.webp',
  'https://a.b.cdn.example/',
  'https://img.example/a',
  'http://127.0.0.1:4010/picture.jpg',
  'http://0x7f.1:4010/the-same-address-otherwise-written.jpg',
])('%s may be fetched', (url) => {
  expect(checkTarget(url, rules)).toMatchObject({ ok: true });
});

test.each([
  'https://evil-cdn.example/a.jpg',
  'https://evilcdn.example/a.jpg',
  'https://cdn.example/the-name-itself-is-not-below-it',
  'https://p16.cdn.example.evil.org/a.jpg',
  'https://evil.org/p16.cdn.example',
  'https://evil.org#.cdn.example',
  'https://p16.cdn.example./trailing-dot',
  'https://sub.img.example/a.jpg',
  'https://p16.cdn.example@evil.org/a.jpg',
  'https://user:secret@p16.cdn.example/a.jpg',
  'http://p16.cdn.example/plain-http.jpg',
  'https://p16.cdn.example:8443/other-port.jpg',
  'http://127.0.0.1:4011/other-port.jpg',
  'https://127.0.0.1:4010/other-scheme.jpg',
  'http://localhost:4010/other-name.jpg',
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'ftp://img.example/a.jpg',
  '//img.example/a.jpg',
  '',
  'not an address',
])('%s is refused', (url) => {
  expect(checkTarget(url, rules)).toMatchObject({ ok: false });
});

test('an allowed private address is still refused when it is no trusted origin', () => {
  const careless = { allowedHosts: ['10.0.0.1', '[::1]', '93.184.216.34'], trustedOrigins: [] };
  expect(checkTarget('https://10.0.0.1/a.jpg', careless).ok).toBe(false);
  expect(checkTarget('https://[::1]/a.jpg', careless).ok).toBe(false);
  expect(checkTarget('https://93.184.216.34/a.jpg', careless).ok).toBe(true);
});

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['100.63.255.255', true],
  ['2606:4700::1111', true],
  ['2a00:1450:4001:81b::200e', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.53', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:53aa:64c:0:fbff:ad60:a2ab', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['img.example', false],
  ['', false],
])('%s counts as public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that resolves to a private address opens no connection', async () => {
  const host = await startImageHost((_, response) => response.end());
  try {
    const inside: LookupFunction = (_name, options, callback) => lookup('127.0.0.1', options, callback);
    const refused = await askFor(`http://img.example:${host.port}/`, publicAddressesOnly(inside));
    expect(isRefusedAddress(refused)).toBe(true);
    expect(host.paths).toEqual([]);
    // The same request arrives without the guard, so it is the guard that stopped it.
    expect(await askFor(`http://img.example:${host.port}/unguarded`, inside)).toBe(200);
    expect(host.paths).toEqual(['/unguarded']);
  } finally {
    await host.close();
  }
});

test('one private address among public ones is enough to refuse, in either form of answer', async () => {
  const several: LookupFunction = (_name, _options, callback) =>
    callback(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ]);
  const one: LookupFunction = (_name, _options, callback) => callback(null, '192.168.0.10', 4);
  const none: LookupFunction = (_name, _options, callback) => callback(null, []);
  for (const resolver of [several, one, none]) {
    expect(isRefusedAddress(await askFor('http://img.example/', publicAddressesOnly(resolver)))).toBe(true);
  }
});

function askFor(url: string, lookupAddress: LookupFunction): Promise<unknown> {
  return new Promise((resolve) => {
    http
      .get(url, { agent: false, lookup: lookupAddress }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', resolve);
  });
}
