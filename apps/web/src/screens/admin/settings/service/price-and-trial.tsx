import { changeSettings } from '@app/contracts/admin/settings.endpoints';
import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { useState } from 'react';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { PriceField } from '#web/features/catalog/owner/price-field.tsx';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showInfo, showSuccess } from '#web/ui/seller/toasts.tsx';
import { cacheSettings } from './admin-settings.api.ts';
import { changedOnly, changesOf, draftOf, type PriceAndTrial, readSettingsDraft } from './settings-draft.ts';

export function PriceAndTrialSection({ settings }: { settings: AdminSettings }) {
  const { role } = useAdmin();
  return (
    <Section
      title="Price and trial"
      lead="A change applies only to new sign-ups and new payments. Running trials, paid months and waiting payments stay as they are."
    >
      {role === 'owner' ? (
        // Another administrator's change replaces the form.
        <PriceForm key={`${settings.priceUgx} ${settings.trialDays}`} settings={settings} />
      ) : (
        <dl className="grid gap-2">
          <div className="flex justify-between gap-4">
            <dt className="text-muted">Price of a month</dt>
            <dd className="font-semibold">{formatPrice(settings.priceUgx)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-muted">Free trial</dt>
            <dd className="font-semibold">{counted(settings.trialDays, 'day')}</dd>
          </div>
        </dl>
      )}
    </Section>
  );
}

function PriceForm({ settings }: { settings: AdminSettings }) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [next, setNext] = useState<PriceAndTrial | null>(null);
  const { submit, errors, edit } = useSubmit<'price' | 'trialDays'>({
    send: () => {
      const read = readSettingsDraft(draft);
      if (!read.ok) throw new Invalid(read.errors);
      if (changesOf(settings, read.value).length === 0) showInfo('Nothing to change');
      else setNext(read.value);
    },
  });
  const former = draftOf(settings);
  const isUnchanged = draft.price === former.price && draft.trialDays === former.trialDays;
  const change = edit((changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed }));
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <PriceField
        label="Price of a month"
        name="price"
        value={draft.price}
        emptyHint="For example 10,000"
        error={errors.price}
        onChange={(price) => change({ price })}
      />
      <TextField
        label="Free trial in days"
        name="trial-days"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft.trialDays}
        error={errors.trialDays}
        onType={(trialDays) => change({ trialDays })}
      />
      <SubmitButton className="justify-self-start" disabled={isUnchanged}>
        Change
      </SubmitButton>
      {next && (
        <ReasonDialog
          onClose={() => setNext(null)}
          title="Change price and trial?"
          text="It applies to new sign-ups and new payments. Everything else stays as it is."
          confirmLabel="Change from now on"
          failed="Failed to change the settings. Please try again."
          contents={next}
          onConfirm={async (reason) => {
            const body = { ...changedOnly(settings, next), reason };
            cacheSettings((await callAdmin(changeSettings, { body })).data);
            showSuccess('Changed from now on');
          }}
        >
          {() => <Changes old={settings} next={next} />}
        </ReasonDialog>
      )}
    </form>
  );
}

function Changes({ old, next }: { old: PriceAndTrial; next: PriceAndTrial }) {
  return (
    <dl className="grid gap-2">
      {changesOf(old, next).map(({ name, from, to }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd>
            <s className="text-muted">
              <span className="sr-only">from </span>
              {from}
            </s>{' '}
            <span aria-hidden="true">→</span> <span className="sr-only">to </span>
            <b>{to}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
