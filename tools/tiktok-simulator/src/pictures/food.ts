import type { Paint } from './palette.ts';

const steam =
  '<g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"><path d="M150 96c-14-18 14-28 0-50M200 84c-14-18 14-28 0-50M250 96c-14-18 14-28 0-50"/></g>';

/** A full plate, seen from a little above: a mound, meat, greens, sauce. */
export function plate(paint: Paint): string {
  const { main, light, accent, random } = paint;
  const mound = random.pick(['#f2d16b', '#fdf6e3', '#e9b44c']);
  const greens = Array.from({ length: 9 }, (_, index) => {
    const x = 232 + (index % 3) * 26 + random.between(-6, 6);
    const y = 210 + Math.floor(index / 3) * 20;
    return `<path d="M${x} ${y}q14 -18 28 0q-14 14 -28 0z"/>`;
  }).join('');
  const fish =
    '<path d="M108 268C150 222 230 224 268 262L306 240V296L268 276C230 312 150 314 108 268Z" fill="#c46a2b"/><circle cx="134" cy="264" r="6" fill="#301"/><path d="M170 242q10 24 0 52M200 238q10 28 0 60M230 244q8 22 0 44" stroke="#8a431a" stroke-width="6" fill="none"/>';
  const chicken =
    '<path d="M120 280C110 236 160 222 190 240C222 258 214 296 180 302C150 308 126 302 120 280Z" fill="#b5561f"/><path d="M186 290L232 312" stroke="#f6e7cf" stroke-width="14" stroke-linecap="round"/><path d="M138 262q20 -18 42 -8" stroke="#e09455" stroke-width="7" fill="none" stroke-linecap="round"/>';
  return (
    steam +
    `<ellipse cx="200" cy="258" rx="188" ry="96" fill="#fff"/><ellipse cx="200" cy="258" rx="188" ry="96" fill="none" stroke="${main}" stroke-width="10"/><ellipse cx="200" cy="254" rx="140" ry="66" fill="#f1ece2"/>` +
    `<path d="M78 246C84 170 150 138 196 168C232 190 236 232 226 256Q150 280 78 246Z" fill="${mound}"/><path d="M104 226q24 -40 60 -44" stroke="#fff" stroke-width="8" opacity=".6" fill="none" stroke-linecap="round"/>` +
    `<g fill="#3f8f46">${greens}</g>${random.pick([fish, chicken])}` +
    `<g fill="${accent}"><circle cx="300" cy="268" r="17"/><circle cx="270" cy="290" r="14"/></g><circle cx="300" cy="268" r="9" fill="${light}"/>`
  );
}

/** A cake of two or three tiers on a stand, with icing and candles or flowers. */
export function cake(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const tiers = random.between(2, 3);
  let drawn = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const half = 138 - tier * 42;
    const height = tiers === 3 ? 74 : 96;
    const bottom = 318 - tier * height;
    const top = bottom - height;
    const body = tier % 2 === 0 ? main : light;
    drawn += `<path d="M${200 - half} ${top}V${bottom}Q200 ${bottom + 22} ${200 + half} ${bottom}V${top}Z" fill="${body}"/>`;
    drawn += `<path d="M${200 - half} ${top}Q200 ${top + 22} ${200 + half} ${top}V${top + 20}`;
    const drops = 6 - tier;
    for (let drop = 0; drop < drops; drop += 1) {
      const step = (2 * half) / drops;
      drawn += `q${-step / 2} ${random.between(18, 46)} ${-step} 0`;
    }
    drawn += `Z" fill="${tier % 2 === 0 ? light : '#fff'}"/><ellipse cx="200" cy="${top}" rx="${half}" ry="15" fill="${tier % 2 === 0 ? light : '#fff'}"/>`;
    const pearls = Array.from(
      { length: 9 },
      (_, index) =>
        `<circle cx="${Math.round(200 - half + 8 + (index * (2 * half - 16)) / 8)}" cy="${Math.round(bottom + 10 - Math.abs(index - 4) * 2.4)}" r="8"/>`,
    ).join('');
    drawn += `<g fill="${accent}">${pearls}</g>`;
  }
  const topY = 318 - tiers * (tiers === 3 ? 74 : 96);
  const candles = [-30, 0, 30]
    .map(
      (x) =>
        `<rect x="${195 + x}" y="${topY - 46}" width="10" height="44" rx="4" fill="${accent}"/><path d="M${200 + x} ${topY - 70}q12 16 0 24q-12 -8 0 -24z" fill="#ffb52e"/>`,
    )
    .join('');
  const flowers = [-34, 0, 34]
    .map(
      (x, index) =>
        `<g fill="${index === 1 ? accent : light}"><circle cx="${200 + x}" cy="${topY - 22}" r="11"/><circle cx="${212 + x}" cy="${topY - 12}" r="11"/><circle cx="${188 + x}" cy="${topY - 12}" r="11"/><circle cx="${200 + x}" cy="${topY - 2}" r="11"/></g><circle cx="${200 + x}" cy="${topY - 12}" r="7" fill="#ffd84a"/>`,
    )
    .join('');
  return (
    `<ellipse cx="200" cy="328" rx="176" ry="24" fill="#fff"/><ellipse cx="200" cy="334" rx="176" ry="22" fill="${deep}" opacity=".25"/><path d="M176 340H224L240 364H160Z" fill="#fff"/>` +
    drawn +
    random.pick([candles, flowers])
  );
}

