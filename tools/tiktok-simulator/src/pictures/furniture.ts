import type { Paint } from './palette.ts';

const woods: readonly [string, ...string[]] = ['#8a5a34', '#6f4426', '#a8703f', '#5a3825'];

/** A sofa of two or three seats with cushions. */
export function sofa(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const seats = random.between(2, 3);
  const wide = 288 / seats;
  let cushions = '';
  for (let seat = 0; seat < seats; seat += 1) {
    const x = 56 + seat * wide;
    cushions += `<rect x="${x + 2}" y="128" width="${wide - 4}" height="120" rx="22" fill="${light}"/><rect x="${x + 2}" y="232" width="${wide - 4}" height="58" rx="18" fill="${main}" stroke="${deep}" stroke-width="4"/>`;
    const buttons = [0, 1].map((index) => `<circle cx="${x + wide * (0.34 + index * 0.32)}" cy="176" r="5"/>`).join('');
    cushions += `<g fill="${deep}">${buttons}</g>`;
  }
  const pillow = (x: number, turn: number, fill: string): string =>
    `<rect x="${x}" y="168" width="72" height="72" rx="16" fill="${fill}" transform="rotate(${turn} ${x + 36} 204)"/>`;
  return (
    `<g fill="${random.pick(woods)}"><path d="M62 318H82L76 356H66ZM318 318H338L334 356H324Z"/></g>` +
    `<rect x="36" y="112" width="328" height="180" rx="36" fill="${deep}"/>${cushions}` +
    `<path d="M12 206Q12 176 38 176Q66 176 66 206V324H32Q12 324 12 304ZM388 206Q388 176 362 176Q334 176 334 206V324H368Q388 324 388 304Z" fill="${main}"/>` +
    `<rect x="36" y="284" width="328" height="44" rx="14" fill="${deep}"/><path d="M24 206Q24 188 38 188M376 206Q376 188 362 188" stroke="${light}" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    pillow(76, -12, accent) +
    (random.next() < 0.7 ? pillow(256, 10, '#fff') : '')
  );
}

/** A made bed with headboard and blanket. */
export function bed(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const wood = random.pick(woods);
  const slats = [0, 1, 2, 3, 4]
    .map((index) => `<rect x="${66 + index * 58}" y="106" width="36" height="96" rx="8" fill="#0002"/>`)
    .join('');
  const headboard = random.pick([
    `<path d="M36 330V128Q36 84 80 84H320Q364 84 364 128V330Z" fill="${wood}"/>${slats}`,
    `<path d="M36 330V150Q200 30 364 150V330Z" fill="${deep}"/><g fill="${light}" opacity=".6"><circle cx="120" cy="150" r="7"/><circle cx="200" cy="130" r="7"/><circle cx="280" cy="150" r="7"/><circle cx="160" cy="182" r="7"/><circle cx="240" cy="182" r="7"/></g>`,
  ]);
  return (
    headboard +
    `<rect x="40" y="222" width="320" height="90" rx="16" fill="#fff"/><g fill="#fff" stroke="#d9dbe2" stroke-width="5"><rect x="66" y="172" width="124" height="66" rx="24"/><rect x="210" y="172" width="124" height="66" rx="24"/></g>` +
    `<path d="M28 268Q200 226 372 268V326H28Z" fill="${main}"/><path d="M28 268Q200 226 372 268V290Q200 248 28 290Z" fill="${light}"/><path d="M110 262V326M200 248V326M290 262V326" stroke="${deep}" stroke-width="4" opacity=".5"/>` +
    `<rect x="164" y="196" width="72" height="44" rx="14" fill="${accent}"/><rect x="24" y="318" width="352" height="24" rx="6" fill="${wood}"/><g fill="${wood}"><rect x="36" y="336" width="22" height="20"/><rect x="342" y="336" width="22" height="20"/></g>`
  );
}

/** A table laid with a vase, alone or with chairs. */
export function table(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const wood = random.pick(woods);
  const chairs =
    `<g fill="${main}"><rect x="20" y="130" width="58" height="110" rx="14"/><rect x="322" y="130" width="58" height="110" rx="14"/></g>` +
    `<g fill="${deep}"><rect x="16" y="236" width="78" height="20" rx="8"/><rect x="306" y="236" width="78" height="20" rx="8"/></g><g stroke="${deep}" stroke-width="11" stroke-linecap="round"><path d="M28 256V348M84 256V348M316 256V348M372 256V348"/></g>`;
  return (
    (random.next() < 0.65 ? chairs : '') +
    `<path d="M180 128h40l10 62q0 16-30 16t-30-16z" fill="${light}"/><g stroke="#3f8f46" stroke-width="6" fill="none"><path d="M192 130Q180 90 160 78M202 130V66M210 130Q222 92 244 84"/></g>` +
    `<g fill="${accent}"><circle cx="158" cy="74" r="15"/><circle cx="202" cy="58" r="17"/><circle cx="246" cy="80" r="15"/></g>` +
    `<ellipse cx="200" cy="214" rx="164" ry="26" fill="${wood}"/><path d="M36 214Q200 268 364 214V226Q200 282 36 226Z" fill="#0004"/><ellipse cx="180" cy="208" rx="110" ry="12" fill="#fff" opacity=".15"/>` +
    `<path d="M188 240H212L220 330Q260 338 270 354H130Q140 338 180 330Z" fill="${wood}"/>`
  );
}

/** An armchair, a dining chair or a swivel chair. */
export function chair(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const wood = random.pick(woods);
  const armchair =
    `<g stroke="${wood}" stroke-width="14" stroke-linecap="round"><path d="M110 296L92 352M290 296L308 352"/></g><path d="M104 236C84 60 316 60 296 236Z" fill="${main}"/><path d="M136 224C126 104 274 104 264 224Z" fill="${light}" opacity=".7"/>` +
    `<path d="M66 200Q66 172 92 172Q118 172 118 200V300H88Q66 300 66 276ZM334 200Q334 172 308 172Q282 172 282 200V300H312Q334 300 334 276Z" fill="${deep}"/><rect x="106" y="232" width="188" height="72" rx="24" fill="${main}"/><rect x="164" y="170" width="72" height="66" rx="16" fill="${accent}" transform="rotate(8 200 200)"/>`;
  const swivel =
    `<rect x="124" y="48" width="152" height="172" rx="36" fill="${main}"/><g stroke="${deep}" stroke-width="5" opacity=".6"><path d="M140 90H260M140 120H260M140 150H260M140 180H260"/></g><rect x="190" y="214" width="20" height="34" fill="${deep}"/>` +
    `<rect x="100" y="240" width="200" height="40" rx="20" fill="${main}"/><path d="M100 244Q66 240 70 196M300 244Q334 240 330 196" fill="none" stroke="${deep}" stroke-width="14" stroke-linecap="round"/><path d="M200 280V326M200 322L116 346M200 322L284 346M200 322V348" stroke="#3a3d45" stroke-width="13" stroke-linecap="round"/><g fill="${accent}"><circle cx="112" cy="350" r="12"/><circle cx="288" cy="350" r="12"/><circle cx="200" cy="354" r="12"/></g>`;
  const stool = `<g stroke="${wood}" stroke-width="16" stroke-linecap="round"><path d="M138 200L112 352M262 200L288 352M176 206L166 350M224 206L234 350M128 282H272"/></g><path d="M116 150C110 70 290 70 284 150L274 152C276 100 124 100 126 152Z" fill="${wood}"/><path d="M104 160Q200 130 296 160V188Q200 216 104 188Z" fill="${main}"/><path d="M122 164Q200 142 270 160" stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  return random.pick([armchair, swivel, stool]);
}

/** A wardrobe, one door with a mirror. */
export function wardrobe(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const doors = random.between(2, 3);
  const wide = 264 / doors;
  const mirror = random.between(0, doors - 1);
  let drawn = '';
  for (let door = 0; door < doors; door += 1) {
    const x = 68 + door * wide;
    drawn += `<rect x="${x + 4}" y="62" width="${wide - 8}" height="206" rx="6" fill="${door === mirror ? '#d7ecf5' : light}"/>`;
    if (door === mirror)
      drawn += `<path d="M${x + 14} 200L${x + wide - 16} 90M${x + 24} 236L${x + wide - 16} 142" stroke="#fff" stroke-width="9"/>`;
    drawn += `<rect x="${x + wide - 20}" y="150" width="7" height="36" rx="3" fill="${accent}"/>`;
  }
  return (
    `<rect x="56" y="40" width="288" height="300" rx="12" fill="${main}"/><rect x="44" y="28" width="312" height="24" rx="8" fill="${deep}"/>${drawn}` +
    `<g fill="${light}"><rect x="72" y="278" width="124" height="50" rx="6"/><rect x="204" y="278" width="124" height="50" rx="6"/></g><g fill="${accent}"><rect x="118" y="298" width="32" height="9" rx="4"/><rect x="250" y="298" width="32" height="9" rx="4"/></g>` +
    `<g fill="${deep}"><rect x="68" y="338" width="26" height="16"/><rect x="306" y="338" width="26" height="16"/></g>`
  );
}
