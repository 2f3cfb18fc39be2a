import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './tiktok-addresses.schemas.ts';

/** By itself, because every visitor loads it. */
export const goToTikTokPath = '/auth/tiktok';

/** A browser goes there, and on to TikTok. */
export const goToTikTok = endpoint<typeof calls.goToTikTok>(`GET ${goToTikTokPath}`, { auth: 'open', answer: 'none' });

/** TikTok sends the browser back to it. */
export const comeBackFromTikTok = endpoint<typeof calls.comeBackFromTikTok>('GET /auth/tiktok/callback', {
  auth: 'open',
  answer: 'none',
});

/** TikTok tells of users who took their consent back. */
export const receiveTikTokEvent = endpoint<typeof calls.receiveTikTokEvent>('POST /webhooks/tiktok', {
  auth: 'webhook',
  body: 'raw',
  answer: 'literal',
});
