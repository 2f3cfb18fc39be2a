import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './catalog.schemas.ts';

export const readShop = endpoint<typeof calls.readShop>('GET /api/v1/shop/:handle', { auth: 'optional' });

/** By itself, because open shop pages load it. */
export const listProductsPath = '/api/v1/shop/:handle/products';
export const listProducts = endpoint<typeof calls.listProducts>(`GET ${listProductsPath}`, { auth: 'open' });
export const readProduct = endpoint<typeof calls.readProduct>('GET /api/v1/shop/:handle/products/:productId', {
  auth: 'open',
});
