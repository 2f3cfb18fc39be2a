import type { Paint } from './palette.ts';

/** A repeated ornament inside a shape, as on kitenge cloth; `id` must be unique in the picture. */
function cloth(paint: Paint, id: string): { definition: string; fill: string } {
  const { main, deep, light, accent, random } = paint;
  const ornament = random.pick([
    `<circle cx="20" cy="20" r="11" fill="${accent}"/><circle cx="20" cy="20" r="5" fill="${light}"/><path d="M0 0h8v8H0zM32 32h8v8h-8z" fill="${deep}"/>`,
    `<path d="M20 2L38 20L20 38L2 20Z" fill="${accent}"/><path d="M20 12L28 20L20 28L12 20Z" fill="${light}"/>`,
    `<path d="M0 30Q10 6 20 30T40 30" fill="none" stroke="${light}" stroke-width="5"/><circle cx="20" cy="10" r="5" fill="${accent}"/>`,
    '',
    '',
  ]);
  return {
    definition: `<defs><pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="${main}"/>${ornament}</pattern></defs>`,
    fill: `url(#${id})`,
  };
}

/** A gown on a hanger; long or knee-length, with or without sleeves. */
export function dress(paint: Paint): string {
  const { deep, light, accent, random } = paint;
  const { definition, fill } = cloth(paint, 'dress');
  const isLong = random.next() < 0.6;
  const hem = isLong ? 372 : 316;
  const flare = isLong ? random.between(62, 84) : random.between(78, 104);
  const sleeves = random.pick([
    `<path d="M146 92C112 98 96 130 92 168L126 176C130 150 140 136 156 128Z" fill="${fill}"/><path d="M254 92C288 98 304 130 308 168L274 176C270 150 260 136 244 128Z" fill="${fill}"/>`,
    `<path d="M150 92C104 76 86 112 98 142C116 158 142 146 156 124Z" fill="${fill}"/><path d="M250 92C296 76 314 112 302 142C284 158 258 146 244 124Z" fill="${fill}"/>`,
    '',
  ]);
  return (
    definition +
    `<path d="M200 66V46C200 28 226 30 222 46" fill="none" stroke="#8a6d4b" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M128 104L200 62L272 104" fill="none" stroke="#8a6d4b" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>` +
    sleeves +
    `<path d="M148 90C166 84 172 112 200 112C228 112 234 84 252 90C262 130 256 166 244 196L${200 + flare} ${hem}Q200 ${hem + 22} ${200 - flare} ${hem}L156 196C144 166 138 130 148 90Z" fill="${fill}"/>` +
    `<path d="M156 190Q200 204 244 190L247 212Q200 226 153 212Z" fill="${accent}"/>` +
    `<path d="M176 222L${200 - flare / 2} ${hem + 4}M224 222L${200 + flare / 2} ${hem + 4}M200 224V${hem + 10}" stroke="${deep}" stroke-width="4" opacity=".55"/>` +
    `<path d="M158 98C158 140 150 160 158 186" stroke="${light}" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>`
  );
}

/** A shirt, spread out: collar, buttons, pocket. */
export function shirt(paint: Paint): string {
  const { deep, light, random, main } = paint;
  const lines = random.pick([
    `<path d="M130 120V340M160 110V344M240 110V344M270 120V340" stroke="${deep}" stroke-width="5" opacity=".5"/><path d="M108 170H292M108 220H292M110 270H290" stroke="${deep}" stroke-width="5" opacity=".5"/>`,
    `<path d="M132 112V344M152 108V344M248 108V344M268 112V344" stroke="${light}" stroke-width="5" opacity=".8"/>`,
    '',
  ]);
  return (
    `<path d="M140 70L64 108L28 204L86 228L112 172L108 346H292L288 172L314 228L372 204L336 108L260 70Q200 112 140 70Z" fill="${main}"/>` +
    `<path d="M112 172L118 130L86 228ZM288 172L282 130L314 228Z" fill="${deep}"/>` +
    lines +
    `<path d="M200 108V346" stroke="${deep}" stroke-width="5"/>` +
    `<path d="M140 70L160 58Q200 82 240 58L260 70L232 124L200 98L168 124Z" fill="${light}"/><path d="M160 58Q200 82 240 58Q200 70 160 58Z" fill="${deep}"/>` +
    `<g fill="#fff" stroke="${deep}" stroke-width="2"><circle cx="200" cy="146" r="6"/><circle cx="200" cy="192" r="6"/><circle cx="200" cy="238" r="6"/><circle cx="200" cy="284" r="6"/></g>` +
    `<path d="M230 160H276V208Q253 222 230 208Z" fill="${deep}" opacity=".6"/>` +
    `<path d="M34 190L92 214M366 190L308 214" stroke="${light}" stroke-width="7"/>`
  );
}

