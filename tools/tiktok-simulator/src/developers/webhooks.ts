import { createHmac } from 'node:crypto';
import type { RegisteredApp } from './authorizations.ts';

/** Why a consent ended: 0 unknown, 1 by the user, 2 account deleted, 3 age, 4 banned, 5 by the developer. */
export type RemovalReason = 0 | 1 | 2 | 3 | 4 | 5;

/** An event as it leaves. */
export type SignedEvent = { body: string; signature: string };

/** `TikTok-Signature` of a body: HMAC-SHA256 with the client secret over time and body. */
export function signatureOf(body: string, clientSecret: string, atSeconds: number): string {
  const hash = createHmac('sha256', clientSecret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},s=${hash}`;
}

/** `authorization.removed`, signed; `content` is JSON inside of JSON, with the blank that TikTok leaves in it. */
export function removedEvent(
  app: Pick<RegisteredApp, 'clientKey' | 'clientSecret'>,
  openId: string,
  reason: RemovalReason,
  atSeconds: number = Math.floor(Date.now() / 1000),
): SignedEvent {
  const body = JSON.stringify({
    client_key: app.clientKey,
    event: 'authorization.removed',
    create_time: atSeconds,
    user_openid: openId,
    content: `{"reason": ${reason} }`,
  });
  return { body, signature: signatureOf(body, app.clientSecret, atSeconds) };
}

const timeoutMs = 10_000;

/** Sends events once; what became of each can be read. Status 0: no answer came. */
export function webhooks(app: RegisteredApp) {
  const underWay = new Set<Promise<unknown>>();
  let sent: { openId: string; status: number }[] = [];
  async function deliver(url: string, openId: string, event: SignedEvent): Promise<void> {
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'tiktok-signature': event.signature },
      body: event.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
    sent.push({ openId, status });
  }
  return {
    removed: (openId: string, reason: RemovalReason): void => {
      if (app.webhookUrl === null) return;
      const work = deliver(app.webhookUrl, openId, removedEvent(app, openId, reason));
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    log: () => [...sent],
    /** All that is under way has arrived. */
    arrived: async (): Promise<void> => void (await Promise.allSettled(underWay)),
    clear: (): void => {
      sent = [];
    },
  };
}

export type Webhooks = ReturnType<typeof webhooks>;
