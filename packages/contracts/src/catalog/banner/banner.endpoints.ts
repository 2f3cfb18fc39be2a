import { endpoint, forOwner } from '@app/contracts/endpoint';
import type { calls } from './banner.schemas.ts';

export const readBanner = endpoint<typeof calls.readBanner>('GET /api/v1/shop/:handle/banner', forOwner);
export const uploadBanner = endpoint<typeof calls.uploadBanner>('POST /api/v1/shop/:handle/banner', {
  auth: 'owner',
  body: 'file',
});
export const drawBanner = endpoint<typeof calls.drawBanner>('POST /api/v1/shop/:handle/banner/drawn', forOwner);
export const setBanner = endpoint<typeof calls.setBanner>('PUT /api/v1/shop/:handle/banner', forOwner);
