import { Suspense } from 'react';
import { loadedWhereShown } from '#web/ui/loaded-where-shown.ts';
import type { NothingFoundProps } from './nothing-found.tsx';

const load = async () => (await import('./nothing-found.tsx')).NothingFound;
const NothingFound = loadedWhereShown(load, import.meta.env.SSR ? await load() : null);

/** Above what comes closest, if there is any. */
export const FoundNothing = (props: NothingFoundProps) => (
  <Suspense>
    <NothingFound {...props} />
  </Suspense>
);
