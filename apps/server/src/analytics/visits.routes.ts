import { ClickBody, ViewAnswer, ViewBody } from '@app/contracts/analytics';
import { ShopParams } from '@app/contracts/catalog';
import { Nothing, Success } from '@app/contracts/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { AnalyticsContext } from './analytics.context.ts';

/** `POST /shop/{handle}/view` and `/click`: what the pages' own script sends. */
export function visitsRoutes(api: HttpServer, { visits }: AnalyticsContext): void {
  api.post(
    '/shop/:handle/view',
    {
      config: beacon,
      preValidation: bodyMayBeMissing,
      schema: {
        tags: ['shop'],
        summary: 'Count a view',
        params: ShopParams,
        body: ViewBody,
        response: { 200: ViewAnswer },
      },
    },
    async (request) => {
      const views = await visits.note({
        ...whoAndWhere(request),
        videoId: request.body.videoId ?? '',
        kind: 'view',
      });
      if (views === null) throw new AppError('not_found');
      return answer('Counted', { views });
    },
  );
  api.post(
    '/shop/:handle/click',
    {
      config: beacon,
      schema: {
        tags: ['shop'],
        summary: 'Count a tap on a chat or TikTok button',
        params: ShopParams,
        body: ClickBody,
        response: { 200: Success(Nothing) },
      },
    },
    async (request) => {
      const { videoId = '', target } = request.body;
      if ((await visits.note({ ...whoAndWhere(request), videoId, kind: target })) === null)
        throw new AppError('not_found');
      return answer('Counted', {});
    },
  );
}

/**
 * Not in the address's bucket: the visits of a whole mobile network must not keep its sellers from signing in. Counting
 * has bounds of its own.
 */
const beacon = { rateLimit: false as const };

/** The specification's view call has an optional body; no body is the shop's own page. */
function bodyMayBeMissing(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {};
  done();
}

function whoAndWhere(request: FastifyRequest<{ Params: { handle: string } }>) {
  return {
    handle: request.params.handle,
    address: addressKey(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}
