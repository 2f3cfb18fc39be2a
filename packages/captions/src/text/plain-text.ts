import { dropMarkup } from './markup.ts';
import { type Rewriting, untraced } from './rewriting.ts';

/** What is read of one caption, in UTF-16 units. TikTok itself stops at 4,000; the rest of a longer text is ignored. */
export const MAX_CAPTION_CHARS = 5_000;
/** Invisible characters do not count against the cap above, but even they end somewhere. */
const MAX_RAW_CHARS = 20_000;

const NOT_ASCII = /[^\x20-\x7e\n]/;
/** What folding may change: all but ASCII without the backtick, and emoji without skin tones. Most captions have none of it. */
const FOLDED = /[^\x20-\x5f\x61-\x7e\n\u2600-\u27bf\u{1f300}-\u{1f3fa}\u{1f400}-\u{1faff}]/u;
/** Soft hyphen, joiners, fillers, zero-width and bidi marks, variation selectors, keycap, language tags, skin tones. */
const INVISIBLE_RANGES = String.raw`\u00ad \u034f \u061c \u115f \u1160 \u17b4 \u17b5 \u180b-\u180f \u200b-\u200f \u202a-\u202e \u2060-\u206f
  \u20e3 \u3164 \ufe00-\ufe0f \ufeff \uffa0 \ufff0-\ufffb \ufffd \u{e0000}-\u{e01ef} \u{1f3fb}-\u{1f3ff}`;
const INVISIBLE = new RegExp(`[${INVISIBLE_RANGES.replaceAll(/\s+/g, '')}]`, 'gu');
/** Sellers strike prices through with combining strokes (U+0335 to U+0338) after each digit. */
const STRUCK = /(?:[^\s\p{M}]\p{M}){2,}/gu;
const STROKES = /[\u0335-\u0338]/gu;
/** More than two marks on one letter is decoration. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** `1️⃣ Sofa 2️⃣ Bed`: numbers of a list, where both stand before words; `8️⃣5️⃣k` is an amount. */
const NUMBERED = /(?<=^|\s)[1-9]\ufe0f?\u20e3(?=\s*\p{L})/gu;
const unnumbered = (text: string, { replace }: Rewriting) =>
  ['1', '2'].every((digit) => (text.match(NUMBERED) ?? []).some((number) => number.startsWith(digit)))
    ? replace(text, NUMBERED, '• ')
    : text;

const struckThrough = (run: string) => (run.search(STROKES) < 0 ? run : ` ~${run.replace(STROKES, '')}~ `);

/** What follows replaces one character by one. */
const oneByOne = (text: string) =>
  text
    .replace(CONTROL, ' ')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[\u2018\u2019\u201b\u02bc\u02b9\u2032\u0060\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/[\u2010\u2011\u2212\ufe63]/g, '-')
    .replace(/[\u2012-\u2015]/g, '–')
    .replace(/\u00d7/g, 'x')
    .replace(SMALL_CAPITAL, (letter) => CAPITALS[SMALL_CAPITALS.indexOf(letter)] ?? letter);

function fold(text: string, rewriting: Rewriting): string {
  if (!FOLDED.test(text)) return text;
  const { replace, normalize } = rewriting;
  const numbered = text.includes('\u20e3') ? unnumbered(text, rewriting) : text;
  const seen = replace(numbered, INVISIBLE, '');
  if (!FOLDED.test(seen)) return seen;
  const normal = normalize(replace(seen, STRUCK, struckThrough));
  const visible = replace(replace(normal, INVISIBLE, ''), PILED_MARKS, '$1');
  return oneByOne(replace(visible, /\r\n?|[\u0085\u2028\u2029]/g, '\n'));
}

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const CAPITALS = 'abcdefghijklmnoprstuvwyz';
const SMALL_CAPITAL = /[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/g;
/** Trade abbreviations, only where they cannot be words. */
const WHOLESALE = /(?<![\p{L}\p{N}/])w(?:[./]?sale|\/s|hsale|holesale)(?![\p{L}\p{N}/])/giu;
const RETAIL = /(?<![\p{L}\p{N}/])r(?:\/tail|\.tail|tl|\/t|tail)(?![\p{L}\p{N}/])/giu;
const ABBREVIATED = /w(?:[./]?sale|\/s|hsale|holesale)|r(?:[./]tail|tl|\/t|tail)/i;
/** `85'000` and `1m200k` as other writers write them: `85,000`, `1m 200k`. */
function unifyAmounts(text: string, { replace }: Rewriting): string {
  let out = text;
  if (out.includes("'")) out = replace(out, /(\d)'(?=\d{3}(?!\d))/g, '$1,');
  out = replace(out, /(\d[mM])(?=\d{1,3}[kK](?![a-zA-Z0-9]))/g, '$1 ');
  if (!ABBREVIATED.test(out)) return out;
  return replace(replace(out, WHOLESALE, 'wholesale'), RETAIL, 'retail');
}

/**
 * The caption as plain, well-formed text: NFKC, no invisible characters, straight quotes, `-` for hyphen and minus,
 * `–` for longer dashes, line breaks as `\n`, markup and instructions to the reader removed.
 */
export function plainText(caption: string, rewriting = untraced): string {
  let text = caption.length > MAX_RAW_CHARS ? caption.slice(0, MAX_RAW_CHARS) : caption;
  if (NOT_ASCII.test(text)) text = fold(text.toWellFormed(), rewriting);
  if (text.length > MAX_CAPTION_CHARS) text = text.slice(0, MAX_CAPTION_CHARS);
  return dropMarkup(unifyAmounts(text, rewriting), rewriting).toWellFormed().replaceAll('\ufffd', ' ');
}
