import { useSyncExternalStore } from 'react';

/** Is this tab in the background? */
export const useIsHidden = (): boolean =>
  useSyncExternalStore(
    follow,
    () => document.hidden,
    () => false,
  );

function follow(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
