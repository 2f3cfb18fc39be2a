import type { ClientBase } from 'pg';

type Answer = (error: Error | null, result: unknown) => void;
type Query = (text: unknown, values?: unknown, answer?: Answer) => unknown;

/**
 * Promises of this connection's answers are made here, from callbacks. For a promise of its own pg gives its query a new
 * function as a property, and V8 makes such functions old objects from the start: with each of them all rows of the answer
 * stay until the whole heap is looked through, several times as often (ADR 21).
 */
export function answerByCallback(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  const promise: Query = (text, values, answer) => {
    // Cursors, and whoever brings a callback.
    if (typeof text !== 'string' || typeof values === 'function' || answer) return query(text, values, answer);
    return new Promise((resolve, reject) => {
      query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  client.query = promise as typeof client.query;
}
