import { changeSettings } from '@app/contracts/admin/settings.endpoints';
import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from '#web/features/accounts/settings/settings-section.tsx';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { Toggle } from '#web/ui/seller/toggle.tsx';
import { cacheSettings } from './admin-settings.api.ts';

/** Whether every administrator needs a second factor. */
export function SecondFactorForAll({ settings }: { settings: AdminSettings }) {
  const { role } = useAdmin();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const required = settings.secondFactorRequired;
  return (
    <SettingsSection
      title="Second factor for all"
      lead="When it is required, administrators without one can open only the page that sets it up."
    >
      {role === 'owner' ? (
        <Toggle label="Required for every administrator" checked={required} onChange={() => setOpen(true)} />
      ) : (
        <p className="font-semibold">{required ? 'Required for every administrator.' : 'Not required.'}</p>
      )}
      {isOpen && (
        <ReasonDialog
          onClose={() => setOpen(false)}
          title={required ? 'No longer require a second factor?' : 'Require a second factor for all?'}
          text={
            required
              ? 'Administrators keep the one they have, but can remove it.'
              : 'It applies at once, also to you. Anyone without one must set it up first.'
          }
          confirmLabel={required ? 'No longer require it' : 'Require it'}
          danger={required}
          failed="Failed to change the settings. Please try again."
          onConfirm={async (reason) => {
            const body = { secondFactorRequired: !required, reason };
            cacheSettings(queries, (await callAdmin(changeSettings, { body })).data);
            showSuccess(required ? 'No longer required' : 'Required from now on');
          }}
        />
      )}
    </SettingsSection>
  );
}
