import { takeDeletionBack } from '@app/contracts/account-settings.endpoints';
import type { User } from '@app/contracts/accounts.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

export function DeletionBanner({ user, dueAt }: { user: User; dueAt: string }) {
  const queries = useQueryClient();
  const { submit, pending } = useSubmit({
    send: async () => {
      const { data, message } = await call(takeDeletionBack);
      updateUser({ ...user, deletionDueAt: data.deletionDueAt });
      queries.invalidateQueries();
      showSuccess(message);
    },
    failed: 'Failed to keep your account. Please try again.',
  });
  return (
    <section className="account-banner no-print" aria-label="Your account will be deleted">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p>
          <b>Your account will be deleted on {formatDay(dueAt)}.</b> Your shop is closed for buyers.
        </p>
        {/* Without a proof it can have no address any more. */}
        {!user.detachment?.isFinal && (
          <Button pending={pending} onClick={submit}>
            Keep my account
          </Button>
        )}
      </div>
    </section>
  );
}
