import { createHmac, randomUUID } from 'node:crypto';
import type { Claim, Outgoing } from '#payments/payments/callbacks.ts';
import { type Failure, networkOf, type PaymentRequest } from '#payments/payments/payment-request.ts';
import {
  claimedStatus,
  routesOf,
  type SaidStatus,
  type Stage,
  saidStatus,
  takePayment,
} from '#payments/payments/stage.ts';
import { type Answer, type Call, jsonReply, objectIn, type Reply } from '#payments/replies.ts';

const minUgx = 500;
const maxUgx = 5_000_000;
const limitWindowMs = 10 * 60_000;
const maxListed = 1000;

const fault = (status: number, message: string): Reply => jsonReply(status, { success: false, message });

/** Relworx passes on what the networks say, in sentences. */
const messages: Record<Failure, string> = {
  refused: 'Customer declined the payment request.',
  'wrong-pin': 'Customer entered an invalid PIN.',
  'no-money': 'Customer has insufficient balance to complete this transaction.',
  expired: 'Transaction timed out. Customer did not respond in time.',
  'no-wallet': 'The mobile number is not registered for mobile money.',
  'wallet-limit': 'Customer has reached their transaction limit.',
  'wallet-blocked': 'Customer account is blocked.',
  'provider-fault': 'Transaction failed.',
};

function refusal(stage: Stage, call: Call): Reply | null {
  if (call.header('authorization') !== `Bearer ${stage.accounts.relworx.apiKey}`) return fault(401, 'Invalid API key.');
  return call.header('accept') === 'application/vnd.relworx.v2' ? null : fault(400, 'Unsupported API version.');
}

const wrongAccount = (stage: Stage, accountNo: unknown): Reply | null =>
  accountNo === stage.accounts.relworx.accountNo
    ? null
    : fault(403, 'API key not authorized to access this business account.');

const isPhoneNumber = (value: unknown): value is string => typeof value === 'string' && /^\+256\d{9}$/.test(value);

function isOverLimit(stage: Stage, phoneNumber: string): boolean {
  const limit = stage.switches.of('relworx').perNumberLimit;
  if (limit === null) return false;
  const since = Date.now() - limitWindowMs;
  const recent = stage.requests
    .all()
    .filter((one) => one.provider === 'relworx' && one.phoneNumber === phoneNumber && one.askedAt.getTime() > since);
  return recent.length >= limit;
}

async function requestPayment(stage: Stage, call: Call): Promise<Answer> {
  const { account_no, reference, msisdn, currency, amount, description } = objectIn(call.body) ?? {};
  const wrong = wrongAccount(stage, account_no);
  if (wrong) return wrong;
  if (typeof reference !== 'string' || reference.length < 8 || reference.length > 36)
    return fault(422, 'Reference must be between 8 and 36 characters.');
  if (stage.requests.byReference('relworx', reference)) return fault(422, 'Reference has already been taken.');
  if (!isPhoneNumber(msisdn)) return fault(422, 'Msisdn is invalid.');
  if (currency !== 'UGX') return fault(422, 'Currency does not match the msisdn.');
  if (typeof amount !== 'number' || amount < minUgx || amount > maxUgx)
    return fault(422, `Amount must be between ${minUgx} and ${maxUgx}.`);
  if (isOverLimit(stage, msisdn)) return fault(429, 'Too many requests to this msisdn. Try again later.');
  const taken = {
    provider: 'relworx',
    id: randomUUID().replaceAll('-', ''),
    reference,
    phoneNumber: msisdn,
    network: networkOf(msisdn),
    amount,
    currency,
    message: typeof description === 'string' ? description : '',
    callbackUrl: null,
    returnUrl: null,
    state: 'pending',
  } as const;
  return takePayment(
    stage,
    call,
    taken,
    ({ id }) => jsonReply(200, { success: true, message: 'Request payment in progress.', internal_reference: id }),
    (code) => fault(500, code),
  );
}

const words = { pending: 'pending', paid: 'success', failed: 'failed' } as const;

