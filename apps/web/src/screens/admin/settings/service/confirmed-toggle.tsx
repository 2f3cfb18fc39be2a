import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { type ReactNode, useState } from 'react';
import { ReasonDialog, type ReasonDialogProps } from '#web/features/admin/reason-dialog.tsx';
import { Toggle } from '#web/ui/seller/fields/toggle.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { cacheSettings } from './admin-settings.api.ts';

interface ConfirmedToggleProps
  extends Pick<ReasonDialogProps, 'title' | 'text' | 'confirmLabel' | 'danger' | 'failed'> {
  label: string;
  hideLabel?: boolean;
  checked: boolean;
  change: (reason: string) => Promise<{ data: AdminSettings }>;
  done: string;
}

/** A switch of the service that asks for a reason first. */
export function ConfirmedToggle(props: ConfirmedToggleProps): ReactNode {
  const { label, hideLabel = false, checked, change, done, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Toggle label={label} hideLabel={hideLabel} checked={checked} onChange={() => setOpen(true)} />
      {isOpen && (
        <ReasonDialog
          {...dialog}
          onClose={() => setOpen(false)}
          onConfirm={async (reason) => {
            cacheSettings((await change(reason)).data);
            showSuccess(done);
          }}
        />
      )}
    </>
  );
}
