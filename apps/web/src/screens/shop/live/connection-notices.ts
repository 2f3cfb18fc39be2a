import { say } from '#web/ui/toast.tsx';

/** Whether this page has said it. A shop works without live updates: on a bad network nobody wants to read it twice. */
const said = { trouble: false, givenUp: false };

/** The first failure of the live connection; the offline banner says more where the phone itself has no network. */
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
