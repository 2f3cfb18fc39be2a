import { whenNotOpened } from './features/chat/when-not-opened.ts';
import { saveOnTap } from './features/saved/save-on-tap.ts';

// A file of its own without React, on any connection: the inline script loads it with the first tap on "Save" or on a
// link to WhatsApp, and the app where something is saved.

/** A tap, which the inline script hands over. */
export function tap(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('[data-save]');
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (button) saveOnTap(button);
  else if (link) whenNotOpened(link, event);
}
