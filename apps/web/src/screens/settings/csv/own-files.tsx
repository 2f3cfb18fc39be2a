import { exportAnalytics } from '@app/contracts/analytics/analytics.endpoints';
import { exportProducts } from '@app/contracts/catalog/owner-files.endpoints';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';
import { CsvImport } from './csv-import.tsx';

const files = { products: exportProducts, figures: exportAnalytics };

/** Products and figures as CSV; the products can be edited and uploaded again. */
export function OwnFiles({ handle }: { handle: string }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (what: keyof typeof files) =>
      saveFile(await call(files[what], { params: { handle } }), `${handle}-${what}.csv`),
    onError: (error) => showError(error, 'Failed to download the file. Please try again.'),
  });
  const isTaking = (what: keyof typeof files) => isPending && variables === what;
  return (
    <Section title="Products and statistics as spreadsheets">
      <p className="text-muted">
        Download your products as a list, change titles, prices, tags or stock in it, and upload it again. Your changes
        stay, whatever TikTok says later.
      </p>
      <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
        <Button pending={isTaking('products')} onClick={() => mutate('products')}>
          <Download size={18} aria-hidden="true" />
          Products as CSV
        </Button>
        <Button pending={isTaking('figures')} onClick={() => mutate('figures')}>
          <Download size={18} aria-hidden="true" />
          All statistics as CSV
        </Button>
      </div>
      <CsvImport handle={handle} />
    </Section>
  );
}
