import { endpoint, forOwner, forSeller, forSellerOnce } from '@app/contracts/endpoint';
import type { calls } from './settings.schemas.ts';

export const readShopSettings = endpoint<typeof calls.readShopSettings>('GET /api/v1/shop/:handle/settings', forOwner);
export const updateShopSettings = endpoint<typeof calls.updateShopSettings>(
  'PUT /api/v1/shop/:handle/settings',
  forOwner,
);
export const updateFacts = endpoint<typeof calls.updateFacts>('PUT /api/v1/shop/:handle/facts', forOwner);
export const listSessions = endpoint<typeof calls.listSessions>('GET /api/v1/auth/sessions', forSeller);
export const endSession = endpoint<typeof calls.endSession>('POST /api/v1/auth/sessions/:sessionId/end', forSellerOnce);
export const endOtherSessions = endpoint<typeof calls.endOtherSessions>(
  'POST /api/v1/auth/sessions/end-others',
  forSellerOnce,
);
export const changePassword = endpoint<typeof calls.changePassword>('PUT /api/v1/auth/password', forSeller);
export const askForDeletion = endpoint<typeof calls.askForDeletion>('POST /api/v1/auth/me/deletion', forSellerOnce);
export const takeDeletionBack = endpoint<typeof calls.takeDeletionBack>('DELETE /api/v1/auth/me/deletion', forSeller);
export const exportOwnData = endpoint<typeof calls.exportOwnData>('GET /api/v1/auth/me/export', {
  auth: 'session',
  answer: 'file',
});
