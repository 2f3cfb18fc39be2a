import type { PageShop } from '@app/contracts/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { AddWhatsappDialog } from '#web/features/accounts/contact/add-whatsapp-dialog.tsx';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showInfo } from '#web/ui/seller/toasts.tsx';
import { OwnerSheet } from './owner-sheet.tsx';
import { SyncButton, SyncWords } from './sync-card.tsx';
import { TrialNotices } from './trial-notices.tsx';
import { useSync } from './use-sync.ts';
import { WelcomeBanner, WelcomeDialog } from './welcome.tsx';

/** What only the owner has on the own shop. Comes after hydration, lies over the chat bar, and moves nothing. */
export default function OwnerPart({ shop }: { shop: PageShop }) {
  return (
    <SellerProviders>
      <OwnerBar shop={shop} />
    </SellerProviders>
  );
}

function OwnerBar({ shop }: { shop: PageShop }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onCompleted = useCallback(() => void revalidate(), [revalidate]);
  const sync = useSync(onCompleted);
  const { data: own, refetch } = useQuery(ownShopQuery(shop.handle));
  const client = useQueryClient();
  const [open, setOpen] = useState<'sheet' | 'number' | null>(null);
  const onNumberSaved = () => {
    refetch();
    client.invalidateQueries({ queryKey: queryKeys.account });
    revalidate();
  };
  const sendToSettings = () => {
    setOpen(null);
    const action = { label: 'Settings', onClick: () => void navigate(paths.settings) };
    showInfo('A new number needs your password. Please add it in your settings.', { action, durationMs: 10_000 });
  };
  return (
    <section className="owner-bar" aria-label="Your shop">
      <WelcomeBanner />
      <div className="wrap grid gap-2 py-2 md:max-w-2xl">
        {own && own.phoneNumber === null && (
          <Button variant="brand" onClick={() => setOpen('number')}>
            Add WhatsApp for Customer Contact
          </Button>
        )}
        <div className="flex items-center gap-2">
          <p className="grid min-h-18 min-w-0 flex-1 items-center text-sm leading-tight text-muted" role="status">
            <SyncWords sync={sync} />
          </p>
          <SyncButton sync={sync} />
          <Button className="button-round" aria-label="Manage my shop" onClick={() => setOpen('sheet')}>
            <Settings2 size={20} aria-hidden="true" />
          </Button>
        </div>
      </div>
      <OwnerSheet
        shop={shop}
        own={own ?? null}
        sync={sync}
        open={open === 'sheet'}
        onOpenChange={(on) => setOpen(on ? 'sheet' : null)}
        onAddNumber={() => setOpen('number')}
      />
      <AddWhatsappDialog
        open={open === 'number'}
        onOpenChange={(on) => setOpen(on ? 'number' : null)}
        onSaved={onNumberSaved}
        onProofNeeded={sendToSettings}
      />
      <WelcomeDialog handle={shop.handle} />
      <TrialNotices returnTo={paths.shop(shop.handle)} />
    </section>
  );
}
