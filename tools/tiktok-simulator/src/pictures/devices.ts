import type { Paint } from './palette.ts';

const screenGradient = (paint: Paint, id: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paint.light}"/>` +
  `<stop offset=".55" stop-color="${paint.accent}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient></defs>`;

/** Back and front of a phone. */
export function phone(paint: Paint): string {
  const { main, deep, light, random } = paint;
  const lenses = random.between(2, 3);
  const cameras = Array.from(
    { length: lenses },
    (_, index) =>
      `<circle cx="92" cy="${102 + index * 44}" r="18" fill="#15171c"/><circle cx="92" cy="${102 + index * 44}" r="8" fill="#3b4658"/><circle cx="88" cy="${98 + index * 44}" r="3" fill="#fff"/>`,
  ).join('');
  const wallpaper = random.pick([
    '<circle cx="276" cy="176" r="46" fill="#fff" opacity=".75"/><path d="M206 300Q250 230 290 282T346 262V352H206Z" fill="#fff" opacity=".35"/>',
    '<path d="M206 150Q280 120 346 200V120H206Z" fill="#fff" opacity=".4"/><circle cx="250" cy="262" r="50" fill="#fff" opacity=".3"/>',
    '<path d="M206 352L346 130V352Z" fill="#fff" opacity=".28"/><path d="M206 352L300 200L346 280V352Z" fill="#fff" opacity=".28"/>',
  ]);
  return (
    screenGradient(paint, 'screen') +
    `<g transform="rotate(-7 130 200)"><rect x="46" y="48" width="156" height="306" rx="28" fill="${main}"/><rect x="46" y="48" width="12" height="306" rx="6" fill="${deep}"/>` +
    `<rect x="64" y="70" width="56" height="${lenses * 44 + 20}" rx="24" fill="${deep}"/>${cameras}` +
    `<path d="M186 70Q196 190 184 336" stroke="${light}" stroke-width="6" fill="none" opacity=".6" stroke-linecap="round"/></g>` +
    `<g transform="rotate(5 276 210)"><rect x="196" y="56" width="160" height="310" rx="28" fill="#15171c"/><rect x="206" y="68" width="140" height="286" rx="19" fill="url(#screen)"/>` +
    `<g>${wallpaper}</g><circle cx="276" cy="84" r="7" fill="#15171c"/>` +
    '<g fill="#fff" opacity=".9"><rect x="222" y="318" width="24" height="24" rx="7"/><rect x="264" y="318" width="24" height="24" rx="7"/><rect x="306" y="318" width="24" height="24" rx="7"/></g></g>'
  );
}

/** An open laptop. */
export function laptop(paint: Paint): string {
  const { main, deep, light, random } = paint;
  const picture = random.pick([
    '<path d="M86 262L150 166L196 226L236 184L314 262Z" fill="#fff" opacity=".5"/><circle cx="270" cy="138" r="22" fill="#fff" opacity=".85"/>',
    '<g fill="#fff" opacity=".8"><rect x="106" y="126" width="88" height="12" rx="6"/><rect x="106" y="150" width="140" height="12" rx="6"/><rect x="106" y="174" width="112" height="12" rx="6"/><rect x="124" y="198" width="126" height="12" rx="6"/><rect x="124" y="222" width="70" height="12" rx="6"/></g>',
    '<g fill="#fff" opacity=".75"><rect x="112" y="196" width="28" height="50"/><rect x="154" y="166" width="28" height="80"/><rect x="196" y="182" width="28" height="64"/><rect x="238" y="132" width="28" height="114"/></g>',
  ]);
  const keys = [0, 1, 2].map((row) => `<path d="M${96 - row * 9} ${294 + row * 12}H${304 + row * 9}"/>`).join('');
  return (
    screenGradient(paint, 'lid') +
    `<rect x="68" y="84" width="264" height="196" rx="16" fill="${main}"/><rect x="80" y="98" width="240" height="168" rx="6" fill="#15171c"/>` +
    `<rect x="86" y="104" width="228" height="158" rx="4" fill="url(#lid)"/>${picture}` +
    `<path d="M68 278H332L384 342Q386 352 372 352H28Q14 352 16 342Z" fill="${light}"/><path d="M16 340H384Q386 356 372 356H28Q14 356 16 340Z" fill="${deep}"/>` +
    `<g stroke="${deep}" stroke-width="8" stroke-dasharray="14 5">${keys}</g><path d="M160 330H240L246 340H154Z" fill="${deep}" opacity=".5"/>`
  );
}

/** Two earbuds in front of their open case. */
export function earbuds(paint: Paint): string {
  const { main, deep, light, accent } = paint;
  const bud =
    `<path d="M60 40C100 30 130 60 122 98C116 124 100 126 92 132L88 214Q86 232 72 232Q58 232 58 214L60 130C30 116 26 54 60 40Z" fill="${main}"/>` +
    `<ellipse cx="48" cy="86" rx="24" ry="30" fill="${deep}"/><path d="M96 52Q114 70 108 96" stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/><rect x="60" y="212" width="26" height="12" rx="6" fill="${accent}"/>`;
  return (
    `<path d="M96 250Q96 190 200 190Q304 190 304 250Z" fill="${deep}"/><path d="M112 250Q112 208 200 208Q288 208 288 250Z" fill="#0003"/>` +
    `<g transform="translate(60 32) rotate(-12 80 130)">${bud}</g><g transform="translate(340 32) scale(-1 1) rotate(-12 80 130)">${bud}</g>` +
    `<rect x="86" y="246" width="228" height="108" rx="50" fill="${main}"/><path d="M86 286H314" stroke="${deep}" stroke-width="5"/><circle cx="200" cy="318" r="9" fill="${accent}"/>` +
    `<path d="M116 268Q140 258 190 258" stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/>`
  );
}