/** A burger with all its layers. */
export function burger(paint: Paint): string {
  const { accent, random } = paint;
  const seeds = Array.from(
    { length: 12 },
    () =>
      `<ellipse cx="${random.between(110, 290)}" cy="${random.between(112, 166)}" rx="7" ry="4" transform="rotate(${random.between(-20, 20)} 200 140)"/>`,
  ).join('');
  const chips = [0, 1, 2, 3, 4]
    .map((index) => `<rect x="${318 + index * 12}" y="${196 + (index % 2) * 18}" width="13" height="110" rx="3"/>`)
    .join('');
  return (
    `<g fill="#f5c343" transform="rotate(6 340 260)">${chips}</g><path d="M306 250H388L376 350H318Z" fill="${accent}"/><path d="M322 262l8 78M348 262v78M372 262l-8 78" stroke="#fff" stroke-width="6" opacity=".6"/>` +
    '<path d="M48 316H312Q312 350 276 350H84Q48 350 48 316Z" fill="#d98d3a"/>' +
    '<rect x="40" y="276" width="280" height="44" rx="20" fill="#6b3518"/><path d="M60 262H300L256 300L220 272L160 304L120 270Z" fill="#ffc83d"/>' +
    '<rect x="44" y="232" width="272" height="22" rx="11" fill="#d8382e"/><path d="M34 216Q52 246 76 222Q98 250 124 224Q148 250 174 224Q198 250 224 224Q248 250 272 224Q300 248 326 216Z" fill="#58a63d"/>' +
    '<path d="M44 212C44 130 104 92 180 92C256 92 316 130 316 212Q180 228 44 212Z" fill="#e3983f"/><path d="M76 170C90 136 120 118 150 112" stroke="#f4c27d" stroke-width="12" fill="none" stroke-linecap="round"/>' +
    `<g fill="#fdf1d8" transform="translate(-20 0)">${seeds}</g>`
  );
}

/** Two glasses or bottles of juice with fruit. */
export function juice(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const glass = (x: number, fill: string): string =>
    `<path d="M${x} 130H${x + 128}L${x + 112} 352H${x + 16}Z" fill="#fff" opacity=".5"/><path d="M${x + 4} 176Q${x + 64} 196 ${x + 124} 176L${x + 110} 346H${x + 18}Z" fill="${fill}"/>` +
    `<rect x="${x + 30}" y="206" width="34" height="34" rx="7" fill="#fff" opacity=".35" transform="rotate(14 ${x + 47} 223)"/><rect x="${x + 66}" y="258" width="30" height="30" rx="7" fill="#fff" opacity=".3"/><path d="M${x + 20} 200L${x + 30} 330" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round"/>`;
  const bottle = (x: number, fill: string): string =>
    `<path d="M${x + 38} 70H${x + 90}V122Q${x + 124} 142 ${x + 124} 182V352H${x + 4}V182Q${x + 4} 142 ${x + 38} 122Z" fill="${fill}"/><rect x="${x + 32}" y="46" width="64" height="34" rx="8" fill="${accent}"/><rect x="${x + 4}" y="206" width="120" height="86" fill="#fff"/><circle cx="${x + 64}" cy="249" r="26" fill="${fill}"/><path d="M${x + 20} 176V336" stroke="#fff" stroke-width="7" opacity=".55" stroke-linecap="round"/>`;
  const draw = random.pick([glass, bottle]);
  const straw =
    draw === glass ? `<path d="M150 60L118 190" stroke="${accent}" stroke-width="13" stroke-linecap="round"/>` : '';
  return (
    straw +
    draw(56, main) +
    draw(206, random.pick([deep, light, '#f2a33a'])) +
    `<circle cx="196" cy="322" r="36" fill="#f7a02c"/><circle cx="196" cy="322" r="28" fill="#ffd27a"/><path d="M196 294V350M168 322H224M176 302L216 342M216 302L176 342" stroke="#f7a02c" stroke-width="4"/>`
  );
}

