import { deflateRawSync } from 'node:zlib';

/** What people type where chance is asked for. */
const words = /change|example|please|replace|secret|token|password|dukalink|default|insecure|random|admin|this|your/gi;

/** Signs as they follow each other in the alphabet and on keyboards. */
const forth = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];
const rows = [...forth, ...forth.map((row) => Array.from(row).reverse().join(''))];
const runLength = 4;

/**
 * Few different signs, a pattern, or mostly words and rows of keys. What was drawn by chance is not shortened by
 * compression, and has hardly any of these.
 */
export function isGuessable(secret: string): boolean {
  const leastBytes = Math.min(22, secret.length);
  if (new Set(secret).size < 6 || deflateRawSync(secret).length < leastBytes) return true;
  return withoutRows(secret.replace(words, '')).length < secret.length / 2;
}

function withoutRows(secret: string): string {
  const low = secret.toLowerCase();
  const isRow = (start: number): boolean => {
    const run = low.slice(Math.max(start, 0), start + runLength);
    return run.length === runLength && rows.some((row) => row.includes(run));
  };
  const isInRow = (at: number): boolean => [0, 1, 2, 3].some((before) => isRow(at - before));
  return Array.from(secret)
    .filter((_, at) => !isInRow(at))
    .join('');
}
