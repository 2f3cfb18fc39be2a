import { useQuery } from '@tanstack/react-query';
import { SessionsSection } from '#web/features/accounts/settings/session-list.tsx';
import { endOneOwnSession, endOtherOwnSessions, ownSessionsQuery } from './own-account.api.ts';

/** Where this administrator is signed in. */
export function OwnSessions() {
  const { data, error, refetch } = useQuery(ownSessionsQuery());
  return (
    <SessionsSection
      ways={{ hasPassword: true, loginPhoneNumber: null }}
      sessions={data?.map((session) => ({ ...session, device: session.device ?? 'Unknown browser' }))}
      error={error}
      onRefetch={refetch}
      endOne={endOneOwnSession}
      endOthers={endOtherOwnSessions}
    />
  );
}
