import type { Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { BooksState } from './books-state.tsx';
import { Differences } from './differences.tsx';
import { booksQuery } from './reconciliation.api.ts';
import { ReconciliationForm } from './reconciliation-form.tsx';

export function Books() {
  const { data, error, refetch } = useQuery(booksQuery());
  const [found, setFound] = useState<Reconciliation | null>(null);
  if (error) return <ErrorState error={error} words="Failed to load what was compared" onRetry={refetch} />;
  if (!data) return <SkeletonScreen />;
  const { providers } = data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <BooksState books={data} onShow={setFound} />
      <ReconciliationForm providers={providers} onFound={setFound} />
      <div role="status">{found && <Differences found={found} title={titleOf(providers, found.provider)} />}</div>
    </div>
  );
}

const titleOf = (providers: { provider: string; title: string }[], name: string) =>
  providers.find(({ provider }) => provider === name)?.title ?? name;
