import type { OwnerProof } from '@app/contracts/accounts/settings.schemas';
import { endAdminSession, endOtherAdminSessions } from '@app/contracts/admin/session.endpoints';
import type { AdminSession } from '@app/contracts/admin/session.schemas';
import { useQuery } from '@tanstack/react-query';
import { SessionsSection } from '#web/features/accounts/settings/session-list.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { ownSessionsQuery } from './own-account.api.ts';

const byPassword = ({ password = '' }: OwnerProof) => ({ password });

const withDevices = ({ sessions }: { sessions: AdminSession[] }) =>
  sessions.map((session) => ({ ...session, device: session.device ?? 'Unknown browser' }));

export function OwnSessions() {
  return (
    <SessionsSection
      ways={{ hasPassword: true, loginPhoneNumber: null }}
      query={useQuery({ ...ownSessionsQuery(), select: withDevices })}
      endOne={(sessionId, proof, idempotencyKey) =>
        callAdmin(endAdminSession, { params: { sessionId }, body: byPassword(proof), idempotencyKey })
      }
      endOthers={(proof, idempotencyKey) =>
        callAdmin(endOtherAdminSessions, { body: byPassword(proof), idempotencyKey })
      }
    />
  );
}
