import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { type AnsweringServer, startAnsweringServer } from './answering-server.testing.ts';

// A fact may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/**
 * For tests in jsdom: each test gets a server of its own that the page's calls reach, and begins with nothing stored
 * and nothing said.
 */
export function eachPageHasServer(): { readonly server: AnsweringServer } {
  const page = {} as { server: AnsweringServer };
  beforeEach(async () => {
    page.server = await startAnsweringServer();
    localStorage.clear();
    sessionStorage.clear();
    queryClient().clear();
    const realFetch = fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      // jsdom's own signal is none for Node's fetch.
      realFetch(new URL(url, page.server.origin), { ...init, signal: undefined as never }),
    );
    // jsdom has neither matchMedia nor ResizeObserver nor scrolling, and no layout that they could report.
    Element.prototype.scrollIntoView = () => {};
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(async () => {
    cleanup();
    // A message that stands would come back in the next test's page, which then finds words that nothing of it said.
    toast.dismiss();
    vi.unstubAllGlobals();
    await page.server.close();
  });
  return page;
}
