import { randomInt } from 'node:crypto';
import type { Claim, Outgoing } from '#payments/payments/callbacks.ts';
import type { Failure, PaymentRequest } from '#payments/payments/payment-request.ts';
import {
  claimedStatus,
  routesOf,
  type SaidStatus,
  type Stage,
  saidStatus,
  takePayment,
} from '#payments/payments/stage.ts';
import { type Answer, type Call, jsonReply, objectIn, type Reply } from '#payments/replies.ts';
import { codePage, sendCode } from './flutterwave-page.ts';

const pageSize = 10;
const fee = 0.03;

const fault = (status: number, message: string): Reply => jsonReply(status, { status: 'error', message, data: null });

/** What the network's answer is passed on as (`processor_response`). */
const responses: Record<Failure, string> = {
  refused: 'Transaction declined by customer',
  'wrong-pin': 'Invalid PIN entered by customer',
  'no-money': 'Insufficient funds',
  expired: 'Transaction timed out',
  'no-wallet': 'Subscriber is not registered for mobile money',
  'wallet-limit': 'Transaction limit exceeded',
  'wallet-blocked': 'Account blocked',
  'provider-fault': 'Transaction Failed',
};

const refusal = (stage: Stage, call: Call): Reply | null =>
  call.header('authorization') === `Bearer ${stage.accounts.flutterwave.secretKey}`
    ? null
    : fault(401, 'Invalid authorization key');

async function charge(stage: Stage, call: Call): Promise<Answer> {
  if (call.url.searchParams.get('type') !== 'mobile_money_uganda') return fault(400, 'Invalid charge type');
  const { tx_ref, amount, currency, email, phone_number, network, redirect_url } = objectIn(call.body) ?? {};
  if (typeof tx_ref !== 'string' || tx_ref === '') return fault(400, 'tx_ref is required');
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return fault(400, 'email is required');
  if (typeof phone_number !== 'string' || !/^256\d{9}$/.test(phone_number))
    return fault(400, 'phone_number is invalid');
  if (network !== 'MTN' && network !== 'AIRTEL') return fault(400, 'network must be MTN or AIRTEL');
  if (typeof amount !== 'number' || amount < 500) return fault(400, 'amount is invalid');
  if (currency !== 'UGX') return fault(400, 'currency is not supported');
  const taken = {
    provider: 'flutterwave',
    id: String(randomInt(100_000_000, 999_999_999)),
    reference: tx_ref,
    phoneNumber: `+${phone_number}`,
    network: network === 'MTN' ? 'mtn' : 'airtel',
    amount,
    currency,
    message: 'FLUTTERWAVE',
    callbackUrl: null,
    returnUrl: typeof redirect_url === 'string' ? redirect_url : null,
    state: 'opened',
  } as const;
  return takePayment(
    stage,
    call,
    taken,
    ({ id }) =>
      jsonReply(200, {
        status: 'success',
        message: 'Charge initiated',
        meta: { authorization: { redirect: `${stage.origin()}/captcha/verify/${id}`, mode: 'redirect' } },
      }),
    (code) => fault(500, code),
  );
}

const words = { pending: 'pending', paid: 'successful', failed: 'failed' } as const;

function transaction(request: PaymentRequest, said: SaidStatus): Record<string, unknown> {
  return {
    id: Number(request.id),
    tx_ref: request.reference,
    flw_ref: `FLW${request.id}`,
    amount: said.amount,
    currency: said.currency,
    charged_amount: said.amount,
    app_fee: said.amount * fee,
    processor_response:
      said.state === 'failed' ? responses[said.failure] : said.state === 'paid' ? 'Approved' : 'Pending',
    status: words[said.state],
    payment_type: 'mobilemoneyug',
    created_at: request.askedAt.toISOString(),
    customer: { id: 1, name: 'Amina Nakato', phone_number: request.phoneNumber, email: 'payer@example.com' },
  };
}

function verified(stage: Stage, request: PaymentRequest | null): Reply {
  const said = request ? saidStatus(stage, request) : 'not-found';
  if (said === 'error') return fault(500, 'An error occurred');
  if (!request || said === 'not-found') return fault(404, 'No transaction was found for this id');
  const data = transaction(request, said);
  return jsonReply(200, { status: 'success', message: 'Transaction fetched successfully', data });
}

const verifyById = (stage: Stage, _call: Call, [id = '']: string[]): Reply =>
  verified(stage, stage.requests.byId('flutterwave', id));
const verifyByReference = (stage: Stage, { url }: Call): Reply =>
  verified(stage, stage.requests.byReference('flutterwave', url.searchParams.get('tx_ref') ?? ''));

/** The newest first, in pages. */
function list(stage: Stage, call: Call): Reply {
  const { searchParams } = call.url;
  const [from = '', to = ''] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  const page = Number(searchParams.get('page') ?? 1);
  const within = stage.requests.all().filter((request) => {
    const day = request.askedAt.toISOString().slice(0, 10);
    return request.provider === 'flutterwave' && (!from || day >= from) && (!to || day <= to);
  });
  const data = within
    .toReversed()
    .slice((page - 1) * pageSize, page * pageSize)
    .map((request) => {
      const said = saidStatus(stage, request);
      return typeof said === 'string' ? null : transaction(request, said);
    });
  const info = { total: within.length, current_page: page, total_pages: Math.ceil(within.length / pageSize) };
  const fetched = { status: 'success', message: 'Transactions fetched', meta: { page_info: info } };
  return jsonReply(200, { ...fetched, data: data.filter((one) => one !== null) });
}

export const flutterwaveRoutes = routesOf('flutterwave', refusal, [
  ['ask', 'POST', /^\/v3\/charges$/, charge],
  ['find', 'GET', /^\/v3\/transactions\/(\d+)\/verify$/, verifyById],
  ['find', 'GET', /^\/v3\/transactions\/verify_by_reference$/, verifyByReference],
  ['list', 'GET', /^\/v3\/transactions$/, list],
  ['page', 'GET', /^\/captcha\/verify\/(\d+)$/, codePage],
  ['page', 'POST', /^\/captcha\/verify\/(\d+)$/, sendCode],
]);

/** Not signed: the header repeats what the account's owner has set. */
export function flutterwaveCallback(
  { accounts }: Pick<Stage, 'accounts'>,
  url: string | null,
  request: PaymentRequest,
  claim: Claim,
  isSignedRight: boolean,
): Outgoing | null {
  if (url === null) return null;
  const data = transaction(request, claimedStatus(request, claim));
  return {
    provider: 'flutterwave',
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'verif-hash': isSignedRight ? accounts.flutterwave.webhookHash : 'the-hash-of-a-stranger',
    },
    body: JSON.stringify({ event: 'charge.completed', data, 'event.type': 'MOBILEMONEYUG_TRANSACTION' }),
  };
}
