import { lazy, useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { followSeen, nothingSeen, parseSeen, type RecentlySeenProps, readSeenText } from './seen-store.ts';

const SeenList = lazy(() => import('./seen-list.tsx'));

/**
 * What this phone looked at in this shop before. Other shops' products stay out: a seller shares the own shop, not a
 * market. Stands at the end of a page and comes only when nobody sees anything move; a first visit loads nothing of it.
 */
export function RecentlySeen(props: RecentlySeenProps) {
  const text = useSyncExternalStore(followSeen, readSeenText, () => nothingSeen);
  const [isAppsPage] = useState(useIsHydrated());
  const [isAsked, setAsked] = useState(false);
  // Stays when the list is cleared, because that can be undone.
  if (!isAsked && parseSeen(text).some(({ handle, id }) => handle === props.handle && id !== props.exceptId))
    setAsked(true);
  return (
    isAsked && (
      <OptionalPart>
        <SeenList {...props} text={text} isAppsPage={isAppsPage} />
      </OptionalPart>
    )
  );
}
