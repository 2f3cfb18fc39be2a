import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './owner-products.schemas.ts';

export const readOwnShop = endpoint<typeof calls.readOwnShop>('GET /api/v1/shop/:handle/owner', { auth: 'owner' });
export const listOwnProducts = endpoint<typeof calls.listOwnProducts>('GET /api/v1/shop/:handle/owner/products', {
  auth: 'owner',
});
export const readOwnProduct = endpoint<typeof calls.readOwnProduct>(
  'GET /api/v1/shop/:handle/owner/products/:productId',
  { auth: 'owner' },
);
export const updateProduct = endpoint<typeof calls.updateProduct>('PATCH /api/v1/shop/:handle/products/:productId', {
  auth: 'owner',
});
export const moveProduct = endpoint<typeof calls.moveProduct>('POST /api/v1/shop/:handle/products/:productId/move', {
  auth: 'owner',
});
export const noteStillThere = endpoint<typeof calls.noteStillThere>(
  'POST /api/v1/shop/:handle/owner/products/still-there',
  { auth: 'owner' },
);
export const createProduct = endpoint<typeof calls.createProduct>('POST /api/v1/shop/:handle/products', {
  auth: 'owner',
  idempotent: true,
});
export const splitProduct = endpoint<typeof calls.splitProduct>('POST /api/v1/shop/:handle/products/:productId/split', {
  auth: 'owner',
  idempotent: true,
});
export const deleteProduct = endpoint<typeof calls.deleteProduct>('DELETE /api/v1/shop/:handle/products/:productId', {
  auth: 'owner',
});
export const markSold = endpoint<typeof calls.markSold>('POST /api/v1/shop/:handle/products/:productId/sales', {
  auth: 'owner',
  idempotent: true,
});
export const takeSaleBack = endpoint<typeof calls.takeSaleBack>(
  'DELETE /api/v1/shop/:handle/products/:productId/sales/:saleId',
  { auth: 'owner' },
);
