import { countViewPath } from '@app/contracts/visits.endpoints';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Does what a full load would do: moves the focus and counts the view. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    countView();
  }, [pathname]);
}

/** The inline script has counted the first page; this sends the same. */
function countView(): void {
  const page = document.querySelector<HTMLElement>('[data-view]')?.dataset;
  if (!page?.shop) return;
  const body = new Blob([JSON.stringify({ videoId: page.video })], { type: 'application/json' });
  navigator.sendBeacon?.(countViewPath.replace(':handle', page.shop), body);
}
