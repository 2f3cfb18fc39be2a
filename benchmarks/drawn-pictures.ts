import sharp, { type OverlayOptions } from 'sharp';

/** The frame of a phone's video, in pixels. */
const [width, height] = [720, 1280];
/** Cells across the picture of each layer of texture, coarse folds to fine weave, and how strongly each layer shows. */
const layers = [
  { cells: 6, contrast: 1 },
  { cells: 24, contrast: 0.6 },
  { cells: 90, contrast: 0.22 },
  { cells: 180, contrast: 0.12 },
];

/** A number from 0 to 1, always the same series for the same seed. */
function series(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * A JPEG with texture of every size and a subject with edges, another for each seed. Its files come out about as large
 * as those of a photographed product: some 12 kB for a card.
 */
export async function drawnPicture(seed: number): Promise<Buffer> {
  const next = series(seed);
  const shade = (): number => Math.round(60 + 150 * next());
  const colour = (): string => `rgb(${shade()},${shade()},${shade()})`;
  const [left, top, size] = [200 + 320 * next(), 420 + 440 * next(), 180 + 120 * next()];
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour()}"/>
    <rect y="${top}" width="100%" height="100%" fill="${colour()}"/><circle cx="${left}" cy="${top}" r="${size}" fill="${colour()}"/>
    <path d="M${left} ${top - size} l${size} ${size * 2} h${-2 * size} z" fill="${colour()}"/></svg>`;
  const textures = await Promise.all(layers.map((layer) => texture(layer, next)));
  const picture = sharp(Buffer.from(scene)).composite(textures).removeAlpha();
  return picture.jpeg({ quality: 84 }).toBuffer();
}

/** A layer of light and dark spots, laid over the picture. */
async function texture({ cells, contrast }: (typeof layers)[number], next: () => number): Promise<OverlayOptions> {
  const rows = Math.round((cells * height) / width);
  const spots = Buffer.from(Array.from({ length: cells * rows }, () => 128 + contrast * 127 * (2 * next() - 1)));
  const input = await sharp(spots, { raw: { width: cells, height: rows, channels: 1 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, blend: 'overlay' };
}
