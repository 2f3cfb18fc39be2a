import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './owner-products.schemas.ts';

export const readOwnShop: Endpoint<typeof calls.readOwnShop> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/owner',
  auth: 'owner',
};

export const listOwnProducts: Endpoint<typeof calls.listOwnProducts> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/owner/products',
  auth: 'owner',
};

export const readOwnProduct: Endpoint<typeof calls.readOwnProduct> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/owner/products/:productId',
  auth: 'owner',
};

export const updateProduct: Endpoint<typeof calls.updateProduct> = {
  method: 'PATCH',
  path: '/api/v1/shop/:handle/products/:productId',
  auth: 'owner',
};

export const moveProduct: Endpoint<typeof calls.moveProduct> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/products/:productId/move',
  auth: 'owner',
};

export const createProduct: Endpoint<typeof calls.createProduct> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/products',
  auth: 'owner',
  idempotent: true,
};

export const splitProduct: Endpoint<typeof calls.splitProduct> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/products/:productId/split',
  auth: 'owner',
  idempotent: true,
};

export const deleteProduct: Endpoint<typeof calls.deleteProduct> = {
  method: 'DELETE',
  path: '/api/v1/shop/:handle/products/:productId',
  auth: 'owner',
};

export const markSold: Endpoint<typeof calls.markSold> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/products/:productId/sales',
  auth: 'owner',
  idempotent: true,
};

export const takeSaleBack: Endpoint<typeof calls.takeSaleBack> = {
  method: 'DELETE',
  path: '/api/v1/shop/:handle/products/:productId/sales/:saleId',
  auth: 'owner',
};
