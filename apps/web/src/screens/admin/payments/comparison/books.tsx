import { readReconciliation } from '@app/contracts/admin/payments/reconciliation.endpoints';
import type { Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kampalaDate } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { dayMs } from '#web/lib/formatting/days-left.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { BooksState } from './books-state.tsx';
import { Differences } from './differences.tsx';
import { booksQuery } from './reconciliation.api.ts';
import { type ChosenDay, ReconciliationForm } from './reconciliation-form.tsx';

/**
 * The result of the day that the form shows stands first, then the days that differ: on a phone the form alone fills the
 * screen. Where no day differs, comparing one is the work.
 */
export function Books() {
  const { data, error, refetch } = useQuery(booksQuery());
  const [found, setFound] = useState<Reconciliation | null>(null);
  const [chosen, setChosen] = useState<ChosenDay>({ provider: null, day: kampalaDate(Date.now() - dayMs) });
  if (error) return <ErrorState error={error} words="Failed to load what was compared" onRetry={refetch} />;
  if (!data) return <SkeletonScreen />;
  const { providers } = data;
  const provider = chosen.provider ?? (providers.find(({ isSetUp }) => isSetUp) ?? providers[0])?.provider ?? '';
  const show = async (day: { provider: string; day: string }) => {
    const { data: shown } = await callAdmin(readReconciliation, { params: day });
    setChosen(day);
    setFound(shown);
  };
  const take = async (result: Reconciliation) => {
    setFound(result);
    await queryClient().invalidateQueries({ queryKey: booksQuery().queryKey });
  };
  const state = <BooksState books={data} found={found} onShow={show} />;
  const differs = data.open.length > 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div role="status" className="empty:hidden">
        {found && (
          <Differences
            key={`${found.provider} ${found.day}`}
            found={found}
            title={titleOf(providers, found.provider)}
            onMarked={take}
          />
        )}
      </div>
      {differs && state}
      <ReconciliationForm
        providers={providers}
        chosen={{ provider, day: chosen.day }}
        onChoose={(day) => {
          setChosen(day);
          setFound(null);
        }}
        onStart={() => setFound(null)}
        onFound={take}
      />
      {!differs && state}
    </div>
  );
}

const titleOf = (providers: { provider: string; title: string }[], name: string) =>
  providers.find(({ provider }) => provider === name)?.title ?? name;
