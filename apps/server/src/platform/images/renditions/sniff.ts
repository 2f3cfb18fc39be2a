type SourceFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// ISO 23000-22 (HEIF/MIAF) brands. HEVC-coded ones pass here and fail in the decoder, which has AV1 only.
const heifBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'hevc', 'heim', 'heis']);

/** The format by its first bytes, or null. SVG, PDF, TIFF and others that libvips can read never reach a parser. */
export function sniffFormat(bytes: Buffer): SourceFormat | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.slice(4, 8) === 'ftyp' && heifBrands.has(start.slice(8, 12))) return 'heif';
  return null;
}
