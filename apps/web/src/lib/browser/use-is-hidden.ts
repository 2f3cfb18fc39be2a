import { useSyncExternalStore } from 'react';

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
