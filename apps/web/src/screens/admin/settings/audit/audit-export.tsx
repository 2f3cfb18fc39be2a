import { exportAudit } from '@app/contracts/admin/audit.endpoints';
import { kampalaDate } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { wholeLog } from './audit.api.ts';
import type { AuditFilter } from './audit-query.ts';

/** Everything that the filter finds as CSV, not this page alone. The export is an entry of the log itself. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { submit, pending } = useSubmit({
    send: async () => {
      saveFile(
        await callAdmin(exportAudit, { query: filter, ...wholeLog }),
        `audit-log-${kampalaDate(Date.now())}.csv`,
      );
      showSuccess('Audit log exported');
    },
    failed: 'Failed to export the audit log',
  });
  return (
    <Button pending={pending} onClick={submit}>
      {pending ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
