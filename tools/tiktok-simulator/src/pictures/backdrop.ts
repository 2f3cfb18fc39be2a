import type { Seeded } from '#simulator/world/seeded.ts';
import type { Backdrop } from './palette.ts';

type Frame = { width: number; height: number; random: Seeded; backdrop: Backdrop };

const round = (value: number): number => Math.round(value * 10) / 10;

function dots({ width, height, backdrop }: Frame): string {
  const step = width / 9;
  let drawn = '';
  for (let row = 0; row * step < height; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const x = round(column * step + (row % 2) * (step / 2));
      drawn += `<circle cx="${x}" cy="${round(row * step)}" r="${round(step / 9)}"/>`;
    }
  }
  return `<g fill="${backdrop.texture}" opacity=".5">${drawn}</g>`;
}

function stripes({ width, height, backdrop }: Frame): string {
  const step = width / 6;
  let drawn = '';
  for (let x = -height; x < width; x += step) {
    drawn += `<path d="M${round(x)} ${height}L${round(x + height)} 0h${round(step / 2.6)}L${round(x + step / 2.6)} ${height}z"/>`;
  }
  return `<g fill="${backdrop.texture}" opacity=".24">${drawn}</g>`;
}

/** Rows of diamonds, as on printed cotton. */
function diamonds({ width, height, backdrop, random }: Frame): string {
  const step = width / random.between(5, 7);
  let drawn = '';
  for (let y = step / 2; y < height; y += step * 1.25) {
    for (let x = step / 2; x < width + step; x += step) {
      const half = step * 0.4;
      drawn += `<path d="M${round(x)} ${round(y - half)}l${round(half)} ${round(half)}l${round(-half)} ${round(half)}l${round(-half)} ${round(-half)}z"/>`;
      drawn += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(half / 3)}" fill="${backdrop.shape}"/>`;
    }
  }
  return `<g fill="${backdrop.texture}" opacity=".38">${drawn}</g>`;
}

function confetti({ width, height, backdrop, random }: Frame): string {
  let drawn = '';
  for (let index = 0; index < 46; index += 1) {
    const x = random.between(0, width);
    const y = random.between(0, height);
    const turn = random.between(0, 180);
    const size = random.between(6, 15) * (width / 720);
    drawn += `<rect x="${x}" y="${y}" width="${round(size)}" height="${round(size * 2.4)}" rx="${round(size / 2)}" transform="rotate(${turn} ${x} ${y})"/>`;
  }
  return `<g fill="${backdrop.texture}" opacity=".55">${drawn}</g>`;
}

const plain = (): string => '';

function sun({ width, height, backdrop }: Frame): string {
  const cx = width / 2;
  const cy = height * 0.47;
  return (
    `<circle cx="${cx}" cy="${round(cy)}" r="${round(width * 0.45)}" fill="${backdrop.shape}" opacity=".5"/>` +
    `<circle cx="${cx}" cy="${round(cy)}" r="${round(width * 0.36)}" fill="${backdrop.shape}"/>`
  );
}

function arch({ width, height, backdrop }: Frame): string {
  const side = width * 0.14;
  const span = width - 2 * side;
  const top = height * 0.5 - span * 0.62;
  return (
    `<path d="M${round(side)} ${height}V${round(top + span / 2)}a${round(span / 2)} ${round(span / 2)} 0 0 1 ${round(span)} 0V${height}z" ` +
    `fill="${backdrop.shape}" opacity=".85"/>`
  );
}

function rays({ width, height, backdrop, random }: Frame): string {
  const cx = width / 2;
  const cy = height * 0.5;
  const reach = height;
  const count = random.between(9, 14);
  let drawn = '';
  for (let index = 0; index < count; index += 1) {
    const from = (index / count) * 2 * Math.PI;
    const to = from + Math.PI / count;
    const at = (angle: number): string =>
      `${round(cx + Math.cos(angle) * reach)} ${round(cy + Math.sin(angle) * reach)}`;
    drawn += `<path d="M${cx} ${round(cy)}L${at(from)}L${at(to)}z"/>`;
  }
  return `<g fill="${backdrop.shape}" opacity=".55">${drawn}</g>`;
}

function waves({ width, height, backdrop, random }: Frame): string {
  const swing = height * 0.05;
  let drawn = '';
  for (let index = 0; index < 3; index += 1) {
    const y = round(height * (0.28 + index * 0.16) + random.between(-20, 20));
    drawn += `<path d="M0 ${y}C${round(width * 0.3)} ${round(y - swing * 3)} ${round(width * 0.6)} ${round(y + swing * 3)} ${width} ${round(y - swing)}V${height}H0z" opacity=".42"/>`;
  }
  return `<g fill="${backdrop.shape}">${drawn}</g>`;
}

function floor({ width, height, backdrop, random }: Frame, lineY: number): string {
  const cx = width / 2;
  if (random.next() < 0.5) {
    const radius = width * 0.43;
    const depth = height * 0.05;
    return (
      `<path d="M${round(cx - radius)} ${round(lineY)}v${round(depth)}a${round(radius)} ${round(radius * 0.16)} 0 0 0 ${round(radius * 2)} 0v${round(-depth)}z" fill="${backdrop.floor}"/>` +
      `<ellipse cx="${cx}" cy="${round(lineY)}" rx="${round(radius)}" ry="${round(radius * 0.16)}" fill="${backdrop.shape}"/>`
    );
  }
  const wall = lineY - height * 0.055;
  return `<path d="M0 ${round(wall)}H${width}V${height}H0z" fill="${backdrop.floor}" opacity=".8"/>`;
}

/** Gradient, texture, a large shape and a floor whose middle line is at `lineY` (null: no floor); everything behind the product. */
export function backdropSvg(frame: Frame, lineY: number | null): string {
  const { width, height, backdrop, random } = frame;
  const texture = random.pick([dots, stripes, diamonds, confetti, plain, plain]);
  const shape = random.pick([sun, arch, rays, waves]);
  return (
    `<defs><linearGradient id="bg" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${backdrop.from}"/>` +
    `<stop offset="1" stop-color="${backdrop.to}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#bg)"/>` +
    (shape === rays ? shape(frame) + texture(frame) : texture(frame) + shape(frame)) +
    (lineY === null ? '' : floor(frame, lineY))
  );
}
