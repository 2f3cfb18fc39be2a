import type { Paint } from './palette.ts';

/** A mark on the side of a shoe that belongs to no brand. */
function sideMark({ random, light, accent }: Paint): string {
  const stroke = `fill="none" stroke="${random.pick([light, accent, '#fff'])}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"`;
  return random.pick([
    `<path d="M150 262l22-30 24 30 24-26 22 26" ${stroke}/>`,
    `<path d="M140 268c40 8 70-6 96-40" ${stroke}/><path d="M150 240c26 4 44-4 62-22" ${stroke}/>`,
    `<circle cx="186" cy="248" r="19" ${stroke}/>`,
    `<path d="M160 270l28-58M190 272l26-50M220 274l22-40" ${stroke}/>`,
  ]);
}

/** Side view, toe to the right. */
export function sneaker(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const isHigh = random.next() < 0.4;
  const collar = isHigh ? 'C60 150 62 110 72 84C100 92 132 88 156 72' : 'C64 158 84 156 96 168C112 184 138 186 152 172';
  const tongue = isHigh ? 'M146 92C150 60 176 46 194 56L206 160Z' : 'M142 182C144 146 168 130 188 138L204 186Z';
  const laces = [0, 1, 2, 3].map((index) => `<path d="M${170 + index * 24} ${166 + index * 17}l34 -15"/>`).join('');
  const highLaces = isHigh ? '<path d="M150 104l36 -10M154 132l38 -10"/>' : '';
  const sole = random.pick(['#fff', '#fff', light, '#f6e7cf']);
  return (
    `<path d="${tongue}" fill="${accent}"/>` +
    `<path d="M56 300C50 240 50 205 60 172${collar}L170 158C184 192 216 214 254 228C302 244 356 250 364 300Z" fill="${main}"/>` +
    `<path d="M56 300C52 258 52 226 58 190C88 206 102 242 104 300Z" fill="${deep}"/>` +
    `<path d="M284 300C288 262 314 244 332 250C354 260 362 280 364 300Z" fill="${deep}"/>` +
    `<path d="M166 160C180 194 214 218 252 230L238 262C196 246 160 214 150 178Z" fill="${light}" opacity=".9"/>` +
    sideMark(paint) +
    `<g stroke="#fff" stroke-width="9" stroke-linecap="round">${laces}${highLaces}</g>` +
    `<path d="M36 306Q36 346 78 348L340 348Q380 346 378 316Q376 296 358 296L60 294Q38 290 36 306Z" fill="${sole}"/>` +
    `<path d="M38 322Q150 336 376 322L376 330Q370 346 340 348L78 348Q42 346 38 322Z" fill="${accent}"/>` +
    '<g fill="#0003"><rect x="70" y="338" width="26" height="10"/><rect x="118" y="338" width="26" height="10"/>' +
    '<rect x="166" y="338" width="26" height="10"/><rect x="214" y="338" width="26" height="10"/>' +
    '<rect x="262" y="338" width="26" height="10"/><rect x="310" y="338" width="26" height="10"/></g>'
  );
}

function heel(paint: Paint, isBlock: boolean): string {
  const { main, deep, light } = paint;
  const stem = isBlock ? 'M66 168L128 190L122 344L84 344Z' : 'M66 166L112 190L92 344L80 344Z';
  return (
    `<path d="${stem}" fill="${deep}"/>` +
    `<path d="M60 176C56 136 66 104 84 92C104 120 134 152 178 196C218 236 262 262 318 262C352 264 378 292 376 330C376 340 368 344 356 344L316 344C262 344 208 300 170 252C140 214 104 200 62 196Z" fill="${main}"/>` +
    `<path d="M60 176C56 136 66 104 84 92C96 110 112 128 132 150C112 158 100 176 100 202Q80 196 62 196Z" fill="${deep}"/>` +
    `<path d="M316 344C262 344 208 300 170 252C140 214 104 200 62 196L62 208C104 212 132 226 162 264C204 318 258 352 316 352L360 352Q376 350 376 336Q370 344 356 344Z" fill="#0004"/>` +
    `<path d="M250 262C290 286 330 280 352 292" stroke="${light}" stroke-width="10" fill="none" stroke-linecap="round"/>`
  );
}

