import { startRecovery } from '@app/contracts/admin/actions.endpoints';
import type { Recovery } from '@app/contracts/admin/actions.schemas';
import { useRef, useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import type { ActionDialogProps } from './action-dialog.ts';

/** For a seller who has lost their password. Administrators never set one. */
export function RecoveryDialog({ user, onClose }: ActionDialogProps) {
  const [recovery, setRecovery] = useState<Recovery | null>(null);
  const isStarted = useRef(false);
  if (recovery) return <RecoveryStarted recovery={recovery} onClose={onClose} />;
  return (
    <ReasonDialog
      // When the recovery has started, the link is shown instead of closing.
      onClose={() => isStarted.current || onClose()}
      title={`Start a recovery for @${user.handle}`}
      text="If the seller has a phone for signing in, we send a code to it. If not, they prove the handle with a code in their TikTok bio. Their password works until they set a new one."
      confirmLabel="Start recovery"
      failed="Failed to start the recovery"
      onConfirm={async (reason, idempotencyKey) => {
        const input = { params: { userId: user.userId }, body: { reason }, idempotencyKey };
        const { message, data } = await callAdmin(startRecovery, input);
        isStarted.current = true;
        setRecovery(data);
        showSuccess(message);
      }}
    />
  );
}

function RecoveryStarted({ recovery, onClose }: { recovery: Recovery; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Recovery started"
      description={
        recovery.sentTo
          ? `We sent a code to ${recovery.sentTo}. The seller opens this link, enters the code and sets a new password.`
          : 'This account has no phone for signing in. Send the seller this link. There they prove that the handle is theirs.'
      }
      actions={
        <Button variant="brand" onClick={onClose}>
          Done
        </Button>
      }
    >
      <CopyField label="Link for the seller" value={recovery.link} done="Link copied to clipboard!" />
    </Dialog>
  );
}
