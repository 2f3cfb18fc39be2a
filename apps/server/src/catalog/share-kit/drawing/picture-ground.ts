import type { Box } from './kit-photo.ts';
import { qrPath } from './qr-code.ts';

/** Where things stand on a picture, in pixels. Words keep within `left`, `right`, `top` and `end`. */
export interface Layout {
  width: number;
  height: number;
  /** The light panel of words. */
  panelTop: number;
  panelEnd: number;
  left: number;
  right: number;
  top: number;
  end: number;
  /** The side of the QR code, its quiet zone included. */
  qr: number;
}

/** The colours of the pages, independent of the colour scheme: the picture goes to other phones. */
export const colours = {
  brand: '#3a2eb0',
  onBrand: '#ffffff',
  quietOnBrand: '#d6d2ff',
  panel: '#ffffff',
  ink: '#1b1815',
  muted: '#625a51',
  marigold: '#ffb71b',
  onMarigold: '#2b1d00',
  danger: '#b3261e',
  chat: '#25d366',
  onChat: '#04261a',
} as const;

/** A rounded ground behind words. */
export interface Chip extends Box {
  fill: string;
  opacity?: number;
  radius: number;
}

/** The panel of words with its tags and its QR code, as SVG from `from` px down to the end of the picture. */
export function drawPanel(
  { layout, link, chips }: { layout: Layout; link: string; chips: Chip[] },
  from: number,
): string {
  const { width, height, panelTop, panelEnd } = layout;
  const panel = `<path d="M0 ${panelTop + 48}a48 48 0 0 1 48-48H${width - 48}a48 48 0 0 1 48 48V${panelEnd}H0z" fill="${colours.panel}"/>`;
  return svg(
    { left: 0, top: from, width, height: height - from },
    panel + chips.map(rect).join('') + qrCode(layout, link),
  );
}

export const drawChip = (chip: Chip): string => svg(chip, rect(chip));

/** Instead of a photo: soft circles, as large as their part of `span` px. */
export const drawPattern = ({ width, panelTop }: Pick<Layout, 'width' | 'panelTop'>, span = width): string =>
  svg(
    { left: 0, top: 0, width, height: panelTop },
    `<g fill="#fff" fill-opacity=".07"><circle cx="${width * 0.86}" cy="${panelTop * 0.2}" r="${span * 0.36}"/><circle cx="${width * 0.1}" cy="${panelTop * 0.82}" r="${span * 0.46}"/></g>`,
  );

/** The brand's ground, which lets photos through towards the right. */
export const drawFade = (box: Box): string =>
  svg(
    box,
    `<defs><linearGradient id="f"><stop offset="0" stop-color="${colours.brand}"/><stop offset="1" stop-color="${colours.brand}" stop-opacity="0"/></linearGradient></defs><rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" fill="url(#f)"/>`,
  );

const svg = ({ left, top, width, height }: Box, contents: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${contents}</svg>`;

const rect = ({ left, top, width, height, fill, opacity = 1, radius }: Chip): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;

function qrCode({ right, end, qr }: Layout, link: string): string {
  const { size, d } = qrPath(link);
  const scale = qr / size;
  // The quiet zone of the code is the panel's own white.
  const inset = scale * 3;
  return `<path transform="translate(${right - qr + inset} ${end - qr + inset}) scale(${scale})" d="${d}" fill="${colours.ink}"/>`;
}
