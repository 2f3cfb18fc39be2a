import { checkOwnership, readOwnership } from '@app/contracts/accounts/accounts.endpoints';
import type { Ownership } from '@app/contracts/accounts/accounts.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConnectTikTok } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import { notYetConfirmed, realOwner } from '#web/features/catalog/seller-identity.tsx';
import { formatDay } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { BioCode } from './bio-code.tsx';

export function ConfirmHandle({ handle, asksTikTok }: { handle: string; asksTikTok: boolean }) {
  const { data, error, refetch } = useQuery(ownershipQuery());
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-80" />;
  if (data.state === 'confirmed') return <Confirmed handle={handle} at={data.confirmedAt} />;
  return <Unconfirmed handle={handle} code={data.code ?? ''} asksTikTok={asksTikTok} />;
}

const Confirmed = ({ handle, at }: { handle: string; at: string | null }) => (
  <Section title={`@${handle} is confirmed`} value={at && `Since ${formatDay(at)}`}>
    <p className="text-muted">
      Your shop says “{realOwner}”{at && `, since ${formatDay(at)}`}. You can remove the code from your TikTok bio.
    </p>
  </Section>
);

function Unconfirmed({ handle, code, asksTikTok }: { handle: string; code: string; asksTikTok: boolean }) {
  const check = useMutation({
    mutationFn: () => call(checkOwnership),
    onSuccess: ({ data, message }) => {
      queryClient().setQueryData<Ownership>(ownershipQuery().queryKey, data);
      if (data.state !== 'confirmed') return;
      showSuccess(message);
      refreshProfile();
    },
  });
  const answer = check.error ? wordsFor(check.error) : check.data?.message;
  return (
    <Section
      className="panel grid grid-cols-1 gap-4 wrap-anywhere"
      title={`Confirm that @${handle} is yours`}
      isToDo
      lead={`Buyers then see “${realOwner}”, your tick and your followers, and search engines can list your shop. Until then your shop says “${notYetConfirmed(handle)}”.`}
    >
      {asksTikTok && (
        <>
          <ConnectTikTok returnPath={paths.settingsOf('tiktok')} variant="brand" className="w-full" />
          <p className="text-sm text-muted">Or put a code into your bio:</p>
        </>
      )}
      <BioCode code={code} last="Come back here and tap “Check now”. After that you can remove the code." />
      <div>
        <Button className="w-full" pending={check.isPending} onClick={() => check.mutate()}>
          {check.isPending ? 'Checking your bio…' : 'Check now'}
        </Button>
        <p className="mt-2 text-sm font-semibold" role="status">
          {!check.isPending && answer}
        </p>
      </div>
    </Section>
  );
}

const ownershipQuery = () => dataQuery([...queryKeys.account, 'ownership'], readOwnership);
