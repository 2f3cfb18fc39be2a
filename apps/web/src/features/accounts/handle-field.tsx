import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';

export function HandleField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="TikTok handle"
      name="handle"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
