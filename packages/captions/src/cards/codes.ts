/** Lists that are written in another form: with letter codes, or with names in hashtags. */

const TAGGED = /#(?=\p{L}{3,30}\s{0,3}[-–:=@]?\s{0,3}(?:ugx\s{0,3})?\d[\d,.]{0,14}\s?[km]?\b)/giu;
const CODE = /(?<![\p{L}\p{N}])([A-H])(?:\s?[=:)]\s?|\s[-–]\s|\s(?=\d{1,3}(?:[.,]\d+)?[km]\b))/gu;

/** Without one of these no code matches; most captions have none. */
const MAYBE_CODE = /[A-H](?:\s?[=:)]|\s[-–\d])/;

/** The caption with its codes resolved: `A = boots … A=95k` is `boots 95k`, `#sneakers 85k #caps 20k` is a list, too. */
export function asList(caption: string): string | null {
  if (caption.length > 3_000) return null;
  const tagged = /#[^#]+#/.test(caption) ? caption.match(TAGGED) : null;
  if (tagged && tagged.length > 1) return caption.replace(TAGGED, '');
  if (!MAYBE_CODE.test(caption)) return null;
  const parts = [...caption.matchAll(CODE)].map((match, index, all) => ({
    code: match[1] ?? '',
    from: match.index,
    text: caption.slice(match.index + match[0].length, all[index + 1]?.index ?? caption.length).trim(),
  }));
  const names = new Map(
    parts
      .filter(({ text }) => /^\p{L}/u.test(text))
      .map(({ code, text }) => [code, text.split(/[,;\n#]|[^\p{L}\p{N}\s'-]/u)[0]?.trim() ?? '']),
  );
  const prices = parts.filter(({ code, text }) => names.has(code) && /^(?:ugx\s*)?\d/i.test(text));
  if (names.size < 2 || prices.length < 2) return null;
  return `${prices.map(({ code, text }) => `${names.get(code)} ${text}`).join(', ')}`;
}
