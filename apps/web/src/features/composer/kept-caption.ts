import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { captionKey, usedCaptionKey } from '#web/lib/session/caption-key.ts';

/** The caption that was written in this tab, over a sign-up, a reload and every error. */
export const readKeptCaption = (): string => tabStorage.read(captionKey) ?? '';

/** Keeps it; an empty one is forgotten. */
export const keepCaption = (caption: string): void => tabStorage.write(captionKey, caption.trim() ? caption : null);

/** It was copied by its shop's owner: there is nothing to remind them of. */
export const markUsed = (): void => tabStorage.write(usedCaptionKey, readKeptCaption());

/** A caption that waits for its owner, who may have written it before the sign-up. */
export function waitingCaption(): string | null {
  const kept = readKeptCaption();
  return kept && kept !== tabStorage.read(usedCaptionKey) ? kept : null;
}
