import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@app/server/platform/free-port.testing';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './hosts.ts';

const hasVarnish = spawnSync('sh', ['-c', 'command -v varnishd']).status === 0;

/** The rules of docs/varnish.vcl before a service on this port; answers its origin. */
async function startVarnish(servicePort: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-varnish-'));
  const rules = join(folder, 'rules.vcl');
  const written = readFileSync(join(root, 'docs', 'varnish.vcl'), 'utf8');
  writeFileSync(rules, written.replace('"3000"', `"${servicePort}"`));
  const origin = `127.0.0.1:${await freePort()}`;
  const child = spawn('varnishd', ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', origin, '-f', rules]);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  await expect
    .poll(() =>
      fetch(`http://${origin}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return `http://${origin}`;
}

test.skipIf(!hasVarnish)('an error of the service does not take the place of a page that is kept', async () => {
  const asked = { well: 0, broken: 0 };
  let isBroken = false;
  const service = createServer((_request, response) => {
    asked[isBroken ? 'broken' : 'well'] += 1;
    if (isBroken) response.writeHead(503, { 'cache-control': 'no-store' }).end('later');
    else
      response
        .writeHead(200, { etag: '"1"', 'cache-control': 'public, s-maxage=1, stale-while-revalidate=120' })
        .end('page');
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void service.close());
  const origin = await startVarnish((service.address() as AddressInfo).port);
  const read = async () => (await fetch(`${origin}/shop/duka`)).text();
  expect(await read()).toBe('page');
  isBroken = true;
  // Past its second the page is shown once more, while the service is asked.
  await expect.poll(async () => [await read(), asked.broken > 0]).toEqual(['page', true]);
  await expect.poll(async () => [await read(), asked.broken > 2]).toEqual(['page', true]);
});
