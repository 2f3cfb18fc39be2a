import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in every form that a browser may ask for. */
export type EncodedBody = Record<Encoding, Buffer>;

/** Compressed once and sent many times, off the main thread. 7 of 11 takes a fifth of the time for 3 % more bytes. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 7, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzip(identity, { level: 7 }),
  ]);
  return { br, gzip: gz, identity };
}

/** Brotli only for those who ask for it: Facebook's crawler takes gzip at most. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name);
  return at >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(header.slice(at + name.length));
}
