import type { FastifyRequest } from 'fastify';

/** A word in a User-Agent and its meaning. The first match counts: most browsers name others, too. */
type Sign = readonly [pattern: RegExp, words: string];

const programs: readonly Sign[] = [
  [/musical_ly|TikTok|BytedanceWebview|trill_/i, 'TikTok'],
  [/WhatsApp/i, 'WhatsApp'],
  [/Instagram/i, 'Instagram'],
  [/FBAN|FBAV|FB_IAB/i, 'Facebook'],
  [/Opera Mini|OPiOS/i, 'Opera Mini'],
  [/OPR\/|OPT\/|Opera/i, 'Opera'],
  [/UCBrowser|UCWEB/i, 'UC Browser'],
  [/SamsungBrowser/i, 'Samsung Internet'],
  [/PHX\/|Phoenix/i, 'Phoenix'],
  [/MiuiBrowser/i, 'Mi Browser'],
  [/HuaweiBrowser/i, 'Huawei Browser'],
  [/EdgA?\/|EdgiOS|Edge\//i, 'Edge'],
  [/Firefox|FxiOS/i, 'Firefox'],
  [/Chrome|CriOS|Chromium/i, 'Chrome'],
  [/Safari/i, 'Safari'],
];

const systems: readonly Sign[] = [
  [/iPhone|iPod/i, 'iPhone'],
  [/iPad/i, 'iPad'],
  [/KAIOS/i, 'KaiOS'],
  [/Android/i, 'Android'],
  [/CrOS/i, 'Chromebook'],
  [/Windows/i, 'Windows'],
  [/Macintosh|Mac OS X/i, 'Mac'],
  [/Linux|X11/i, 'Linux'],
];

/** Newer browsers no longer name them. */
const phones: readonly Sign[] = [
  [/TECNO/i, 'Tecno'],
  [/Infinix/i, 'Infinix'],
  [/\bitel\b/i, 'itel'],
  [/SAMSUNG|\bSM-[A-Z]/i, 'Samsung'],
  [/Redmi|Xiaomi|POCO|\bMi \d/i, 'Xiaomi'],
  [/HUAWEI|HONOR/i, 'Huawei'],
  [/OPPO|\bCPH\d/i, 'Oppo'],
  [/\bvivo\b/i, 'Vivo'],
  [/Nokia/i, 'Nokia'],
  [/Pixel/i, 'Pixel'],
];

export const unknownDevice = 'Unknown device';

/** Such as "Chrome on Android (Tecno)", so that an owner can tell sessions apart. Nothing of the User-Agent is kept. */
export function deviceInWords(userAgent: string | undefined): string {
  const sent = (userAgent ?? '').slice(0, 500);
  const program = wordsFor(programs, sent);
  const system = wordsFor(systems, sent);
  if (program === null && system === null) return unknownDevice;
  const phone = system === 'Android' ? wordsFor(phones, sent) : null;
  return `${program ?? 'A browser'} on ${system ?? 'an unknown device'}${phone === null ? '' : ` (${phone})`}`;
}

export function deviceOf(request: FastifyRequest): string {
  return deviceInWords(request.headers['user-agent']);
}

function wordsFor(signs: readonly Sign[], sent: string): string | null {
  return signs.find(([pattern]) => pattern.test(sent))?.[1] ?? null;
}
