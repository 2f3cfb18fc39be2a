import { previewCaption as call } from '@app/contracts/ingestion/captions.endpoints';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { previewCaption } from './preview-caption.ts';

/** Captions that are tried out before they are posted. */
export function captionsRoutes(api: HttpServer): void {
  handle(api, call, async (request) => answer('Preview', previewCaption(request.body.caption)));
}
