import type { PaidMonths, Subscription } from '@app/contracts/billing/billing.schemas';
import { useId, useState } from 'react';
import { monthWords } from '#web/features/billing/mobile-money.messages.ts';
import {
  canPayByHand,
  chargeBody,
  firstChoice,
  isTimeToRenew,
  type KnownNumbers,
  knownWallets,
  numberProblems,
  promptedNetworks,
  readUgandanNumber,
  runsUntil,
} from '#web/features/billing/payment-choice.ts';
import { ProveNumber } from '#web/features/billing/prove-number.tsx';
import { useSubscribe } from '#web/features/billing/use-subscribe.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Radio } from '#web/ui/seller/fields/radio.tsx';
import { ChooseWallet, type WalletChoice } from './choose-wallet.tsx';

const formId = 'pay';

/** To the field for another number, where it is open, else to what is chosen. */
export function goToPayForm(): void {
  const form = document.getElementById(formId);
  form?.closest('details')?.setAttribute('open', '');
  const field = form?.querySelector<HTMLElement>('input[type="tel"]') ?? form?.querySelector<HTMLElement>(':checked');
  field?.focus({ preventScroll: true });
  (field?.closest('fieldset') ?? field)?.scrollIntoView({ block: 'start' });
}

/** Opens the form below what is said of a payment. `hasOtherWay`: another button leads to another way. */
export function ChangePayment({ hasOtherWay = false }: { hasOtherWay?: boolean }) {
  return (
    <Button variant="text" className="justify-self-start px-0" onClick={goToPayForm}>
      {hasOtherWay ? 'Change months or number' : 'Change months, number or way'}
    </Button>
  );
}

interface PayFormProps {
  subscription: Subscription;
  user: KnownNumbers;
  words: (amountUgx: number) => string;
}

export function PayForm({ subscription, user, words }: PayFormProps) {
  const { payment, status } = subscription;
  const wallets = knownWallets(subscription, user);
  const networks = promptedNetworks(subscription);
  const isPrompted = networks.length > 0;
  const [first] = useState(() => firstChoice(subscription, wallets));
  const [months, setMonths] = useState(first.months);
  const [choice, setChoice] = useState<WalletChoice>({ known: first.wallet, typed: '', network: null });
  const { pay, pending, errors, failure, edit, formRef } = useSubscribe();
  const amountUgx = subscription.prices.find((price) => price.months === months)?.amountUgx ?? subscription.priceUgx;
  const payAsChosen = () => {
    if (!isPrompted) return pay({ months });
    const { known, typed, network } = choice;
    if (known) return pay({ months, ...chargeBody(known) });
    const wallet = { phoneNumber: readUgandanNumber(typed) ?? '', network };
    pay({ months, ...chargeBody(wallet) }, numberProblems(typed, network, networks));
  };
  return (
    <form
      id={formId}
      ref={formRef}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        payAsChosen();
      }}
    >
      <ChooseMonths subscription={subscription} months={months} onChange={setMonths} />
      {isPrompted && (
        <ChooseWallet
          wallets={wallets}
          networks={networks}
          choice={choice}
          errors={errors}
          onChange={edit(setChoice)}
        />
      )}
      <ProveNumber failure={failure} />
      <div className="grid gap-2">
        <p>
          You pay <b>{formatPrice(amountUgx)}</b> once. Your shop is then paid until{' '}
          {formatDay(runsUntil(subscription, months))}.{status === 'trial' && ' Your free days are kept.'}
        </p>
        {isPrompted && (
          <p className="text-sm text-muted">
            A request comes to that phone: approve it with your PIN. We never take money by ourselves.
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant={status === 'paid' && !isTimeToRenew(subscription) ? 'quiet' : 'brand'}
        pending={pending}
      >
        {words(amountUgx)}
      </Button>
      {isPrompted && canPayByHand(subscription) && payment?.provider !== 'manual' && (
        <Button variant="text" onClick={() => pay({ months, provider: 'manual' })}>
          Send the money yourself
        </Button>
      )}
    </form>
  );
}

interface ChooseMonthsProps {
  subscription: Subscription;
  months: PaidMonths;
  onChange: (months: PaidMonths) => void;
}

function ChooseMonths({ subscription, months, onChange }: ChooseMonthsProps) {
  const name = useId();
  const { prices, priceUgx } = subscription;
  // Months that cost more together than one by one are left out.
  const offered = prices.filter((price) => price.amountUgx <= price.months * priceUgx || price.months === months);
  return (
    <fieldset>
      <legend className="font-semibold">For how long?</legend>
      {offered.map((price) => {
        const savedUgx = price.months * priceUgx - price.amountUgx;
        return (
          <Radio
            key={price.months}
            name={name}
            checked={months === price.months}
            onChange={() => onChange(price.months)}
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
              <b>{monthWords(price.months)}</b> {formatPrice(price.amountUgx)}
              {savedUgx > 0 && <span className="badge">Save {formatPrice(savedUgx)}</span>}
              {savedUgx === 0 && price.months > 1 && <span className="text-sm text-muted">same price per month</span>}
            </span>
          </Radio>
        );
      })}
    </fieldset>
  );
}
