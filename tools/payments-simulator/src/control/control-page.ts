import { escapeHtml } from '@app/tiktok-simulator/pages/state-page';
import { hidden, operationForm, page } from '#payments/pages/look.ts';
import { amountOf, openPrompts, promptCard } from '#payments/pages/phone.ts';
import { type PaymentRequest, type Provider, providers } from '#payments/payments/payment-request.ts';
import { payers } from '#payments/payments/stage.ts';
import { answerModes, callbackModes, type Switches, wrongStatuses } from '#payments/payments/switches.ts';
import type { PaymentsState } from './control.ts';

const back = '/_control';

function select(name: string, options: [value: string, text: string][], chosen: string | null): string {
  const written = options.map(
    ([value, text]) =>
      `<option value="${value}"${value === (chosen ?? '') ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<select name="${name}">${written.join('')}</select>`;
}

const field = (label: string, control: string): string => `<label><span>${label}</span>${control}</label>`;
const number = (name: string, value: number | null, placeholder = ''): string =>
  `<input name="${name}" type="number" min="0" value="${value ?? ''}" placeholder="${placeholder}">`;
const described = (modes: Record<string, string>): [string, string][] =>
  Object.entries(modes).map(([mode, text]) => [mode, `${mode}: ${text}`]);

function switchForm(provider: Provider, now: Switches): string {
  const down = select(
    'isDown',
    [
      ['false', 'answers'],
      ['true', 'is down: 503 to every call'],
    ],
    String(now.isDown),
  );
  const wrong = [['', 'the truth'], ...wrongStatuses.map((one) => [one, one])] as [string, string][];
  const inner =
    hidden('provider', provider) +
    field('The service', down) +
    field('Answer to a request', select('answer', described(answerModes), now.answer)) +
    field('Code of a 500', `<input name="errorCode" value="${escapeHtml(now.errorCode)}">`) +
    field('Silence in ms', number('silenceMs', now.silenceMs)) +
    field('Callbacks', select('callbacks', described(callbackModes), now.callbacks)) +
    field('The status says', select('wrongStatus', wrong, now.wrongStatus)) +
    field('So many times', number('wrongTimes', now.wrongTimes, 'always')) +
    field('Amount it says', number('saidAmount', now.saidAmount, 'the true one')) +
    field(
      'Currency it says',
      `<input name="saidCurrency" value="${now.saidCurrency ?? ''}" placeholder="the true one">`,
    ) +
    field('Requests to a number in 10 minutes', number('perNumberLimit', now.perNumberLimit, 'no limit'));
  return `<details class="card"><summary>${provider}</summary>${operationForm('set', inner, `Set ${provider}`, back)}</details>`;
}

function payerForm(state: PaymentsState): string {
  const known = Object.entries(state.payers).map(
    ([who, payer]) => `<li>${escapeHtml(who || 'all others')}: ${payer}</li>`,
  );
  const inner =
    field('Number', '<input name="phoneNumber" inputmode="tel" placeholder="all others">') +
    field(
      'With a prompt',
      select(
        'payer',
        payers.map((one) => [one, one]),
        'wait',
      ),
    );
  return `<section class="card"><h2>Payers</h2><ul>${known.join('')}</ul>${operationForm('set-payer', inner, 'Set payer', back)}</section>`;
}

function row(request: PaymentRequest): string {
  const cells = [
    request.askedAt.toLocaleTimeString('en-GB'),
    request.provider,
    request.phoneNumber,
    amountOf(request),
    request.failure ?? request.state,
    request.reference,
  ].map((text) => `<td>${escapeHtml(text)}</td>`);
  const late =
    request.failure === 'expired'
      ? operationForm(
          'decide',
          hidden('payment', request.id) + hidden('action', 'approve'),
          'Approve late',
          back,
          'quiet',
        )
      : '';
  return `<tr>${cells.join('')}<td><a href="/phone/${escapeHtml(request.phoneNumber)}">phone</a> ${late}</td></tr>`;
}

/** The control page: plain forms over the control API, complete without scripts. */
export function controlPage(state: PaymentsState, problem: string | null): string {
  const prompts = openPrompts(state.requests).map((request) => promptCard(request, back));
  const housekeeping =
    operationForm('deliver-late', '', `Deliver ${state.heldCallbacks} late callbacks`, back, 'quiet') +
    operationForm('expire-tokens', '', 'Expire all tokens', back, 'quiet') +
    operationForm('heal', '', 'All is well again', back, 'quiet') +
    operationForm('reset', '', 'Forget everything', back, 'quiet');
  return page(
    'Payments simulator',
    `<p class="quiet">Speaks MTN MoMo, Relworx and Flutterwave at ${escapeHtml(state.origin)}. <a href="/_control/state">State as JSON</a></p>` +
      (problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`) +
      `<div class="grid">${prompts.join('') || '<p class="quiet">No phone shows a prompt. <a href="/_control">Look again</a></p>'}</div>` +
      `<div class="grid">${payerForm(state)}${providers.map((name) => switchForm(name, state.switches[name])).join('')}</div>` +
      `<div class="row">${housekeeping}</div><h2>Payments</h2><div class="scroll" tabindex="0"><table><tbody>${state.requests.toReversed().slice(0, 100).map(row).join('')}</tbody></table></div>`,
  );
}
