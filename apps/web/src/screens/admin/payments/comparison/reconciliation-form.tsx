import { reconcile } from '@app/contracts/admin/payments/reconciliation.endpoints';
import type { Reconciliation, ReconciliationOverview } from '@app/contracts/admin/payments/reconciliation.schemas';
import { type FormEvent, useState } from 'react';
import { kampalaDate } from '#web/features/admin/format.ts';
import { DayField, dayRefused } from '#web/features/admin/list/day-field.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { dayMs } from '#web/lib/formatting/days-left.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { SelectField, TextField } from '#web/ui/seller/fields/text-field.tsx';
import { booksQuery } from './reconciliation.api.ts';

interface ReconciliationFormProps {
  providers: ReconciliationOverview['providers'];
  /** Null clears another day's result. */
  onFound: (found: Reconciliation | null) => void;
}

/** Compares a provider's day with its own list, or with a statement from its portal. */
export function ReconciliationForm({ providers, onFound }: ReconciliationFormProps) {
  const [provider, setProvider] = useState(providers[0]?.provider ?? '');
  const [day, setDay] = useState<string | null>(() => kampalaDate(Date.now() - dayMs));
  const [file, setFile] = useState<File | null>(null);
  const { submit, pending, errors, clear, formRef } = useSubmit<'day' | 'statement'>({
    send: async () => {
      onFound(null);
      if (day === null) throw new Invalid({ day: dayRefused });
      const body = { provider, day, ...(file && { statement: await file.text() }) };
      onFound((await callAdmin(reconcile, { body })).data);
      await queryClient().invalidateQueries({ queryKey: booksQuery().queryKey });
    },
    errorsOf: (failure) => fieldErrors(failure, ['day', 'statement']),
    failed: 'Failed to compare the payments',
  });
  const change = (set: () => void) => {
    set();
    clear();
    onFound(null);
  };
  return (
    <form
      ref={formRef}
      className="panel grid grid-cols-1 items-start gap-4 md:grid-cols-3"
      onSubmit={submit}
      noValidate
    >
      <SelectField
        label="Provider"
        value={provider}
        options={providers.map((one) => [one.provider, one.title])}
        onChange={({ currentTarget }) => change(() => setProvider(currentTarget.value))}
      />
      <DayField label="Day" value={day} error={errors.day} required onChange={(to) => change(() => setDay(to))} />
      <TextField
        label="Statement (CSV)"
        type="file"
        className="py-2"
        accept=".csv,text/csv"
        hint="Only for a provider without a list of its own, such as MTN: its portal’s file of this day and the next one."
        error={errors.statement}
        onChange={({ currentTarget }: FormEvent<HTMLInputElement>) =>
          change(() => setFile(currentTarget.files?.[0] ?? null))
        }
      />
      <div className="md:col-span-3">
        <SubmitButton pending={pending}>Compare</SubmitButton>
      </div>
    </form>
  );
}
