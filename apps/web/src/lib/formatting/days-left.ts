import { counted } from './format.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Rounded up: a new account has all of its days. */
export const daysLeft = (endMs: number, nowMs: number) => Math.max(0, Math.ceil((endMs - nowMs) / dayMs));

export const dayWords = (days: number) => counted(days, 'day');
