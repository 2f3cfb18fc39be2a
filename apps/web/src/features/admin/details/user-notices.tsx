import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayAndTime } from '#web/features/admin/format.ts';
import { importOutcomeWords } from '#web/features/admin/import-outcome.messages.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { withQuery } from '#web/paths.ts';

/** What is wrong comes first. */
export function UserNotices({ user }: { user: AdminUserDetail }) {
  const waiting = user.payments.find(({ needsDecision }) => needsDecision);
  const { suspension, detachment, deletionDueAt, lastImport, openReportCount, handleCheck, handle, userId } = user;
  return (
    <>
      {suspension && (
        <Notice head={`Suspended since ${dayAndTime(suspension.since)}.`}>
          The owner reads: “{suspension.message}”
        </Notice>
      )}
      {detachment && (
        <Notice head={`No address since ${dayAndTime(detachment.since)}.`}>
          The TikTok account that has @{handle} now proved this handle. This seller keeps plan, products and payments,
          and gets a new address by proving another handle on the sign-in page
          {deletionDueAt && '; no handle was ever proven here, so the account will be deleted'}.
        </Notice>
      )}
      {handleCheck && <Notice head="Buyers do not see this shop.">{handleCheckWords[handleCheck]}</Notice>}
      {lastImport?.outcome === 'error' && (
        <Notice head="The last import failed.">
          {lastImport.finishedAt && `${dayAndTime(lastImport.finishedAt)}, `}
          {importOutcomeWords('error', lastImport.reason)}.
        </Notice>
      )}
      {waiting && (
        <Notice head={`A payment of ${formatPrice(waiting.amountUgx)} waits for a decision.`}>
          <Link
            className="underline"
            to={withQuery(adminPaths.payments, { search: waiting.reference })}
            discover="none"
          >
            Decide {waiting.reference}
          </Link>
        </Notice>
      )}
      {openReportCount > 0 && (
        <Notice head={`${counted(openReportCount, 'open report')} by buyers.`}>
          <Link className="underline" to={adminPaths.reportsOf(userId)} discover="none">
            See the reports
          </Link>
        </Notice>
      )}
    </>
  );
}

const handleCheckWords = {
  waiting: 'TikTok has not been asked about the handle yet.',
  not_found: 'TikTok does not know the handle. The seller can correct it on the dashboard.',
};

function Notice({ head, children }: { head: string; children: ReactNode }) {
  return (
    <p className="rounded-md border border-danger p-3 wrap-anywhere">
      <b className="text-danger">{head}</b> {children}
    </p>
  );
}
