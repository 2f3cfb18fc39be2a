import { disconnectTikTok } from '@app/contracts/accounts/tiktok-sign-in.endpoints';
import type { TikTokConnection } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConnectTikTok } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import { tiktokConnectionQuery } from '#web/features/accounts/tiktok/tiktok.api.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

export function TikTokSection() {
  return (
    <Section
      title="Sign in with TikTok"
      lead="Connect TikTok and you sign in with one tap. It also shows that the handle is yours. We can never post for you."
    >
      <Answer query={useQuery(tiktokConnectionQuery())} loading={<Skeleton className="h-20" />}>
        {(connection) => <State connection={connection} />}
      </Answer>
    </Section>
  );
}

function State({ connection }: { connection: TikTokConnection }) {
  const { state, connectedAt, lostAt, listsVideos } = connection;
  if (state === 'none')
    return (
      <>
        <p>Not connected.</p>
        <ConnectTikTok returnPath={paths.settingsOf('tiktok')} />
      </>
    );
  if (state === 'lost')
    return (
      <>
        <p>
          <b>TikTok ended the connection{lostAt && ` on ${formatDay(lostAt)}`}.</b> Your shop and your products are
          safe.
        </p>
        <ConnectTikTok returnPath={paths.settingsOf('tiktok')} words="Connect TikTok again" variant="brand" />
        <Disconnect words="Remove it" />
      </>
    );
  return (
    <>
      <p>Connected{connectedAt && ` since ${formatDay(connectedAt)}`}.</p>
      {!listsVideos && (
        <>
          <p>You did not allow us to see the list of your videos. You can change that.</p>
          <ConnectTikTok returnPath={paths.settingsOf('tiktok')} words="Allow it on TikTok" />
        </>
      )}
      <Disconnect words="Disconnect" />
    </>
  );
}

function Disconnect({ words }: { words: string }) {
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    queryClient().setQueryData<TikTokConnection>(tiktokConnectionQuery().queryKey, (await call(disconnectTikTok)).data);
    showSuccess('TikTok is disconnected.');
  };
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {words}
      </Button>
      {open && (
        <ConfirmDanger
          open
          onOpenChange={setOpen}
          title="Disconnect TikTok?"
          text="Your shop, your products and the confirmation stay. You can connect again at any time."
          confirmLabel="Disconnect"
          failed="Failed to disconnect TikTok. Please try again."
          onConfirm={confirm}
        />
      )}
    </>
  );
}
