import type { IncomingMessage } from 'node:http';
import { BadInput, controlBody, type Fields } from '@app/tiktok-simulator/control/request-body';
import {
  type PayerAction,
  PaymentError,
  type Provider,
  payerActions,
  providers,
} from '#payments/payments/payment-request.ts';
import { payers } from '#payments/payments/stage.ts';
import { answerModes, callbackModes, type Switches, wrongStatuses } from '#payments/payments/switches.ts';
import { htmlReply, jsonReply, type Reply, redirectTo } from '#payments/replies.ts';
import type { PaymentsControl } from './control.ts';
import { controlPage } from './control-page.ts';

function oneOf<Name extends string>(fields: Fields, name: string, known: readonly Name[]): Name {
  const value = fields.text(name) as Name;
  if (!known.includes(value)) throw new BadInput(`"${name}" is one of ${known.join(', ')}`);
  return value;
}

const providerIn = (fields: Fields): Provider => oneOf(fields, 'provider', providers);
const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names & string)[];

/** Only what was sent; an empty field of the form means that nothing is said instead of the truth. */
function switchesIn(fields: Fields): Partial<Switches> {
  const change: Partial<Switches> = {};
  const has = (name: string): boolean => fields.optionalText(name) !== undefined || fields.number(name) !== undefined;
  if (fields.flag('isDown') !== undefined) change.isDown = fields.flag('isDown');
  if (has('answer')) change.answer = oneOf(fields, 'answer', namesOf(answerModes));
  if (has('callbacks')) change.callbacks = oneOf(fields, 'callbacks', namesOf(callbackModes));
  if (fields.optionalText('errorCode')) change.errorCode = fields.text('errorCode');
  if (has('silenceMs')) change.silenceMs = fields.number('silenceMs') ?? 0;
  if (has('wrongStatus'))
    change.wrongStatus = fields.text('wrongStatus') === '' ? null : oneOf(fields, 'wrongStatus', wrongStatuses);
  if (has('wrongTimes')) change.wrongTimes = fields.number('wrongTimes') ?? null;
  if (has('saidAmount')) change.saidAmount = fields.number('saidAmount') ?? null;
  if (has('saidCurrency')) change.saidCurrency = fields.optionalText('saidCurrency') || null;
  if (has('perNumberLimit')) change.perNumberLimit = fields.number('perNumberLimit') ?? null;
  return change;
}

type Operation = (control: PaymentsControl, fields: Fields) => unknown;

/** `POST /_control/<name>`, each the HTTP form of the function of the same purpose in control.ts. */
const operations: Record<string, Operation> = {
  'set-payer': (control, fields) =>
    control.setPayer(oneOf(fields, 'payer', payers), fields.optionalText('phoneNumber') ?? ''),
  decide: (control, fields) =>
    control.decide(
      fields.text('payment'),
      oneOf<PayerAction | 'expire'>(fields, 'action', [...payerActions, 'expire']),
    ),
  set: (control, fields) => control.set(providerIn(fields), switchesIn(fields)),
  heal: (control, fields) =>
    control.heal(fields.optionalText('provider') === undefined ? undefined : providerIn(fields)),
  'register-webhook': (control, fields) => control.registerWebhook(providerIn(fields), fields.text('url')),
  'send-callback': (control, fields) =>
    control.sendCallback(
      fields.text('payment'),
      oneOf(fields, 'claim', ['truth', 'paid', 'failed', 'pending'] as const),
      fields.flag('isSignedRight') ?? true,
    ),
  'deliver-late': (control) => control.deliverLate(),
  'callbacks-sent': (control) => control.callbacksSent(),
  'expire-tokens': (control) => control.expireTokens(),
  reset: (control) => control.reset(),
};

/** A page of another site must not steer the simulator that a developer has running. */
function isForeign(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Back to the page whose form it was, with the problem there is. */
function answerForm(fields: Fields, problem: string | null): Reply {
  const back = fields.optionalText('back') ?? '/_control';
  const path = /^\/(?!\/)[\w+/-]*$/.test(back) ? back : '/_control';
  return redirectTo(problem === null ? path : `/_control?${new URLSearchParams({ problem })}`);
}

async function operate(control: PaymentsControl, name: string, request: IncomingMessage): Promise<Reply> {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) return jsonReply(404, { ok: false, message: `There is no operation "${name}"` });
  let form: Fields | null = null;
  try {
    const { fields, isForm } = await controlBody(request);
    if (isForm) form = fields;
    const result = (await operation(control, fields)) ?? null;
    return form ? answerForm(form, null) : jsonReply(200, { ok: true, result });
  } catch (error) {
    if (!(error instanceof PaymentError || error instanceof BadInput)) throw error;
    return form ? answerForm(form, error.message) : jsonReply(422, { ok: false, message: error.message });
  }
}

/** Answers `/_control`, `/_control/state` and `POST /_control/<operation>`. */
export async function controlReply(control: PaymentsControl, request: IncomingMessage, url: URL): Promise<Reply> {
  const name = url.pathname.split('/')[2] ?? '';
  if (request.method === 'POST') {
    if (isForeign(request)) return jsonReply(403, { ok: false, message: 'Calls from other sites are refused' });
    return operate(control, name, request);
  }
  if (name === 'state') return jsonReply(200, control.state());
  if (name !== '') return jsonReply(405, { ok: false, message: 'Use POST' });
  return htmlReply(200, controlPage(control.state(), url.searchParams.get('problem')));
}
