import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type ExtractedProduct, hasTrackTag, readCards } from '#captions/extract.ts';

/**
 * `npm run extract -- FILE.jsonl`: reads rows `{id, caption}` and prints rows `{id, has_track, title, price, guess, asks,
 * old_price, tags, sizes, availability, products}`: the first card's fields, and all cards in `products`. Bad rows go to standard error with their line number; the others are still printed, and
 * the exit code is 1.
 */

interface Row {
  id: string | number;
  caption: string;
}

function parseRow(line: string): Row | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'not JSON';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not an object';
  const { id, caption } = value as { id?: unknown; caption?: unknown };
  if (typeof id !== 'string' && typeof id !== 'number') return 'id is missing or neither text nor number';
  return typeof caption === 'string' ? { id, caption } : 'caption is missing or not text';
}

/** One card: `price` as buyers see it, `guess` what the owner is asked to confirm. */
const cardOf = (card: ExtractedProduct) => ({
  title: card.title,
  price: card.priceUgx,
  guess: card.guessUgx,
  asks: card.asks,
  old_price: card.oldPriceUgx,
  tags: card.tags,
  sizes: card.sizes,
  availability: card.availability,
});

function toLine({ id, caption }: Row): string {
  const products = readCards(caption).map(cardOf);
  return `${JSON.stringify({ id, has_track: hasTrackTag(caption), ...products[0], products })}\n`;
}

/** Lines of a file, cut at line feeds only: readline would also cut at U+2028, which may stand inside a JSON string. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  yield rest;
}

async function extractFile(path: string): Promise<number> {
  let bad = 0;
  let lineNumber = 0;
  for await (const line of linesOf(path)) {
    lineNumber += 1;
    const text = lineNumber === 1 ? line.replace(/^\ufeff/, '') : line;
    if (text.trim() === '') continue;
    const row = parseRow(text);
    if (typeof row === 'string') {
      bad += 1;
      process.stderr.write(`line ${lineNumber}: ${row}\n`);
    } else if (!process.stdout.write(toLine(row))) await once(process.stdout, 'drain');
  }
  return bad;
}

const [path] = process.argv.slice(2);
if (path === undefined || process.argv.length > 3) {
  process.stderr.write('usage: npm run extract -- FILE.jsonl\n');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = (await extractFile(path)) > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
