import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './visits.schemas.ts';

/** By itself, because every visitor loads it. */
export const countViewPath = '/api/v1/shop/:handle/view';

export const countView: Endpoint<typeof calls.countView> = {
  method: 'POST',
  path: countViewPath,
  auth: 'open',
};

export const countClick: Endpoint<typeof calls.countClick> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/click',
  auth: 'open',
};
