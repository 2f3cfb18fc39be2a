import type { User } from '@app/contracts/accounts.schemas';
import type { PaidMonths, Subscription } from '@app/contracts/billing.schemas';
import { useState } from 'react';
import { ProveNumber } from '#web/features/billing/prove-number.tsx';
import { useSubscribe } from '#web/features/billing/use-subscribe.ts';
import {
  askedNetworks,
  canPayByHand,
  isTimeToRenew,
  knownWallets,
  otherProviders,
  problemsOf,
  readUgandanNumber,
  usualMonths,
  wantedOf,
} from '#web/features/billing/wanted-payment.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { ChooseMonths } from './choose-months.tsx';
import { ChooseWallet, type WalletChoice } from './choose-wallet.tsx';

interface PayFormProps {
  subscription: Subscription;
  user: Pick<User, 'loginPhoneNumber' | 'phoneNumber'>;
  words: (months: PaidMonths) => string;
}

export function PayForm({ subscription, user, words }: PayFormProps) {
  const { payment, status } = subscription;
  const wallets = knownWallets(subscription, user);
  const networks = askedNetworks(subscription);
  const isPrompted = networks.length > 0;
  const [months, setMonths] = useState<PaidMonths>(usualMonths(subscription));
  const [choice, setChoice] = useState<WalletChoice>({ known: wallets[0] ?? null, typed: '', network: null });
  const { pay, pending, errors, failure, edit, formRef } = useSubscribe();
  const payAsChosen = () => {
    if (!isPrompted) return pay({ months });
    const { known, typed, network } = choice;
    if (known) return pay({ months, ...wantedOf(known) });
    const wallet = { phoneNumber: readUgandanNumber(typed) ?? '', network };
    pay({ months, ...wantedOf(wallet) }, problemsOf(typed, network, networks));
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
