import { createHmac } from 'node:crypto';
import * as calls from '@app/contracts/accounts/tiktok-addresses.endpoints';
import rateLimit from '@fastify/rate-limit';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { AppError } from '#server/platform/errors.ts';
import { perAddressLimit } from '#server/platform/http/api.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { isSameSecret } from '#server/platform/keys.ts';
import { jsonIn } from '#server/platform/outgoing.ts';
import { loseByOpenId } from '#server/tiktok/tiktok.service.ts';

/** Events have a few hundred bytes. */
const maxBytes = 16 * 1024;

/** TikTok has few addresses and many users. */
const perAddressPerMinute = 600;

/** An event that is repeated later than this after it was signed is refused. */
const oldestSeconds = 300;

const isEvent = Compile(
  Type.Object({
    client_key: Type.String(),
    event: Type.String(),
    create_time: Type.Integer({ minimum: 0, maximum: 99_999_999_999 }),
    user_openid: Type.Optional(Type.String({ maxLength: 128 })),
    content: Type.Optional(Type.String()),
  }),
);

/** What `content` says of a consent that was taken back, as JSON inside of the JSON. */
const isRemoval = Compile(Type.Object({ reason: Type.Integer({ minimum: 0, maximum: 99 }) }));

/** `t=<seconds>,s=<hex>`: HMAC-SHA256 with the client secret over time, a full stop and the body as it came. */
function isSigned(header: unknown, body: string, clientSecret: string, now: Date): boolean {
  const [, time = '', hash = ''] =
    /^t=(\d{1,12}),s=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  const right = createHmac('sha256', clientSecret).update(`${time}.${body}`).digest('hex');
  const isRecent = Math.abs(now.getTime() / 1000 - Number(time)) <= oldestSeconds;
  return isSameSecret(hash, right) && isRecent;
}

/** A user has taken the consent back at TikTok. Believed if signed and recent; other events are ignored. */
export async function tiktokWebhook(server: HttpServer, accounts: AccountsContext): Promise<void> {
  const { api: tiktok } = accounts.tiktok;
  if (tiktok === null) return;
  await server.register(async (scope: HttpServer) => {
    await scope.register(rateLimit, perAddressLimit(perAddressPerMinute));
    // The signature is over the body as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    handle(scope, calls.receiveTikTokEvent, { bodyLimit: maxBytes }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(request.headers['tiktok-signature'], body, tiktok.app.clientSecret, accounts.clock.now())) {
        accounts.logger.warn({ bytes: body.length }, 'a TikTok event is forged or too old');
        throw new AppError('forbidden');
      }
      await takeEvent(accounts, tiktok.app.clientKey, body);
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
  });
}

async function takeEvent({ db, clock, logger }: AccountsContext, clientKey: string, body: string): Promise<void> {
  const event = jsonIn(body);
  if (!isEvent.Check(event) || event.client_key !== clientKey) throw new AppError('invalid_request');
  if (event.event !== 'authorization.removed' || event.user_openid === undefined) return;
  const content = jsonIn(event.content ?? '');
  const reason = isRemoval.Check(content) ? content.reason : null;
  // To the second: what was given in the same one was given before.
  const removedAt = new Date((event.create_time + 1) * 1000);
  const isLost = await loseByOpenId(db, event.user_openid, { removedAt, now: clock.now() });
  if (isLost) logger.info({ reason }, 'a seller has disconnected at TikTok');
}
