import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './facts.schemas.ts';

export const readFacts = endpoint<typeof calls.readFacts>('GET /api/v1/shop/:handle/facts', { auth: 'optional' });
