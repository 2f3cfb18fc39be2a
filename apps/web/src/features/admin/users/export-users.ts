import { exportUsers } from '@app/contracts/admin/users.endpoints';
import { kampalaDate } from '#web/features/admin/format.ts';
import { callAdminAs } from '#web/features/admin/session/call-admin.ts';
import { readFile } from '#web/lib/requests/read-answer.ts';
import { listQueryOf, type UserListQuery } from './user-list-query.ts';

/** For a million users over a slow line; the administrator can cancel. */
const longestMs = 60 * 60 * 1000;
const lineEnd = 10;
const type = 'text/csv;charset=utf-8';

export interface ExportProgress {
  rows: number;
  total: number | null;
}

/** All users of the list's query as CSV, with progress by rows. */
export function readExport(
  query: UserListQuery,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  return callAdminAs(
    exportUsers,
    { query: listQueryOf(query), signal, retries: 0, timeoutMs: longestMs },
    (response) => (response.ok && response.body ? readRows(response, response.body, onProgress) : readFile(response)),
  );
}

async function readRows(
  response: Response,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: (progress: ExportProgress) => void,
): Promise<Blob> {
  const header = response.headers.get('x-total-rows');
  const total = header !== null && /^\d+$/.test(header) ? Number(header) : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    for (const byte of read.value) if (byte === lineEnd) lines++;
    // The first line holds the columns' names.
    const rows = Math.max(0, lines - 1);
    onProgress({ rows: total === null ? rows : Math.min(rows, total), total });
  }
  return new Blob(parts, { type });
}

export const exportName = (nowMs: number) => `users-export-${kampalaDate(nowMs)}.csv`;
