import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const contracts = join(root, 'packages/contracts/src');
const web = join(root, 'apps/web');

/** What is called from outside of the web only, and who does it. */
const calledFromOutside: Record<string, string> = {
  readShop: 'programs of others: pages read in the same process',
  readMe: 'programs of others: our pages ask for the profile, which answers the same',
  fileReport: 'programs of others: the report page is a form, whose action files it in the same process',
  comeBackFromTikTok: 'TikTok sends the browser there',
  receiveTikTokEvent: 'TikTok',
  receivePaymentCallback: 'providers of mobile money',
  receivePutPaymentCallback: 'providers of mobile money',
};

const sources = ['src', 'build-plugins']
  .flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|testing)\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join(web, name), 'utf8')] as const);

/** Names of what the web takes from a subject's endpoints. */
function usedOf(subject: string): Set<string> {
  const used = new Set<string>();
  for (const [, text] of sources)
    for (const [, what = ''] of text.matchAll(
      new RegExp(`import ([^;]+?) from '@app/contracts/${subject}.endpoints';`, 'gs'),
    )) {
      const namespace = /\* as (\w+)/.exec(what)?.[1];
      const names = namespace ? text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')) : what.matchAll(/(\w+)/g);
      for (const [, name = ''] of names) used.add(name);
    }
  return used;
}

test('every endpoint is called by the web, or said to be called from outside', () => {
  const unused: string[] = [];
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.endpoints.ts'))) {
    const used = usedOf(file.slice(0, -'.endpoints.ts'.length));
    const endpoints = readFileSync(join(contracts, file), 'utf8').matchAll(/export const (\w+) = endpoint</g);
    for (const [, name = ''] of endpoints) if (!used.has(name) && !used.has(`${name}Path`)) unused.push(name);
  }
  expect(unused.sort()).toEqual(Object.keys(calledFromOutside).sort());
});

test('the web types no path of a call: each comes from its endpoint', () => {
  const typed = sources.filter(([, text]) => /['"`]\/(?:api|webhooks)\b|['"`]\/auth\/tiktok\b(?!\/done)/.test(text));
  expect(typed.map(([name]) => name)).toEqual([]);
});
