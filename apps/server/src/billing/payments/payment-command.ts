import Type from 'typebox';
import { Value } from 'typebox/value';
import type { SettlementContext } from '#server/billing/billing.context.ts';
import { AppError } from '#server/platform/errors.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { listOpenPayments } from './list-payments.ts';
import { ugx } from './payment.messages.ts';
import { paymentStatus } from './payment.wire.ts';
import type { NamedPaymentRow, PaymentRow } from './payments.queries.ts';
import { confirmPayment, refusePayment, requirePaymentByReference } from './settlement.ts';

/** What `npm run payment` sends to the running service. */
export const paymentCommandName = 'payment';

const PaymentCommand = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({ action: Type.Literal('confirm'), reference: Type.String() }),
  Type.Object({ action: Type.Literal('refuse'), reference: Type.String(), reason: Type.String() }),
]);

const maxListed = 200;

/** Runs an operator's command and returns the words to print. Throws OperatorError with the reason of a refusal. */
export async function runPaymentCommand(context: SettlementContext, input: unknown): Promise<string> {
  if (!Value.Check(PaymentCommand, input)) throw new OperatorError('The payment command is not understood.');
  try {
    if (input.action === 'list') {
      const now = context.clock.now();
      return listText(await listOpenPayments(context.db, maxListed + 1, now), now);
    }
    const payment = await requirePaymentByReference(context, input.reference);
    if (input.action === 'confirm') return confirmedText(await confirmPayment(context, payment, 'operator'));
    const refused = await refusePayment(context, payment, input.reason, 'operator');
    return `Refused ${refused.reference}. The seller reads: ${refused.refused_reason}`;
  } catch (error) {
    if (error instanceof AppError) throw new OperatorError(error.message);
    throw error;
  }
}

function confirmedText({ reference, amount_ugx, period_starts_at, period_ends_at }: PaymentRow): string {
  return `Confirmed ${reference}, ${ugx(amount_ugx)}: paid from ${time(period_starts_at)} to ${time(period_ends_at)}.`;
}

function listText(payments: NamedPaymentRow[], now: Date): string {
  if (payments.length === 0) return 'No payment is waiting.';
  const rows = payments
    .slice(0, maxListed)
    .map((payment) => [
      payment.reference,
      paymentStatus(payment, now) === 'pending' ? 'waiting' : 'lapsed',
      ugx(payment.amount_ugx),
      `@${payment.handle ?? '?'}`,
      `started ${time(payment.created_at)}`,
      `lapses ${time(payment.lapses_at)}`,
      payment.receipt ? `seller's transaction ID ${payment.receipt}` : '',
    ]);
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  if (payments.length > maxListed) lines.push(`These are the newest ${maxListed}; /admin/payments shows all.`);
  return lines.join('\n');
}

/** In Kampala: `2026-11-20 18:02`. */
function time(at: Date | null): string {
  return at ? at.toLocaleString('sv-SE', { timeZone: 'Africa/Kampala', dateStyle: 'short', timeStyle: 'short' }) : '-';
}