/** A Ugandan rolex: a rolled chapati with eggs and vegetables, cut open. */
export function rolex(paint: Paint): string {
  const { main, accent, random } = paint;
  const spots = Array.from(
    { length: 14 },
    () =>
      `<ellipse cx="${random.between(90, 250)}" cy="${random.between(180, 300)}" rx="${random.between(6, 15)}" ry="${random.between(4, 9)}"/>`,
  ).join('');
  return (
    steam +
    `<path d="M30 330L150 120L390 250L300 372Z" fill="${main}" opacity=".9"/><path d="M30 330L150 120L176 134L60 346Z" fill="#fff" opacity=".35"/>` +
    '<g transform="rotate(-18 200 240)"><rect x="58" y="168" width="250" height="140" rx="66" fill="#e8b765"/>' +
    `<g fill="#b97a2f" opacity=".7">${spots}</g><path d="M96 190H260" stroke="#f6d9a0" stroke-width="11" stroke-linecap="round"/>` +
    '<ellipse cx="300" cy="238" rx="50" ry="70" fill="#d79b45"/><ellipse cx="302" cy="238" rx="40" ry="58" fill="#ffe08a"/>' +
    `<path d="M302 190A40 48 0 1 1 276 260A26 32 0 1 1 312 226" fill="none" stroke="#d79b45" stroke-width="8"/><g fill="#d8382e"><circle cx="290" cy="204" r="9"/><circle cx="324" cy="252" r="9"/></g><g fill="#58a63d"><circle cx="318" cy="214" r="8"/><circle cx="286" cy="280" r="8"/></g><circle cx="304" cy="240" r="7" fill="${accent}"/></g>`
  );
}

/** A basket of fruit and vegetables. */
export function basket(paint: Paint): string {
  const { deep, accent, random } = paint;
  const colours: readonly [string, ...string[]] = [accent, '#e2453c', '#f3b33d', '#5fae46', '#f07f2e', '#8d4fb0'];
  let fruit = '';
  for (let row = 0; row < 3; row += 1) {
    for (let index = 0; index < 6 - row; index += 1) {
      const x = 84 + row * 24 + index * 46 + random.between(-5, 5);
      const y = 222 - row * 42;
      const radius = random.between(27, 33);
      fruit += `<circle cx="${x}" cy="${y}" r="${radius}" fill="${random.pick(colours)}"/><circle cx="${x - 9}" cy="${y - 10}" r="7" fill="#fff" opacity=".5"/><path d="M${x} ${y - radius}q10 -16 22 -8q-6 14 -22 8z" fill="#3f8f46"/>`;
    }
  }
  const weave = [0, 1, 2, 3].map((row) => `<path d="M${52 + row * 8} ${256 + row * 26}H${348 - row * 8}"/>`).join('');
  return (
    `<path d="M70 230C70 30 330 30 330 230" fill="none" stroke="${deep}" stroke-width="15"/>${fruit}` +
    `<path d="M36 230H364L332 352H68Z" fill="#c98f4e"/><g stroke="#9b642c" stroke-width="9" stroke-dasharray="22 12">${weave}</g><rect x="28" y="222" width="344" height="24" rx="12" fill="#a9703a"/>`
  );
}
