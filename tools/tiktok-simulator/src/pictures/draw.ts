import sharp from 'sharp';
import type { PictureSpec } from './picture-kinds.ts';
import { sceneSvg } from './scene.ts';

const kept = 400;
const drawn = new Map<string, Promise<Buffer>>();

/** The bytes depend on the spec alone, so all simulators of a process may share what was drawn. */
async function draw(spec: PictureSpec, sizePx: number | null): Promise<Buffer> {
  const picture = sharp(Buffer.from(sceneSvg(spec)));
  const sized = sizePx === null ? picture : picture.resize(sizePx, sizePx, { fit: 'cover' });
  return spec.format === 'webp' ? sized.webp({ quality: 80 }).toBuffer() : sized.jpeg({ quality: 84 }).toBuffer();
}

/** The picture of a spec as JPEG or WebP, cut to a square of `sizePx` or whole with null. Drawn at the first request. */
export function drawPicture(spec: PictureSpec, sizePx: number | null): Promise<Buffer> {
  const key = `${spec.kind} ${spec.colour ?? ''} ${spec.seed} ${spec.width}x${spec.height} ${spec.format} ${sizePx ?? 'whole'}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const oldest = drawn.keys().next();
  if (drawn.size >= kept && !oldest.done) drawn.delete(oldest.value);
  const making = draw(spec, sizePx);
  drawn.set(key, making);
  return making;
}
