import { fieldError } from '#server/platform/errors.ts';

// Control and formatting characters turn text around or hide it; joiners stay, because emoji are made with them.
const invisible = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line without anything invisible. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').replace(invisible, '').normalize('NFC').trim();
}

/** A title as it is stored; without a letter or digit it is refused. */
export function cleanTitle(text: string): string {
  const title = oneLine(text);
  if (!/[\p{L}\p{N}]/u.test(title)) throw fieldError('title', 'Please enter a title.');
  return title;
}

export function cleanDescription(text: string | null): string {
  const lines = (text ?? '').split(/[\r\n\u0085\u2028\u2029]+/);
  return lines.map(oneLine).filter(Boolean).join('\n');
}

/** Tags in lower case, each once; commas and semicolons separate them in the CSV file. */
export function cleanTags(tags: string[]): string[] {
  return eachOnce(tags.map((tag) => oneLine(tag.replace(/[,;]/g, ' ')).replace(/^#+/, '').trim().toLowerCase()));
}

export function cleanSizes(sizes: string[]): string[] {
  return eachOnce(sizes.map((size) => oneLine(size.replace(/;/g, ' '))));
}

function eachOnce(texts: string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}
