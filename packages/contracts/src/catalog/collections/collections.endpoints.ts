import { endpoint, forOwner } from '@app/contracts/endpoint';
import type { calls } from './collections.schemas.ts';

export const readCollections = endpoint<typeof calls.readCollections>('GET /api/v1/shop/:handle/collections', forOwner);
export const saveCollections = endpoint<typeof calls.saveCollections>('PUT /api/v1/shop/:handle/collections', forOwner);