/** A high heel, with a strap, a bow or stones; block heel or stiletto. */
export function heels(paint: Paint): string {
  const { accent, light, deep, random } = paint;
  const ornament = random.pick([
    `<path d="M84 104C110 70 150 92 146 150" fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round"/><circle cx="142" cy="112" r="9" fill="${accent}"/>`,
    `<path d="M300 262c-30-34-52-20-46 2 6 20 30 14 46-2 18-32 46-28 46-4 0 22-28 20-46 4z" fill="${accent}"/><circle cx="300" cy="260" r="11" fill="${light}"/>`,
    `<g fill="${accent}"><circle cx="262" cy="258" r="9"/><circle cx="288" cy="264" r="9"/><circle cx="314" cy="268" r="9"/><circle cx="338" cy="278" r="9"/></g>`,
  ]);
  return heel(paint, random.next() < 0.5) + ornament;
}

/** A pair from above. */
export function sandals(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const straps = random.pick([
    `<path d="M62 130C62 90 100 70 100 130C100 70 142 90 142 130L100 172Z" fill="${main}"/><path d="M40 158Q100 92 164 158" stroke="${main}" stroke-width="22" fill="none"/>`,
    `<path d="M36 120Q100 78 166 120L166 160Q100 118 36 160Z" fill="${main}"/><path d="M40 208Q100 170 160 208L158 236Q100 200 44 236Z" fill="${deep}"/>`,
    `<path d="M36 124Q100 76 166 124L168 178Q100 134 34 178Z" fill="${main}"/>`,
  ]);
  const ornament = `<circle cx="100" cy="128" r="13" fill="${accent}"/><circle cx="100" cy="128" r="5" fill="${light}"/>`;
  const one =
    `<path d="M100 40C150 40 172 90 166 150C160 210 168 250 160 300C154 344 46 344 40 300C32 250 40 210 34 150C28 90 50 40 100 40Z" fill="${deep}"/>` +
    `<path d="M100 54C142 54 158 96 153 150C148 206 154 250 148 296C142 328 58 328 52 296C46 250 52 206 47 150C42 96 58 54 100 54Z" fill="${light}"/>` +
    '<path d="M100 218C130 218 138 250 134 290C128 314 72 314 66 290C62 250 70 218 100 218Z" fill="#0001"/>' +
    straps +
    ornament;
  return `<g transform="translate(2 4) rotate(-8 100 200)">${one}</g><g transform="translate(398 4) scale(-1 1) rotate(-8 100 200)">${one}</g>`;
}

/** An ankle boot from the side: elastic gusset, laces or buckle. */
export function boots(paint: Paint): string {
  const { main, deep, light, accent, ink, random } = paint;
  const closing = random.pick([
    `<path d="M128 96L188 96L176 208Q150 222 134 206Z" fill="${ink}" opacity=".75"/><g stroke="${deep}" stroke-width="3"><path d="M142 100l2 104M154 100l0 112M166 100l-4 110"/></g>`,
    `<g stroke="${accent}" stroke-width="8" stroke-linecap="round"><path d="M176 110l42 -4M180 138l42 0M186 166l44 6M198 192l46 14M216 214l46 18"/></g>`,
    `<path d="M88 150L224 160L226 186L88 178Z" fill="${deep}"/><rect x="150" y="148" width="34" height="44" rx="7" fill="none" stroke="${accent}" stroke-width="9"/>`,
  ]);
  return (
    `<path d="M92 66Q156 52 218 66L222 168C230 206 268 222 310 232C352 242 374 268 374 316L84 316C78 236 96 150 92 66Z" fill="${main}"/>` +
    `<path d="M92 66Q156 52 218 66L218 84Q156 70 92 84Z" fill="${light}"/>` +
    `<path d="M84 316C80 268 88 222 92 180C120 216 132 264 130 316Z" fill="${deep}"/>` +
    `<path d="M296 316C300 276 330 258 352 262C368 276 374 294 374 316Z" fill="${deep}"/>` +
    closing +
    `<path d="M92 66C70 66 70 40 92 40L100 66Z" fill="${deep}"/>` +
    `<path d="M76 314H380V338H196L182 352H76Z" fill="${ink}"/><path d="M76 312H380V322H76Z" fill="${random.pick(['#f2d7a8', light, ink])}"/>`
  );
}
