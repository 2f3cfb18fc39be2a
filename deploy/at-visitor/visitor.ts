import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '@app/contracts/endpoint';
import { idempotencyKeyHeader } from '@app/contracts/idempotency-key';
import type { Static, TSchema } from 'typebox';

/** Where people find the service. What lies in this folder runs on the visitor's host. */
export const origin = String(process.env.LAB_ORIGIN);

const patienceMs = 20_000;
const recheckMs = 100;

interface Call {
  params?: Record<string, string>;
  body?: object;
  token?: string;
  /** One action of a person; repeated calls of it have the same. */
  key?: string;
  headers?: Record<string, string>;
  answerWithinMs?: number;
}

type DataOf<Schemas> = Schemas extends { answer: infer Answer extends TSchema }
  ? Static<Answer> extends { data: infer Data }
    ? Data
    : never
  : never;

/** Answers `data`. Throws with the status and the answer when it is a refusal. */
export async function call<Schemas>(
  { method, path }: Endpoint<Schemas>,
  { params = {}, body, token, key, headers, answerWithinMs = patienceMs }: Call,
): Promise<DataOf<Schemas>> {
  const address = path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(origin + address, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { [idempotencyKeyHeader]: key ?? newKey() }),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} was answered ${response.status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: DataOf<Schemas> }).data;
}

export const newKey = (): string => randomBytes(16).toString('hex');

/** An operation of a simulator. */
export async function control(simulator: string, operation: string, fields: object): Promise<void> {
  const response = await fetch(`https://${simulator}/_control/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`${simulator} refused ${operation}: ${await response.text()}`);
}

/** Asks until the answer is what is waited for; throws with `what` after `withinMs`. */
export async function until<T>(what: string, withinMs: number, ask: () => Promise<T | null>): Promise<T> {
  const endMs = performance.now() + withinMs;
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (performance.now() > endMs) throw new Error(`Not within ${withinMs / 1000} s: ${what}.`);
    await wait(recheckMs);
  }
}
