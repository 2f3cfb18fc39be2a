export const dayMs = 24 * 60 * 60 * 1000;

/** Rounded up: a new account has all of its days. */
export const daysLeft = (endMs: number, nowMs: number) => Math.max(0, Math.ceil((endMs - nowMs) / dayMs));

export const dayWords = (days: number) => (days === 1 ? '1 day' : `${days} days`);
