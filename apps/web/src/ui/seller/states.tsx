import type { ReactNode } from 'react';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { Button } from './button.tsx';

/** Nothing here yet: says why, and `children` is what to do about it. */
export function EmptyState({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="panel grid justify-items-center gap-3 px-4 py-10 text-center">
      <h2 className="text-lg leading-tight font-bold">{title}</h2>
      {text && <div className="max-w-md text-muted">{text}</div>}
      {children}
    </div>
  );
}

interface ErrorStateProps {
  error: unknown;
  title?: string;
  /** The feature's words, 'Failed to load products' for example, for when the server says nothing more exact. */
  words?: string;
  onRetry?: () => void;
}

/** A region that failed alone, with Retry. Without `onRetry` the page is loaded anew. */
export function ErrorState({ error, title = 'Something went wrong', words, onRetry }: ErrorStateProps) {
  return (
    <div className="panel grid justify-items-center gap-3 px-4 py-10 text-center" role="alert">
      <h2 className="text-lg leading-tight font-bold">{title}</h2>
      <p className="max-w-md text-muted">{wordsFor(error, words)}</p>
      <Button variant="brand" onClick={onRetry ?? (() => location.reload())}>
        Retry
      </Button>
    </div>
  );
}
