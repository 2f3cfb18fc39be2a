import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { forgetVisits, visitsKey } from '#web/features/recent/last-visit.ts';
import { clearSeen, restoreSeen, type SeenProduct } from '#web/features/recent/seen-store.ts';
import { parseVisited } from '#web/features/recent/visited-shops.ts';
import { readVisitsText } from '#web/features/recent/visits-text.ts';
import { followSaved, readSavedText } from '#web/features/saved/saved-text.ts';
import { parseSaved, type SavedProduct, writeSaved } from '#web/features/saved/stored-products.ts';
import { writeStored } from '#web/lib/browser/local-storage.ts';
import { canStore } from '#web/lib/browser/without-storage.ts';
import { paths } from '#web/paths.ts';
import { SavedList } from './saved-list.tsx';

/** What this browser saved, and the shops that it visited; all of it is cleared by one tap. */
export function SavedPart() {
  const savedText = useSyncExternalStore<string | null>(followSaved, readSavedText, () => null);
  const visitsText = useSyncExternalStore(followSaved, readVisitsText, () => '');
  const saved = useMemo(() => parseSaved(savedText ?? ''), [savedText]);
  const shops = useMemo(() => parseVisited(visitsText), [visitsText]);
  const place = useRef<HTMLDivElement>(null);
  // When the browser looked for this part of the page, the orders above it were not there.
  useEffect(() => {
    if (location.hash === savedHash) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} className="grid grid-cols-1 gap-4">
      {savedText === null ? (
        <p className="needs-script text-muted">Opening what you saved …</p>
      ) : (
        <Kept saved={saved} shops={shops} />
      )}
    </div>
  );
}

const savedHash = '#saved';

interface Cleared {
  saved: SavedProduct[];
  seen: SeenProduct[];
  visitsText: string;
}

function Kept({ saved, shops }: { saved: SavedProduct[]; shops: string[] }) {
  const [cleared, setCleared] = useState<Cleared | null>(null);
  const look = useLooks();
  const clear = () => {
    setCleared({ saved, seen: clearSeen(), visitsText: readVisitsText() });
    forgetVisits();
    writeSaved([]);
  };
  const undo = (kept: Cleared) => {
    restoreSeen(kept.seen);
    writeStored(visitsKey, kept.visitsText || null);
    writeSaved(kept.saved);
    setCleared(null);
  };
  const isEmpty = saved.length + shops.length === 0;
  return (
    <>
      <Part title="Saved products">
        <SavedList saved={saved} look={look} />
        {saved.length === 0 && (
          <p>
            {canStore()
              ? 'There are none yet. Tap “Save” at the top of a product.'
              : 'This browser keeps nothing, so nothing can be saved in it.'}
          </p>
        )}
      </Part>
      {shops.length > 0 && (
        <Part title="Shops you visited">
          <ul className="flex flex-wrap gap-2">
            {shops.map((shop) => (
              <li key={shop}>
                <a className="chip" href={paths.shop(shop)}>
                  @{shop}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p role="status">{cleared && isEmpty && 'Cleared from this phone.'}</p>
      {cleared && isEmpty ? (
        <button type="button" className="button button-quiet" onClick={() => undo(cleared)}>
          Undo
        </button>
      ) : (
        !isEmpty && (
          <button type="button" className="button button-quiet" onClick={clear}>
            Clear saved products and shops
          </button>
        )
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-2">
    <h2 className="text-lg leading-tight font-bold">{title}</h2>
    {children}
  </section>
);

/** Counts how often the page was looked at again, or the network came back. */
function useLooks(): number {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => document.hidden || setLooks((count) => count + 1);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
  return looks;
}
