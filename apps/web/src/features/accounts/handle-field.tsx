import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/seller/text-field.tsx';

/** A TikTok handle, typed or pasted; `typedHandle` reads it. */
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
