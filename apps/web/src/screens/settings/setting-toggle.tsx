import { updateShopSettings } from '@app/contracts/accounts/settings.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Toggle } from '#web/ui/seller/fields/toggle.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

interface SettingToggleProps {
  handle: string;
  settings: ShopSettings;
  field: 'callsAllowed' | 'renewalSms';
  label: string;
  hint: string;
  done: { on: string; off: string };
}

export function SettingToggle({ handle, settings, field, label, hint, done }: SettingToggleProps) {
  const wanted = !settings[field];
  const { submit, pending } = useSubmit({
    send: async () => {
      const { data } = await call(updateShopSettings, { params: { handle }, body: { [field]: wanted } });
      queryClient().setQueryData(settingsQuery(handle).queryKey, data);
      showSuccess(wanted ? done.on : done.off);
    },
    failed: 'Failed to save this. Please try again.',
  });
  return (
    <div>
      <Toggle label={label} checked={pending ? wanted : settings[field]} onChange={() => submit()} />
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
}
