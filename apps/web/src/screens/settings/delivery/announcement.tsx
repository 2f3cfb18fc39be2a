import { updateFacts } from '@app/contracts/accounts/settings.endpoints';
import { maxAnnouncementDays, maxAnnouncementLength } from '@app/contracts/bounds';
import type { Announcement as Announced } from '@app/contracts/catalog/facts.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { readTime, typedTime, untilTime } from '#web/lib/formatting/day-and-time.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { TextAreaField, TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { factsQuery } from './facts.api.ts';

type Field = 'announcement.text' | 'announcement.endsAt';
const fields: Field[] = ['announcement.text', 'announcement.endsAt'];

/** One line over the goods, until a day. */
export function Announcement({ handle }: { handle: string }) {
  const { data, error } = useQuery(factsQuery(handle));
  if (data) return <AnnouncementForm handle={handle} before={data.announcement} />;
  // The section of delivery says what failed.
  return error ? null : <Skeleton className="h-15.5" />;
}

function AnnouncementForm({ handle, before }: { handle: string; before: Announced | null }) {
  const [text, setText] = useState(before?.text ?? '');
  const [day, setDay] = useState(before ? dayOf(before.endsAt) : '');
  const send = async (announcement: Announced | null) => {
    const { data: saved } = await call(updateFacts, { params: { handle }, body: { announcement } });
    queryClient().setQueryData(factsQuery(handle).queryKey, saved);
    setText(saved.announcement?.text ?? '');
    setDay(saved.announcement ? dayOf(saved.announcement.endsAt) : '');
  };
  const errorsOf = (failure: unknown) => fieldErrors(failure, fields, 'announcement.text');
  const failed = 'Failed to save the announcement. Please try again.';
  const { submit, pending, errors, edit, formRef } = useSubmit<Field>({
    send: async () => {
      const endsAt = endOf(day);
      if (endsAt === null) throw new Invalid({ 'announcement.endsAt': 'Choose the last day.' });
      await send({ text, endsAt });
      showSuccess('Saved. Buyers read it over your goods.');
    },
    errorsOf,
    failed,
  });
  const removal = useSubmit({
    send: async () => {
      await send(null);
      if (before) showUndo('Announcement removed', () => send(before), failed);
    },
    failed,
  });
  return (
    <Section
      title="Announcement"
      value={before ? `“${before.text}” ${untilTime(before.endsAt)}` : 'None'}
      lead="One line over your goods, such as “Closed on Sunday”. It goes by itself after its last day."
    >
      <form ref={formRef} className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
        <TextAreaField
          label="What buyers read"
          name="announcement"
          rows={2}
          maxLength={maxAnnouncementLength}
          placeholder="New dresses on Friday at 10"
          hint={`${text.length} of ${maxAnnouncementLength} characters. The beginning is seen first.`}
          value={text}
          error={errors['announcement.text']}
          onType={edit(setText)}
        />
        <div className="grid grid-cols-1 gap-2">
          <TextField
            label="Last day"
            name="announcement-until"
            type="date"
            hint={`At most ${maxAnnouncementDays} days from now`}
            value={day}
            error={errors['announcement.endsAt']}
            onType={edit(setDay)}
          />
          <div className="flex flex-wrap gap-2">
            {nearDays.map(([words, days]) => (
              <Button
                key={words}
                onClick={() => edit(setDay)(dayOf(new Date(Date.now() + days * dayMs).toISOString()))}
              >
                {words}
              </Button>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending={pending}>Save announcement</SubmitButton>
          {before && (
            <Button variant="text" pending={removal.pending} onClick={() => removal.submit()}>
              Remove
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const nearDays: [string, number][] = [
  ['Today', 0],
  ['Tomorrow', 1],
  ['In 7 days', 7],
];

/** In Kampala: `2026-11-29`. */
const dayOf = (instant: string): string => typedTime(instant).slice(0, 10);

/** The last minute of that day in Kampala. */
const endOf = (day: string): string | null => readTime(`${day}T23:59`);
