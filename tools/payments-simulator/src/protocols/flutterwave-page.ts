import { escapeHtml } from '@app/tiktok-simulator/pages/state-page';
import { page } from '#payments/pages/look.ts';
import type { PaymentRequest } from '#payments/payments/payment-request.ts';
import type { Stage } from '#payments/payments/stage.ts';
import { type Call, htmlReply, type Reply, redirectTo } from '#payments/replies.ts';

/** As in the provider's test mode. */
const code = '123456';
const missing = (): Reply => htmlReply(404, page('Flutterwave', '<p>There is no such payment.</p>'));

function back(request: PaymentRequest): Reply {
  const url = request.returnUrl === null ? null : URL.parse(request.returnUrl);
  const status = request.state === 'paid' ? 'successful' : 'failed';
  if (!url) return htmlReply(200, page('Flutterwave', `<p>The payment is ${status}.</p>`));
  url.searchParams.set('status', status);
  url.searchParams.set('tx_ref', request.reference);
  url.searchParams.set('transaction_id', request.id);
  return redirectTo(url.href);
}

function codeForm(request: PaymentRequest, problem: string): Reply {
  const amount = `${request.currency} ${request.amount.toLocaleString('en')}`;
  return htmlReply(
    200,
    page(
      'Flutterwave',
      `<section class="card"><p>Pay <strong>${escapeHtml(amount)}</strong> from ${escapeHtml(request.phoneNumber)}.</p>` +
        `<p class="quiet">We sent a code by SMS. In this simulation it is ${code}.</p>${problem}` +
        '<form method="post"><label>Code<input name="otp" inputmode="numeric" autocomplete="one-time-code" required></label><button>Continue</button></form></section>',
    ),
  );
}

/** The page between: a code, then the prompt on the phone, then back to the shop. */
export function codePage(stage: Stage, _call: Call, [id = '']: string[]): Reply {
  const request = stage.requests.byId('flutterwave', id);
  if (!request) return missing();
  if (request.state === 'opened') return codeForm(request, '');
  if (request.state !== 'pending') return back(request);
  return htmlReply(
    200,
    page(
      'Flutterwave',
      `<section class="card"><p>Approve the payment on your phone (<a href="/phone/${escapeHtml(request.phoneNumber)}" target="_blank">${escapeHtml(request.phoneNumber)}</a>). This page goes on by itself.</p></section>`,
      1,
    ),
  );
}

/** The right code brings the prompt. */
export function sendCode(stage: Stage, call: Call, [id = '']: string[]): Reply {
  const request = stage.requests.byId('flutterwave', id);
  if (!request) return missing();
  if (request.state === 'opened') {
    if (new URLSearchParams(call.body).get('otp')?.trim() !== code)
      return codeForm(request, '<p class="problem" role="alert">This code is wrong.</p>');
    request.state = 'pending';
  }
  return redirectTo(call.url.pathname);
}
