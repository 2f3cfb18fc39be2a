import type { PictureSpec } from './picture-kinds.ts';
import { seeded } from './seeded.ts';

export function sceneSvg(spec: PictureSpec): string {
  const random = seeded(spec.seed);
  const hue = random.between(0, 359);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${spec.width}" height="${spec.height}"><rect width="100%" height="100%" fill="hsl(${hue},60%,70%)"/><circle cx="${spec.width / 2}" cy="${spec.height / 2}" r="${spec.width / 3}" fill="hsl(${hue + 40},60%,45%)"/></svg>`;
}
