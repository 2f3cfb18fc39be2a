import { type WalletNetwork, walletNetwork } from '@app/contracts/billing/wallet-network';
import { useId } from 'react';
import { localNumber, networkNames, walletNames } from '#web/features/billing/mobile-money.messages.ts';
import { isNetworkUnknown, type KnownWallet, readUgandanNumber } from '#web/features/billing/payment-choice.ts';
import type { Problems } from '#web/features/billing/use-subscribe.ts';
import { Radio } from '#web/ui/seller/fields/radio.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';

export interface WalletChoice {
  known: KnownWallet | null;
  typed: string;
  network: WalletNetwork | null;
}

interface ChooseWalletProps {
  wallets: KnownWallet[];
  networks: WalletNetwork[];
  choice: WalletChoice;
  errors: Problems;
  onChange: (choice: WalletChoice) => void;
}

export function ChooseWallet({ wallets, ...typed }: ChooseWalletProps) {
  const name = useId();
  const { choice, errors, onChange } = typed;
  if (wallets.length === 0) return <TypedWallet {...typed} />;
  const isAnother = choice.known === null;
  return (
    <fieldset>
      <legend className="font-semibold">Pay from which number?</legend>
      {wallets.map((wallet) => (
        <Radio
          key={wallet.phoneNumber}
          name={name}
          checked={choice.known?.phoneNumber === wallet.phoneNumber}
          onChange={() => onChange({ ...choice, known: wallet })}
        >
          <span className="min-w-0">
            <b>{localNumber(wallet.phoneNumber)}</b>
            <span className="block text-sm text-muted">
              {walletNames[wallet.network]}, {wallet.name}
            </span>
          </span>
        </Radio>
      ))}
      <Radio name={name} checked={isAnother} onChange={() => onChange({ ...choice, known: null })}>
        Another number
      </Radio>
      {isAnother ? <TypedWallet {...typed} /> : <Problem text={errors.phoneNumber} />}
    </fieldset>
  );
}

function TypedWallet({ networks, choice, errors, onChange }: Omit<ChooseWalletProps, 'wallets'>) {
  const network = walletNetwork(readUgandanNumber(choice.typed) ?? '');
  return (
    <>
      <TextField
        label="Mobile money number"
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="0772 123456"
        maxLength={20}
        hint={network ? walletNames[network] : 'MTN or Airtel'}
        error={errors.phoneNumber}
        value={choice.typed}
        onType={(typed) => onChange({ ...choice, typed })}
      />
      {isNetworkUnknown(choice.typed) && (
        <ChooseNetwork networks={networks} choice={choice} errors={errors} onChange={onChange} />
      )}
    </>
  );
}

/** The prefix belongs to several networks, or to none. */
function ChooseNetwork({ networks, choice, errors, onChange }: Omit<ChooseWalletProps, 'wallets'>) {
  const name = useId();
  return (
    <fieldset className="mt-2">
      <legend className="font-semibold">Whose wallet does this number have?</legend>
      <div className="flex flex-wrap gap-x-6">
        {networks.map((network) => (
          <Radio
            key={network}
            name={name}
            checked={choice.network === network}
            onChange={() => onChange({ ...choice, network })}
          >
            {networkNames[network]}
          </Radio>
        ))}
      </div>
      <Problem text={errors.network} />
    </fieldset>
  );
}

const Problem = ({ text }: { text: string | null | undefined }) => (
  <div role="alert">{text && <p className="text-sm font-semibold text-danger">{text}</p>}</div>
);
