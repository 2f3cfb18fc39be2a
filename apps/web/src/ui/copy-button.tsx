import type { ReactNode } from 'react';

interface CopyButtonProps {
  text: string;
  /** What is said when the text is copied. */
  done: string;
  /** Offer the phone's own share sheet first, with this address, where there is one. */
  share?: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** Copies by the inline script, so it works before and without the app. Hidden where no script runs at all. */
export function CopyButton({ text, done, share = false, className = 'button-text', label, children }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`button needs-script ${className}`}
      aria-label={label}
      data-tap=""
      data-copy={text}
      data-share={share ? text : undefined}
      data-done={done}
    >
      {children}
    </button>
  );
}
