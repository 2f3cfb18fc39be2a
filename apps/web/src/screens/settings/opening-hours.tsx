import { updateShopSettings } from '@app/contracts/accounts/settings.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { closedInWords, hoursInWords, shortDay } from '@app/contracts/catalog/opening-hours';
import { useState } from 'react';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { type FieldErrors, fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { factsKey } from './delivery/facts.api.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

const fields = ['hours.opens', 'hours.closes', 'closedUntil'] as const;
type Field = (typeof fields)[number];

const timeMissing = 'Please choose a time.';

/** When buyers get an answer: before the chat their pages say "Closed until Monday". */
export function OpeningHours({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const { hours } = settings;
  const closed = closedInWords(settings, new Date());
  return (
    <Section
      title="Opening hours"
      value={[hours && hoursInWords(hours), closed].filter(Boolean).join(' · ') || 'Not stated'}
      lead="Outside of them your shop says that it is closed, and until when. Buyers can still write and order."
    >
      <HoursForm handle={handle} settings={settings} />
    </Section>
  );
}

function HoursForm({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const [days, setDays] = useState(settings.hours?.days ?? []);
  const [opens, setOpens] = useState(settings.hours?.opens ?? '08:00');
  const [closes, setCloses] = useState(settings.hours?.closes ?? '19:00');
  const [until, setUntil] = useState(settings.closedUntil ?? '');
  const { submit, pending, errors, edit, formRef } = useSubmit<Field>({
    send: async () => {
      const wrong: FieldErrors<Field> =
        days.length === 0
          ? {}
          : { 'hours.opens': opens ? null : timeMissing, 'hours.closes': closes ? null : timeMissing };
      requireValid(wrong);
      const typed = { hours: days.length === 0 ? null : { days, opens, closes }, closedUntil: until || null };
      // Another tab may have saved the rest.
      const { hours, closedUntil } = settings;
      const isOther = JSON.stringify(typed.hours) !== JSON.stringify(hours);
      const body = {
        ...(isOther && { hours: typed.hours }),
        ...(typed.closedUntil !== closedUntil && { closedUntil: typed.closedUntil }),
      };
      if (Object.keys(body).length === 0) return;
      const { data } = await call(updateShopSettings, { params: { handle }, body });
      queryClient().setQueryData(settingsQuery(handle).queryKey, data);
      queryClient().invalidateQueries({ queryKey: factsKey });
      showSuccess(closedInWords(data, new Date()) ? 'Saved. Your shop says that it is closed.' : 'Opening hours saved');
    },
    errorsOf: (failure) => fieldErrors(failure, fields, 'closedUntil'),
    failed: 'Failed to save this. Please try again.',
  });
  const toggle = edit((day: number) =>
    setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort()),
  );
  return (
    <form ref={formRef} className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
      <DayChips days={days} toggle={toggle} />
      {days.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="From"
            name="opens"
            type="time"
            value={opens}
            error={errors['hours.opens']}
            onType={edit(setOpens)}
          />
          <TextField
            label="To"
            name="closes"
            type="time"
            value={closes}
            error={errors['hours.closes']}
            onType={edit(setCloses)}
          />
        </div>
      )}
      <TextField
        label="Away? Open again on"
        name="closed-until"
        type="date"
        hint="Until that day your shop says that it is closed. Empty: you are not away."
        value={until}
        error={errors.closedUntil}
        onType={edit(setUntil)}
      />
      <SubmitButton className="justify-self-start" pending={pending}>
        Save hours
      </SubmitButton>
    </form>
  );
}

function DayChips({ days, toggle }: { days: number[]; toggle: (day: number) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">Days you are open</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <label key={day} className="chip">
            <input
              type="checkbox"
              className="sr-only"
              name={`day-${day}`}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            {shortDay(day)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
