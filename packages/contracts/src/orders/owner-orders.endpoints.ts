import { endpoint, forOwner } from '@app/contracts/endpoint';
import type { calls } from './owner-orders.schemas.ts';

export const listOrders = endpoint<typeof calls.listOrders>('GET /api/v1/shop/:handle/owner/orders', forOwner);
