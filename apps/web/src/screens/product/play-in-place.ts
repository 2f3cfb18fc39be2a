import type { MouseEvent } from 'react';
import { playerFile } from '#web/lib/browser/player-file.ts';

/** Plays the video of a tapped link over its page. Without the player's file the link is followed. */
export function playInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  const file = playerFile();
  if (!file || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  link.style.opacity = '.5';
  import(/* @vite-ignore */ file).then((player) => player.playVideo(link)).catch(() => location.assign(link.href));
}
