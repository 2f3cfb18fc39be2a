import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './facts.schemas.ts';

/** By itself, because browsers that know a delivery area load it. */
export const readFactsPath = '/api/v1/shop/:handle/facts';
export const readFacts = endpoint<typeof calls.readFacts>(`GET ${readFactsPath}`, { auth: 'optional' });
