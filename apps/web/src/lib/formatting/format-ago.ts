import { counted } from './format.ts';

/** 'just now', '14 min ago', '3 h ago', '2 days ago'. */
export function formatAgo(instant: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(instant)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return `${counted(days, 'day')} ago`;
}
