import type { ReactNode } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';

interface AnswerProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown; isPlaceholderData: boolean };
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
  const { data, error, refetch, isPlaceholderData } = query;
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

/** Shows the newer page that waits. */
export function NewData({ isNewer, show }: { isNewer: boolean; show: () => void }) {
  return (
    isNewer && (
      <Button variant="brand" onClick={show}>
        New data
      </Button>
    )
  );
}
