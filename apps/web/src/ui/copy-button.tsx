import type { ReactNode } from 'react';

interface CopyButtonProps {
  text: string;
  done: string;
  fail?: string;
  share?: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}

const byHand = 'Press and hold the text to copy it';
export const linkNotCopied = 'Failed to copy link';

/** Copies by the inline script, so it works without the app. Hidden without scripts. */
export function CopyButton({
  text,
  done,
  fail = byHand,
  share = false,
  className = 'button-text',
  label,
  children,
}: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`button needs-script ${className}`}
      aria-label={label}
      data-tap=""
      data-copy={text}
      data-share={share ? text : undefined}
      data-done={done}
      data-fail={fail}
      // The inline script changes it, perhaps before the app runs.
      suppressHydrationWarning
    >
      {children}
    </button>
  );
}