/** Over-ear headphones. */
export function headphones(paint: Paint): string {
  const { main, deep, light, accent } = paint;
  return (
    `<path d="M74 240C60 20 340 20 326 240" fill="none" stroke="${deep}" stroke-width="30"/><path d="M112 118C150 62 250 62 288 118" fill="none" stroke="${light}" stroke-width="14" stroke-linecap="round"/>` +
    `<g><rect x="44" y="206" width="84" height="142" rx="40" fill="${main}"/><rect x="110" y="216" width="38" height="122" rx="19" fill="${deep}"/><circle cx="82" cy="278" r="20" fill="${accent}"/></g>` +
    `<g><rect x="272" y="206" width="84" height="142" rx="40" fill="${main}"/><rect x="252" y="216" width="38" height="122" rx="19" fill="${deep}"/><circle cx="318" cy="278" r="20" fill="${accent}"/></g>` +
    `<path d="M60 240Q64 222 84 220M288 240Q292 222 312 220" stroke="${light}" stroke-width="8" fill="none" stroke-linecap="round"/>`
  );
}

/** A power bank with its lamps and cable. */
export function powerbank(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const lit = random.between(2, 4);
  const lamps = [0, 1, 2, 3]
    .map((index) => `<circle cx="${150 + index * 34}" cy="300" r="9" fill="${index < lit ? '#8ff0a4' : '#0005'}"/>`)
    .join('');
  return (
    `<path d="M250 62C250 10 350 20 346 96C342 170 372 190 366 268" fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round"/><rect x="350" y="262" width="32" height="52" rx="8" fill="${light}"/>` +
    `<rect x="104" y="58" width="196" height="298" rx="34" fill="${main}"/><rect x="104" y="58" width="22" height="298" rx="11" fill="${deep}"/>` +
    `<path d="M212 118L158 214H196L184 272L246 178H206Z" fill="${accent}"/>${lamps}<rect x="232" y="48" width="36" height="18" rx="5" fill="#2a2d35"/>` +
    `<path d="M284 92V300" stroke="${light}" stroke-width="7" stroke-linecap="round" opacity=".6"/>`
  );
}

/** A wrist watch: hands or a screen. */
export function watch(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const minute = random.between(0, 11) * 30;
  const hands =
    `<circle cx="200" cy="206" r="84" fill="#fdfaf3"/><g stroke="#333" stroke-width="6"><path d="M200 132v14M200 266v14M126 206h14M260 206h14"/></g>` +
    `<path d="M200 206V146" stroke="#222" stroke-width="8" stroke-linecap="round" transform="rotate(${minute} 200 206)"/><path d="M200 206L238 228" stroke="#222" stroke-width="10" stroke-linecap="round"/><circle cx="200" cy="206" r="9" fill="${accent}"/>`;
  const screen =
    `<rect x="128" y="130" width="144" height="152" rx="34" fill="#12141a"/><circle cx="200" cy="206" r="54" fill="none" stroke="#333a48" stroke-width="12"/>` +
    `<path d="M200 152A54 54 0 1 1 148 220" fill="none" stroke="${accent}" stroke-width="12" stroke-linecap="round"/><path d="M170 210h16l10-22 14 40 10-18h12" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>`;
  const isSmart = random.next() < 0.5;
  const body = isSmart
    ? `<rect x="112" y="114" width="176" height="184" rx="50" fill="${deep}"/>${screen}`
    : `<circle cx="200" cy="206" r="108" fill="${deep}"/><circle cx="200" cy="206" r="98" fill="${light}"/>${hands}`;
  return (
    `<path d="M148 118L156 24Q200 12 244 24L252 118Z" fill="${main}"/><path d="M148 294L156 370Q200 384 244 370L252 294Z" fill="${main}"/>` +
    `<g fill="${deep}"><circle cx="200" cy="330" r="7"/><circle cx="200" cy="352" r="7"/></g><path d="M168 34L164 100" stroke="${light}" stroke-width="6" opacity=".7"/>` +
    `${body}<rect x="${isSmart ? 286 : 304}" y="190" width="18" height="32" rx="6" fill="${accent}"/>`
  );
}

/** A flat television on its feet. */
export function television(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const picture = random.pick([
    `<circle cx="290" cy="138" r="32" fill="#fff" opacity=".85"/><path d="M30 270L130 160L200 232L260 180L370 270Z" fill="${deep}"/>`,
    `<path d="M30 200Q120 140 200 200T370 190V270H30Z" fill="${main}"/><path d="M30 230Q120 180 210 232T370 226V270H30Z" fill="${deep}"/>`,
    '<circle cx="200" cy="184" r="48" fill="#fff" opacity=".9"/><path d="M186 158L228 184L186 210Z" fill="#222"/>',
  ]);
  return (
    screenGradient(paint, 'tv') +
    `<rect x="14" y="84" width="372" height="224" rx="12" fill="#15171c"/><rect x="26" y="96" width="348" height="196" rx="4" fill="url(#tv)"/><svg x="26" y="96" width="348" height="196" viewBox="26 84 348 196">${picture}</svg>` +
    `<path d="M96 308L76 350H98L118 308ZM304 308L324 350H302L282 308Z" fill="#2a2d35"/><circle cx="200" cy="300" r="4" fill="${accent}"/><path d="M40 110L150 110L60 230Z" fill="${light}" opacity=".25"/>`
  );
}
