import { endpoint, forAnyone } from '@app/contracts/endpoint';
import type { calls } from './captions.schemas.ts';

export const previewCaption = endpoint<typeof calls.previewCaption>('POST /api/v1/captions/preview', forAnyone);
