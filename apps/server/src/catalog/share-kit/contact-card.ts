import { shopUrl } from '@app/contracts/addresses/reserved-handles';
import type { KitFacts } from './kit-facts.ts';
import { plainName } from './kit-words.ts';

/** vCard 3.0 (RFC 2426), which every phone reads; no photo, so it stays within one message. Null without a number. */
export function contactCard(facts: KitFacts, publicOrigin: string): string | null {
  const { handle, phoneNumber } = facts;
  if (phoneNumber === null) return null;
  const name = escaped(plainName(facts));
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=CELL:${phoneNumber}`,
    `URL:${shopUrl(publicOrigin, handle)}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Line breaks are gone already. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`);
