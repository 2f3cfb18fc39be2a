import { expect, onTestFinished, test, vi } from 'vitest';
import { cachesInMemory, startWorker } from './worker-in-scope.testing.ts';

const html = '<header class=""></header>UGX 85,000. Is it still available';
const page = (date: string) => new Response(html, { headers: { date } });
const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

test('the age of a copy is when the server sent it, not when a tab of days ago was read again', async () => {
  const { caches, kept } = cachesInMemory();
  const url = 'https://dukalink.example/shop/nakato?fbclid=abc&utm_source=ig#was=amina';
  const asked: unknown[] = [];
  const sentAt = Date.now() - 3 * 86_400_000;
  const worker = await startWorker(
    caches,
    async (...how) => {
      asked.push(how);
      return page(new Date(sentAt).toUTCString());
    },
    [url],
  );
  await worker.activate();
  await expect.poll(() => [...kept.keys()], { message: 'without the names that only count' }).toEqual(['/shop/nakato']);
  expect(asked, 'the very address, which the browser has, and asks whether it changed').toEqual([[url]]);

  const offline = await startWorker(caches, noNetwork);
  for (const path of ['/shop/nakato', '/shop/nakato?utm_medium=social&fbclid=other']) {
    const text = await (await offline.ask(path)).text();
    expect(/data-at=(\d+)/.exec(text)?.[1], path).toBe(String(Math.floor(sentAt / 1000) * 1000));
  }
  for (const path of ['/shop/nakato?search=jeans', '/shop/nakato?fbclid=other&search=jeans'])
    await expect(offline.ask(path), path).rejects.toThrow('Failed to fetch');
});

test('a product that the app opened by its data is kept as a page, too, and each says what its server answered', async () => {
  const { caches, kept } = cachesInMemory();
  const worker = await startWorker(caches, async () => page(''));
  const path = '/product/nakato/7400000000007919';
  await worker.ask(`${path}.data?_routes=screens%2Fproduct%2Fproduct`);
  expect([...kept.keys()].sort()).toEqual([path, `${path}.data?_routes=screens%2Fproduct%2Fproduct`]);
  const offline = await startWorker(caches, noNetwork);
  expect(await (await offline.ask(path)).text()).toContain('Page as of ');
});

test('where the phone can neither read nor write copies, pages, pictures and scripts come as without a worker', async () => {
  const fails = async () => {
    throw new DOMException('Unexpected internal error.', 'UnknownError');
  };
  const full = { open: fails, match: fails, delete: fails };
  const worker = await startWorker(full, async () => new Response('from the server'));
  for (const path of ['/shop/nakato', '/images/a1/160.webp', '/assets/tap-1.js'])
    expect(await (await worker.ask(path)).text(), path).toBe('from the server');
  const failing = await startWorker(full, async () => new Response('busy', { status: 503 }));
  expect((await failing.ask('/shop/nakato')).status).toBe(503);
});

test('goods wait 0.8 s for a slow network, an order and what the app asks for 4 s', async () => {
  const { caches } = cachesInMemory();
  const paths = ['/shop/nakato', '/product/nakato/7400000000007919', '/o/Zk3vQ9xw', '/shop/nakato.data'];
  const worker = await startWorker(caches, async () => page(''));
  for (const path of paths) await worker.ask(path);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const slow = await startWorker(caches, () => new Promise(() => {}));
  const answered: string[] = [];
  const answers = paths.map((path) => slow.answerOf(path).then(() => answered.push(path)));
  await vi.advanceTimersByTimeAsync(799);
  expect(answered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(answers.slice(0, 2));
  await vi.advanceTimersByTimeAsync(3199);
  expect(answered).toEqual(paths.slice(0, 2));
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(answers);
});
