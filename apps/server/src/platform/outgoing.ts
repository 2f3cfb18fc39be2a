/** The body of an answer is longer than allowed. */
export class AnswerTooLongError extends Error {
  constructor() {
    super('the answer is too long');
    this.name = 'AnswerTooLongError';
  }
}

/** The body as text; throws `AnswerTooLongError`. What stands in for a peer may send without end. */
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

/** The JSON of an answer, or null. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Codes of a connection that never stood. */
const neverStood = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Why a request broke off, without an address: `neverArrived` when no connection stood, so that nothing was sent. */
export function requestFailure(error: unknown): { detail: string; neverArrived: boolean } {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { detail: 'no answer in time', neverArrived: false };
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  const code = typeof cause?.code === 'string' ? cause.code : null;
  if (code === null) return { detail: 'connection failed', neverArrived: false };
  return { detail: `connection failed (${code})`, neverArrived: neverStood.has(code) };
}
