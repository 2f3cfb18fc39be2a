import { liftSuspension } from '@app/contracts/admin/actions.endpoints';
import type { DeletedSuspension } from '@app/contracts/admin/actions.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { adminWordsOf, callAdmin } from '#web/features/admin/session/call-admin.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { deletedSuspensionsKey, deletedSuspensionsQuery } from './users.api.ts';

/** Suspensions that outlived their accounts; of one handle while that is searched for. */
export function DeletedSuspensions({ handle }: { handle: string }) {
  const { role } = useAdmin();
  const { data, error } = useQuery(deletedSuspensionsQuery(handle));
  const [chosen, setChosen] = useState<DeletedSuspension | null>(null);
  if (error) return <p className="text-sm text-danger">Failed to load suspensions: {adminWordsOf(error)}</p>;
  if (!data || data.suspensions.length === 0) return null;
  return (
    <Section
      title="Suspended, account deleted"
      lead={
        <p className="text-sm">
          {handle === ''
            ? 'We keep no handle of a deleted account. Search for a whole handle to see whether it is one of these.'
            : 'A deleted account with exactly this handle. A new shop of the same TikTok is suspended, too, until this is lifted.'}
        </p>
      }
    >
      <ul className="grid gap-3">
        {data.suspensions.map((one) => (
          <li key={one.userId} className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="wrap-anywhere">{one.message}</p>
              <p className="text-sm text-muted">
                Suspended {dayAndTime(one.since)}, deleted {dayAndTime(one.deletedAt)}
              </p>
            </div>
            {isAtLeast(role, 'support') && <Button onClick={() => setChosen(one)}>Lift suspension</Button>}
          </li>
        ))}
      </ul>
      {chosen && <LiftDialog suspension={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
}

function LiftDialog({ suspension, onClose }: { suspension: DeletedSuspension; onClose: () => void }) {
  return (
    <ReasonDialog
      onClose={onClose}
      title="Lift this suspension?"
      text="The same TikTok may open a shop again. A shop that it has opened already stays suspended until you restore it."
      confirmLabel="Lift suspension"
      failed="Failed to lift the suspension"
      onConfirm={async (reason, key) => {
        const input = { params: { userId: suspension.userId }, body: { reason }, idempotencyKey: key };
        const { message } = await callAdmin(liftSuspension, input);
        queryClient().invalidateQueries({ queryKey: deletedSuspensionsKey });
        showSuccess(message);
      }}
    />
  );
}
