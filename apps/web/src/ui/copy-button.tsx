import type { ReactNode } from 'react';

interface CopyButtonProps {
  text: string;
  /** What is said when the text is copied. */
  done: string;
  /** What is said when nothing here can copy; the text then stands on the page. */
  fail?: string;
  /** Offer the phone's own share sheet first, with this address, where there is one. */
  share?: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** The text stands there, selected, where the browser can't copy. */
const byHand = 'Press and hold the text to copy it';
export const linkNotCopied = 'Failed to copy link';

/**
 * Copies by the inline script, so it works before and without the app; its copied state lasts two seconds. Hidden where
 * no script runs at all.
 */
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
