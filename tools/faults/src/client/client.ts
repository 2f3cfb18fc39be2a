import { setTimeout as pause } from 'node:timers/promises';
import type { AdminEndpoint, AnswerOf, Endpoint, InputOf } from '@app/contracts/endpoint';
import type { Attempt } from '#faults/record/registers.ts';
import { sendForwarded } from './call-from.ts';

/** Who calls: from which address, and by what they are known. */
export interface Caller {
  ip: string;
  token?: string | undefined;
  /** Of an order. */
  secret?: string | undefined;
  key?: string | undefined;
}

/**
 * `done`: acknowledged. `refused`: the service said no, by a code. `unknown`: no answer, or one that says nothing of what
 * happened (5xx), to the last try. `attempts` are all tries.
 */
export type Result<Answer> =
  | { outcome: 'done'; answer: Answer; attempts: Attempt[] }
  | { outcome: 'refused'; status: number; code: string; attempts: Attempt[] }
  | { outcome: 'unknown'; reason: string; attempts: Attempt[] };

/** How patient callers are: a phone's request is given up after `timeoutMs`, and its user after `giveUpAfterMs`. */
export interface Patience {
  timeoutMs: number;
  giveUpAfterMs: number;
}

export type Client = ReturnType<typeof createClient>;

interface FileAnswer {
  status: number;
  type: string;
  bytes: number;
  /** Addresses of the scripts and styles that a page names. */
  scripts: string[];
}

interface RawAnswer {
  status: number;
  body: unknown;
  /** Infinite where the answer is final. */
  retryAfterSeconds: number;
}

interface Input {
  params?: object;
  query?: object;
  body?: unknown;
}

const betweenTriesMs = 400;
/** Visits of programs are not counted. */
const browser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.0.0 Mobile Safari/537.36';
/** A longer wait that the service asks for is a refusal. */
const maxRetryAfterSeconds = 3;

/** Calls as browsers make them: with a limit of time, and once more when there was no answer. */
export function createClient(origin: string, patience: Patience, sendFrom = sendForwarded) {
  /** Safe to repeat: a key, or a call that changes nothing or says the same again. */
  async function ask<Schemas>(
    endpoint: Endpoint<Schemas> | AdminEndpoint<Schemas>,
    input: InputOf<Schemas, Uint8Array<ArrayBuffer>>,
    caller: Caller,
  ): Promise<Result<AnswerOf<Schemas, Blob>>> {
    const attempts: Attempt[] = [];
    const until = Date.now() + patience.giveUpAfterMs;
    let reason = '';
    do {
      if (attempts.length > 0) await pause(betweenTriesMs);
      const attempt: Attempt = { startedAt: Date.now(), answeredAt: null };
      attempts.push(attempt);
      const answer = await request(endpoint, input as Input, caller).catch((error: Error) => error);
      if (answer instanceof Error) reason = answer.name === 'TimeoutError' ? 'no answer in time' : 'connection lost';
      else if (answer.status >= 500) reason = `answered ${answer.status}`;
      else {
        attempt.answeredAt = Date.now();
        if (answer.status < 400) return { outcome: 'done', answer: answer.body as AnswerOf<Schemas, Blob>, attempts };
        const { code = 'none' } = answer.body as { code?: string };
        const mustWait = code === 'conflict' || code === 'rate_limited';
        if (!mustWait || answer.retryAfterSeconds > maxRetryAfterSeconds)
          return { outcome: 'refused', status: answer.status, code, attempts };
        reason = code;
        await pause(answer.retryAfterSeconds * 1000);
      }
    } while (Date.now() < until);
    return { outcome: 'unknown', reason, attempts };
  }

  async function request(
    { method, path, body: bodyKind }: Pick<Endpoint, 'method' | 'path' | 'body'>,
    input: Input,
    { ip, token, secret, key }: Caller,
  ): Promise<RawAnswer> {
    const { params, query, body } = input;
    const address = new URL(addressOf(path, { ...params }, { ...query }), origin);
    const response = await sendFrom(ip, address, {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': browser,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(secret && { 'x-order-secret': secret }),
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': bodyKind === 'file' ? 'image/jpeg' : 'application/json' }),
      },
      ...(body !== undefined && {
        body: bodyKind === 'file' ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(patience.timeoutMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : {},
      retryAfterSeconds: Number(response.headers.get('retry-after') ?? Number.POSITIVE_INFINITY),
    };
  }

  /** A page or a file; null without an answer. */
  async function open(path: string, ip: string): Promise<FileAnswer | null> {
    try {
      const signal = AbortSignal.timeout(patience.timeoutMs);
      const response = await sendFrom(ip, new URL(path, origin), { signal });
      const body = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? '';
      const text = type.startsWith('text/html') ? body.toString() : '';
      return { status: response.status, type, bytes: body.byteLength, scripts: text.match(/\/assets\/[\w.-]+/g) ?? [] };
    } catch {
      return null;
    }
  }

  return { origin, ask, open };
}

function addressOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) asked.set(name, String(value));
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}
