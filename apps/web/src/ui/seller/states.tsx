import type { ReactNode } from 'react';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { Button } from './button.tsx';

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
  /** The feature's words, such as 'Failed to load products'. */
  words?: string;
  onRetry?: () => void;
}

/** A region that failed, with Retry. Without `onRetry` it reloads the page. */
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
