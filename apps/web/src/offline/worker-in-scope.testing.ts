import { serviceWorkers } from '#web/test/built-pages.testing.ts';

type Fetch = (request: Request | string, options?: object) => Promise<Response>;
interface Handled {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}

/** A CacheStorage with one cache, in memory. */
export function cachesInMemory() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (path: string, answer: Response) => void kept.set(path, answer),
    matchAll: async () => [...kept.values()].map((answer) => answer.clone()),
    delete: async (path: string) => kept.delete(path),
  };
  return {
    kept,
    caches: {
      open: async () => cache,
      match: async (path: string) => kept.get(path)?.clone(),
      delete: async () => kept.clear(),
    },
  };
}

/** The built service worker in a scope of its own; the result asks it for a page or a file as a tab does. */
export async function startWorker(caches: object, fetch: Fetch, openTabs: string[] = []) {
  const scope = {
    caches,
    fetch,
    location: { origin },
    clients: { claim: async () => {}, matchAll: async () => openTabs.map((url) => ({ url })) },
    skipWaiting: async () => {},
    onfetch: undefined,
    onactivate: undefined,
    oninstall: undefined,
  };
  const run = new Function(
    ...Object.keys(scope),
    `${(await serviceWorkers()).offline};return {onfetch,onactivate}`,
  ) as (...values: unknown[]) => {
    onfetch: (event: Handled) => void;
    onactivate: (event: Pick<Handled, 'waitUntil'>) => void;
  };
  const worker = run(...Object.values(scope));

  function answerOf(path: string) {
    const request = new Request(origin + path);
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    worker.onfetch({
      request,
      waitUntil: (one) => work.push(one.catch(() => {})),
      respondWith: (one) => {
        answer = one;
      },
    });
    return { answer: answer ?? fetch(request), work };
  }

  return {
    activate: () => {
      const work: Promise<unknown>[] = [];
      worker.onactivate({ waitUntil: (one) => work.push(one) });
      return Promise.all(work);
    },
    /** Answers what the tab gets, after the worker has also done what it goes on with. */
    ask: async (path: string) => {
      const { answer, work } = answerOf(path);
      const answered = await answer;
      await Promise.all(work);
      return answered;
    },
    answerOf: (path: string) => answerOf(path).answer,
  };
}

const origin = 'https://dukalink.example';
