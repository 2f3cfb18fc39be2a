import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity';

/** How often these bytes will be sent: `often` takes a third more time for a tenth less. */
export type Sent = 'once' | 'often';

/** Brotli's 7 would take five times as long as 5 for a page of 70 kB, which gets half a per cent smaller. */
const brotliQuality = { once: 4, often: 5 };
const zstdLevel = { once: 3, often: 6 };
const gzipLevel = { once: 4, often: 6 };

/** Off the main thread. */
export const compress: Record<Encoding, (text: Buffer, sent: Sent) => Promise<Buffer>> = {
  br: (text, sent) =>
    brotli(text, { params: { [BROTLI_PARAM_QUALITY]: brotliQuality[sent], [BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text, sent) => gzip(text, { level: gzipLevel[sent] }),
  zstd: (text, sent) => zstd(text, { params: { [ZSTD_c_compressionLevel]: zstdLevel[sent] } }),
  identity: async (text) => text,
};

export const expand: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  zstd: promisify(zlib.zstdDecompress),
  identity: async (bytes) => bytes,
};

const bestFirst: Encoding[] = ['br', 'zstd', 'gzip'];

/** The smallest of those that are asked for: Facebook's crawler takes gzip at most. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  return bestFirst.find((encoding) => accepts(acceptEncoding, encoding)) ?? 'identity';
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name);
  return at >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(header.slice(at + name.length));
}
