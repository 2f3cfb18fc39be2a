import { grouped } from '@app/contracts/messages/message-text';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#web/lib/browser/save-file.ts';

import { isAbort } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showError, showInfo, showSuccess } from '#web/ui/seller/toasts.tsx';
import { type ExportProgress, exportName, readExport } from './export-users.ts';
import type { UserListQuery } from './user-list-query.ts';

/** Leaving the screen cancels the export. */
export function ExportButton({ query }: { query: UserListQuery }) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setProgress({ rows: 0, total: null });
    try {
      saveFile(await readExport(query, setProgress, own.signal), exportName(Date.now()));
      showSuccess('Users exported successfully');
    } catch (error) {
      if (isAbort(error)) showInfo('Export cancelled');
      else showError(error, 'Failed to export users');
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {progress && (
        <>
          <progress
            className="export-progress"
            aria-label="Export of users"
            {...(progress.total === null ? {} : { max: Math.max(1, progress.total), value: progress.rows })}
          />
          <span className="text-sm tabular-nums text-muted">{rowWords(progress)}</span>
          <Button onClick={() => running.current?.abort()}>Cancel</Button>
        </>
      )}
      <Button pending={progress !== null} onClick={run}>
        {!progress && <Download size={18} aria-hidden="true" />}
        Export CSV
      </Button>
    </div>
  );
}

const rowWords = ({ rows, total }: ExportProgress) =>
  total === null ? `${grouped(rows)} users` : `${grouped(rows)} of ${grouped(total)} users`;
