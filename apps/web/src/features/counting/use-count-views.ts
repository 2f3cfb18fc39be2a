import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Counts the pages that are reached inside the app; the first one was counted by the inline script. Sends what that one sends. */
export function useCountViews(): void {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    const page = document.querySelector<HTMLElement>('[data-view]')?.dataset;
    if (!page?.shop) return;
    const body = new Blob([JSON.stringify({ videoId: page.video })], { type: 'application/json' });
    navigator.sendBeacon?.(`/api/v1/shop/${page.shop}/view`, body);
  }, [pathname]);
}
