import { randomUUID } from 'node:crypto';
import type { Claim, Outgoing } from '#payments/payments/callbacks.ts';
import { type Failure, networkOf, type PaymentRequest } from '#payments/payments/payment-request.ts';
import {
  claimedStatus,
  type Payer,
  routesOf,
  type SaidStatus,
  type Stage,
  saidStatus,
  takePayment,
} from '#payments/payments/stage.ts';
import { type Answer, type Call, emptyReply, jsonReply, objectIn, type Reply } from '#payments/replies.ts';

const tokenLifetimeMs = 3600_000;
const notAllowedNote = /[^A-Za-z0-9 .,:-]/;
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const fault = (status: number, code: string, message = code): Reply => jsonReply(status, { code, message });
const unauthorized = (message: string): Reply => jsonReply(401, { statusCode: 401, message });

/** MTN has no word of its own for a wrong PIN: the payment was not approved. */
const reasons: Record<Failure, string> = {
  refused: 'APPROVAL_REJECTED',
  'wrong-pin': 'PAYMENT_NOT_APPROVED',
  'no-money': 'NOT_ENOUGH_FUNDS',
  expired: 'EXPIRED',
  'no-wallet': 'PAYER_NOT_FOUND',
  'wallet-limit': 'PAYER_LIMIT_REACHED',
  'wallet-blocked': 'SENDER_ACCOUNT_NOT_ACTIVE',
  'provider-fault': 'INTERNAL_PROCESSING_ERROR',
};

/** The sandbox's own numbers; there every other one pays at once. */
const sandboxPayers: Record<string, Payer> = {
  '+46733123450': 'provider-fault',
  '+46733123451': 'refuse',
  '+46733123452': 'expired',
  '+46733123453': 'wait',
  '+46733123454': 'wait',
  '+46733123455': 'no-wallet',
};

/** What becomes of a number's prompts in MTN's sandbox; null outside of it. */
export const sandboxPayer = (stage: Pick<Stage, 'accounts'>, phoneNumber: string): Payer | null =>
  stage.accounts.mtn.targetEnvironment === 'sandbox' ? (sandboxPayers[phoneNumber] ?? 'approve') : null;

