import { countViewPath } from '@app/contracts/visits.endpoints';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a move to another page inside the app, whose full load would have done the same by itself. */
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

/** The first page was counted by the inline script. Sends what that one sends. */
function countView(): void {
  const page = document.querySelector<HTMLElement>('[data-view]')?.dataset;
  if (!page?.shop) return;
  const body = new Blob([JSON.stringify({ videoId: page.video })], { type: 'application/json' });
  navigator.sendBeacon?.(countViewPath.replace(':handle', page.shop), body);
}
