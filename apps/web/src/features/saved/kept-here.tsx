import { lazy, useSyncExternalStore } from 'react';
import { readVisitsText } from '#web/features/recent/visits-text.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { followSaved, readSavedText } from './saved-text.ts';

const KeptStrip = lazy(() => import('./kept-strip.tsx'));

const nothing = () => '';

/** Only in a browser that has something: others load nothing of it. */
export function KeptHere() {
  const savedText = useSyncExternalStore(followSaved, readSavedText, nothing);
  const visitsText = useSyncExternalStore(followSaved, readVisitsText, nothing);
  if (!savedText && !visitsText) return null;
  return (
    <OptionalPart>
      <KeptStrip savedText={savedText} visitsText={visitsText} />
    </OptionalPart>
  );
}
