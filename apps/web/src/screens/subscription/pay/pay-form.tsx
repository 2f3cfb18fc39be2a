import type { PaidMonths, Subscription } from '@app/contracts/billing/billing.schemas';
import { useId, useState } from 'react';
import { monthWords } from '#web/features/billing/mobile-money.messages.ts';
import {
  canPayByHand,
  chargeBody,
  isTimeToRenew,
  type KnownNumbers,
  knownWallets,
  numberProblems,
  otherProviders,
  promptedNetworks,
  readUgandanNumber,
  runsUntil,
  usualMonths,
} from '#web/features/billing/payment-choice.ts';
import { ProveNumber } from '#web/features/billing/prove-number.tsx';
import { useSubscribe } from '#web/features/billing/use-subscribe.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Radio } from '#web/ui/seller/radio.tsx';
import { ChooseWallet, type WalletChoice } from './choose-wallet.tsx';

interface PayFormProps {
  subscription: Subscription;
  user: KnownNumbers;
  words: (months: PaidMonths) => string;
}

export function PayForm({ subscription, user, words }: PayFormProps) {
  const { payment, status } = subscription;
  const wallets = knownWallets(subscription, user);
  const networks = promptedNetworks(subscription);
  const isPrompted = networks.length > 0;
  const [months, setMonths] = useState<PaidMonths>(usualMonths(subscription));
  const [choice, setChoice] = useState<WalletChoice>({ known: wallets[0] ?? null, typed: '', network: null });
  const { pay, pending, errors, failure, edit, formRef } = useSubscribe();
  const payAsChosen = () => {
    if (!isPrompted) return pay({ months });
    const { known, typed, network } = choice;
    if (known) return pay({ months, ...chargeBody(known) });
    const wallet = { phoneNumber: readUgandanNumber(typed) ?? '', network };
    pay({ months, ...chargeBody(wallet) }, numberProblems(typed, network, networks));
  };
  return (
    <form
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
        <Button
          type="submit"
          variant={status === 'paid' && !isTimeToRenew(subscription) ? 'quiet' : 'brand'}
          pending={pending}
        >
          {words(months)}
        </Button>
        {otherProviders(subscription).map(({ title, body }) => (
          <Button key={title} onClick={() => pay(body)}>
            Try with {title}
          </Button>
        ))}
        {isPrompted && canPayByHand(subscription) && payment?.provider !== 'manual' && (
          <Button variant="text" onClick={() => pay({ months, provider: 'manual' })}>
            Send the money yourself
          </Button>
        )}
      </div>
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
  return (
    <fieldset>
      <legend className="font-semibold">For how long?</legend>
      {prices.map((price) => {
        const savedUgx = price.months * priceUgx - price.amountUgx;
        return (
          <Radio
            key={price.months}
            name={name}
            checked={months === price.months}
            onChange={() => onChange(price.months)}
          >
            <span className="min-w-0">
              <span className="flex flex-wrap gap-x-2">
                <b>{monthWords(price.months)}</b> {formatPrice(price.amountUgx)}
                {savedUgx > 0 && <span className="badge">Save {formatPrice(savedUgx)}</span>}
              </span>
              <span className="block text-sm text-muted">until {formatDay(runsUntil(subscription, price.months))}</span>
            </span>
          </Radio>
        );
      })}
    </fieldset>
  );
}
