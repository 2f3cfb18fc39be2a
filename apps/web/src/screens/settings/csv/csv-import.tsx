import { maxCsvBytes } from '@app/contracts/bounds';
import { importProducts } from '@app/contracts/catalog/owner-files.endpoints';
import type { CsvRowError, ImportCsvAnswer } from '@app/contracts/catalog/owner-files.schemas';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import type { Static } from 'typebox';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { counted } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { FileButton } from '#web/ui/seller/fields/file-button.tsx';
import { showError, showSuccess, showText } from '#web/ui/seller/toasts.tsx';

type CsvOutcome = Static<typeof ImportCsvAnswer>['data'];

const timeoutMs = 120_000;

interface Checked {
  name: string;
  /** In memory: the file may change between check and import. */
  csv: Blob;
  outcome: CsvOutcome;
}

/** Takes the edited list back: a dry run first, then the import. */
export function CsvImport({ handle }: { handle: string }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useMutation({
    mutationFn: async (file: File) => {
      const csv = new Blob([await file.arrayBuffer()], { type: 'text/csv' });
      setChecked({ name: file.name, csv, outcome: await importFile(handle, csv, true) });
    },
    onError: (error) => showError(error, 'Failed to read the file. Please try again.'),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setChecked(null);
    if (file.size > maxCsvBytes) showText('This file is larger than 1 MB. Is it the list of your products?');
    else check.mutate(file);
  };
  const apply = useMutation({
    mutationFn: async ({ csv }: Checked) => {
      const { changed } = await importFile(handle, csv, false);
      refetchShopAndProducts();
      setChecked(null);
      showSuccess(`${counted(changed, 'product')} changed`);
    },
    onError: (error) => showError(error, 'Failed to change the products. Please try again.'),
  });
  const changed = checked?.outcome.changed ?? 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileButton
        accept=".csv,text/csv"
        disabled={check.isPending || apply.isPending}
        pending={check.isPending}
        onChange={choose}
      >
        {check.isPending ? <span className="spinner" aria-hidden="true" /> : <FileUp size={18} aria-hidden="true" />}
        {check.isPending ? 'Checking your list…' : 'Upload changed list'}
      </FileButton>
      <div role="status">{checked && <CsvOutcomeView name={checked.name} outcome={checked.outcome} />}</div>
      {checked && (
        <div className="flex flex-wrap gap-2">
          {changed > 0 && (
            <Button variant="brand" pending={apply.isPending} onClick={() => apply.mutate(checked)}>
              Change {counted(changed, 'product')}
            </Button>
          )}
          <Button onClick={() => setChecked(null)}>{changed > 0 ? 'Change nothing' : 'Close'}</Button>
        </div>
      )}
    </div>
  );
}

function CsvOutcomeView({ name, outcome: { changed, unchanged, errors } }: { name: string; outcome: CsvOutcome }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>
        <b>{name}</b>: {changed} to change, {unchanged} as they are
        {errors.length > 0 && <>, {counted(errors.length, 'mistake')}</>}.
      </p>
      {errors.length > 0 && (
        <>
          <p className="text-sm text-muted">
            We skip rows with a mistake and change the others. Correct the mistakes in your file and upload it again.
          </p>
          <ErrorTable errors={errors} />
        </>
      )}
    </div>
  );
}

function ErrorTable({ errors }: { errors: CsvRowError[] }) {
  return (
    <CounterTable
      caption="Mistakes in the list"
      className="mistakes"
      columns={[
        { head: 'Line', cell: ({ line }) => line },
        { head: 'Column', cell: ({ column }) => column ?? '–' },
        { head: 'What is wrong', cell: ({ message }) => message },
      ]}
      rows={errors}
      keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
    />
  );
}

async function importFile(handle: string, csv: Blob, dryRun: boolean): Promise<CsvOutcome> {
  return (await call(importProducts, { params: { handle }, query: { dryRun }, body: csv, timeoutMs })).data;
}
