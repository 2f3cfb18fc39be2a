import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './catalog.schemas.ts';

export const readShop: Endpoint<typeof calls.readShop> = {
  method: 'GET',
  path: '/api/v1/shop/:handle',
  auth: 'optional',
};

/** By itself, because open shop pages load it. */
export const listProductsPath = '/api/v1/shop/:handle/products';

export const listProducts: Endpoint<typeof calls.listProducts> = {
  method: 'GET',
  path: listProductsPath,
  auth: 'open',
};

export const readProduct: Endpoint<typeof calls.readProduct> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/products/:productId',
  auth: 'open',
};
