import { previewCaption } from '@app/contracts/ingestion/captions.endpoints';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#server/identity/device.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { networkKey } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createPreviewThread } from './preview-thread.ts';

/** Previews a minute of one kind of browser in one network, and of a network whose browsers change their names. */
const perBrowser = 30;
const perNetwork = 300;

/** Captions that are tried out before they are posted. Nothing of them is stored or logged, nor is who sent them. */
export function captionsRoutes(api: HttpServer, { metrics, logger }: { metrics: Metrics; logger: Logger }): void {
  const previews = metrics.counter('dukalink_caption_previews_total', 'Captions tried out, by what came of it', [
    'result',
  ]);
  // Of an error only its name: its text could quote the caption.
  const onFailure = ({ name }: Error) => logger.error({ reason: name }, 'the thread that reads captions ended');
  const thread = createPreviewThread({ onFailure });
  api.addHook('onClose', () => thread.stop());
  // In memory, not in the database: a flood would make it a write for each caption.
  const limits = [
    api.createRateLimit({
      max: perBrowser,
      keyGenerator: (request) => `${networkKey(request.ip)} ${deviceOf(request)}`,
    }),
    api.createRateLimit({ max: perNetwork, keyGenerator: ({ ip }) => networkKey(ip) }),
  ];

  async function requireTurn(request: FastifyRequest): Promise<void> {
    for (const take of limits) {
      const limit = await take(request);
      if (!limit.isAllowed && limit.isExceeded)
        throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, limit.ttlInSeconds) });
    }
  }

  handle(api, previewCaption, async (request) => {
    try {
      await requireTurn(request);
      const preview = await thread.read(request.body.caption);
      previews.inc({ result: 'read' });
      return answer('Preview', preview);
    } catch (error) {
      previews.inc({ result: error instanceof AppError && error.code === 'rate_limited' ? 'refused' : 'failed' });
      throw error;
    }
  });
}
