import type { ClientBase } from 'pg';

type Answer = (error: Error | null, result: unknown) => void;
type Query = (text: unknown, values?: unknown, answer?: Answer) => unknown;

/**
 * Makes promises of this connection's answers from callbacks. pg's own promises hold a function that V8 allocates as an
 * old object, so all rows of the answer stay until a collection of the whole heap (ADR 21).
 */
export function answerByCallback(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  const promise: Query = (text, values, answer) => {
    // Cursors, and callers with a callback.
    if (typeof text !== 'string' || typeof values === 'function' || answer) return query(text, values, answer);
    return new Promise((resolve, reject) => {
      query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  client.query = promise as typeof client.query;
}
