import { tabStorage } from '#web/lib/browser/safe-storage.ts';

/** What was written in the composer, for one tab. By itself, because signing out forgets it, too. */
export const captionKey = 'dukalink.caption';
/** The one that its shop's owner has copied. */
export const usedCaptionKey = 'dukalink.captionUsed';

export function forgetCaption(): void {
  for (const key of [captionKey, usedCaptionKey]) tabStorage.write(key, null);
}
