import sharp, { type Sharp } from 'sharp';

/**
 * A picture with soft gradients, edges and grain, always the same for the same size: compresses about like a
 * photograph.
 */
export function aPicture(size: { width: number; height: number }): Sharp {
  const { width, height } = size;
  const data = Buffer.alloc(width * height * 3);
  let seed = 12_345;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const grain = (seed / 2_147_483_648 - 0.5) * 10;
      const [u, v] = [x / width, y / height];
      const subject = (u - 0.5) ** 2 + (v - 0.45) ** 2 < 0.09 + 0.02 * Math.sin(u * 40);
      const folds = 30 * Math.sin(u * 25 + v * 9) * Math.sin(v * 31);
      const at = (y * width + x) * 3;
      data[at] = clamp((subject ? 170 + folds : 90 + 80 * v) + grain);
      data[at + 1] = clamp((subject ? 60 + folds / 2 : 110 + 60 * u) + grain);
      data[at + 2] = clamp((subject ? 70 + 40 * u : 130 - 50 * v) + grain);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export function aJpeg(size: { width: number; height: number }): Promise<Buffer> {
  return aPicture(size).jpeg({ quality: 90 }).toBuffer();
}

/** One plain colour: tiny and quick to make. */
export function aPlainPicture(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

function clamp(value: number): number {
  return Math.min(Math.max(Math.round(value), 0), 255);
}
