import { parentPort, workerData } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import type { EmbeddedAnswer, EmbeddedCall } from './embedded-thread.ts';

// The thread of the embedded database: answers the calls of `embedded-thread.ts`, one after the other.

if (!parentPort) throw new Error('This file is a thread of the service.');
const port = parentPort;
const tell = (answer: EmbeddedAnswer) => port.postMessage(answer);

const pglite = await openEmbedded(workerData as EmbeddedOptions);
const unlisten = new Map<string, () => Promise<void>>();

async function answer({ method, args }: EmbeddedCall): Promise<unknown> {
  switch (method) {
    case 'query':
      return withoutFields(await pglite.query(...args));
    case 'exec':
      return (await pglite.exec(...args)).map(withoutFields);
    case 'listen': {
      const [channel] = args;
      unlisten.set(channel, await pglite.listen(channel, (payload) => tell({ channel, payload })));
      return null;
    }
    case 'unlisten':
      await unlisten.get(args[0])?.();
      unlisten.delete(args[0]);
      return null;
    case 'dumpDataDir':
      return pglite.dumpDataDir(...args);
    case 'close':
      await pglite.close();
      return null;
  }
}

port.on('message', async (call: EmbeddedCall) => {
  try {
    tell({ id: call.id, value: await answer(call) });
  } catch (error) {
    tell({ id: call.id, failure: failureOf(error) });
  }
});
tell({ id: 0, value: null });

const withoutFields = ({ rows, affectedRows, command }: Results) => ({ rows, affectedRows, command, fields: [] });

/** What a thread can be told of an error of PostgreSQL: its fields (`code`, `constraint`, …), never the statement's values. */
function failureOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { params: _params, queryOptions: _options, ...fields } = error as Error & Record<string, unknown>;
  return { ...fields, message: error.message };
}
