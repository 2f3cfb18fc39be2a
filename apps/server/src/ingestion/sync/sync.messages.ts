import { clockTime } from '#server/platform/kampala-days.ts';

/** The calendar month in Uganda, `YYYY-MM`: what the monthly quota counts by. */
export function monthInKampala(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kampala', year: 'numeric', month: '2-digit' });
  return parts.format(at).slice(0, 7);
}

/** Seconds as people say them: "1 minute", "2-3 minutes". The first number is what a countdown starts from. */
export function waitText(seconds: number): string {
  if (seconds < 60) return '1 minute';
  const minutes = Math.ceil(seconds / 60);
  return `${minutes}-${minutes + 1} minutes`;
}

/** The honest sentence for a look at TikTok that did not work. `wasConnected`: the seller has allowed it once. */
export function failureText(reason: string, nextLookAt: Date, wasConnected = false): string {
  const again = `we try again at ${clockTime(nextLookAt)}`;
  switch (reason) {
    case 'not_found':
      // Its list answers the same for a private account and for one that is not there.
      return `TikTok does not show this account. It may be private, or its name may have changed. Your products are safe; ${again}.`;
    case 'private':
      return `Your TikTok account is private, so new videos cannot be read. Your products are safe; ${again}.`;
    case 'another_account':
      return 'Another TikTok account uses this handle now. Importing has stopped; your products are safe. Is that account yours? Put the code from your settings into its TikTok bio and tap Check now. If it is not yours, please contact support.';
    case 'not_connected':
      return `Connect TikTok ${wasConnected ? 'again ' : ''}in your settings, so that we can read your videos. Your products are safe; ${again}.`;
    default:
      return `TikTok cannot be read right now. Your products are safe; ${again}.`;
  }
}

export const pausedText =
  'Importing is paused because your plan has ended. Your products are safe and stay in your shop.';

export const closedText =
  'Importing is paused because your account is about to be deleted. To continue, tap “Keep my account” in your settings.';

export const detachedText =
  'Importing is paused because your shop has no TikTok handle now. Your products are safe. It continues when you prove your handle.';

export const suspendedText =
  'Importing is paused because your shop is suspended. Your products are safe. It continues when the shop is open again.';
