import { walletNetwork } from '@app/contracts/wallet-network';
import { useId } from 'react';
import { localNumber, walletNames } from '#web/screens/subscription/mobile-money.messages.ts';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { type KnownWallet, readUgandanNumber } from './wanted-payment.ts';

/** Which number is asked: one that we know, or what was typed. */
export interface WalletChoice {
  /** Null: another one, as typed. */
  known: string | null;
  typed: string;
}

interface ChooseWalletProps {
  wallets: KnownWallet[];
  choice: WalletChoice;
  error: string | null | undefined;
  onChange: (choice: WalletChoice) => void;
}

/** The mobile money number that is asked to pay. */
export function ChooseWallet({ wallets, choice, error, onChange }: ChooseWalletProps) {
  const name = useId();
  if (wallets.length === 0) return <TypedWallet choice={choice} error={error} onChange={onChange} />;
  const isAnother = choice.known === null;
  return (
    <fieldset>
      <legend className="font-semibold">Pay from which number?</legend>
      {wallets.map(({ phoneNumber, network, name: whose }) => (
        <label key={phoneNumber} className="flex min-h-11 items-center gap-3 py-1">
          <input
            className="size-5 flex-none"
            type="radio"
            name={name}
            checked={choice.known === phoneNumber}
            onChange={() => onChange({ ...choice, known: phoneNumber })}
          />
          <span className="min-w-0">
            <b>{localNumber(phoneNumber)}</b>
            <span className="block text-sm text-muted">
              {walletNames[network]}, {whose}
            </span>
          </span>
        </label>
      ))}
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          className="size-5 flex-none"
          type="radio"
          name={name}
          checked={isAnother}
          onChange={() => onChange({ ...choice, known: null })}
        />
        Another number
      </label>
      {isAnother ? (
        <TypedWallet choice={choice} error={error} onChange={onChange} />
      ) : (
        <div role="alert">{error && <p className="text-sm font-semibold text-danger">{error}</p>}</div>
      )}
    </fieldset>
  );
}

function TypedWallet({ choice, error, onChange }: Omit<ChooseWalletProps, 'wallets'>) {
  const network = walletNetwork(readUgandanNumber(choice.typed) ?? '');
  return (
    <TextField
      label="Mobile money number"
      name="phoneNumber"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="0772 123456"
      maxLength={20}
      hint={network ? walletNames[network] : 'MTN or Airtel'}
      error={error}
      value={choice.typed}
      onChange={(event) => onChange({ ...choice, typed: event.target.value })}
    />
  );
}
