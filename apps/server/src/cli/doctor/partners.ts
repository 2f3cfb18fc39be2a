import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { type Deployment, type Finding, findingsOf, maxAnswerMs, reasonOf } from './finding.ts';

// TikTok, providers of payments, the SMS gateway: nothing is sent, sold or charged.

const tiktok = findingsOf('TikTok');
const payments = findingsOf('payments');
const sms = findingsOf('SMS');

/** Whether TikTok answers from this address, and whether its keys look like keys. */
export async function checkTikTok({ config }: Deployment): Promise<Finding[]> {
  const { webOrigin } = config.tiktok;
  const keys = keysOf(config);
  const reason = await fetch(webOrigin, { redirect: 'manual', signal: AbortSignal.timeout(maxAnswerMs) }).then(
    () => null,
    reasonOf,
  );
  if (reason === null) return [...keys, tiktok.ok(`${webOrigin} answers.`)];
  const advice = 'Let this host out on port 443; imports and sign-ups with a handle need it.';
  return [...keys, tiktok.wrong(`${webOrigin} does not answer (${reason}).`, advice)];
}

/** As developers.tiktok.com gives them; of a sandbox the key begins with "sb". */
function keysOf({ tiktokApp }: Config): Finding[] {
  if (tiktokApp === null) return [];
  const { clientKey, clientSecret } = tiktokApp;
  const advice = 'Copy both again from developers.tiktok.com (docs/tiktok-sign-in.md).';
  if (/\s|["']/.test(clientKey + clientSecret))
    return [tiktok.wrong('TIKTOK_CLIENT_KEY or TIKTOK_CLIENT_SECRET holds a space or a quotation mark.', advice)];
  if (clientKey.length > clientSecret.length)
    return [tiktok.wrong('TIKTOK_CLIENT_KEY is longer than the secret: the two are swapped.', advice)];
  if (clientKey.startsWith('sb'))
    return [tiktok.note("TIKTOK_CLIENT_KEY is a sandbox's: only its test users can continue with TikTok.")];
  return [tiktok.ok('Key and secret of the app look like what they are.')];
}

/** Asks each provider for a payment that does not exist, which needs the right keys and takes nothing. */
export async function checkPayments({ config, clock }: Deployment): Promise<Finding[]> {
  return Promise.all(
    config.payments.mobile.map(async ({ title, create }) => {
      const statuses: (number | null)[] = [];
      const provider = create({
        clock,
        fetch,
        record: ({ httpStatus }) => statuses.push(httpStatus),
        webhookUrl: () => config.publicOrigin,
        timeoutMs: maxAnswerMs,
      });
      const result = await provider.readStatus({ id: randomUUID(), providerReference: null });
      const detail = 'detail' in result ? result.detail : result.state;
      if (statuses.includes(null) || statuses.length === 0)
        return payments.wrong(
          `${title} does not answer: ${detail}.`,
          'Let this host out on port 443, or correct its origin.',
        );
      if (statuses.some((status) => status === 401 || status === 403))
        return payments.wrong(`${title} refuses the keys: ${detail}.`, 'Copy them again (docs/mobile-money.md).');
      if (statuses.some((status) => (status ?? 0) >= 500))
        return payments.note(`${title} has trouble now: ${detail}.`, 'Ask again later.');
      return payments.ok(`${title} answers and takes the keys.`);
    }),
  );
}

/** Reads the balance, which needs the right key and sends nothing. */
export async function checkSms({ config }: Deployment): Promise<Finding[]> {
  if (config.sms.provider !== 'africastalking' || !('apiKey' in config.sms)) return [];
  const { apiOrigin, apiKey, username } = config.sms;
  try {
    const response = await fetch(`${apiOrigin}/version1/user?username=${encodeURIComponent(username)}`, {
      headers: { apiKey, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    await response.body?.cancel();
    if (response.ok) return [sms.ok("Africa's Talking answers and takes the key.")];
    const advice = 'Make a new key in its dashboard; AT_USERNAME is the name of the app there.';
    return [sms.wrong(`Africa's Talking refuses AT_USERNAME and AT_API_KEY (HTTP ${response.status}).`, advice)];
  } catch (error) {
    const advice = 'Let this host out on port 443, or correct AT_API_ORIGIN.';
    return [sms.wrong(`Africa's Talking does not answer (${reasonOf(error)}).`, advice)];
  }
}
