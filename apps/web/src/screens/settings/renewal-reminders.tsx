import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { SettingsSection } from '#web/features/accounts/settings/settings-section.tsx';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { SettingToggle } from './setting-toggle.tsx';

/** On by default. Only a proven number gets reminders. */
export function RenewalReminders({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const { loginPhoneNumber } = settings;
  return (
    <SettingsSection
      title="Reminders by SMS"
      lead="Before the time that you paid for ends: three days before, the day before, and on the last day."
    >
      {loginPhoneNumber ? (
        <SettingToggle
          handle={handle}
          settings={settings}
          field="renewalSms"
          label="Remind me by SMS"
          hint={`To ${formatPhone(loginPhoneNumber)}`}
          done={{ on: 'We will remind you by SMS', off: 'We will send you no more reminders by SMS' }}
        />
      ) : (
        <p>Add a login number to get them.</p>
      )}
    </SettingsSection>
  );
}
