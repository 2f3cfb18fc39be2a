import type { Session } from '@app/contracts/account-settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agoWords } from '#web/features/ingestion/sync-words.ts';
import { formatDay } from '#web/lib/format.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';
import { endOneSession, endOtherSessions, sessionsQuery } from './settings.api.ts';
import { SettingsSection } from './settings-section.tsx';

const failed = 'Failed to end the session. Please try again.';

/** Where the account is signed in. */
export function SessionList() {
  const { data, error, refetch } = useQuery(sessionsQuery());
  return (
    <SessionsSection
      sessions={data}
      error={error}
      onRefetch={refetch}
      endOne={endOneSession}
      endOthers={endOtherSessions}
    />
  );
}

interface SessionsSectionProps {
  /** Undefined while they load. */
  sessions: Session[] | undefined;
  error: unknown;
  onRefetch: () => Promise<unknown>;
  endOne: (sessionId: string) => Promise<{ message: string }>;
  endOthers: () => Promise<{ message: string }>;
}

/** Ending a session acts at once, on the other phone, too. */
export function SessionsSection({ sessions, error, onRefetch, endOne, endOthers }: SessionsSectionProps) {
  const [ending, setEnding] = useState<string | null>(null);

  const end = async (what: string, call: () => Promise<{ message: string }>) => {
    if (ending) return;
    setEnding(what);
    try {
      const { message } = await call();
      await onRefetch();
      showSuccess(message);
    } catch (failure) {
      showError(failure, failed);
      onRefetch();
    } finally {
      setEnding(null);
    }
  };
  return (
    <SettingsSection title="Where you are signed in" lead="End what you do not know, then change your password.">
      {Boolean(error) && !sessions && <ErrorState error={error} onRetry={onRefetch} />}
      {!error && !sessions && <Skeleton className="h-32" />}
      {sessions && (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              pending={ending === session.sessionId}
              onEnd={() => end(session.sessionId, () => endOne(session.sessionId))}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button className="justify-self-start" pending={ending === 'others'} onClick={() => end('others', endOthers)}>
          End all other sessions
        </Button>
      )}
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: Session;
  pending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const nowMs = useNow(60_000);
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{session.device}</p>
        <p className="text-sm text-muted">
          {session.current ? 'This browser' : `Used ${agoWords(session.lastUsedAt, nowMs)}`}, signed in on{' '}
          {formatDay(session.createdAt)}
        </p>
      </div>
      {session.current ? (
        <span className="badge flex-none">Here</span>
      ) : (
        <Button
          className="flex-none"
          variant="text"
          pending={pending}
          aria-label={`End ${session.device}, used ${agoWords(session.lastUsedAt, nowMs)}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}
