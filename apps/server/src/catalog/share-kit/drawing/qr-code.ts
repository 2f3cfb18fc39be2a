import { create } from 'qrcode';

/** Light modules around the code, without which readers do not find it. */
const quietModules = 3;

/** A QR code as the `d` of a path in a square of `size` units, quiet zone included. */
export function qrPath(text: string): { size: number; d: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, y) => rowPath(modules.data, modules.size, y));
  return { size: modules.size + 2 * quietModules, d: rows.join('') };
}

/** One rectangle per run of dark modules: single ones would leave hairlines between them. */
function rowPath(data: Uint8Array, size: number, y: number): string {
  let path = '';
  for (let x = 0; x < size; x += 1) {
    const start = x;
    while (x < size && data[y * size + x]) x += 1;
    if (x > start) path += `M${start + quietModules} ${y + quietModules}h${x - start}v1h${start - x}z`;
  }
  return path;
}
