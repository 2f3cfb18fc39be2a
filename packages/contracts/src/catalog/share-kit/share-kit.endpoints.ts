import { endpoint, forOwner } from '@app/contracts/endpoint';
import type { calls } from './share-kit.schemas.ts';

export const readShareKit = endpoint<typeof calls.readShareKit>('GET /api/v1/shop/:handle/share-kit', forOwner);
export const drawShareKit = endpoint<typeof calls.drawShareKit>('GET /api/v1/shop/:handle/share-kit/:file', {
  auth: 'owner',
  answer: 'file',
});
