import type { CsvRowError } from '@app/contracts/owner-products.schemas';
import { shopPath } from '#web/features/catalog/owner/own-products.api.ts';
import { callApi, callApiForFile } from '#web/lib/requests/api-client.ts';

export interface CsvOutcome {
  changed: number;
  unchanged: number;
  errors: CsvRowError[];
}

const timeoutMs = 120_000;

/** All own products as a CSV that can be edited and taken back in. */
export const readProductsFile = (handle: string) => callApiForFile(`${shopPath(handle)}/products/export`);

/** Takes the edited CSV in; with `dryRun` it only tells what it would do. */
export async function importProductsFile(handle: string, csv: Blob, dryRun: boolean): Promise<CsvOutcome> {
  const path = `${shopPath(handle)}/products/import${dryRun ? '?dryRun=true' : ''}`;
  return (await callApi<CsvOutcome>(path, { method: 'POST', body: csv, timeoutMs })).data;
}
