import type { Endpoint } from './endpoint.ts';
import type { calls } from './tiktok-sign-in.schemas.ts';

export const finishTikTok: Endpoint<typeof calls.finishTikTok> = {
  method: 'POST',
  path: '/api/v1/auth/tiktok/session',
  auth: 'optional',
  idempotent: true,
};

export const linkTikTok: Endpoint<typeof calls.linkTikTok> = {
  method: 'POST',
  path: '/api/v1/auth/tiktok/link',
  auth: 'session',
};

export const readTikTokConnection: Endpoint<typeof calls.readTikTokConnection> = {
  method: 'GET',
  path: '/api/v1/auth/tiktok/connection',
  auth: 'session',
};

export const disconnectTikTok: Endpoint<typeof calls.disconnectTikTok> = {
  method: 'DELETE',
  path: '/api/v1/auth/tiktok/connection',
  auth: 'session',
};

/** A browser goes there, and on to TikTok. */
export const goToTikTok: Endpoint<typeof calls.goToTikTok> = {
  method: 'GET',
  path: '/auth/tiktok',
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
