import type { ReactNode } from 'react';

interface RadioProps {
  name: string;
  checked: boolean;
  onChange: () => void;
  className?: string;
  children: ReactNode;
}

export function Radio({ className = 'flex min-h-11 items-center gap-3 py-1', children, ...rest }: RadioProps) {
  return (
    <label className={className}>
      <input className="size-5 flex-none" type="radio" {...rest} />
      {children}
    </label>
  );
}
