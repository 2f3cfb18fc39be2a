import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { updateAdmin } from '#web/features/admin/session/admin-session.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { ownAccountQuery, ownSessionsQuery } from './own-account.api.ts';
import { SecondFactorRemoval } from './second-factor-removal.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const lead =
  'A code from an app on your phone. We ask for it after the password, so a stolen password alone lets nobody in.';

export function SecondFactor() {
  const { data, error, refetch } = useQuery(ownAccountQuery());
  const [isOpen, setOpen] = useState(false);
  if (!data)
    return (
      <Section title="Second factor" lead={lead}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-24" />}
      </Section>
    );
  const { enabledAt, required } = data.secondFactor;
  const done = async () => {
    showSuccess(enabledAt ? 'Second factor removed' : 'Second factor set up. You are signed out everywhere else.');
    queryClient().invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
    await queryClient().invalidateQueries({ queryKey: ownAccountQuery().queryKey });
    setOpen(false);
    updateAdmin({ mustSetUpSecondFactor: enabledAt !== null && required });
  };
  const Form = enabledAt ? SecondFactorRemoval : SecondFactorSetup;
  return (
    <Section title="Second factor" lead={lead}>
      <p className="font-semibold">
        {enabledAt ? `Set up on ${dayAndTime(enabledAt)}.` : <span className="badge text-base">Not set up.</span>}
      </p>
      {required && (
        <p className="text-muted">
          {enabledAt
            ? 'An owner requires it for every administrator. You can replace it, but not go without it.'
            : 'An owner requires it for every administrator. Until you set it up, you can open only this page.'}
        </p>
      )}
      {isOpen ? (
        <Form onCancel={() => setOpen(false)} onDone={done} />
      ) : (
        <Button className="justify-self-start" variant={enabledAt ? 'quiet' : 'brand'} onClick={() => setOpen(true)}>
          {enabledAt ? 'Remove' : 'Set up'}
        </Button>
      )}
    </Section>
  );
}