/** What webhook and status have in common. */
function transaction(request: PaymentRequest, said: SaidStatus): Record<string, unknown> {
  return {
    status: words[said.state],
    message:
      said.state === 'failed'
        ? messages[said.failure]
        : said.state === 'paid'
          ? 'Request payment completed successfully.'
          : 'Request payment in progress.',
    customer_reference: request.reference,
    internal_reference: request.id,
    msisdn: request.phoneNumber,
    amount: said.amount,
    currency: said.currency,
    provider: request.network === 'mtn' ? 'MTN_UGANDA' : 'AIRTEL_UGANDA',
    charge: said.state === 'paid' ? said.amount * 0.025 : 0,
    completed_at: request.endedAt?.toISOString() ?? null,
  };
}

function checkStatus(stage: Stage, call: Call): Reply {
  const refused = wrongAccount(stage, call.url.searchParams.get('account_no'));
  if (refused) return refused;
  const request = stage.requests.byId('relworx', call.url.searchParams.get('internal_reference') ?? '');
  const said = request ? saidStatus(stage, request) : 'not-found';
  if (said === 'error') return fault(500, 'Internal server error.');
  if (!request || said === 'not-found') return fault(404, 'Transaction not found.');
  return jsonReply(200, {
    success: true,
    ...transaction(request, said),
    request_status: words[said.state],
    ...(said.state === 'paid' ? { provider_transaction_id: said.transactionId } : {}),
  });
}

function validate(stage: Stage, call: Call): Reply {
  const { msisdn } = objectIn(call.body) ?? {};
  if (!isPhoneNumber(msisdn)) return fault(422, 'Msisdn is invalid.');
  if (stage.payerOf(msisdn) === 'no-wallet') return fault(404, messages['no-wallet']);
  return jsonReply(200, {
    success: true,
    message: `Msisdn ${msisdn} successfully validated.`,
    customer_name: 'AMINA NAKATO',
  });
}

/** The newest first, 1,000 at most. */
function transactions(stage: Stage, call: Call): Reply {
  const refused = wrongAccount(stage, call.url.searchParams.get('account_no'));
  if (refused) return refused;
  const ours = stage.requests.all().filter((request) => request.provider === 'relworx');
  const listed = ours
    .toReversed()
    .slice(0, maxListed)
    .map((request) => {
      const said = saidStatus(stage, request);
      if (typeof said === 'string') return null;
      const { status, customer_reference, provider, msisdn, currency, amount } = transaction(request, said);
      const row = { customer_reference, provider, msisdn, transaction_type: 'collection', currency, amount, status };
      return { ...row, created_at: request.askedAt.toISOString() };
    });
  return jsonReply(200, { success: true, transactions: listed.filter((one) => one !== null) });
}

export const relworxRoutes = routesOf('relworx', refusal, [
  ['ask', 'POST', /^\/api\/mobile-money\/request-payment$/, requestPayment],
  ['find', 'GET', /^\/api\/mobile-money\/check-request-status$/, checkStatus],
  ['wallet', 'POST', /^\/api\/mobile-money\/validate$/, validate],
  ['list', 'GET', /^\/api\/payment-requests\/transactions$/, transactions],
]);

/** Address, time and the three sorted fields, each name before its value, under the account's key. */
function signature(key: string, url: string, atSeconds: number, fields: Record<string, unknown>): string {
  const signed = ['customer_reference', 'internal_reference', 'status'].map((name) => `${name}${fields[name]}`);
  return createHmac('sha256', key)
    .update(`${url}${atSeconds}${signed.join('')}`)
    .digest('hex');
}

/** Goes to the address that is registered for the account. */
export function relworxCallback(
  { accounts }: Pick<Stage, 'accounts'>,
  url: string | null,
  request: PaymentRequest,
  claim: Claim,
  isSignedRight: boolean,
): Outgoing | null {
  if (url === null) return null;
  const body = transaction(request, claimedStatus(request, claim));
  const atSeconds = Math.floor(Date.now() / 1000);
  const key = isSignedRight ? accounts.relworx.webhookKey : 'the-key-of-a-stranger';
  return {
    provider: 'relworx',
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'relworx-signature': `t=${atSeconds},v=${signature(key, url, atSeconds, body)}`,
    },
    body: JSON.stringify(body),
  };
}
