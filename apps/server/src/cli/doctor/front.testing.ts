import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What a proxy gets wrong. */
export interface FrontFaults {
  changesHost?: boolean;
  dropsUpgrades?: boolean;
  asksUncompressed?: boolean;
  keepsCalls?: boolean;
  isAlone?: boolean;
}

/** A key and a certificate for `localhost` that signs itself. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'front.key'), join(folder, 'front.crt')];
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '30'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...options, ...name, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** A proxy that ends TLS in front of the service at `port`, right by itself and wrong as `faults` say. */
export async function startFront(folder: string, port: number) {
  const faults: FrontFaults = {};
  const tls = makeCertificate(folder);
  const headersOf = ({ headers }: IncomingMessage) => ({
    ...headers,
    ...(faults.changesHost ? { host: `127.0.0.1:${port}` } : {}),
    ...(faults.asksUncompressed ? { 'accept-encoding': 'identity' } : {}),
  });
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url } = incoming;
    const target = faults.isAlone ? 1 : port;
    const passed = request({ port: target, method, path: url, headers: headersOf(incoming) }, (answer) => {
      const kept = faults.keepsCalls ? { age: '7' } : {};
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...kept });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  };
  const server = createServer(tls, pass);
  server.on('upgrade', (incoming, socket) => {
    if (faults.dropsUpgrades) return socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    const passed = request({ port, path: incoming.url, headers: headersOf(incoming) });
    passed.on('upgrade', (answer, upstream) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      upstream.pipe(socket).pipe(upstream);
      for (const one of [upstream, socket]) one.on('error', () => {});
    });
    passed.on('response', ({ statusCode }) =>
      socket.end(`HTTP/1.1 ${statusCode} Refused\r\nconnection: close\r\n\r\n`),
    );
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate: tls.cert.toString(),
    faults,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
