import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { WalletNetwork } from '@app/contracts/billing/wallet-network';
import { useState } from 'react';
import { networkNames, periodWords } from '#web/features/billing/mobile-money.messages.ts';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';
import { HavePaid } from './have-paid.tsx';
import { networks, numberToType, paySteps } from './pay-steps.messages.ts';

export function PaymentByHand({ payment, supportWhatsapp }: { payment: Payment; supportWhatsapp: string | null }) {
  const { amountUgx, months, reference, instructions, lapsesAt } = payment;
  return (
    <section className="panel grid gap-4" aria-labelledby="pay">
      <h2 id="pay" className="text-lg leading-tight font-bold">
        Pay {formatPrice(amountUgx)} by mobile money
      </h2>
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
    </section>
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
        Dial{' '}
        <a className="font-semibold underline" href={`tel:${encodeURIComponent(dial)}`}>
          {dial}
        </a>
        .
      </li>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
