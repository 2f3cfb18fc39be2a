import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './tiktok-addresses.schemas.ts';

/** By itself, because every visitor loads it. */
export const goToTikTokPath = '/auth/tiktok';

/** A browser goes there, and on to TikTok. */
export const goToTikTok: Endpoint<typeof calls.goToTikTok> = {
  method: 'GET',
  path: goToTikTokPath,
  auth: 'open',
  answer: 'none',
};

/** TikTok sends the browser back to it. */
export const comeBackFromTikTok: Endpoint<typeof calls.comeBackFromTikTok> = {
  method: 'GET',
  path: '/auth/tiktok/callback',
  auth: 'open',
  answer: 'none',
};

/** TikTok tells of users who took their consent back. */
export const receiveTikTokEvent: Endpoint<typeof calls.receiveTikTokEvent> = {
  method: 'POST',
  path: '/webhooks/tiktok',
  auth: 'webhook',
  body: 'raw',
  answer: 'literal',
};
