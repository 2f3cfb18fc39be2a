import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a move to another page inside the app the focus goes to its main part, as a full load would put it at the top. */
export function useFocusOnPageChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
