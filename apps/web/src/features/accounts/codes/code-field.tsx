import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/seller/text-field.tsx';

const codeLength = 6;
const codeRefused = 'Please enter a valid 6-digit verification code';

type CodeFieldProps = Pick<ComponentProps<typeof TextField>, 'hint' | 'error'> & {
  label?: string;
  value: string;
  onChange: (typed: string) => void;
};

export function CodeField({ label = 'Verification code', onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      className="text-lg tracking-widest"
      onType={onChange}
      {...rest}
    />
  );
}

export const codeDigits = (typed: string) => typed.replace(/\D/g, '');

export const codeError = (typed: string) => (codeDigits(typed).length === codeLength ? null : codeRefused);
