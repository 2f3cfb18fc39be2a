import { reconcile } from '@app/contracts/admin/payments/reconciliation.endpoints';
import type { Reconciliation, ReconciliationOverview } from '@app/contracts/admin/payments/reconciliation.schemas';
import { type FormEvent, useState } from 'react';
import { DayField, dayRefused } from '#web/features/admin/list/day-field.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { SelectField, TextField } from '#web/ui/seller/fields/text-field.tsx';

/** Null: no provider was chosen yet, or the typed day is none. */
export interface ChosenDay {
  provider: string | null;
  day: string | null;
}

interface ReconciliationFormProps {
  providers: ReconciliationOverview['providers'];
  chosen: { provider: string; day: string | null };
  onChoose: (chosen: ChosenDay) => void;
  onStart: () => void;
  onFound: (found: Reconciliation) => Promise<void>;
}

/** Compares a provider's day with its own list, or with a statement from its portal. */
export function ReconciliationForm(props: ReconciliationFormProps) {
  const { providers, chosen, onChoose, onStart, onFound } = props;
  const { provider, day } = chosen;
  const [file, setFile] = useState<File | null>(null);
  const [hasStatement, setHasStatement] = useState(false);
  const about = providers.find((one) => one.provider === provider);
  const asksForStatement = hasStatement || !about?.hasList;
  const { submit, pending, errors, clear, formRef } = useSubmit<'day' | 'statement'>({
    send: async () => {
      onStart();
      if (day === null) throw new Invalid({ day: dayRefused });
      const statement = asksForStatement && file ? { statement: await file.text() } : {};
      await onFound((await callAdmin(reconcile, { body: { provider, day, ...statement } })).data);
    },
    errorsOf: (failure) => fieldErrors(failure, ['day', 'statement']),
    failed: 'Failed to compare the payments',
  });
  const choose = (changed: Partial<ChosenDay>) => {
    onChoose({ ...chosen, ...changed });
    // Another provider's file, or another day's, must not be compared by mistake.
    setFile(null);
    setHasStatement(false);
    clear();
  };
  return (
    <form
      ref={formRef}
      className="panel grid grid-cols-1 items-start gap-4 md:grid-cols-3"
      onSubmit={submit}
      noValidate
    >
      <h2 className="text-lg leading-tight font-bold md:col-span-3">Compare a day</h2>
      <SelectField
        label="Provider"
        value={provider}
        options={providers.map((one) => [one.provider, one.title])}
        onChange={({ currentTarget }) => choose({ provider: currentTarget.value })}
      />
      <DayField label="Day" value={day} error={errors.day} required onChange={(to) => choose({ day: to })} />
      {asksForStatement && (
        <TextField
          key={`${provider} ${day}`}
          label="Statement (CSV)"
          type="file"
          className="py-2"
          accept=".csv,text/csv"
          hint="One file from the provider’s portal, with this day and the day after it."
          error={errors.statement}
          onChange={({ currentTarget }: FormEvent<HTMLInputElement>) => {
            setFile(currentTarget.files?.[0] ?? null);
            onStart();
            clear();
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-3">
        <SubmitButton pending={pending}>Compare</SubmitButton>
        {!asksForStatement && (
          <Button variant="text" onClick={() => setHasStatement(true)}>
            Use a statement instead
          </Button>
        )}
      </div>
    </form>
  );
}
