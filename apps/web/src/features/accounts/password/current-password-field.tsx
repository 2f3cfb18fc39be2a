import { maxPasswordLength } from '@app/contracts/bounds';
import type { ComponentProps } from 'react';
import { PasswordField } from '#web/ui/seller/text-field.tsx';

type CurrentPasswordFieldProps = Pick<ComponentProps<typeof PasswordField>, 'hint' | 'error'> & {
  label?: string;
  name?: string;
  value: string;
  onChange: (typed: string) => void;
};

export function CurrentPasswordField({ onChange, ...rest }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      maxLength={maxPasswordLength}
      onType={onChange}
      {...rest}
    />
  );
}
