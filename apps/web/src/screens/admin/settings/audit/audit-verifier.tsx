import { verifyAudit } from '@app/contracts/admin/audit.endpoints';
import type { AuditVerification } from '@app/contracts/admin/audit.schemas';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { wholeLog } from './audit.api.ts';
import { chainWords, protectionWords } from './audit.messages.ts';

export function AuditVerifier() {
  const [found, setFound] = useState<AuditVerification | null>(null);
  const { submit, pending } = useSubmit({
    send: async () => setFound((await callAdmin(verifyAudit, wholeLog)).data),
    failed: 'Failed to verify the audit log',
  });
  return (
    <section className="grid grid-cols-1 gap-3" aria-label="Was the log changed?">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Button variant="text" pending={pending} onClick={submit}>
          {found ? 'Verify again' : 'Verify'}
        </Button>
        Shows whether an entry was changed, removed or inserted: each carries the fingerprint of the one before.
      </p>
      <div role="status" className={found ? 'panel grid gap-3' : ''}>
        {found && <Found found={found} />}
      </div>
    </section>
  );
}

function Found({ found }: { found: AuditVerification }) {
  const { brokenAt, lastHash, protection, checkedAt } = found;
  const Shield = brokenAt === null ? ShieldCheck : ShieldAlert;
  return (
    <>
      <p className={`flex gap-2 font-semibold ${brokenAt === null ? '' : 'text-danger'}`}>
        <Shield size={20} aria-hidden="true" className="mt-0.5 flex-none" />
        <span>{chainWords(found)}</span>
      </p>
      <p className="text-muted">{protectionWords[protection]}</p>
      <p className="text-sm text-muted">Checked on {dayAndTime(checkedAt)}.</p>
      {lastHash && (
        <CopyField
          label="Fingerprint of the newest entry. Keep a copy elsewhere: it also shows if the end was cut off"
          value={lastHash}
          done="Fingerprint copied"
          failed="Failed to copy the fingerprint"
        />
      )}
    </>
  );
}
