import { expect, test } from 'vitest';
import { contactCard } from './contact-card.ts';
import { forwardText, saveNumberText } from './kit-words.ts';
import { aKit } from './share-kit.testing.ts';

test('a shop whose name is of signs that WhatsApp reads as markup goes by its handle', () => {
  const kit = aKit({}, { shopName: '~___~' });
  expect(contactCard(kit, 'https://dukalink.ug')).toContain('FN:@nakato.fashions\r\n');
  expect(forwardText(kit)).toContain('Number 214 at @nakato.fashions\n');
  expect(forwardText(aKit(null, { shopName: '~___~' }))).toMatch(/^@nakato\.fashions\n/);
  expect(saveNumberText(kit)).toContain('(@nakato.fashions)');
});
