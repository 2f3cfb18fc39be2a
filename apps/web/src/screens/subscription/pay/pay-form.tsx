import type { User } from '@app/contracts/accounts';
import type { PaidMonths, SubscribeBody, Subscription } from '@app/contracts/billing';
import { useState } from 'react';
import { providerNames } from '#web/screens/subscription/mobile-money.messages.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { ChooseMonths } from './choose-months.tsx';
import { ChooseWallet, type WalletChoice } from './choose-wallet.tsx';
import { useSubscribe } from './use-subscribe.ts';
import {
  askedNetworks,
  canPayByHand,
  knownWallets,
  otherProviders,
  readUgandanNumber,
  wrongNumber,
} from './wanted-payment.ts';

interface PayFormProps {
  subscription: Subscription;
  user: Pick<User, 'loginPhoneNumber' | 'phoneNumber'>;
  words: (months: PaidMonths) => string;
  onPaid: () => void;
}

/** Months, the wallet that is asked, and the buttons that pay. */
export function PayForm({ subscription, user, words, onPaid }: PayFormProps) {
  const { payment, status } = subscription;
  const wallets = knownWallets(subscription, user);
  const networks = askedNetworks(subscription);
  const isPrompted = networks.length > 0;
  const [months, setMonths] = useState<PaidMonths>(1);
  const [choice, setChoice] = useState<WalletChoice>({ known: wallets[0]?.phoneNumber ?? null, typed: '' });
  const { pay, pending, error, clear, formRef } = useSubscribe(onPaid);
  const payAsChosen = () => {
    if (!isPrompted) return pay({ months });
    const phoneNumber = choice.known ?? readUgandanNumber(choice.typed) ?? '';
    pay({ months, phoneNumber }, wrongNumber(choice.known ?? choice.typed, networks));
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
          choice={choice}
          error={error}
          onChange={(next) => {
            setChoice(next);
            clear();
          }}
        />
      )}
      <div className="grid gap-2">
        <Button type="submit" variant={status === 'paid' ? 'quiet' : 'brand'} pending={pending}>
          {words(months)}
        </Button>
        {otherProviders(subscription).map((other) => (
          <OtherWay key={other.provider} body={other} onPay={pay} />
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

function OtherWay({ body, onPay }: { body: SubscribeBody; onPay: (body: SubscribeBody) => void }) {
  if (!body.provider) return null;
  return <Button onClick={() => onPay(body)}>Try with {providerNames[body.provider]}</Button>;
}
