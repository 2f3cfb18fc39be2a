import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from './folders.ts';
import type { Host } from './hosts.ts';
import { end, type Part, pidOf, prepare, start, waitUntilUp } from './part.ts';
import { run } from './shell.ts';
import { allParts } from './steps.ts';

const [certificate, key] = ['expired.crt', 'expired.key'];
const secondsToEnd = 10;
const secondsToStart = 30;

/** Caddy shows a certificate that ended yesterday, from the authority that all here trust, for the names it serves. */
export async function expireCertificate(host: Host): Promise<void> {
  const part = caddyOf(host);
  const folder = configOf(host);
  const authority = join(placeOf(host, { at: '/var/lib/caddy' }), '.local/share/caddy/pki/authorities/local/root');
  const file = join(folder, 'Caddyfile');
  const config = readFileSync(file, 'utf8');
  const names = [...config.matchAll(/^([\w.]+\.lab) \{$/gm)].map(([, name]) => `DNS:${name}`);
  const at = (name: string) => join(folder, name);
  const subject = ['-subj', '/CN=lab', '-addext', `subjectAltName=${names}`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  run('openssl', 'req', '-new', ...curve, '-keyout', at(key), '-out', at('expired.csr'), ...subject);
  const signed = [
    '-CA',
    `${authority}.crt`,
    '-CAkey',
    `${authority}.key`,
    '-CAserial',
    at('serial'),
    '-CAcreateserial',
  ];
  const dated = ['-days', '-1', '-copy_extensions', 'copy'];
  run('openssl', 'x509', '-req', '-in', at('expired.csr'), ...signed, ...dated, '-out', at(certificate));
  writeFileSync(file, config.replaceAll('tls internal', `tls /etc/caddy/${certificate} /etc/caddy/${key}`));
  await restart(part);
}

/** As an operator who has got another one. */
export async function renewCertificates(): Promise<void> {
  for (const part of allParts().filter(({ name }) => name === 'caddy')) {
    const file = join(configOf(part.host), certificate);
    if (!existsSync(file)) continue;
    rmSync(file);
    prepare(part);
    await restart(part);
  }
}

const configOf = (host: Host): string => placeOf(host, { at: '/etc/caddy' });

function caddyOf(host: Host): Part {
  const part = allParts().find((one) => one.host === host && one.name === 'caddy');
  if (!part) throw new Error(`${host} shows no certificate: edge, internet.`);
  return part;
}

async function restart(part: Part): Promise<void> {
  const pid = pidOf(part);
  if (pid !== null) await end([pid], secondsToEnd * 1000);
  start(part);
  // Its check takes any certificate.
  await waitUntilUp(part, secondsToStart * 1000);
}
