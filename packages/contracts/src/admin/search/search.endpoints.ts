import { forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './search.schemas.ts';

export const searchAll = endpoint<typeof calls.searchAll>('GET /api/v1/admin/search', forViewer);
