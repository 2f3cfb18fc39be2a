import { maxPasswordLength } from '@app/contracts/bounds';
import type { ComponentProps } from 'react';
import { PasswordField } from '#web/ui/seller/fields/text-field.tsx';

export function CurrentPasswordField(props: Partial<ComponentProps<typeof PasswordField>>) {
  return (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      maxLength={maxPasswordLength}
      {...props}
    />
  );
}
