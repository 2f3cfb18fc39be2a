import type { Endpoint } from './endpoint.ts';
import type { calls } from './health.schemas.ts';

/** For load balancers and for pages that were offline, which ask for its head. */
export const readHealth: Endpoint<typeof calls.readHealth> = { method: 'GET', path: '/api/health', auth: 'open' };
