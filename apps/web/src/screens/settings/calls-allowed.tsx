import { updateShopSettings } from '@app/contracts/account-settings.endpoints';
import type { ShopSettings } from '@app/contracts/account-settings.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { Toggle } from '#web/ui/seller/toggle.tsx';

/** Off by default: a number to write to is not yet one to call. */
export function CallsAllowed({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const queries = useQueryClient();
  const wanted = !settings.callsAllowed;
  const { submit, pending } = useSubmit({
    send: async () => {
      const { data: saved } = await call(updateShopSettings, { params: { handle }, body: { callsAllowed: wanted } });
      queries.setQueryData(settingsQuery(handle).queryKey, saved);
      showSuccess(wanted ? 'Buyers may call you now' : 'Buyers can no longer tap to call you');
    },
    failed: 'Failed to save this. Please try again.',
  });
  return (
    <div>
      <Toggle label="Buyers may call me" checked={pending ? wanted : settings.callsAllowed} onChange={() => submit()} />
      <p className="text-sm text-muted">Your shop then shows “Call” and “SMS” beside your number.</p>
    </div>
  );
}
