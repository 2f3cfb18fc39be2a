import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { isUnitWord } from '#captions/price/roles/sale-units.ts';
import { VARIANT_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { MEASURES, SALE_UNITS } from '#captions/text/units.ts';
import { words } from '#captions/text/words.ts';
import type { Hit } from '#captions/title/lexicon.ts';

/** Several prices: of one product in several versions (lowest counts), or of several products (first counts)? */

/** Words for the same thing in one list. */
const SAME = new Map([
  ['loaf', 'bread'],
  ['tee', 't shirt'],
  ['tshirt', 't shirt'],
  ['tee shirt', 't shirt'],
  ['pant', 'trouser'],
]);
const MODEL_TAIL = words('pro max plus ultra mini lite air fe se xl prime');

interface Label {
  /** Names of the goods in the label, with their model number. */
  goods: string[];
  /** Words that neither describe a version nor are mere grammar. */
  others: string[];
  /** It has any word at all besides grammar. */
  isEmpty: boolean;
}

function signature(tokens: Token[], hit: Hit, end: number): string {
  let name = SAME.get(hit.term.name) ?? hit.term.name;
  const most = hit.term.kind === 'brand' ? 10_000 : 1000;
  for (let at = hit.to + 1; at <= hit.to + 4 && at < end; at += 1) {
    const token = tokens[at];
    const isMeasure = MEASURES.has(tokens[at + 1]?.low ?? '') || isUnitWord(tokens[at + 1]?.low ?? '');
    if (
      token?.kind === 'num' &&
      token.unit === '' &&
      token.use === '' &&
      !token.grouped &&
      token.value < most &&
      !isMeasure
    )
      name += ` ${token.low}`;
    else if (token?.kind === 'mix' && !/^\d+x\d+$/.test(token.low)) name += ` ${token.low}`;
    else if (token && MODEL_TAIL.has(token.low)) name += ` ${token.low}`;
    else break;
  }
  return name;
}

/** The goods named between two places, without words of version: `chocolate cake` and `vanilla cake` are both `cake`; `kind`: the first goods of the list. */
export function goodsNamed(tokens: Token[], from: number, to: number, hits: Hit[], kind: Hit | null): string[] {
  const inside = hits.filter((hit) => hit.from >= from && hit.to < to && !isUnit(tokens, hit, kind));
  // A fruit is a taste of yoghurt, and goods beside other fruit.
  const isGoods = (hit: Hit) =>
    !isVersion(hit) ||
    SALE_UNITS.has(hit.term.name) ||
    // `2 doors 750k, 3 doors 1.1m`: a count of parts.
    (!(hit.from > from && tokens[hit.from - 1]?.kind === 'num') &&
      hit.term.kind !== 'brand' &&
      (kind === null ||
        kind.term.group === hit.term.group ||
        kind.term.group.tags.includes('livestock') ||
        kind.term.group.tags[0] === 'groceries'));
  const plain = inside.filter((hit) => !isVersion(hit));
  // `Caro Light cream`, `Caro Light soap`: beside a brand alone, what it is a brand of.
  const isBrandOnly = plain.length > 0 && plain.every(({ term }) => term.kind === 'brand');
  const named = isBrandOnly ? inside.filter((hit) => !isVersion(hit) || hit.term.kind === 'product') : plain;
  return (named.length > 0 ? named : inside.filter(isGoods).slice(0, 1)).map((hit) =>
    withoutVersion(signature(tokens, hit, to)),
  );
}

/** `box 18,000` beside tea; a basin on a line of its own beside a blanket is goods. */
const isUnit = (tokens: Token[], { from, term }: Hit, kind: Hit | null) =>
  SALE_UNITS.has(term.name) &&
  !(/^(?:ya|la|cha|za)$/.test(tokens[from + 1]?.low ?? '') && tokens[from + 2]?.kind === 'word') &&
  (kind === null ||
    tokens[from - 1]?.kind !== 'nl' ||
    kind.term.group.tags.some((tag) => SOLD_BY_UNIT.test(tag)) ||
    !/^(?:basin|jerrycan|crate|tray|box|tin)$/.test(term.name));
const SOLD_BY_UNIT =
  /^(?:food|groceries|livestock|agriculture|building|fuel|cleaning|health|beauty|stationery|phone accessories)$/;

const isVersion = (hit: Hit) =>
  !hit.term.name.endsWith(' piece') && hit.term.name.split(' ').every((word) => VARIANT_WORDS.has(word));

function withoutVersion(name: string): string {
  // A bucket bag is no bag of the bucket size, layers mash no mash of several layers.
  const kept = name.split(' ').filter((word) => word === 'bucket' || word === 'layers' || !VARIANT_WORDS.has(word));
  return kept.length > 0 ? kept.join(' ') : name;
}

function labelOf(tokens: Token[], from: number, to: number, hits: Hit[]): Label {
  const inside = hits.filter((hit) => hit.from >= from && hit.to < to);
  const goods = inside.filter((hit) => !isVersion(hit)).map((hit) => signature(tokens, hit, to));
  const others: string[] = [];
  let isEmpty = true;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.use !== '' || (token.kind !== 'word' && token.kind !== 'mix')) continue;
    if (token.isStopWord) continue;
    isEmpty = false;
    if (!VARIANT_WORDS.has(token.low) && !MEASURES.has(token.low) && token.kind === 'word' && token.low.length > 2)
      others.push(token.low);
  }
  return { goods, others, isEmpty };
}

/** Labels stand before their amounts (`Kettle 35k`) or after them (`35k kettle`). */
function labelsOf(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): Label[] {
  const first = amounts[0];
  const second = amounts[1];
  if (!first || !second) return [];
  const hasBefore = hits.some((hit) => hit.to < first.from);
  const lead = labelOf(tokens, 0, first.from, hits);
  const isAfter = !hasBefore && lead.isEmpty && hits.some((hit) => hit.from > first.to && hit.to < second.from);
  return amounts.map((amount, index) =>
    isAfter
      ? labelOf(tokens, amount.to + 1, amounts[index + 1]?.from ?? tokens.length, hits)
      : labelOf(tokens, index === 0 ? 0 : (amounts[index - 1]?.to ?? -1) + 1, amount.from, hits),
  );
}

/** Whether the label just before the first amount, on its line, names goods of its own and not only a version. */
function firstHasOwnGoods(tokens: Token[], first: RatedAmount, hits: Hit[]): boolean {
  let from = first.from - 1;
  while (
    from > 0 &&
    tokens[from]?.kind !== 'nl' &&
    !(tokens[from]?.kind === 'sym' && ':.!?,'.includes(tokens[from]?.text ?? ' '))
  )
    from -= 1;
  return labelOf(tokens, from, first.from, hits).goods.length > 0;
}

export function areVariants(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): boolean {
  const first = amounts[0];
  const labels = labelsOf(tokens, amounts, hits);
  const lead = labels[0];
  if (!first || !lead) return true;
  const known = new Set(lead.goods);
  for (const label of labels.slice(1)) {
    const other = label.goods.filter((name) => !known.has(name));
    if (other.length > 0 && label.goods.length === other.length && lead.goods.length > 0) return false;
    // `gauge 28 at 42k, gauge 30 at 33k`: what the first is told by, too.
    const hasOther = label.others.some((word) => !lead.others.includes(word));
    if (label.goods.length === 0 && hasOther && firstHasOwnGoods(tokens, first, hits)) return false;
  }
  return true;
}
