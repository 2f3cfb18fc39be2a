import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { Download } from 'lucide-react';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { figuresCsv } from './counters.ts';

/** The table as a file for a spreadsheet. */
export function FiguresFile({ data }: { data: AdminAnalytics }) {
  const save = () =>
    saveFile(new Blob([figuresCsv(data)], { type: 'text/csv' }), `analytics-${data.from}-to-${data.to}.csv`);
  return (
    <Button className="justify-self-start" onClick={save}>
      <Download size={18} aria-hidden="true" />
      Download CSV
    </Button>
  );
}
