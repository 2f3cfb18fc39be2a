import { updateFacts } from '@app/contracts/accounts/settings.endpoints';
import { maxFactLength, maxLandmarkLength, maxReturnsLength } from '@app/contracts/bounds';
import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { Radio } from '#web/ui/seller/fields/radio.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { factsQuery } from './facts.api.ts';

type Field = 'place' | 'landmark' | 'returns' | 'legalName' | 'registration';

const fields: { field: Field; label: string; placeholder: string; maxLength: number; hint?: string }[] = [
  { field: 'place', label: 'Place', placeholder: 'Kikuubo, Kampala', maxLength: maxFactLength },
  {
    field: 'landmark',
    label: 'Where buyers can pick up',
    placeholder: 'Stall 14, opposite the Shell station',
    maxLength: maxLandmarkLength,
  },
  {
    field: 'returns',
    label: 'Returns and refunds',
    placeholder: 'Exchange within 3 days, unworn',
    maxLength: maxReturnsLength,
  },
  {
    field: 'legalName',
    label: 'Your name, or that of your business',
    placeholder: 'Nakato Sarah',
    maxLength: maxFactLength,
  },
  {
    field: 'registration',
    label: 'Business registration',
    placeholder: '80020001234567',
    hint: 'Only if you have one.',
    maxLength: maxFactLength,
  },
];
const names = fields.map(({ field }) => field);

/** What a shop states of itself, for its page "About this seller". */
export function SellerFacts({ handle }: { handle: string }) {
  const { data, error } = useQuery(factsQuery(handle));
  if (data) return <FactsForm handle={handle} facts={data} />;
  // The section above says what failed.
  return error ? null : <Skeleton className="h-15.5" />;
}

function FactsForm({ handle, facts }: { handle: string; facts: ShopFacts }) {
  const [typed, setTyped] = useState<Record<Field, string>>(() => typedOf(facts));
  const [payOnDelivery, setPayOnDelivery] = useState(facts.payOnDelivery);
  const { submit, pending, errors, edit } = useSubmit<Field>({
    send: async () => {
      const body = { ...typed, payOnDelivery };
      const { data: saved } = await call(updateFacts, { params: { handle }, body });
      queryClient().setQueryData(factsQuery(handle).queryKey, saved);
      setTyped(typedOf(saved));
      showSuccess('Saved. Buyers read it under "About this seller".');
    },
    errorsOf: (failure) => fieldErrors(failure, names, 'place'),
    failed: 'Failed to save this. Please try again.',
  });
  const { payOnDelivery: pays, zones, phone, hours, mobileMoney } = facts;
  const stated = [...names.map((field) => facts[field]), pays, zones[0], phone, hours, mobileMoney];
  const count = stated.filter((fact) => fact !== null && fact !== undefined).length;
  return (
    <Section
      title="About you"
      value={`${count} of ${stated.length} stated`}
      isToDo={facts.phone !== null && isUnstated(facts)}
      lead={
        <>
          Buyers trust a shop that says who and where it is.{' '}
          <a className="underline" href={paths.about(handle)}>
            See it as a buyer
          </a>
        </>
      }
    >
      <form className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
        {fields.map(({ field, ...rest }) => (
          <TextField
            key={field}
            {...rest}
            name={field}
            autoComplete="off"
            value={typed[field]}
            error={errors[field]}
            onType={edit((text: string) => setTyped({ ...typed, [field]: text }))}
          />
        ))}
        <fieldset className="grid">
          <legend className="font-semibold">May buyers pay when the goods come?</legend>
          {choices.map(([value, words]) => (
            <Radio
              key={words}
              name="pay-on-delivery"
              checked={payOnDelivery === value}
              onChange={() => edit(setPayOnDelivery)(value)}
            >
              {words}
            </Radio>
          ))}
        </fieldset>
        <SubmitButton className="justify-self-start" pending={pending}>
          Save
        </SubmitButton>
      </form>
    </Section>
  );
}

/** Only what is on this form: areas and number have rows of their own, and the number comes first. */
const isUnstated = (facts: ShopFacts): boolean =>
  names.every((field) => facts[field] === null) && facts.payOnDelivery === null;

const choices: [boolean | null, string][] = [
  [true, 'Yes'],
  [false, 'No'],
  [null, 'I do not say'],
];

const typedOf = (facts: ShopFacts): Record<Field, string> =>
  Object.fromEntries(names.map((field) => [field, facts[field] ?? ''])) as Record<Field, string>;
