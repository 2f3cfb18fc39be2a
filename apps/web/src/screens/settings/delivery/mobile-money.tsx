import { updateFacts } from '@app/contracts/accounts/settings.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { maxMoneyCodeLength, maxMoneyNameLength } from '@app/contracts/bounds';
import type { MobileMoney as Money, ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  emptyProof,
  OwnerProof,
  proofBody,
  proofErrorOf,
  proofMissing,
} from '#web/features/accounts/settings/owner-proof.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { factsQuery } from './facts.api.ts';

interface MobileMoneyProps {
  handle: string;
  settings: ShopSettings;
}

/** The name that a buyer's phone shows before money is sent: another one needs a proof, and is announced for a week. */
export function MobileMoney(props: MobileMoneyProps) {
  const { data, error } = useQuery(factsQuery(props.handle));
  if (data) return <MoneyForm {...props} facts={data} />;
  // The section of delivery says what failed.
  return error ? null : <Skeleton className="h-15.5" />;
}

const fields = ['mobileMoney.name', 'mobileMoney.code'] as const;
type Field = (typeof fields)[number] | 'proof';

function MoneyForm({ handle, settings, facts }: MobileMoneyProps & { facts: ShopFacts }) {
  const saved = facts.mobileMoney;
  const [name, setName] = useState(saved?.name ?? '');
  const [code, setCode] = useState(saved?.code ?? '');
  const [proof, setProof] = useState(() => emptyProof(settings));
  // What was taken away needs a proof, too: the server says so.
  const [isAsked, setAsked] = useState(false);
  const typed = typedMoney(name, code);
  const isChanged = typed?.name !== saved?.name || typed?.code !== saved?.code;
  const needsProof = isChanged && (saved !== null || isAsked);
  const { submit, pending, errors, edit, formRef } = useSubmit<Field>({
    send: async () => {
      const missing = needsProof ? proofMissing(proof) : null;
      if (missing) throw new Invalid({ proof: missing });
      const body = { mobileMoney: typed, ...(needsProof && proofBody(proof)) };
      const { data } = await call(updateFacts, { params: { handle }, body });
      queryClient().setQueryData(factsQuery(handle).queryKey, data);
      setName(data.mobileMoney?.name ?? '');
      setCode(data.mobileMoney?.code ?? '');
      setProof(emptyProof(settings));
      showSuccess(
        data.mobileMoney === null
          ? 'Removed. Buyers no longer see it.'
          : 'Saved. Buyers read it under "About this seller".',
      );
    },
    errorsOf: (failure) => {
      if (failure instanceof ApiError && failure.code === 'password_required') setAsked(true);
      const ofProof = proofErrorOf(failure);
      return ofProof ? { proof: ofProof } : fieldErrors<Field>(failure, fields, 'mobileMoney.name');
    },
    failed: 'Failed to save this. Please try again.',
  });
  return (
    <Section
      title="Mobile money"
      value={saved === null ? 'Not stated' : moneyInWords(saved)}
      lead="Buyers compare it with the name that their phone shows before they pay."
    >
      <form ref={formRef} className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
        <NewUntil at={facts.moneyNewUntil} />
        <TextField
          label="Registered name"
          name="money-name"
          autoComplete="off"
          maxLength={maxMoneyNameLength}
          placeholder="NAKATO SARAH"
          hint="As MTN or Airtel shows it."
          value={name}
          error={errors['mobileMoney.name']}
          onType={edit(setName)}
        />
        <TextField
          label="Merchant code"
          name="money-code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxMoneyCodeLength}
          hint="Only if you have one."
          value={code}
          error={errors['mobileMoney.code']}
          onType={edit(setCode)}
        />
        {needsProof && (
          <>
            {typed && <p className="text-sm">{announced}</p>}
            <OwnerProof settings={settings} value={proof} error={errors.proof ?? null} onChange={edit(setProof)} />
          </>
        )}
        <SubmitButton className="justify-self-start" disabled={!isChanged && !pending} pending={pending}>
          Save mobile money
        </SubmitButton>
      </form>
    </Section>
  );
}

function NewUntil({ at }: { at: string | null }) {
  if (!(Date.parse(at ?? '') > Date.now())) return null;
  return <p className="text-sm text-muted">Until {formatDay(at ?? '')} your shop tells buyers that this is new.</p>;
}

const announced = 'For 7 days your shop tells buyers that this is new. It protects you and them.';

const moneyInWords = ({ name, code }: Money): string => (code === null ? name : `${name}, code ${code}`);

/** Null when both are empty; a code alone is left for the server to refuse. */
function typedMoney(name: string, code: string): Money | null {
  const typed = { name: name.trim(), code: code.trim() || null };
  return typed.name === '' && typed.code === null ? null : typed;
}
