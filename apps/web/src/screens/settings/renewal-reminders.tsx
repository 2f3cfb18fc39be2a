import { updateShopSettings } from '@app/contracts/account-settings.endpoints';
import type { ShopSettings } from '@app/contracts/account-settings.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { SettingsSection } from '#web/features/accounts/settings/settings-section.tsx';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { Toggle } from '#web/ui/seller/toggle.tsx';

/** On by default. Only a proven number gets reminders. */
export function RenewalReminders({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const { loginPhoneNumber } = settings;
  return (
    <SettingsSection
      title="Reminders by SMS"
      lead="Before the time that you paid for ends: three days before, the day before, and on the last day."
    >
      {loginPhoneNumber ? (
        <Switch handle={handle} settings={settings} number={loginPhoneNumber} />
      ) : (
        <p>Add a login number to get them.</p>
      )}
    </SettingsSection>
  );
}

function Switch({ handle, settings, number }: { handle: string; settings: ShopSettings; number: string }) {
  const queries = useQueryClient();
  const wanted = !settings.renewalSms;
  const { submit, pending } = useSubmit({
    send: async () => {
      const { data: saved } = await call(updateShopSettings, { params: { handle }, body: { renewalSms: wanted } });
      queries.setQueryData(settingsQuery(handle).queryKey, saved);
      showSuccess(wanted ? 'We will remind you by SMS' : 'We will send you no more reminders by SMS');
    },
    failed: 'Failed to save this. Please try again.',
  });
  return (
    <div>
      <Toggle label="Remind me by SMS" checked={pending ? wanted : settings.renewalSms} onChange={() => submit()} />
      <p className="text-sm text-muted">To {formatPhone(number)}</p>
    </div>
  );
}
