import { type Cut, type Rewriting, untraced } from './rewriting.ts';

/** HTML, entities, template text, SQL and orders to a language model are noise: none of it describes goods. */

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g;
const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '–', rsquo: "'" };
const TEMPLATE = /\$?\{[{%"'][^{}\n]{0,200}\}{1,2}|\$\{[^{}\n]{0,80}\}/g;
const SQL =
  /\b(?:drop|alter|truncate) {1,3}(?:table|database) {1,3}\w{1,40}|\bdelete {1,3}from {1,3}\w{1,40}|\binsert {1,3}into {1,3}\w{1,40}|\bunion {1,3}(?:all {1,3})?select\b[^;\n]{0,60}|\bselect {1,3}\* {1,3}from {1,3}\w{1,40}|\bor {1,3}'?1'? {0,2}= {0,2}'?1'?/gi;
/** Words without which no rule below can match; most captions have none of them. */
const SUSPECT =
  /ignore|disregard|forget|override|bypass|instruction|prompt|system|assistant|json|\bset\b|\bai\b|\bbots?\b|llm|gpt/i;
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^\n]{0,60}\b(?:instruction|prompt|rule|previous|above|prior|system|everything|label)s?\b/i,
  /\b(?:system|assistant|developer) {0,2}(?:prompt|message|note|instruction|override)? {0,2}:/i,
  /\bset {1,3}(?:the {1,3})?(?:product {1,3})?(?:price|title|name|tags?|old_?price|availability)\b[^\n]{0,30}(?:\bto\b|=|\bas\b)/i,
  /\b(?:respond|reply|answer|output|return|print|write)\b[^\n]{0,40}\bjson\b/i,
  /\byou {1,3}are {1,3}(?:now {1,3})?(?:an? {1,3}|the {1,3})?(?:ai|assistant|bot|language|model|chatgpt|gpt|llm)\b/i,
  /\b(?:ai|bots?|llm|chatgpt|gpt|parser|extractor|scraper)\b[^\n]{0,40}\b(?:must|should|please|use|treat|mark|extract)\b/i,
];
const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|\n|$)/g;

const INLINE = /^\/?(?:b|i|u|a|em|strong|span|font|small|mark)\b/i;

/** Where `<tag …>` stands; what stands inside script and style goes with them. One pass: every search only moves forward. */
function tagsIn(text: string): Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  let close = 0;
  const low = text.toLowerCase();
  /** End tags that do not come any more: searched for once only. */
  const missing = new Set<string>();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (at < from) continue;
    if (close <= at) close = text.indexOf('>', at + 1);
    if (close < 0) break;
    const next = text.charCodeAt(at + 1) | 32;
    const isTag = (next >= 97 && next <= 122) || next === 47 || next === 33 || next === 63 || text[at + 1] === '!';
    if (!isTag || close - at > 300) continue;
    const name = text.slice(at + 1, at + 7).toLowerCase();
    const raw = name === 'script' ? '</script' : name.startsWith('style') ? '</style' : '';
    let end = close + 1;
    if (raw && !missing.has(raw)) {
      const stop = low.length === text.length ? low.indexOf(raw, end) : -1;
      const stopEnd = stop < 0 ? -1 : text.indexOf('>', stop);
      if (stopEnd >= 0) end = stopEnd + 1;
      else missing.add(raw);
    }
    cuts.push({ from: at, to: end, by: INLINE.test(text.slice(at + 1, at + 9)) ? ' ' : '\n' });
    from = end;
  }
  return cuts;
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal ? Number.parseInt(decimal, 10) : hex ? Number.parseInt(hex, 16) : 0;
  if (!code) return NAMED[name?.toLowerCase() ?? ''] ?? (name && entity.length < 9 ? ' ' : entity);
  if (code === 60 || code === 62 || code < 32 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return ' ';
  return String.fromCodePoint(code).normalize('NFKC');
}

function dropOrders(text: string, { replace }: Rewriting): string {
  if (!SUSPECT.test(text)) return text;
  return replace(text, SENTENCE, (sentence: string) =>
    ORDERS.some((order) => order.test(sentence)) ? '\n' : sentence,
  );
}

/** A star or underscore that touches text on one side only, or stands between letters, is markup; `5*8` is not. */
const STARS = /[*_]+/g;
function dropStars(text: string, { replace }: Rewriting): string {
  return replace(text, STARS, (stars: string, at: number) => {
    const before = text[at - 1] ?? ' ';
    const after = text[at + stars.length] ?? ' ';
    const isLoose = /\s/.test(before) && /\s/.test(after);
    if (isLoose || (/[\dmM]/.test(before) && /\d/.test(after))) return stars;
    return /[#@\w]/.test(before) && /\w/.test(after) && stars[0] === '_' ? stars : ' ';
  });
}

export function dropMarkup(text: string, rewriting = untraced): string {
  const { replace, cut } = rewriting;
  let out = text;
  if (out.includes('<')) out = cut(out, tagsIn(out));
  if (out.includes('&')) out = replace(out, ENTITY, decode);
  if (out.includes('{')) out = replace(out, TEMPLATE, ' ');
  if (out.includes(';') || out.includes('*') || out.includes('=')) out = replace(out, SQL, '\n');
  if (out.includes('*') || out.includes('_')) out = dropStars(out, rewriting);
  return dropOrders(out, rewriting);
}
