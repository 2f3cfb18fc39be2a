import { endpoint, forAnyone } from '@app/contracts/endpoint';
import type { calls } from './health.schemas.ts';

/** For load balancers and for pages that were offline, which ask for its head. */
export const readHealth = endpoint<typeof calls.readHealth>('GET /api/health', forAnyone);
