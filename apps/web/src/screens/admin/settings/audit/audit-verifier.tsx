import { verifyAudit } from '@app/contracts/admin/audit.endpoints';
import type { AuditVerification } from '@app/contracts/admin/audit.schemas';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { wholeLog } from './audit.api.ts';
import { chainWords, protectionWords } from './audit.messages.ts';

export function AuditVerifier() {
  const [found, setFound] = useState<AuditVerification | null>(null);
  const { submit, pending } = useSubmit({
    send: async () => setFound((await callAdmin(verifyAudit, wholeLog)).data),
    failed: 'Failed to verify the audit log',
  });
  return (
    <Section
      title="Was the log changed?"
      lead="Each entry carries its own fingerprint and that of the entry before. So a changed, missing or inserted entry shows."
    >
      <div role="status" className="grid gap-3">
        {found && <Found found={found} />}
      </div>
      <Button className="justify-self-start" pending={pending} onClick={submit}>
        {found ? 'Verify again' : 'Verify'}
      </Button>
    </Section>
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
