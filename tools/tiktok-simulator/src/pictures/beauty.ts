import type { Paint } from './palette.ts';

/** Two lipsticks, one open. */
export function lipstick(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const gold = random.pick(['#e2b24a', '#c9ccd6', '#d98f7a']);
  const isSmeared = random.next() < 0.5;
  const smear = isSmeared
    ? `<path d="M40 342C90 316 140 352 200 334C260 316 320 352 368 330" fill="none" stroke="${main}" stroke-width="22" stroke-linecap="round" opacity=".75"/>`
    : '';
  return (
    smear +
    `<path d="M118 150V96C118 66 176 40 182 74V150Z" fill="${main}"/><path d="M118 100C122 74 168 54 178 70C160 74 132 96 130 150H118Z" fill="${light}" opacity=".6"/>` +
    `<rect x="110" y="146" width="80" height="64" fill="${gold}"/><rect x="110" y="146" width="18" height="64" fill="#fff" opacity=".45"/><rect x="96" y="206" width="108" height="142" rx="8" fill="${deep}"/><rect x="96" y="206" width="22" height="142" rx="8" fill="#fff" opacity=".18"/><rect x="96" y="214" width="108" height="9" fill="${gold}"/>` +
    `<g transform="rotate(9 290 240)"><rect x="238" y="112" width="96" height="150" rx="10" fill="${accent}"/><rect x="250" y="120" width="16" height="134" rx="8" fill="#fff" opacity=".3"/><rect x="238" y="252" width="96" height="16" fill="${gold}"/><rect x="238" y="266" width="96" height="78" rx="8" fill="${deep}"/></g>`
  );
}

/** A perfume bottle: square, round or tall. */
export function perfume(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const gold = random.pick(['#e2b24a', '#c9ccd6', '#b9805a']);
  const cap = `<rect x="168" y="52" width="64" height="62" rx="10" fill="${gold}"/><rect x="176" y="58" width="12" height="50" rx="6" fill="#fff" opacity=".5"/><rect x="180" y="112" width="40" height="24" fill="${deep}"/>`;
  const label = `<rect x="150" y="232" width="100" height="64" rx="8" fill="#fff" opacity=".92"/><path d="M170 254H230M182 274H218" stroke="${deep}" stroke-width="7" stroke-linecap="round"/>`;
  const square = `<rect x="88" y="132" width="224" height="220" rx="30" fill="${light}"/><path d="M104 196H296V318Q296 336 278 336H122Q104 336 104 318Z" fill="${main}"/>`;
  const round = `<circle cx="200" cy="242" r="114" fill="${light}"/><path d="M100 226H300C306 300 256 342 200 342C144 342 94 300 100 226Z" fill="${main}"/>`;
  const tall = `<path d="M136 132H264L290 338Q290 354 272 354H128Q110 354 110 338Z" fill="${light}"/><path d="M138 186H262L278 326Q278 340 264 340H136Q122 340 122 326Z" fill="${main}"/>`;
  const mist = Array.from(
    { length: 9 },
    () => `<circle cx="${random.between(262, 380)}" cy="${random.between(20, 110)}" r="${random.between(4, 10)}"/>`,
  ).join('');
  return (
    cap +
    random.pick([square, round, tall]) +
    label +
    `<path d="M126 178Q116 240 128 308" stroke="#fff" stroke-width="10" fill="none" opacity=".6" stroke-linecap="round"/><circle cx="200" cy="216" r="11" fill="${accent}"/><g fill="#fff" opacity=".75">${mist}</g>`
  );
}

/** A jar and a tube. */
export function cream(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const leaf = `<path d="M26 330C20 280 60 256 104 262C110 312 76 346 26 330Z" fill="#5aa469"/><path d="M32 326L98 270" stroke="#3d7a4b" stroke-width="5"/>`;
  const swirl = `<path d="M122 188C122 150 160 164 164 138C186 160 226 150 226 188Z" fill="#fff"/>`;
  const isOpen = random.next() < 0.5;
  return (
    `<g transform="rotate(5 310 230)"><path d="M266 84H362L350 300H278Z" fill="${light}"/><path d="M266 84H362V70H266Z" fill="${deep}"/><rect x="280" y="298" width="68" height="52" rx="8" fill="${accent}"/><path d="M292 150H336M298 174H330" stroke="${deep}" stroke-width="8" stroke-linecap="round"/><circle cx="314" cy="228" r="24" fill="${main}"/></g>` +
    (isOpen
      ? swirl
      : `<rect x="62" y="150" width="224" height="56" rx="14" fill="${deep}"/><rect x="76" y="158" width="14" height="40" rx="7" fill="#fff" opacity=".4"/>`) +
    `<path d="M70 198H278V326Q278 352 252 352H96Q70 352 70 326Z" fill="${main}"/><rect x="62" y="186" width="224" height="24" rx="12" fill="${isOpen ? light : deep}"/><rect x="104" y="238" width="140" height="72" rx="12" fill="#fff" opacity=".92"/><path d="M128 264H220M144 286H204" stroke="${deep}" stroke-width="8" stroke-linecap="round"/>` +
    leaf
  );
}

/** Hair on a stand: straight, wavy or a bob. */
export function wig(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const stand = `<path d="M182 262H218V318Q256 326 266 350H134Q144 326 182 318Z" fill="#e8d3c0"/><path d="M138 170C138 108 262 108 262 170C262 232 236 276 200 276C164 276 138 232 138 170Z" fill="#f0dccb"/>`;
  const straight = `<path d="M200 52C110 46 84 118 88 200C90 260 76 320 84 350Q120 362 144 344C136 280 142 220 140 176Q156 128 200 122Q244 128 260 176C258 220 264 280 256 344Q280 362 316 350C324 320 310 260 312 200C316 118 290 46 200 52Z" fill="${main}"/>`;
  const wavy = `<path d="M200 50C104 44 78 116 92 168C70 206 100 226 82 262C64 302 92 320 78 352Q126 366 148 340C132 300 156 282 142 246C130 214 146 196 140 172Q156 128 200 122Q244 128 260 172C254 196 270 214 258 246C244 282 268 300 252 340Q274 366 322 352C308 320 336 302 318 262C300 226 330 206 308 168C322 116 296 44 200 50Z" fill="${main}"/>`;
  const bob = `<path d="M200 54C104 50 82 124 84 192C86 230 78 252 84 272Q116 286 146 268C138 236 142 206 142 178H258C258 206 262 236 254 268Q284 286 316 272C322 252 314 230 316 192C318 124 296 50 200 54Z" fill="${main}"/><path d="M142 130Q200 108 258 130L260 190Q240 172 226 190Q212 172 200 190Q188 172 174 190Q160 172 140 190Z" fill="${deep}"/>`;
  return (
    stand +
    random.pick([straight, wavy, bob]) +
    `<path d="M118 130Q140 78 196 74" stroke="${light}" stroke-width="9" fill="none" stroke-linecap="round" opacity=".75"/><path d="M104 190Q98 240 104 300M294 190Q302 240 296 300" stroke="${deep}" stroke-width="6" fill="none" opacity=".7"/>` +
    `<path d="M268 96q22 -16 30 6q18 8 0 20q-4 18 -20 6q-20 0 -10 -32z" fill="${accent}"/>`
  );
}
