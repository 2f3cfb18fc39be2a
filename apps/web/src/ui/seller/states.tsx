import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { Button } from './button.tsx';
import { SkeletonScreen } from './skeleton.tsx';

export function EmptyState({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="panel grid justify-items-center gap-3 px-4 py-6 text-center md:py-10">
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

interface AnswerProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown; isPlaceholderData?: boolean };
  /** The error's words where the server has none. */
  failed?: string;
  /** A text stands for the usual skeleton and is read to screen readers. */
  loading: ReactNode;
  /** Dims the contents while they are the former query's. */
  dims?: boolean;
  children: (data: Data) => ReactNode;
}

/** What a query answered, or its error with Retry, or what stands there until then. */
export function Answer<Data>({ query, failed, loading, dims = false, children }: AnswerProps<Data>) {
  const { data, error, refetch, isPlaceholderData = false } = query;
  if (data === undefined && error)
    return <ErrorState error={error} onRetry={refetch} {...(failed && { words: failed })} />;
  if (data === undefined) return typeof loading === 'string' ? <SkeletonScreen label={loading} /> : loading;
  if (!dims) return children(data);
  return (
    <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
      {children(data)}
    </div>
  );
}

/** Leads on; what stood here stays until the other screen has loaded. */
export function Redirect({ to, state, skeleton }: { to: string; state?: object; skeleton: ReactNode }) {
  return (
    <>
      {skeleton}
      <Navigate to={to} state={state} replace />
    </>
  );
}
