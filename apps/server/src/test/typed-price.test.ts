import { extractProduct } from '@app/captions/reader';
import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import { expect, test } from 'vitest';

const luganda = 'emu ebiri ssatu nnya ttaano mukaaga musanvu munaana mwenda kkumi nkaaga nsanvu kinaana kyenda kikumi';
const swahili = 'moja mbili tatu nne tano sita saba nane tisa kumi ishirini thelathini hamsini sitini tisini';
const english = 'five eight twelve twenty forty eighty ninety';

test.each([
  ...luganda.split(' ').map((count) => `emitwalo ${count}`),
  ...swahili.split(' ').map((count) => `elfu ${count}`),
  ...english.split(' ').map((count) => `${count} thousand`),
  'emitwalo 12',
  'emitwalo munaana mu enkumi ttaano',
  'emitwalo amakumi asatu mu ttaano',
  'obukadde bubiri',
  'laki tano na nusu',
  'laki mbili na themanini',
  'milioni kumi na tano',
  'half a million',
  'one hundred and twenty thousand',
  '85k',
  '1.2m',
])('"%s" is the same price in a caption and in a field', (words) => {
  const typed = readTypedPrice(words);
  expect(typed).not.toBeNull();
  expect(extractProduct(`Jeans price ${words} #TRACK`).priceUgx).toBe(typed);
});
