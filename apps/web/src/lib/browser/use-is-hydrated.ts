import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and in the first rendering of a page that came as HTML. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
