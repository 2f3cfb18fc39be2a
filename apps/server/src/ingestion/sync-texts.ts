/** Time of day in Uganda, `14:05`. */
export function clockTime(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Kampala',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at);
}

/** Seconds as people say them: "less than a minute", "1-2 minutes". The first number is what a countdown may start from. */
export function waitText(seconds: number): string {
  if (seconds < 60) return '1 minute';
  const minutes = Math.ceil(seconds / 60);
  return `${minutes}-${minutes + 1} minutes`;
}

/** The honest sentence for a look at TikTok that did not work. */
export function failureText(reason: string, nextLookAt: Date): string {
  const again = `we try again at ${clockTime(nextLookAt)}`;
  switch (reason) {
    case 'not_found':
      return `TikTok does not show this account. Your products are safe; ${again}.`;
    case 'private':
      return `Your TikTok account is private, so new videos cannot be read. Your products are safe; ${again}.`;
    case 'another_account':
      return 'Another TikTok account uses this handle now. Importing has stopped; your products are safe. Please contact support.';
    default:
      return `TikTok cannot be read right now. Your products are safe; ${again}.`;
  }
}

/** "3 found, 1 without a price". */
export function resultText(found: number, withoutPrice: number): string {
  const products = found === 1 ? '1 product found' : `${found} products found`;
  return withoutPrice > 0 ? `${products}, ${withoutPrice} without a price` : products;
}
