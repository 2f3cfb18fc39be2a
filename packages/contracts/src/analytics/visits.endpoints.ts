import { endpoint, forAnyone } from '@app/contracts/endpoint';
import type { calls } from './visits.schemas.ts';

/** By itself, because every visitor loads it. */
export const countViewPath = '/api/v1/shop/:handle/view';
export const countView = endpoint<typeof calls.countView>(`POST ${countViewPath}`, { auth: 'open' });
export const countClick = endpoint<typeof calls.countClick>('POST /api/v1/shop/:handle/click', forAnyone);
