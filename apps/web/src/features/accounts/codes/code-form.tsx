import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';

export const codeRefused = 'Please enter a valid 6-digit verification code';

interface CodeFormProps {
  /** Where the code went, masked. */
  destination: string;
  /** From when another code may be asked for, by this phone's clock in ms. */
  resendAt: number;
  /** Says what went wrong by throwing nothing: it answers with the words for the field, or null when all is well. */
  onVerify: (code: string) => Promise<string | null>;
  onResend: () => Promise<void>;
  onChangeNumber: () => void;
  submitLabel?: string;
  /** More fields between the code and the button. */
  children?: ReactNode;
}

/** Six digits from an SMS. The phone may fill them in by itself; they are never kept. */
export function CodeForm(props: CodeFormProps) {
  const { destination, resendAt, onVerify, onResend, onChangeNumber, submitLabel, children } = props;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState<'verify' | 'resend' | null>(null);
  const wait = useSecondsUntil(resendAt);

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const digits = code.replace(/\D/g, '');
    if (digits.length !== 6) return setError(codeRefused);
    setPending('verify');
    try {
      setError(await onVerify(digits));
    } finally {
      setPending(null);
    }
  };
  const resend = async () => {
    setPending('resend');
    setError(null);
    try {
      await onResend();
    } finally {
      setPending(null);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={verify} noValidate>
      <p>
        We sent a code to <b className="whitespace-nowrap">{destination}</b>. It is valid for 5 minutes.
      </p>
      <TextField
        label="Verification code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        className="text-lg tracking-widest"
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
        }}
      />
      {children}
      <Button type="submit" variant="brand" pending={pending === 'verify'}>
        {submitLabel ?? 'Continue'}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="text" disabled={wait > 0} pending={pending === 'resend'} onClick={resend}>
          {wait > 0 ? `Send again in ${wait} s` : 'Send again'}
        </Button>
        <Button variant="text" onClick={onChangeNumber}>
          Change the number
        </Button>
      </div>
    </form>
  );
}

/** Whole seconds until a moment of this phone's clock, counted down. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((at - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