function token(stage: Stage, call: Call): Reply {
  const { subscriptionKey, apiUser, apiKey } = stage.accounts.mtn;
  if (call.header('ocp-apim-subscription-key') !== subscriptionKey)
    return unauthorized('Access denied due to invalid subscription key. Make sure to provide a valid key.');
  const right = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`;
  if (call.header('authorization') !== right) return jsonReply(401, { error: 'login_failed' });
  const value = `simulated.${randomUUID()}`;
  stage.tokens.set(value, Date.now() + tokenLifetimeMs);
  return jsonReply(200, { access_token: value, token_type: 'access_token', expires_in: tokenLifetimeMs / 1000 });
}

/** What every call but the token's carries; the reply that refuses it, or null. */
function refusal(stage: Stage, call: Call): Reply | null {
  const { subscriptionKey, targetEnvironment } = stage.accounts.mtn;
  if (call.header('ocp-apim-subscription-key') !== subscriptionKey)
    return unauthorized('Access denied due to invalid subscription key. Make sure to provide a valid key.');
  const [, bearer = ''] = /^Bearer (.+)$/.exec(call.header('authorization')) ?? [];
  if ((stage.tokens.get(bearer) ?? 0) <= Date.now()) return unauthorized('Unauthorized. Access token has expired.');
  if (call.header('x-target-environment') !== targetEnvironment)
    return fault(500, 'NOT_ALLOWED_TARGET_ENVIRONMENT', 'Access to target environment is forbidden.');
  return null;
}

interface Body {
  amount: string;
  currency: string;
  externalId: string;
  payer: { partyIdType: string; partyId: string };
  payerMessage: string;
  payeeNote: string;
}

function isBody(value: Record<string, unknown> | null): value is Record<string, unknown> & Body {
  if (!value) return false;
  const payer = value.payer as Partial<Body['payer']> | undefined;
  const notes = [value.payerMessage, value.payeeNote];
  return (
    typeof value.amount === 'string' &&
    /^\d+(\.\d+)?$/.test(value.amount) &&
    typeof value.currency === 'string' &&
    typeof value.externalId === 'string' &&
    payer?.partyIdType === 'MSISDN' &&
    /^[1-9]\d{7,14}$/.test(payer.partyId ?? '') &&
    notes.every((note) => typeof note === 'string' && note.length <= 160 && !notAllowedNote.test(note))
  );
}

async function requestToPay(stage: Stage, call: Call): Promise<Answer> {
  const id = call.header('x-reference-id');
  const body = objectIn(call.body);
  if (!uuidV4.test(id) || !isBody(body)) return emptyReply(400);
  if (stage.requests.byId('mtn', id))
    return fault(409, 'RESOURCE_ALREADY_EXIST', 'Duplicated reference id. Creation of resource failed.');
  if (body.currency !== stage.accounts.mtn.currency) return fault(500, 'INVALID_CURRENCY', 'Currency not supported.');
  const phoneNumber = `+${body.payer.partyId}`;
  const taken = {
    provider: 'mtn',
    id,
    reference: body.externalId,
    phoneNumber,
    network: networkOf(phoneNumber),
    amount: Number(body.amount),
    currency: body.currency,
    message: body.payerMessage,
    callbackUrl: call.header('x-callback-url') || null,
    returnUrl: null,
    state: 'pending',
  } as const;
  return takePayment(
    stage,
    call,
    taken,
    () => emptyReply(202),
    (code) => fault(500, code),
  );
}

const words = { pending: 'PENDING', paid: 'SUCCESSFUL', failed: 'FAILED' } as const;

/** The document of the status call and of the callback, which has no X-Reference-Id. */
function statusDocument(request: PaymentRequest, said: SaidStatus): object {
  return {
    amount: String(said.amount),
    currency: said.currency,
    externalId: request.reference,
    payer: { partyIdType: 'MSISDN', partyId: request.phoneNumber.slice(1) },
    status: words[said.state],
    ...(said.state === 'paid' ? { financialTransactionId: said.transactionId } : {}),
    ...(said.state === 'failed' ? { reason: reasons[said.failure] } : {}),
  };
}

function status(stage: Stage, _call: Call, [id = '']: string[]): Reply {
  const request = stage.requests.byId('mtn', id);
  const said = request ? saidStatus(stage, request) : 'not-found';
  if (said === 'error') return fault(500, 'INTERNAL_PROCESSING_ERROR');
  if (!request || said === 'not-found') return fault(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.');
  return jsonReply(200, statusDocument(request, said));
}

function isActive(stage: Stage, _call: Call, [digits = '']: string[]): Reply {
  const phoneNumber = `+${digits}`;
  const isOfOthers = networkOf(phoneNumber) !== 'mtn';
  return jsonReply(200, { result: !isOfOthers && stage.payerOf(phoneNumber) !== 'no-wallet' });
}

export const mtnRoutes = routesOf('mtn', refusal, [
  ['token', 'POST', /^\/collection\/token\/$/, token],
  ['ask', 'POST', /^\/collection\/v1_0\/requesttopay$/, requestToPay],
  ['find', 'GET', /^\/collection\/v1_0\/requesttopay\/([^/]+)$/, status],
  ['wallet', 'GET', /^\/collection\/v1_0\/accountholder\/msisdn\/(\d+)\/active$/, isActive],
]);

/** MTN signs nothing, so a forged callback looks like a true one. */
export function mtnCallback(request: PaymentRequest, claim: Claim): Outgoing | null {
  if (request.callbackUrl === null) return null;
  return {
    provider: 'mtn',
    url: request.callbackUrl,
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(statusDocument(request, claimedStatus(request, claim))),
  };
}
