import { endOtherSessions, endSession } from '@app/contracts/accounts/settings.endpoints';
import type { Session } from '@app/contracts/accounts/settings.schemas';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { formatAgo } from '#web/lib/formatting/format-ago.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { ConfirmWithProof } from './confirm-with-proof.tsx';
import { type ProofValue, type ProofWays, proofBody } from './owner-proof.tsx';
import { sessionsQuery } from './settings.api.ts';

const failed = 'Failed to end the session. Please try again.';

export function SessionList({ settings }: { settings: ProofWays }) {
  return (
    <SessionsSection
      ways={settings}
      query={useQuery({ ...sessionsQuery(), select: ({ sessions }) => sessions })}
      endOne={(sessionId, body, idempotencyKey) => call(endSession, { params: { sessionId }, body, idempotencyKey })}
      endOthers={(body, idempotencyKey) => call(endOtherSessions, { body, idempotencyKey })}
    />
  );
}

type Proof = ReturnType<typeof proofBody>;

interface SessionsSectionProps {
  ways: ProofWays;
  query: Pick<UseQueryResult<Session[]>, 'data' | 'error' | 'refetch'>;
  endOne: (sessionId: string, proof: Proof, idempotencyKey: string) => Promise<{ message: string }>;
  endOthers: (proof: Proof, idempotencyKey: string) => Promise<{ message: string }>;
}

/** Ends a session at once, on other phones too, so it asks for a proof: a thief must not lock the owner out. */
export function SessionsSection({ ways, query, endOne, endOthers }: SessionsSectionProps) {
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const attempts = useAttempts();

  const end = async (asked: Session | 'others', value: ProofValue) => {
    const proof = proofBody(value);
    const of = JSON.stringify([asked === 'others' ? asked : asked.sessionId, proof]);
    const { message } = await attempts.run(of, (key) =>
      asked === 'others' ? endOthers(proof, key) : endOne(asked.sessionId, proof, key),
    );
    await query.refetch();
    showSuccess(message);
  };
  return (
    <Section title="Where you are signed in" lead="End any session you do not know, then change your password.">
      <Answer query={query} loading={<Skeleton className="h-32" />}>
        {(sessions) => (
          <ul className="grid gap-3">
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
        )}
      </Answer>
      {query.data && query.data.length > 1 && (
        <Button className="justify-self-start" onClick={() => setEnding('others')}>
          End all other sessions
        </Button>
      )}
      {ending && (
        <ConfirmWithProof
          settings={ways}
          onOpenChange={() => setEnding(null)}
          title={ending === 'others' ? 'End all other sessions?' : 'End this session?'}
          text={`${ending === 'others' ? 'Every other phone and browser' : ending.device} is signed out at once.`}
          confirmLabel={ending === 'others' ? 'End all others' : 'End session'}
          failed={failed}
          onConfirm={(value) => end(ending, value)}
        />
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const nowMs = useNow(60_000);
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{session.device}</p>
        <p className="text-sm text-muted">
          {session.current ? 'This browser' : `Used ${formatAgo(session.lastUsedAt, nowMs)}`}, signed in on{' '}
          {formatDay(session.createdAt)}
        </p>
      </div>
      {session.current ? (
        <span className="badge flex-none">Here</span>
      ) : (
        <Button
          className="flex-none"
          variant="text"
          aria-label={`End ${session.device}, used ${formatAgo(session.lastUsedAt, nowMs)}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}
