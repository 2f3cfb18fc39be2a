import { maxLinkLength } from '@app/contracts/bounds';

/**
 * Links as people paste them: one a line, or a whole WhatsApp message with words between them. Each once, in the order
 * given; a word that looks like an address without `https://` counts, others do not.
 */
export function readPastedLinks(text: string): string[] {
  const found = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[<("'“]+|[>)"'”.]+$/g, ''))
    .filter((word) => /^https?:\/\/\S/i.test(word) || /^[\w-]+(?:\.[\w-]+)+\/\S/.test(word))
    .map((word) => (/^https?:/i.test(word) ? word : `https://${word}`).slice(0, maxLinkLength));
  return [...new Set(found)];
}
