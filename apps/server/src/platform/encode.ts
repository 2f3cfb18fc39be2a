import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = zlib.constants;
const { ZSTD_c_compressionLevel, ZSTD_c_hashLog, ZSTD_c_chainLog, ZSTD_c_minMatch } = zlib.constants;

export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity';

/** How often these bytes will be sent: `often` is worth more time for fewer bytes. */
export type Sent = 'once' | 'often';

/**
 * For bytes that are sent once, half the time is worth a twentieth more of them: 3 instead of 4. For others, 7 would take
 * five times as long as 5 for a page of 70 kB, which gets half a per cent smaller.
 */
const brotliQuality = { once: 3, often: 5 };
/** With a window of 64 kB it keeps tables of a tenth and takes a fifth less time: pages are hardly longer. */
const brotliWindowBits = 16;
/**
 * Level 5 would take three times as long for a twentieth fewer bytes. Its own tables are made for longer texts: with
 * these, and matches from four letters on, a page takes a tenth less time and is half a per cent shorter.
 */
const zstdParams = {
  [ZSTD_c_compressionLevel]: 3,
  [ZSTD_c_hashLog]: 15,
  [ZSTD_c_chainLog]: 14,
  [ZSTD_c_minMatch]: 4,
};
const gzipLevel = { once: 4, often: 6 };

type Done = (error: Error | null, bytes: Buffer) => void;

/**
 * What is done off the main thread. Not by Node's `promisify`: V8 keeps the compressor, who knows whom it answers, until it
 * looks through all old objects, and what `promisify` makes knows the whole text (ADR 21).
 */
function offThread(
  start: (text: Buffer, sent: Sent, done: Done) => void,
): (text: Buffer, sent: Sent) => Promise<Buffer> {
  return (text, sent) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    start(text, sent, answer(resolve, reject));
    return promise;
  };
}

/** A function of its own, so that what it makes knows these two alone. */
const answer =
  (resolve: (bytes: Buffer) => void, reject: (error: Error) => void): Done =>
  (error, bytes) =>
    error ? reject(error) : resolve(bytes);

export const compress: Record<Encoding, (text: Buffer, sent: Sent) => Promise<Buffer>> = {
  br: offThread((text, sent, done) => {
    const params = {
      [BROTLI_PARAM_QUALITY]: brotliQuality[sent],
      [BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    zlib.brotliCompress(text, { params }, done);
  }),
  gzip: offThread((text, sent, done) => zlib.gzip(text, { level: gzipLevel[sent] }, done)),
  // Told the length, it takes tables of that size.
  zstd: offThread((text, _sent, done) =>
    zlib.zstdCompress(text, { pledgedSrcSize: text.length, params: zstdParams }, done),
  ),
  identity: async (text) => text,
};

/** The same for what is longer than memory should hold at once. */
export const compressStream: Record<Exclude<Encoding, 'identity'>, () => NodeJS.ReadWriteStream> = {
  br: () => zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: brotliQuality.once } }),
  zstd: () => zlib.createZstdCompress(),
  gzip: () => zlib.createGzip({ level: gzipLevel.once }),
};

export const expand: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  zstd: promisify(zlib.zstdDecompress),
  identity: async (bytes) => bytes,
};

/** What is sent once is as long in Zstandard as in Brotli, in 40 % of the time; what is sent often is an eighth longer. */
const inOrder: Record<Sent, Encoding[]> = { once: ['zstd', 'br', 'gzip'], often: ['br', 'zstd', 'gzip'] };

/** The one that suits best of those that are asked for: Facebook's crawler takes gzip at most. */
export function chooseEncoding(acceptEncoding: string | undefined, sent: Sent): Encoding {
  if (!acceptEncoding) return 'identity';
  return inOrder[sent].find((encoding) => accepts(acceptEncoding, encoding)) ?? 'identity';
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name);
  return at >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(header.slice(at + name.length));
}
