export class AnswerTooLongError extends Error {
  constructor() {
    super('the answer is too long');
    this.name = 'AnswerTooLongError';
  }
}

/** Throws `AnswerTooLongError`: an impostor may send without end. */
export async function readTextWithin(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new AnswerTooLongError();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Null when the text is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Codes of a connection that was never established. */
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Why a request failed, without an address. `neverArrived`: no connection was established, so nothing was sent. */
export function requestFailure(error: unknown): { detail: string; neverArrived: boolean } {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { detail: 'no answer in time', neverArrived: false };
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  const code = typeof cause?.code === 'string' ? cause.code : null;
  if (code === null) return { detail: 'connection failed', neverArrived: false };
  return { detail: `connection failed (${code})`, neverArrived: notConnected.has(code) };
}
