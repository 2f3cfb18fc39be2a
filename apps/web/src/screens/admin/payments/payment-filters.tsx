import { maxPaymentSearchLength } from '@app/contracts/bounds';
import { grouped } from '@app/contracts/messages/message-text';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { attentionQuery } from '#web/features/admin/attention.api.ts';
import { DayField } from '#web/features/admin/list/day-field.tsx';
import { FoldedFilters } from '#web/features/admin/list/folded-filters.tsx';
import { SearchForm } from '#web/features/admin/list/search-form.tsx';
import { TypedField } from '#web/features/admin/list/typed-field.tsx';
import { providerChoices } from '#web/features/admin/provider-names.ts';
import { AddressChips } from '#web/lib/address/address-chips.tsx';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { useAddress } from '#web/lib/address/use-address.ts';

import { SelectField } from '#web/ui/seller/fields/text-field.tsx';
import {
  filterWords,
  noFilter,
  type PaymentFilter,
  type PaymentShow,
  paymentShowNames,
  readAmount,
  withPaymentFilter,
} from './payment-query.ts';

/** Search, state, provider, day and amount, and a chip to remove each. */
export function PaymentFilters({ filter }: { filter: PaymentFilter }) {
  const address = useAddress();
  const change = (changed: Partial<PaymentFilter>) => address.change((now) => withPaymentFilter(now, changed));
  return (
    <search className="grid grid-cols-1 gap-3">
      <FoldedFilters
        beside={<QuickChoice chosen={filter.state} />}
        search={
          <SearchForm
            label={<span className="max-md:sr-only">Search payments</span>}
            placeholder="Handle, phone, reference, ID"
            defaultValue={filter.search}
            maxLength={maxPaymentSearchLength}
            autoComplete="off"
            autoCapitalize="none"
            onSearch={(search) => change({ search })}
          />
        }
      >
        <SelectField
          label="State"
          value={filter.state}
          options={Object.entries(paymentShowNames)}
          onChange={({ currentTarget }) => change({ state: currentTarget.value as PaymentShow })}
        />
        <SelectField
          label="Provider"
          value={filter.provider ?? ''}
          options={[['', 'All'], ...providerChoices]}
          onChange={({ currentTarget }) => change({ provider: currentTarget.value || null })}
        />
        <DayField label="Started on" value={filter.day} onChange={(day) => change({ day })} />
        <TypedField
          label="Amount (UGX)"
          value={filter.amountUgx}
          read={readAmount}
          write={grouped}
          failure="Write it like 30,000"
          inputMode="numeric"
          placeholder="e.g. 30,000"
          onChange={(amountUgx) => change({ amountUgx })}
        />
      </FoldedFilters>
      <Chips filter={filter} />
    </search>
  );
}

/** The work, or everything. */
function QuickChoice({ chosen }: { chosen: PaymentShow }) {
  const { data } = useQuery(attentionQuery());
  return (
    <AddressChips
      label="Which payments"
      className="flex gap-2"
      names={{ all: 'All', open: 'To decide' }}
      chosen={chosen as 'all'}
      changeTo={(state) => (now) => withPaymentFilter(now, { state })}
      counts={{ open: data && data.paymentsByHand + data.paymentsStuck }}
      toTop
    />
  );
}

function Chips({ filter }: { filter: PaymentFilter }) {
  const chips = filterWords(filter);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Filters">
      {chips.map(([field, words]) => (
        <li key={field} className="max-w-full">
          <AddressLink
            className="chip max-w-full"
            change={(now) => withPaymentFilter(now, { [field]: noFilter[field] })}
            aria-label={`Remove the filter ${words}`}
          >
            <span className="truncate">{words}</span>
            <X size={16} aria-hidden="true" className="flex-none" />
          </AddressLink>
        </li>
      ))}
      <li>
        <AddressLink className="button button-text" change={(now) => withPaymentFilter(now, noFilter)}>
          Clear all
        </AddressLink>
      </li>
    </ul>
  );
}
