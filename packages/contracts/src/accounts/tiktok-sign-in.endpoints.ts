import { endpoint, forSeller } from '@app/contracts/endpoint';
import type { calls } from './tiktok-sign-in.schemas.ts';

export const finishTikTok = endpoint<typeof calls.finishTikTok>('POST /api/v1/auth/tiktok/session', {
  auth: 'optional',
  idempotent: true,
});
export const linkTikTok = endpoint<typeof calls.linkTikTok>('POST /api/v1/auth/tiktok/link', forSeller);
export const readTikTokConnection = endpoint<typeof calls.readTikTokConnection>(
  'GET /api/v1/auth/tiktok/connection',
  forSeller,
);
export const disconnectTikTok = endpoint<typeof calls.disconnectTikTok>(
  'DELETE /api/v1/auth/tiktok/connection',
  forSeller,
);
