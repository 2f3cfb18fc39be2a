import { updateShopSettings } from '@app/contracts/accounts/settings.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useMutation } from '@tanstack/react-query';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Radio } from '#web/ui/seller/fields/radio.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';

type SalesAt = ShopSettings['salesAt'];

const names: Record<SalesAt, string> = { received: 'When the buyer has it', paid: 'When it is paid' };

/** Which mark of an order records its sales. */
export function SalesAtSetting({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (salesAt: SalesAt) => {
      const { data } = await call(updateShopSettings, { params: { handle }, body: { salesAt } });
      queryClient().setQueryData(settingsQuery(handle).queryKey, data);
      showSuccess(`An order counts as sold ${names[salesAt].toLowerCase()}`);
    },
    onError: (error) => showError(error, 'Failed to save this. Please try again.'),
  });
  const shown = isPending ? variables : settings.salesAt;
  return (
    <Section
      title="Count an order as sold"
      value={names[shown]}
      lead="Its pieces then stand among the sales in your statistics."
    >
      <fieldset className="grid">
        <legend className="sr-only">Count an order as sold</legend>
        {(Object.entries(names) as [SalesAt, string][]).map(([salesAt, name]) => (
          <Radio
            key={salesAt}
            name="sales-at"
            checked={shown === salesAt}
            onChange={() => !isPending && mutate(salesAt)}
          >
            {name}
          </Radio>
        ))}
      </fieldset>
    </Section>
  );
}
