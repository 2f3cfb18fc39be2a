import { lazy, useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { followSeen, nothingSeen, parseSeen, type RecentlySeenProps, readSeenText } from './seen-store.ts';

const SeenList = lazy(() => import('./seen-list.tsx'));

/** Products of this shop that this phone has seen. Other shops stay out: a seller shares a shop, not a market. */
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
