import { join } from 'node:path';
import sharp from 'sharp';
import { type Seeded, seeded } from '#simulator/world/seeded.ts';
import {
  type Colouring,
  colourings,
  type PictureColour,
  type PictureSpec,
  type SheetName,
  sheets,
} from './picture-kinds.ts';

/** Size of each picture on a sheet. */
const tile = { width: 405, height: 720 };

const kept = 400;
const made = new Map<string, Promise<Buffer>>();

/** The bytes depend on the spec alone, so all simulators of a process may share what was made. */
async function make(spec: PictureSpec, sizePx: number | null): Promise<Buffer> {
  const [sheet, at] = placeOf(spec);
  const random = seeded(spec.seed);
  const { hue, saturation = 1, brightness = 1 }: Colouring = colourings[colourOf(sheet, spec, random)];
  const { data, info } = await sharp(join(import.meta.dirname, 'sheets', `${sheet}.jpg`))
    .extract({ left: at * tile.width, top: 0, ...tile })
    .flop(random.next() < 0.5)
    // No two posts look quite alike.
    .modulate({
      hue: (hue + random.between(-8, 8) + 360) % 360,
      saturation: saturation * (0.9 + random.next() * 0.2),
      brightness: brightness * (0.96 + random.next() * 0.08),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Sized only now: colouring costs by the pixel.
  const [width, height] = sizePx === null ? [spec.width, spec.height] : [sizePx, sizePx];
  const picture = sharp(data, { raw: info }).resize(width, height, { fit: 'cover', kernel: 'linear' });
  return spec.format === 'webp' ? picture.webp({ quality: 80 }).toBuffer() : picture.jpeg({ quality: 84 }).toBuffer();
}

function placeOf({ kind }: PictureSpec): [sheet: SheetName, at: number] {
  for (const [sheet, kinds] of Object.entries(sheets)) {
    const at = (kinds as readonly string[]).indexOf(kind);
    if (at !== -1) return [sheet as SheetName, at];
  }
  throw new Error(`No sheet shows ${kind}`);
}

/** The named colour, or one that the seed picks. Food and places keep the colours that they have. */
function colourOf(sheet: SheetName, { colour }: PictureSpec, random: Seeded): PictureColour {
  if (colour || sheet === 'food' || sheet === 'places') return colour ?? 'blue';
  return random.pick(Object.keys(colourings) as [PictureColour]);
}

/** The picture of a spec as JPEG or WebP, cut to a square of `sizePx` or whole with null. Made at the first request. */
export function makePicture(spec: PictureSpec, sizePx: number | null): Promise<Buffer> {
  const key = `${spec.kind} ${spec.colour ?? ''} ${spec.seed} ${spec.width}x${spec.height} ${spec.format} ${sizePx ?? 'whole'}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const oldest = made.keys().next();
  if (made.size >= kept && !oldest.done) made.delete(oldest.value);
  const making = make(spec, sizePx);
  made.set(key, making);
  return making;
}
