import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import type { EmbeddedOptions } from './embedded.ts';

/** The calls that cross to the thread, with what they take and give. */
interface Methods {
  query: { args: [text: string, values?: unknown[], options?: Pick<QueryOptions, 'rowMode'>]; value: Rows };
  exec: { args: [text: string]; value: Rows[] };
  listen: { args: [channel: string]; value: null };
  unlisten: { args: [channel: string]; value: null };
  dumpDataDir: { args: Parameters<PGlite['dumpDataDir']>; value: Blob };
  close: { args: []; value: null };
}

interface Rows {
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows its rows, as with PGlite itself
  rows: any[];
  affectedRows?: number;
  /** Always empty: no caller reads them. */
  fields: never[];
  /** What PostgreSQL says it did, such as `COMMIT`. */
  command?: string;
}

type Method = keyof Methods;
export type EmbeddedCall = { [M in Method]: { id: number; method: M; args: Methods[M]['args'] } }[Method];
export type EmbeddedAnswer =
  | { id: number; value: unknown }
  | { id: number; failure: Record<string, unknown> }
  | { channel: string; payload: string };

type Waiting = PromiseWithResolvers<unknown>;

/** What Kysely and pg-boss use of a PGlite, whose statements run in a thread of their own. */
export class EmbeddedThread {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (payload: string) => void>();
  #lastId = 0;
  #isOpen = false;
  #lost: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Opens the database; rejects with what PGlite says when it cannot be opened. */
  static async open({ folder, loadDump }: EmbeddedOptions): Promise<EmbeddedThread> {
    // A Blob that reads its file later cannot cross to a thread.
    const options: EmbeddedOptions = {
      folder,
      ...(loadDump ? { loadDump: new Blob([await loadDump.arrayBuffer()]) } : {}),
    };
    const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
      workerData: options,
      // Those that say what the process itself runs keep a thread from starting; V8's hold for all threads anyway.
      execArgv: [],
    });
    const thread = new EmbeddedThread(worker);
    const opened = thread.#answerTo(0);
    worker.on('message', (answer: EmbeddedAnswer) => thread.#take(answer));
    worker.on('error', (error) => thread.#lose(error));
    worker.on('exit', () => thread.#lose(new Error('The thread of the embedded database has ended.')));
    await opened;
    thread.#isOpen = true;
    return thread;
  }

  query(...args: Methods['query']['args']): Promise<Rows> {
    return this.#call('query', args);
  }

  exec(...args: Methods['exec']['args']): Promise<Rows[]> {
    return this.#call('exec', args);
  }

  /**
   * One caller at a time has the connection (ADR 3), so nothing comes between begin and commit. As with PGlite, a commit after
   * a failed statement rejects: PostgreSQL has rolled it back.
   */
  async transaction<T>(
    work: (transaction: Pick<EmbeddedThread, 'query'> & { rollback(): Promise<void> }) => Promise<T>,
  ): Promise<T> {
    // Kysely waits until `work` begins, so what keeps it from that is what its first query says.
    const refusal = await this.exec('begin').then(
      () => null,
      (error: unknown) => error,
    );
    try {
      const result = await work({
        query: (...args) => (refusal === null ? this.query(...args) : Promise.reject(refusal)),
        rollback: () => this.exec('rollback').then(() => {}),
      });
      const [ended] = await this.exec('commit');
      if (ended?.command === 'ROLLBACK')
        throw Object.assign(new Error('The transaction was rolled back instead of committed.'), { code: '25P02' });
      return result;
    } catch (error) {
      await this.exec('rollback');
      throw error;
    }
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    this.#listeners.set(channel, onPayload);
    await this.#call('listen', [channel]);
    return async () => {
      this.#listeners.delete(channel);
      await this.#call('unlisten', [channel]);
    };
  }

  dumpDataDir(...args: Methods['dumpDataDir']['args']): Promise<Blob> {
    return this.#call('dumpDataDir', args);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (!this.#lost) await this.#call('close', []);
    await this.#worker.terminate();
  }

  #call<M extends Method>(method: M, args: Methods[M]['args']): Promise<Methods[M]['value']> {
    if (this.#lost) return Promise.reject(this.#lost);
    this.#lastId += 1;
    const answer = this.#answerTo(this.#lastId);
    this.#worker.postMessage({ id: this.#lastId, method, args });
    return answer as Promise<Methods[M]['value']>;
  }

  #answerTo(id: number): Promise<unknown> {
    const waiting: Waiting = Promise.withResolvers();
    this.#waiting.set(id, waiting);
    return waiting.promise;
  }

  #take(answer: EmbeddedAnswer): void {
    if ('channel' in answer) {
      this.#listeners.get(answer.channel)?.(answer.payload);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('failure' in answer) waiting?.reject(Object.assign(new Error(), answer.failure));
    else waiting?.resolve(answer.value);
  }

  /** Nothing can be read or written any more, so the process ends as at any unexpected error, and is started again. */
  #lose(error: Error): void {
    if (this.#lost) return;
    this.#lost = error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    if (this.#isOpen && !this.closed)
      process.nextTick(() => {
        throw error;
      });
  }
}
