import { hideProduct, hideReview, resolveReports } from '@app/contracts/admin/support/support.endpoints';
import type { Report } from '@app/contracts/reports/reports.schemas';
import { useState } from 'react';
import { SuspendDialog } from '#web/features/admin/actions/user-action-forms.tsx';
import { ReasonDialog, WordsDialog } from '#web/features/admin/reason-dialog.tsx';
import { reportsKey } from '#web/features/admin/reports/reports.api.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { noteField } from './report-actions.tsx';

interface ShopActionsProps {
  report: Report;
  onChanged: (report: Report) => void;
  openIds: string[];
  onResolved: (userId: string, reportIds: string[]) => void;
}

const askAgain = () => queryClient().invalidateQueries({ queryKey: reportsKey });

/** What is done about the product or the shop itself, from a report. */
export function ShopActions({ report, openIds, onChanged, onResolved }: ShopActionsProps) {
  const [open, setOpen] = useState<'product' | 'review' | 'suspend' | 'all' | null>(null);
  const { userId, handle, productHidden, review, isShopSuspended, openOfShop } = report;
  if (handle === null) return null;
  const close = () => setOpen(null);
  const isHidden = productHidden === 'by_support';
  const hasMore = openIds.length > 1 && openIds.includes(report.reportId);
  return (
    <>
      {hasMore && (
        <Button onClick={() => setOpen('all')}>
          {openIds.length < openOfShop ? `Resolve ${openIds.length}` : `Resolve all ${openIds.length}`} of this shop
        </Button>
      )}
      {productHidden !== null && (
        <Button variant={isHidden ? 'quiet' : 'danger'} onClick={() => setOpen('product')}>
          {isHidden ? 'Show product again' : 'Hide product'}
        </Button>
      )}
      {review !== null && (
        <Button variant={review.isHidden ? 'quiet' : 'danger'} onClick={() => setOpen('review')}>
          {review.isHidden ? 'Show review again' : 'Hide review'}
        </Button>
      )}
      {!isShopSuspended && (
        <Button variant="danger" onClick={() => setOpen('suspend')}>
          Suspend shop
        </Button>
      )}
      {open === 'product' && <HideDialog report={report} isHidden={isHidden} onClose={close} onChanged={onChanged} />}
      {open === 'review' && review && (
        <HideReviewDialog report={report} isHidden={review.isHidden} onClose={close} onChanged={onChanged} />
      )}
      {open === 'suspend' && <SuspendDialog user={{ userId, handle }} onClose={close} onDone={askAgain} />}
      {open === 'all' && <ResolveDialog report={report} openIds={openIds} onClose={close} onResolved={onResolved} />}
    </>
  );
}

interface HideDialogProps extends Pick<ShopActionsProps, 'report' | 'onChanged'> {
  isHidden: boolean;
  onClose: () => void;
}

function HideDialog({ report, isHidden, onClose, onChanged }: HideDialogProps) {
  const { reportId, productTitle, handle } = report;
  return (
    <ReasonDialog
      onClose={onClose}
      title={isHidden ? 'Show the product again?' : 'Hide the product?'}
      text={
        isHidden
          ? `Buyers see “${productTitle}” of @${handle} again at once, unless its seller has hidden it or it is not on the shop.`
          : `Buyers no longer see “${productTitle}” of @${handle}. The seller cannot show it again; you can. The rest of the shop stays open.`
      }
      confirmLabel={isHidden ? 'Show product again' : 'Hide product'}
      danger={!isHidden}
      failed="Failed to change the product"
      contents={isHidden}
      onConfirm={async (reason) => {
        const body = { hidden: !isHidden, reason };
        const { message, data } = await callAdmin(hideProduct, { params: { reportId }, body });
        onChanged(data);
        showSuccess(message);
      }}
    />
  );
}

function HideReviewDialog({ report, isHidden, onClose, onChanged }: HideDialogProps) {
  const { reportId, handle } = report;
  return (
    <ReasonDialog
      onClose={onClose}
      title={isHidden ? 'Show the review again?' : 'Hide the review?'}
      text={
        isHidden
          ? `Buyers of @${handle} read it again at once, and it is in the average where it was.`
          : `Buyers of @${handle} no longer read it, and it leaves the average. Its author sees that it is hidden.`
      }
      confirmLabel={isHidden ? 'Show review again' : 'Hide review'}
      danger={!isHidden}
      failed="Failed to change the review"
      contents={isHidden}
      onConfirm={async (reason) => {
        const body = { hidden: !isHidden, reason };
        const { message, data } = await callAdmin(hideReview, { params: { reportId }, body });
        onChanged(data);
        showSuccess(message);
      }}
    />
  );
}

interface ResolveDialogProps extends Pick<ShopActionsProps, 'report' | 'openIds' | 'onResolved'> {
  onClose: () => void;
}

function ResolveDialog({ report, openIds, onClose, onResolved }: ResolveDialogProps) {
  const { userId, handle } = report;
  // The list may change under the open dialog: what it asks about stays.
  const [reportIds] = useState(openIds);
  const count = reportIds.length;
  return (
    <WordsDialog
      onClose={onClose}
      title={`Resolve ${count} reports of @${handle}?`}
      text="The note is written on each of them. Each can be reopened. A report that comes now stays open."
      field={noteField}
      confirmLabel={`Resolve ${count}`}
      failed="Failed to resolve the reports"
      contents={count}
      onConfirm={async (note, idempotencyKey) => {
        try {
          const input = { params: { userId }, body: { reportIds, note }, idempotencyKey };
          const { message } = await callAdmin(resolveReports, input);
          onResolved(userId, reportIds);
          showSuccess(message);
        } catch (error) {
          // A colleague was faster: the list shows it.
          if (error instanceof ApiError && error.code === 'conflict') askAgain();
          throw error;
        }
      }}
    />
  );
}
