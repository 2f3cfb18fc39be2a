import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './owner-files.schemas.ts';

export const uploadPhoto: Endpoint<typeof calls.uploadPhoto> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/photos',
  auth: 'owner',
  body: 'file',
};

export const exportProducts: Endpoint<typeof calls.exportProducts> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/products/export',
  auth: 'owner',
  answer: 'file',
};

export const importProducts: Endpoint<typeof calls.importProducts> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/products/import',
  auth: 'owner',
  idempotent: true,
  body: 'file',
};
