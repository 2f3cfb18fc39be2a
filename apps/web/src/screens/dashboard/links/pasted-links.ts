import { maxLinkLength } from '@app/contracts/bounds';

/** Links as people paste them, each once; without `https://` only words that look like an address. */
export function readPastedLinks(text: string): string[] {
  const found = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[<("'“]+|[>)"'”.]+$/g, ''))
    .filter((word) => /^https?:\/\/\S/i.test(word) || /^[\w-]+(?:\.[\w-]+)+\/\S/.test(word))
    .map((word) => (/^https?:/i.test(word) ? word : `https://${word}`).slice(0, maxLinkLength));
  return [...new Set(found)];
}
