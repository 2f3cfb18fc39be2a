import type { Paint } from './palette.ts';

/** A small shop with an awning. */
export function shopfront(paint: Paint): string {
  const { main, deep, light, accent } = paint;
  const awning = [0, 1, 2, 3, 4, 5]
    .map(
      (index) =>
        `<path d="M${38 + index * 54} 130H${92 + index * 54}V168Q${65 + index * 54} 202 ${38 + index * 54} 168Z" fill="${index % 2 === 0 ? accent : '#fff'}"/>`,
    )
    .join('');
  return (
    `<rect x="52" y="120" width="296" height="232" fill="${main}"/><path d="M44 120L66 66H334L356 120Z" fill="${deep}"/><rect x="120" y="78" width="160" height="32" rx="10" fill="${light}"/>` +
    `<rect x="74" y="206" width="150" height="98" rx="6" fill="#dff1f7"/><path d="M84 290L150 216M112 296L190 214" stroke="#fff" stroke-width="9"/><g fill="${deep}"><rect x="92" y="262" width="26" height="40" rx="5"/><rect x="132" y="244" width="26" height="58" rx="5"/><circle cx="190" cy="284" r="18"/></g>` +
    `<rect x="246" y="206" width="80" height="146" rx="6" fill="${deep}"/><rect x="258" y="220" width="56" height="60" rx="4" fill="#dff1f7"/><circle cx="312" cy="296" r="6" fill="${accent}"/>${awning}<rect x="40" y="344" width="320" height="14" fill="${deep}"/>`
  );
}

/** A parcel with tape, and a smaller one. */
export function parcel(paint: Paint): string {
  const { main, accent, light, deep } = paint;
  return (
    `<path d="M58 160L214 112L342 152L186 206Z" fill="#dcae76"/><path d="M58 160L186 206V356L58 304Z" fill="#c18f55"/><path d="M342 152L186 206V356L342 300Z" fill="#a9763f"/>` +
    `<path d="M124 140L252 184L272 177L144 134Z" fill="${accent}"/><path d="M252 184L272 177V220L252 228Z" fill="${accent}" opacity=".8"/><path d="M84 240L140 262V300L84 278Z" fill="#fff" opacity=".9"/><path d="M94 256L130 270M94 270L120 280" stroke="#555" stroke-width="5"/>` +
    `<g transform="translate(216 190) scale(.5)"><path d="M40 150L200 100L340 150L190 210Z" fill="${light}"/><path d="M40 150L190 210V350L40 296Z" fill="${main}"/><path d="M340 150L190 210V350L340 292Z" fill="${deep}"/><path d="M112 128L262 180L286 172L136 120Z" fill="#fff"/></g>`
  );
}

/** Overlapping leaves and circles, for posts that show no product. */
export function pattern(paint: Paint): string {
  const { main, deep, light, accent, random } = paint;
  const colours: readonly [string, ...string[]] = [main, deep, light, accent, '#fff'];
  let drawn = '';
  for (let index = 0; index < 16; index += 1) {
    const x = 50 + (index % 4) * 100;
    const y = 50 + Math.floor(index / 4) * 100;
    const turn = random.between(0, 3) * 90;
    const shape = random.pick([
      'M-46 -46H46A92 92 0 0 1 -46 46Z',
      'M-46 -46A92 92 0 0 1 46 46A92 92 0 0 1 -46 -46Z',
      'M0 -46A46 46 0 1 1 0 46A46 46 0 1 1 0 -46Z',
      'M-46 46L0 -46L46 46Z',
    ]);
    drawn += `<path d="${shape}" fill="${random.pick(colours)}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  }
  return drawn;
}
