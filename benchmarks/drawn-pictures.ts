import sharp from 'sharp';

const [width, height] = [720, 1280];

/** A number from 0 to 1, always the same series for the same seed. */
function series(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * A JPEG in the frame of a phone's video, with folds, edges and grain, so that it compresses about like a photograph; another picture for each seed.
 */
export function drawnPicture(seed: number): Promise<Buffer> {
  const next = series(seed);
  const [red, green, blue] = [60 + 160 * next(), 60 + 160 * next(), 60 + 160 * next()];
  const [fold, wave, tilt] = [14 + 26 * next(), 18 + 26 * next(), 4 + 10 * next()];
  const [left, top, radius] = [0.35 + 0.3 * next(), 0.4 + 0.2 * next(), 0.06 + 0.06 * next()];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const [u, v] = [x / width, y / height];
      const isSubject = (u - left) ** 2 + ((v - top) * 1.4) ** 2 < radius + 0.015 * Math.sin(u * wave);
      const light = isSubject ? 34 * Math.sin(u * fold + v * tilt) * Math.sin(v * wave) : 70 * v - 20;
      const grain = (next() - 0.5) * 10;
      data[at] = clamp((isSubject ? red : 150 - red / 4) + light + grain);
      data[at + 1] = clamp((isSubject ? green : 140 - green / 5) + light + grain);
      data[at + 2] = clamp((isSubject ? blue : 130 - blue / 5) + light + grain);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer();
}

function clamp(value: number): number {
  return Math.min(Math.max(Math.round(value), 0), 255);
}