/** Trousers from the front. */
export function jeans(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const isCuffed = random.next() < 0.5;
  const cuffs = isCuffed
    ? `<path d="M110 336H190L188 362H106ZM210 336H290L294 362H212Z" fill="${light}"/>`
    : `<path d="M108 350L189 350M211 350L292 350" stroke="${accent}" stroke-width="3" stroke-dasharray="8 5"/>`;
  return (
    `<path d="M118 50H282L298 362H212L200 172L188 362H102Z" fill="${main}"/>` +
    `<path d="M118 50H282L284 82H116Z" fill="${deep}"/>` +
    `<g fill="${light}"><rect x="142" y="44" width="10" height="44" rx="3"/><rect x="248" y="44" width="10" height="44" rx="3"/></g>` +
    `<path d="M120 86Q124 130 166 130L166 86M280 86Q276 130 234 130L234 86" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="8 5"/>` +
    `<path d="M200 84V172" stroke="${deep}" stroke-width="6"/><path d="M206 86Q226 120 202 148" fill="none" stroke="${accent}" stroke-width="3" stroke-dasharray="7 5"/>` +
    `<circle cx="200" cy="66" r="9" fill="${accent}"/>` +
    `<path d="M146 180C136 220 138 260 150 300M254 180C264 220 262 260 250 300" stroke="${light}" stroke-width="20" opacity=".35" fill="none" stroke-linecap="round"/>` +
    cuffs
  );
}

/** A handbag: tote, flap bag or round bag. */
export function handbag(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const gold = '#e2b24a';
  const isPlain = random.next() < 0.6;
  const { definition, fill } = isPlain ? { definition: '', fill: main } : cloth(paint, 'bag');
  const tote =
    `<path d="M136 150C136 50 264 50 264 150" fill="none" stroke="${deep}" stroke-width="16"/>` +
    `<path d="M72 146H328L350 348Q200 366 50 348Z" fill="${fill}"/><path d="M72 146H328L331 176H69Z" fill="${deep}"/>` +
    `<g fill="${gold}"><circle cx="136" cy="162" r="9"/><circle cx="264" cy="162" r="9"/></g>` +
    `<rect x="168" y="226" width="64" height="40" rx="8" fill="${light}" opacity=".85"/>`;
  const flap =
    `<path d="M96 170C40 20 360 20 304 170" fill="none" stroke="${gold}" stroke-width="9" stroke-dasharray="16 7" stroke-linecap="round"/>` +
    `<rect x="56" y="158" width="288" height="192" rx="28" fill="${fill}"/>` +
    `<path d="M56 186Q56 158 84 158H316Q344 158 344 186V222Q270 282 200 282Q130 282 56 222Z" fill="${deep}"/>` +
    `<circle cx="200" cy="272" r="22" fill="${gold}"/><circle cx="200" cy="272" r="10" fill="${deep}"/>` +
    `<path d="M84 176H316" stroke="${light}" stroke-width="4" stroke-dasharray="10 7" opacity=".7"/>`;
  const round =
    `<path d="M128 176C120 60 280 60 272 176" fill="none" stroke="${accent}" stroke-width="18" stroke-linecap="round"/>` +
    `<path d="M200 130C316 130 352 210 346 270C340 336 280 352 200 352C120 352 60 336 54 270C48 210 84 130 200 130Z" fill="${fill}"/>` +
    `<path d="M70 214Q200 156 330 214" fill="none" stroke="${deep}" stroke-width="12"/><path d="M206 184l16 44" stroke="${gold}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M92 300Q120 332 180 336" stroke="${light}" stroke-width="9" fill="none" stroke-linecap="round" opacity=".6"/>`;
  return definition + random.pick([tote, flap, round]);
}
