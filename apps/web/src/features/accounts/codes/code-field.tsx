import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';

const codeLength = 6;
const codeRefused = 'Please enter a valid 6-digit verification code';

export function CodeField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label="Verification code"
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      className="text-lg tracking-widest"
      {...props}
    />
  );
}

export const codeDigits = (typed: string) => typed.replace(/\D/g, '');

export const codeError = (typed: string) => (codeDigits(typed).length === codeLength ? null : codeRefused);
