import { updateFacts } from '@app/contracts/accounts/settings.endpoints';
import { maxZoneNameLength, maxZones } from '@app/contracts/bounds';
import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { factsQuery } from './facts.api.ts';
import { kampalaRows, newRow, readFee, readRows, toRows, type ZoneDraft, zonesInWords } from './zone-draft.ts';
import { ZoneRow } from './zone-row.tsx';

/** Where the shop delivers to, and for what: the buyer chooses one, and its fee is in the total. */
export function DeliveryZones({ handle }: { handle: string }) {
  const { data, error, refetch } = useQuery(factsQuery(handle));
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-21.5" />;
  return <ZonesForm handle={handle} facts={data} />;
}

function ZonesForm({ handle, facts }: { handle: string; facts: ShopFacts }) {
  const [rows, setRows] = useState(() => toRows(facts.zones));
  const [freeOver, setFreeOver] = useState(facts.freeOverUgx === null ? '' : String(facts.freeOverUgx));
  const { submit, pending, errors, edit, formRef } = useSubmit<string>({
    send: async () => {
      const { zones, errors: wrong } = readRows(rows);
      // Its field goes with the last area.
      const freeOverUgx = rows.length === 0 ? null : readFee(freeOver);
      if (freeOverUgx === undefined || freeOverUgx === 0)
        wrong.freeOverUgx = 'Write an amount in shillings, or nothing.';
      if (Object.keys(wrong).length > 0) throw new Invalid(wrong);
      const { data: saved } = await call(updateFacts, {
        params: { handle },
        body: { zones, freeOverUgx: freeOverUgx ?? null },
      });
      queryClient().setQueryData(factsQuery(handle).queryKey, saved);
      setRows(toRows(saved.zones));
      showSuccess(
        saved.zones.length > 0 ? 'Delivery saved. Buyers see the fees.' : 'Delivery is agreed in each chat again',
      );
    },
    errorsOf: (failure) =>
      failure instanceof ApiError
        ? Object.fromEntries(failure.fieldErrors.map(({ field, message }) => [field, message]))
        : {},
    failed: 'Failed to save this. Please try again.',
  });
  const change = edit((changed: ZoneDraft[]) => setRows(changed));
  return (
    <Section
      title="Delivery areas and fees"
      value={zonesInWords(facts.zones)}
      isToDo={facts.phone !== null && facts.zones.length === 0}
      lead="Buyers choose their area, and see the full price before they write to you."
    >
      <form ref={formRef} className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
        {rows.length === 0 && (
          <Button className="justify-self-start" onClick={() => change(kampalaRows())}>
            Start with a table for Kampala
          </Button>
        )}
        {rows.map((row, index) => (
          <ZoneRow
            key={row.key}
            row={row}
            errors={{
              name: errors[`zones.${index}.name`],
              fee: errors[`zones.${index}.feeUgx`],
              ways: errors[`zones.${index}.ways`],
            }}
            onChange={(values) => change(rows.map((one) => (one === row ? { ...row, ...values } : one)))}
            onRemove={() => change(rows.filter((one) => one !== row))}
          />
        ))}
        {rows.length < maxZones && (
          <Button className="justify-self-start" onClick={() => change([...rows, newRow()])}>
            Add an area
          </Button>
        )}
        {rows.length > 0 && (
          <TextField
            label="Free from this amount on"
            name="free-over"
            inputMode="text"
            autoComplete="off"
            maxLength={maxZoneNameLength}
            hint="Goods for so much are delivered without a fee. Empty: never."
            value={freeOver}
            error={errors.freeOverUgx}
            onType={edit(setFreeOver)}
          />
        )}
        <SubmitButton className="justify-self-start" pending={pending}>
          Save delivery
        </SubmitButton>
      </form>
    </Section>
  );
}
