import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

interface OtherWindowProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A page of visitors, apart from the administration. */
export function OtherWindow({
  to,
  className = 'inline-flex min-h-11 items-center gap-1 underline',
  children,
}: OtherWindowProps) {
  return (
    <a className={className} href={to} target="_blank" rel="noreferrer">
      {children}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
