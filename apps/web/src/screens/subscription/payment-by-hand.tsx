import { giveReceipt } from '@app/contracts/billing/billing.endpoints';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { WalletNetwork } from '@app/contracts/billing/wallet-network';
import { maxReceiptLength } from '@app/contracts/bounds';
import { type ReactNode, useState } from 'react';
import { cacheSubscription } from '#web/features/billing/billing.api.ts';
import { networkNames, periodWords, walletMenus } from '#web/features/billing/mobile-money.messages.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';

interface PaymentByHandProps {
  payment: Payment;
  supportWhatsapp: string | null;
  children?: ReactNode;
}

export function PaymentByHand({ payment, supportWhatsapp, children }: PaymentByHandProps) {
  const { amountUgx, months, reference, instructions, lapsesAt } = payment;
  return (
    <Section tabIndex={-1} title={`Pay ${formatPrice(amountUgx)} by mobile money`} className="panel grid gap-4">
      {instructions && (
        <>
          <Steps payment={payment} instructions={instructions} />
          <CopyField
            label={instructions.merchantName}
            value={numberToType(instructions.merchantNumber)}
            done="Number copied"
            failed="Failed to copy the number"
          />
          <CopyField
            label="Reference"
            value={reference}
            done="Reference copied"
            failed="Failed to copy the reference"
          />
        </>
      )}
      <HavePaid payment={payment} />
      <div className="grid gap-2">
        <h3 className="font-bold">What happens next</h3>
        <ol className="grid list-decimal gap-1 pl-5">
          <li>We check our mobile money statement every day.</li>
          <li>
            When your money is there, we confirm it. Your {periodWords(months)} are added at once, and this page shows
            it.
          </li>
        </ol>
        <p className="text-sm text-muted">You can use this reference until {formatDay(lapsesAt)}.</p>
        <SupportLine number={supportWhatsapp} />
      </div>
      {children}
    </Section>
  );
}

interface StepsProps {
  payment: Payment;
  instructions: NonNullable<Payment['instructions']>;
}

function Steps(props: StepsProps) {
  const [network, setNetwork] = useState('mtn');
  const tabs = networks.map((id) => ({
    id,
    label: networkNames[id],
    content: <StepsOf network={id} {...props} />,
  }));
  return <Tabs label="Your network" tabs={tabs} value={network} onChange={setNetwork} />;
}

function StepsOf({ network, payment, instructions }: StepsProps & { network: WalletNetwork }) {
  const { dial, steps } = paySteps(network, payment, instructions);
  return (
    <ol className="grid list-decimal gap-1 pl-5 wrap-anywhere">
      <li>
        <a className="button button-quiet" href={`tel:${encodeURIComponent(dial)}`}>
          Dial {dial}
        </a>
      </li>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

const networks = ['mtn', 'airtel'] as const;

const menus: Record<WalletNetwork, Record<'phone' | 'code', { dial: string; choose: string }>> = {
  mtn: {
    phone: { dial: walletMenus.mtn, choose: 'Choose Send Money, then Mobile User.' },
    code: { dial: '*165*3#', choose: 'This opens MoMoPay.' },
  },
  airtel: {
    phone: { dial: walletMenus.airtel, choose: 'Choose Send Money.' },
    code: { dial: '*185*9#', choose: 'This opens Airtel Money Pay.' },
  },
};

/** As typed into a phone: a Ugandan number without its country code, a merchant code as it is. */
function numberToType(merchantNumber: string): string {
  return merchantNumber.replaceAll(' ', '').replace(/^\+256/, '0');
}

function paySteps(
  network: WalletNetwork,
  { amountUgx, reference }: Payment,
  { merchantNumber, merchantName }: NonNullable<Payment['instructions']>,
): { dial: string; steps: string[] } {
  const isPhone = /^[+0]/.test(merchantNumber);
  const { dial, choose } = menus[network][isPhone ? 'phone' : 'code'];
  const steps = [
    choose,
    `Enter the ${isPhone ? 'number' : 'merchant code'} ${numberToType(merchantNumber)}.`,
    `Enter the amount ${amountUgx}.`,
    `Enter ${reference} as the reason, so that we know it is from you.`,
    `Check that the name is ${merchantName}. Then enter your PIN.`,
  ];
  return { dial, steps };
}

const missing = 'Please enter the transaction ID from the SMS, at least 6 letters or digits';

function HavePaid({ payment }: { payment: Payment }) {
  const [isChanging, setChanging] = useState(false);
  if (payment.receipt === null || isChanging)
    return <ReceiptForm payment={payment} onDone={() => setChanging(false)} />;
  return (
    <div className="grid gap-2">
      <p className="notice mb-0 wrap-anywhere" role="status">
        <span>
          You have told us that you paid. Transaction ID: <b>{payment.receipt}</b>
        </span>
      </p>
      <Button onClick={() => setChanging(true)}>Change the transaction ID</Button>
    </div>
  );
}

function ReceiptForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const [typed, setTyped] = useState(payment.receipt ?? '');
  const { submit, pending, errors, edit, formRef } = useSubmit<'receipt'>({
    send: async () => {
      const receipt = typed.replace(/\s/g, '').toUpperCase();
      requireValid({ receipt: /^[A-Z0-9.-]{6,}$/.test(receipt) ? null : missing });
      const input = { params: { paymentId: payment.paymentId }, body: { receipt } };
      cacheSubscription((await call(giveReceipt, input)).data);
      onDone();
    },
    errorsOf: (failure) => fieldErrors(failure, ['receipt'], 'receipt'),
    failed: 'Failed to send the transaction ID. Please try again.',
  });
  return (
    <form ref={formRef} className="grid gap-3" onSubmit={submit} noValidate>
      <TextField
        label="Transaction ID"
        name="receipt"
        hint="It is in the SMS that MTN or Airtel sends you after you pay."
        maxLength={maxReceiptLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={errors.receipt}
        onType={edit(setTyped)}
      />
      <SubmitButton pending={pending}>I have paid</SubmitButton>
    </form>
  );
}
