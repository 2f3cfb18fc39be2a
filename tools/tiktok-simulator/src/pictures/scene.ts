import { seeded } from '#simulator/world/seeded.ts';
import { backdropSvg } from './backdrop.ts';
import { cream, lipstick, perfume, wig } from './beauty.ts';
import { dress, handbag, jeans, shirt } from './clothes.ts';
import { earbuds, headphones, laptop, phone, powerbank, television, watch } from './devices.ts';
import { basket, burger, cake, juice, plate, rolex } from './food.ts';
import { bed, chair, sofa, table, wardrobe } from './furniture.ts';
import { backdropFor, type Paint, paintFor } from './palette.ts';
import type { PictureKind, PictureSpec } from './picture-kinds.ts';
import { parcel, pattern, shopfront } from './places.ts';
import { boots, heels, sandals, sneaker } from './shoes.ts';

const drawings: Record<PictureKind, (paint: Paint) => string> = {
  sneaker,
  heels,
  sandals,
  boots,
  dress,
  shirt,
  jeans,
  handbag,
  phone,
  laptop,
  earbuds,
  headphones,
  powerbank,
  watch,
  television,
  plate,
  cake,
  burger,
  juice,
  rolex,
  sofa,
  bed,
  table,
  chair,
  wardrobe,
  lipstick,
  perfume,
  cream,
  wig,
  basket,
  shopfront,
  parcel,
  pattern,
};

/** The part of the frame that a product fills; cards cut pictures to 4:5 around the middle, so it stays inside that. */
const share = 0.9;

/** Height of a drawing's ground in its box of 400. */
const groundLine = 352;

/** The whole picture of a spec as SVG, without any text: fonts differ between machines. */
export function sceneSvg(spec: PictureSpec): string {
  const { width, height } = spec;
  const random = seeded(spec.seed);
  const paint = paintFor(spec.colour, random);
  const backdrop = backdropFor(paint.tone, random);
  const scale = (width * share) / 400;
  const isMirrored = random.next() < 0.5;
  const left = (width - 400 * scale) / 2;
  const top = height * 0.5 - 200 * scale - height * 0.01;
  const floorY = top + groundLine * scale;
  const place = isMirrored
    ? `translate(${width - left} ${top}) scale(${-scale} ${scale})`
    : `translate(${left} ${top}) scale(${scale})`;
  const hasFloor = spec.kind !== 'pattern';
  const shadow = `<ellipse cx="${width / 2}" cy="${floorY}" rx="${170 * scale}" ry="${17 * scale}" fill="${backdrop.shadow}" opacity=".32"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    backdropSvg({ width, height, random, backdrop }, hasFloor ? floorY : null) +
    (hasFloor ? shadow : '') +
    `<g transform="${place}">${drawings[spec.kind](paint)}</g></svg>`
  );
}
