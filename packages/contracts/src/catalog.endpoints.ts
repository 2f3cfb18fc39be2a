import type { calls } from './catalog.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const readShop: Endpoint<typeof calls.readShop> = {
  method: 'GET',
  path: '/api/v1/shop/:handle',
  auth: 'optional',
};

export const readOwnShop: Endpoint<typeof calls.readOwnShop> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/owner',
  auth: 'owner',
};

export const listProducts: Endpoint<typeof calls.listProducts> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/products',
  auth: 'open',
};

export const readProduct: Endpoint<typeof calls.readProduct> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/products/:productId',
  auth: 'open',
};
