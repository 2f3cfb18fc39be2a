import * as calls from '@app/contracts/analytics/visits.endpoints';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { AnalyticsContext } from './analytics.context.ts';

/** `POST /shop/{handle}/view` and `/click`: what the pages' own script sends. */
export function visitsRoutes(api: HttpServer, { visits }: AnalyticsContext): void {
  handle(api, calls.countView, { preValidation: bodyMayBeMissing }, async (request) => {
    const { videoId = '' } = request.body;
    const views = await visits.count({ ...visitorOf(request), videoId, kind: 'view' });
    if (views === null) throw new AppError('not_found');
    return answer('Counted', { views });
  });
  handle(api, calls.countClick, async (request) => {
    const { videoId = '', target } = request.body;
    const views = await visits.count({ ...visitorOf(request), videoId, kind: target });
    if (views === null) throw new AppError('not_found');
    return answer('Counted', {});
  });
}

/** The specification's view call has an optional body; no body is the shop's own page. */
async function bodyMayBeMissing(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

function visitorOf(request: FastifyRequest<{ Params: { handle: string } }>) {
  return {
    handle: request.params.handle,
    address: addressKey(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}
