import { type CustomerField, maxLengths, typedIn } from '#web/features/basket/customer-draft.ts';
import { isInAppBrowser } from '#web/features/my-orders/in-app-browser.ts';
import type { useCustomer } from './use-customer.ts';

const fields: { field: CustomerField; label: string; autoComplete: string; inputMode?: 'tel'; example?: string }[] = [
  { field: 'name', label: 'Name', autoComplete: 'name' },
  {
    field: 'place',
    label: 'Place or landmark',
    autoComplete: 'street-address',
    example: 'For example: near Shell Bukoto',
  },
  { field: 'phone', label: 'Phone for the rider', autoComplete: 'tel', inputMode: 'tel' },
];

/** For the rider, all optional. */
export function CustomerFields({ form }: { form: ReturnType<typeof useCustomer> }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">For the rider, if you like</legend>
      {fields.map(({ field, label, autoComplete, inputMode, example }) => (
        <label key={field} className="text-sm">
          {label}
          <input
            className="field mt-1 text-base"
            name={field}
            autoComplete={autoComplete}
            inputMode={inputMode}
            placeholder={example}
            value={form.typed[field] ?? ''}
            maxLength={maxLengths[field]}
            onChange={({ target }) => form.type(field, typedIn(target))}
          />
        </label>
      ))}
      {(form.isKept || !isInAppBrowser()) && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            className="size-5 flex-none"
            type="checkbox"
            checked={form.isKept}
            onChange={({ target }) => form.setKept(target.checked)}
          />
          Remember this on my phone
        </label>
      )}
    </fieldset>
  );
}
