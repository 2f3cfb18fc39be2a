import { hideProduct, resolveReports } from '@app/contracts/admin/support/support.endpoints';
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
  onAllResolved: (userId: string) => void;
}

const askAgain = () => queryClient().invalidateQueries({ queryKey: reportsKey });

/** What is done about the product or the shop itself, from a report. */
export function ShopActions({ report, onChanged, onAllResolved }: ShopActionsProps) {
  const [open, setOpen] = useState<'product' | 'suspend' | 'all' | null>(null);
  const { userId, handle, productHidden, isShopSuspended, openOfShop, state } = report;
  if (handle === null) return null;
  const close = () => setOpen(null);
  const isHidden = productHidden === 'by_support';
  const hasMore = openOfShop > 1 && (state === 'new' || state === 'in_work');
  return (
    <div className="flex flex-wrap gap-2">
      {hasMore && <Button onClick={() => setOpen('all')}>Resolve all {openOfShop} of this shop</Button>}
      {productHidden !== null && (
        <Button variant={isHidden ? 'quiet' : 'danger'} onClick={() => setOpen('product')}>
          {isHidden ? 'Show product again' : 'Hide product'}
        </Button>
      )}
      {!isShopSuspended && (
        <Button variant="danger" onClick={() => setOpen('suspend')}>
          Suspend shop
        </Button>
      )}
      {open === 'product' && <HideDialog report={report} isHidden={isHidden} onClose={close} onChanged={onChanged} />}
      {open === 'suspend' && <SuspendDialog user={{ userId, handle }} onClose={close} onDone={askAgain} />}
      {open === 'all' && <ResolveAllDialog report={report} onClose={close} onDone={() => onAllResolved(userId)} />}
    </div>
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
          ? `Buyers see “${productTitle}” of @${handle} again at once, unless its seller had hidden it.`
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

function ResolveAllDialog(props: { report: Report; onClose: () => void; onDone: () => void }) {
  const { report, onClose, onDone } = props;
  const { userId, handle, openOfShop: count } = report;
  return (
    <WordsDialog
      onClose={onClose}
      title={`Resolve all ${count} reports of @${handle}?`}
      text="The note is written on each of them. Each can be reopened."
      field={noteField}
      confirmLabel={`Resolve all ${count}`}
      failed="Failed to resolve the reports"
      contents={count}
      onConfirm={async (note, idempotencyKey) => {
        try {
          const input = { params: { userId }, body: { count, note }, idempotencyKey };
          const { message } = await callAdmin(resolveReports, input);
          onDone();
          showSuccess(message);
        } catch (error) {
          // Another report came: the list shows it before anyone tries again.
          if (error instanceof ApiError && error.code === 'conflict') askAgain();
          throw error;
        }
      }}
    />
  );
}
