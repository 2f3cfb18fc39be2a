import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = zlib.constants;
const { ZSTD_c_compressionLevel, ZSTD_c_hashLog, ZSTD_c_chainLog, ZSTD_c_minMatch } = zlib.constants;

export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity';

/** `often` is worth more time for fewer bytes. */
export type Frequency = 'once' | 'often';

/**
 * Of a page of 70 kB, quality 3 takes half the time of 4 and is a twentieth longer; 7 takes five times as long as 5 and is
 * half a per cent shorter.
 */
const brotliQuality = { once: 3, often: 5 };
/** A window of 64 kB takes a tenth of the memory and a fifth less time; pages are hardly longer. */
const brotliWindowBits = 16;
/**
 * Level 5 would take three times as long for a twentieth fewer bytes. The default tables are for longer texts: with these
 * a page takes a tenth less time and is half a per cent shorter.
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
 * Not by Node's `promisify`: V8 keeps the compressor and its callback until a full GC, and the callback that `promisify`
 * makes holds the whole text (ADR 21).
 */
function offThread(
  start: (text: Buffer, sent: Frequency, done: Done) => void,
): (text: Buffer, sent: Frequency) => Promise<Buffer> {
  return (text, sent) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    start(text, sent, answer(resolve, reject));
    return promise;
  };
}

/** A separate function, so that its closure holds these two alone. */
const answer =
  (resolve: (bytes: Buffer) => void, reject: (error: Error) => void): Done =>
  (error, bytes) =>
    error ? reject(error) : resolve(bytes);

export const compress: Record<Encoding, (text: Buffer, sent: Frequency) => Promise<Buffer>> = {
  br: offThread((text, sent, done) => {
    const params = {
      [BROTLI_PARAM_QUALITY]: brotliQuality[sent],
      [BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    zlib.brotliCompress(text, { params }, done);
  }),
  gzip: offThread((text, sent, done) => zlib.gzip(text, { level: gzipLevel[sent] }, done)),
  // With the length it makes tables of that size.
  zstd: offThread((text, _sent, done) =>
    zlib.zstdCompress(text, { pledgedSrcSize: text.length, params: zstdParams }, done),
  ),
  identity: async (text) => text,
};

/** For bodies that are too long for memory. */
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

/** Once: Zstandard takes 40 % of Brotli's time for the same length. Often: it is an eighth longer. */
const inOrder: Record<Frequency, Encoding[]> = { once: ['zstd', 'br', 'gzip'], often: ['br', 'zstd', 'gzip'] };

/** Facebook's crawler accepts gzip at most. */
export function chooseEncoding(acceptEncoding: string | undefined, sent: Frequency): Encoding {
  if (!acceptEncoding) return 'identity';
  return inOrder[sent].find((encoding) => accepts(acceptEncoding, encoding)) ?? 'identity';
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name);
  return at >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(header.slice(at + name.length));
}
