import { say } from '#web/ui/toast.tsx';

/** Said once per page: a shop works without live updates. */
const said = { trouble: false, givenUp: false };

/** The first failure; the offline banner covers a phone without network. */
export function sayTrouble(): void {
  if (said.trouble || !navigator.onLine) return;
  said.trouble = true;
  say('Connection error. Retrying...');
}

export function sayGivenUp(): void {
  if (said.givenUp || !navigator.onLine) return;
  said.givenUp = true;
  say('Unable to connect to live updates. Please refresh the page.', 8000);
}
