import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, type Host, site, state } from './hosts.ts';

const secretNames = [
  'superuserPassword',
  'replicationPassword',
  'rewindPassword',
  'ownerPassword',
  'servicePassword',
  'tokenSecret',
  'metricsToken',
  'pictureSecret',
  'swiftHashPrefix',
  'swiftHashSuffix',
] as const;
export type Secrets = Record<(typeof secretNames)[number], string>;

const secretsFile = join(state, 'secrets.json');

export const newSecrets = () =>
  Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64url')])) as Secrets;

/** Of this lab only. */
export const makeSecrets = (): void => writeFileSync(secretsFile, JSON.stringify(newSecrets()), { mode: 0o600 });

export const readSecrets = (): Secrets => JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets;

/** The text of a file of `deploy/` as it stands on `host`: what an operator does by hand with each `{{name}}`. */
export function fillIn(text: string, host: Host, secrets = readSecrets()): string {
  const values: Record<string, string> = {
    ...secrets,
    host,
    site,
    role: host.startsWith('worker') ? 'worker' : 'web',
    part: host.startsWith('db') ? 'database' : host.replace(/\d$/, ''),
    edgeAddress: addresses.edge,
    cacheAddress: addresses.cache,
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}.`);
    return value;
  });
}

/** Lines of `NAME=value`, as systemd reads them from an EnvironmentFile. */
export function readVariables(file: string, host: Host): Record<string, string> {
  const lines = fillIn(readFileSync(file, 'utf8'), host).split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => line.includes('=') && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
