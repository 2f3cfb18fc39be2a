import { useEffect, useState } from 'react';
import { savesData } from '#web/lib/browser/saves-data.ts';
import type {} from './live-before-app.ts';
import type { LiveList, LivePage } from './live-page.ts';

/** Pictures come first. */
const startDelayMs = 3000;
const nothingNew: ReadonlySet<string> = new Set();

/** The page's cards with live updates. Does nothing with Save-Data or on 2g. */
export function useLiveCards(page: LivePage, live: boolean): LiveList {
  const [state, setState] = useState<{ page: LivePage; list: LiveList } | null>(null);
  const rendered: LiveList = { cards: page.cards, newIds: nothingNew };

  useEffect(() => {
    if (!live || savesData()) return;
    let stop: (() => void) | undefined;
    let left = false;
    const followLater = () => {
      const follow = ({ followPage }: typeof import('./follow-page.ts')) => {
        if (!left) stop = followPage(page, (list) => setState({ page, list }));
      };
      // The page works without it.
      import('./follow-page.ts').then(follow).catch(() => {});
    };
    const timer = setTimeout(followLater, window.newsBeforeApp ? 0 : startDelayMs);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
      window.newsBeforeApp?.stop();
    };
  }, [page, live]);

  // What was marked before the app was there is in the list now.
  useEffect(() => {
    if (state) for (const marked of document.querySelectorAll<HTMLElement>('[data-news]')) delete marked.dataset.news;
  }, [state]);

  return state?.page === page ? state.list : rendered;
}
