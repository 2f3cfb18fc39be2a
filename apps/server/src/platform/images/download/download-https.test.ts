import { lookup } from 'node:dns';
import https from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificate, privateKey } from './certificate.testing.ts';
import { downloadImage } from './download.ts';
import { aPolicy } from './image-host.testing.ts';

const server = https.createServer({ cert: certificate, key: privateKey }, (_, response) => {
  response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
});
const toThisMachine: LookupFunction = (_name, options, callback) => lookup('127.0.0.1', options, callback);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function fetchFrom(name: string) {
  const origin = `https://${name}:${port}`;
  return downloadImage(`${origin}/a.png`, aPolicy({ trustedOrigins: [origin], lookup: toThisMachine }));
}

test('a picture comes over https only from a server that proves its name', async () => {
  expect(await fetchFrom('pictures.test')).toMatchObject({ ok: false, reason: 'transient' });

  tls.setDefaultCACertificates([certificate]);
  expect(await fetchFrom('pictures.test')).toMatchObject({ ok: true, contentType: 'image/png' });
  expect(await fetchFrom('others.test')).toMatchObject({ ok: false, reason: 'transient' });
});
