import type { IncomingMessage } from 'node:http';

/** An HTTP answer, ready to send. */
export type Reply = { status: number; headers: Record<string, string>; body: string };

/** What is answered: null drops the connection without a word. */
export type Answer = Reply | null;

export const jsonReply = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

export const emptyReply = (status: number): Reply => ({ status, headers: {}, body: '' });

export const htmlReply = (status: number, body: string): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

export const redirectTo = (location: string): Reply => ({ status: 303, headers: { location }, body: '' });

/** A request to one of the protocols, read to its end. */
export interface Call {
  method: string;
  url: URL;
  header(name: string): string;
  body: string;
  /** Runs when the answer has left, or the connection is dropped. */
  afterAnswer: (() => void)[];
}

const limitBytes = 64 * 1024;

/** Reads a request to its end; null when it is longer than any true one. */
export async function readCall(request: IncomingMessage, url: URL): Promise<Call | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) return null;
    chunks.push(chunk);
  }
  const header = (name: string): string => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    method: request.method ?? 'GET',
    url,
    header,
    body: Buffer.concat(chunks).toString('utf8'),
    afterAnswer: [],
  };
}

/** The JSON object of a body, or null. */
export function objectIn(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
