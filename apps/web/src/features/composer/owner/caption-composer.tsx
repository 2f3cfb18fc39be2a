import { useCallback, useEffect, useRef, useState } from 'react';
import { loadComposer } from '#web/features/composer/composer-file.ts';
import type { NextLink } from '#web/features/composer/draw-parts.ts';
import { markUsed } from '#web/features/composer/kept-caption.ts';
import { paths } from '#web/paths.ts';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { EarlierCaptions } from './earlier-captions.tsx';

const toTikTok = { href: paths.tiktokUpload, words: 'Post on TikTok' };

interface CaptionComposerProps {
  handle: string;
  label: string;
  /** A link below the cards; null where the page has it. */
  next?: NextLink | null;
}

/** The composer with the seller's own captions to begin with. Its file is the one of the landing page. */
export function CaptionComposer({ handle, label, next = toTikTok }: CaptionComposerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async () => {
    setError(null);
    try {
      const { composeIn } = await loadComposer();
      if (place.current && !place.current.firstChild) setField(composeIn(place.current, label, { next }));
    } catch (failure) {
      setError(failure);
    }
  }, [label, next]);
  useEffect(() => void load(), [load]);
  return (
    <div className="grid grid-cols-1 gap-3 text-start">
      {field && <EarlierCaptions handle={handle} field={field} />}
      {error ? (
        <ErrorState error={error} words="This did not load. Check your internet connection." onRetry={load} />
      ) : (
        !field && <Skeleton className="h-32" />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is in it, and not of React */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on the button clicks it, too */}
      <div ref={place} onClick={({ target }) => (target as Element).closest('[data-copy]') && markUsed()} />
    </div>
  );
}
