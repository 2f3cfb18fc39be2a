import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './owner-files.schemas.ts';

export const uploadPhoto = endpoint<typeof calls.uploadPhoto>('POST /api/v1/shop/:handle/photos', {
  auth: 'owner',
  body: 'file',
});
export const exportProducts = endpoint<typeof calls.exportProducts>('GET /api/v1/shop/:handle/products/export', {
  auth: 'owner',
  answer: 'file',
});
export const importProducts = endpoint<typeof calls.importProducts>('POST /api/v1/shop/:handle/products/import', {
  auth: 'owner',
  idempotent: true,
  body: 'file',
});
