import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Younger than Chrome 99 and Safari 15.4, for which the build writes syntax, and no methods. */
const younger =
  /\.(?:toSorted|toReversed|toSpliced|throwIfAborted|toWellFormed|isWellFormed|with)\(|AbortSignal\.(?:any|timeout)\(|(?:Map|Object)\.groupBy\(|Promise\.withResolvers\(|Array\.fromAsync\(|URL\.canParse\(/g;

const sources = ['apps/web/src', 'packages/contracts/src'].flatMap((root) =>
  globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !/\.(?:test|testing)\.tsx?$/.test(file)),
);

test('no script calls what the oldest browser lacks', () => {
  expect(sources.length).toBeGreaterThan(500);
  const calls = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(younger)].map(([call]) => `${file}: ${call}`),
  );
  expect(calls).toEqual([]);
});
