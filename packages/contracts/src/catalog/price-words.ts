/**
 * Amounts in words as captions have them, in Luganda, Swahili and English: `emitwalo 12`, `elfu hamsini`. Apart from the
 * captions' own reader, which is too heavy for a browser; a test holds both to the same numbers.
 */

const lugandaNumbers = table(
  'emu,gumu,limu,kamu,lumu:1 ebiri,bbiri,biri,bubiri,abiri:2 esatu,ssatu,satu,busatu,asatu:3 ena,nnya,nya,buna,ana:4 ' +
    'etaano,etano,ttaano,taano,butaano,ataano:5 mukaaga,mukaga,kaaga:6 musanvu:7 munaana,munana:8 mwenda:9 ' +
    'kkumi,kumi:10 nkaaga:60 nsanvu:70 kinaana:80 kyenda:90 kikumi:100',
);
const swahiliNumbers = table(
  'moja:1 mbili:2 tatu:3 nne:4 tano:5 sita:6 saba:7 nane:8 tisa:9 kumi:10 ishirini:20 thelathini:30 arobaini:40 ' +
    'hamsini:50 sitini:60 sabini:70 themanini:80 tisini:90',
);
const englishNumbers = table(
  'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 ' +
    'fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty,fourty:40 fifty:50 sixty:60 ' +
    'seventy:70 eighty:80 ninety:90',
);
const lugandaScales = table(
  'omutwalo,mutwalo,emitwalo,mitwalo:10000 enkumi,nkumi,olukumi,lukumi:1000 akakadde,kakadde,obukadde,bukadde:1000000',
);
const swahiliScales = table('elfu:1000 laki:100000 milioni:1000000');
const englishScales = table('k,thousand:1000 m,mil,million:1000000 bn,billion:1000000000');

/** These are one without a number: "omutwalo" is 10,000. */
const singular = /mutwalo|lukumi|kakadde|laki/;
const half = /^(?:nusu|n?e?kitundu)$/;
const and = /^(?:na|mu|ne)$/;

interface Amount {
  value: number;
  /** Where the words behind it begin. */
  next: number;
}

/** The whole text as an amount; null when a word is left over. Words are in lower case. */
export function readPriceWords(words: string[]): number | null {
  const last = words.length;
  const amounts = [
    readScaleFirst(words, lugandaScales, lugandaNumbers),
    readScaleFirst(words, swahiliScales, swahiliNumbers),
    readCountFirst(words),
    readEnglish(words),
  ];
  return amounts.find((amount) => amount?.next === last)?.value ?? null;
}

/** `emitwalo munaana mu enkumi ttaano`, `laki tano na nusu`: a scale, then how many. */
function readScaleFirst(words: string[], scales: Map<string, number>, numbers: Map<string, number>): Amount | null {
  let total = 0;
  let at = 0;
  let ceiling = Number.POSITIVE_INFINITY;
  for (;;) {
    const word = words[at] ?? '';
    const scale = scales.get(word) ?? (at > 0 ? scales.get(word.replace(/^n/, '')) : undefined);
    if (scale === undefined || scale >= ceiling) break;
    const count = readCount(words, at + 1, numbers);
    if (!count && !singular.test(word)) return null;
    total += (count?.value ?? 1) * scale;
    ceiling = scale;
    at = count?.next ?? at + 1;
    const skip = and.test(words[at] ?? '') ? 1 : 0;
    const next = words[at + skip] ?? '';
    const ones = numbers.get(next) ?? 0;
    if (half.test(next)) return { value: Math.round(total + scale / 2), next: at + skip + 1 };
    // `emitwalo munaana mu ttaano` is 85,000, `laki mbili na themanini` 280,000.
    const isShort = skip && ((scale === 10_000 && ones > 0 && ones < 10) || (scale === 100_000 && ones >= 10));
    if (isShort) return { value: Math.round(total + ones * 1000), next: at + skip + 1 };
    if (skip) at += 1;
  }
  return total > 0 ? { value: Math.round(total), next: at } : null;
}

/** Below 1,000, in words or figures: `12`, `amakumi asatu mu ttaano`, `mia mbili`, `kumi na tano`. */
function readCount(words: string[], from: number, numbers: Map<string, number>): Amount | null {
  const first = words[from] ?? '';
  const figures = readFigures(first);
  if (figures !== null) return { value: figures, next: from + 1 };
  const times = /^a?makumi$/.test(first) ? 10 : first === 'mia' ? 100 : 0;
  const value = times ? times * (numbers.get(words[from + 1] ?? '') ?? 0) : (numbers.get(first) ?? 0);
  if (value === 0) return null;
  const next = times ? from + 2 : from + 1;
  if (value < 10) return { value, next };
  const joined = numbers.get((words[next] ?? '').replace(/^n/, '')) ?? 0;
  if (/^n/.test(words[next] ?? '') && joined > 0 && joined < 10) return { value: value + joined, next: next + 1 };
  const more = and.test(words[next] ?? '') ? readCount(words, next + 1, numbers) : null;
  return more && more.value < (times || 10) ? { value: value + more.value, next: more.next } : { value, next };
}

/** `2 laki`, `50 elfu`. */
function readCountFirst([count = '', word = '', ...rest]: string[]): Amount | null {
  const scale = swahiliScales.get(word) ?? lugandaScales.get(word);
  const figures = readFigures(count);
  if (scale === undefined || figures === null || rest.length > 0) return null;
  return { value: Math.round(figures * scale), next: 2 };
}

/** `12`, `1.5`, `1,5`. */
function readFigures(text: string): number | null {
  return /^\d+(?:[.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** `eighty five thousand`, `one hundred and twenty thousand`, `half a million`, `one and a half million`. */
function readEnglish(words: string[]): Amount | null {
  let total = 0;
  let part = 0;
  let lastUnit = 0;
  let isCounted = false;
  for (const word of words) {
    const unit = englishNumbers.get(word);
    const scale = englishScales.get(word);
    if (unit !== undefined) {
      const mayFollow = lastUnit === 0 || (lastUnit >= 20 && unit < 10);
      if (!mayFollow) return null;
      part += unit;
      lastUnit = unit;
    } else if (word === 'hundred') [part, lastUnit] = [(part || 1) * 100, 0];
    else if (word === 'half') part += 0.5;
    else if (scale !== undefined && isCounted) [total, part, lastUnit] = [total + (part || 1) * scale, 0, 0];
    else if (word !== 'a' && word !== 'and') return null;
    isCounted = scale === undefined;
  }
  return total > 0 ? { value: Math.round(total + part), next: words.length } : null;
}

function table(text: string): Map<string, number> {
  return new Map(
    text.split(' ').flatMap((entry) => {
      const [words = '', value] = entry.split(':');
      return words.split(',').map((word): [string, number] => [word, Number(value)]);
    }),
  );
}
