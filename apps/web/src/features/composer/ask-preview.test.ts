// @vitest-environment jsdom
import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { previewsFor } from './ask-preview.ts';

const page = eachPageHasServer();
const previewOf = (title: string) => ({ isTracked: true, cards: [{ title }], marks: [] });

function heard() {
  const answers: string[] = [];
  const troubles: string[] = [];
  const previews = previewsFor({
    answered: (caption, { cards }) => answers.push(`${caption}: ${cards[0]?.title}`),
    failed: (trouble) => troubles.push(trouble),
  });
  return { answers, troubles, ...previews };
}

test('only the newest text is asked for, and a slow answer never comes over a newer one', async () => {
  const { answers, ask } = heard();
  let slow: ServerResponse | undefined;
  const keep = (response: ServerResponse) => {
    slow = response;
  };
  page.server.on('/captions/preview', keep, ok(previewOf('new')));
  ask('a', 5000);
  ask('ab', 0);
  await vi.waitFor(() => expect(slow).toBeDefined());
  ask('abc', 0);
  await vi.waitFor(() => expect(answers).toEqual(['abc: new']));
  slow?.end(JSON.stringify({ success: true, data: previewOf('old') }));
  await vi.waitFor(() => expect(slow?.writableFinished).toBe(true));
  expect(page.server.arrived.map(({ body }) => JSON.parse(body).caption)).toEqual(['ab', 'abc']);
  expect(answers).toEqual(['abc: new']);
});

test('a slow typist, whose every letter is a pause, asks less often than the server answers; a tap asks at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const { ask } = heard();
  const letters = 150;
  for (let letter = 1; letter <= letters; letter += 1) {
    ask('D'.repeat(letter), 300);
    vi.advanceTimersByTime(60_000 / letters);
  }
  expect(fetched.mock.calls.length).toBeGreaterThan(20);
  expect(fetched.mock.calls.length).toBeLessThan(25);
  fetched.mockClear();
  ask('Dress 85k', 0);
  vi.advanceTimersByTime(0);
  expect(fetched).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('too many at once is said with how long it takes, and asked again by itself', async () => {
  const { answers, troubles, ask } = heard();
  const busy = json(429, { success: false, message: 'Busy' }, { 'retry-after': '1' });
  page.server.on('/captions/preview', busy, ok(previewOf('dress')));
  ask('Dress', 0);
  await vi.waitFor(() =>
    expect(troubles).toEqual(['Not checked yet: too many captions at once. We look again in 1 second.']),
  );
  await vi.waitFor(() => expect(answers).toEqual(['Dress: dress']), 5000);
});

test('a server that fails, or no network, is said in words', async () => {
  const { troubles, ask } = heard();
  page.server.on('/captions/preview', json(502, { success: false }));
  ask('Dress', 0);
  await vi.waitFor(() => expect(troubles).toEqual([expect.stringContaining('our server did not answer')]));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  ask('Dress', 0);
  await vi.waitFor(() => expect(troubles[1]).toContain('no internet connection'));
  expect(page.server.arrived).toHaveLength(1);
  online.mockRestore();
});
