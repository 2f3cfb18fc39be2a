import type { Endpoint } from '@app/contracts/endpoint';
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
