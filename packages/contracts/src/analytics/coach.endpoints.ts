import { endpoint, forOwner } from '@app/contracts/endpoint';
import type { calls } from './coach.schemas.ts';

export const readCoach = endpoint<typeof calls.readCoach>('GET /api/v1/shop/:handle/coach', forOwner);
