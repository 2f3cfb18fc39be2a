import { changeSettings } from '@app/contracts/admin/settings.endpoints';
import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { ConfirmedToggle } from './confirmed-toggle.tsx';

export function SecondFactorForAll({ settings: { secondFactorRequired: required } }: { settings: AdminSettings }) {
  const { role } = useAdmin();
  return (
    <Section
      title="Second factor for all"
      lead="When it is required, administrators without one can open only the page that sets it up."
    >
      {role === 'owner' ? (
        <ConfirmedToggle
          label="Required for every administrator"
          checked={required}
          title={required ? 'No longer require a second factor?' : 'Require a second factor for all?'}
          text={
            required
              ? 'Administrators keep the one they have, but can remove it.'
              : 'It applies at once, also to you. Anyone without one must set it up first.'
          }
          confirmLabel={required ? 'No longer require it' : 'Require it'}
          danger={required}
          failed="Failed to change the settings. Please try again."
          change={(reason) => callAdmin(changeSettings, { body: { secondFactorRequired: !required, reason } })}
          done={required ? 'No longer required' : 'Required from now on'}
        />
      ) : (
        <p className="font-semibold">{required ? 'Required for every administrator.' : 'Not required.'}</p>
      )}
    </Section>
  );
}
