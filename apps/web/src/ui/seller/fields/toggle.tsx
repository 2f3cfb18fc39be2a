import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface ToggleProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  hideLabel?: boolean;
  className?: string;
}

export function Toggle({ label, checked, onChange, disabled, hideLabel, className = '' }: ToggleProps) {
  const id = useId();
  return (
    <span className={`inline-flex min-h-11 items-center gap-3 ${className}`}>
      <Radix.Root id={id} className="toggle" checked={checked} onCheckedChange={onChange} disabled={disabled}>
        <Radix.Thumb className="toggle-thumb" />
      </Radix.Root>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'py-2'}>
        {label}
      </label>
    </span>
  );
}
