import type { OwnerShop } from '@app/contracts/catalog';
import type { PageShop } from '@app/contracts/pages';
import type { ReactNode } from 'react';
import { useSignOut } from '#web/features/accounts/use-sign-out.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { SyncCard } from './sync-card.tsx';
import type { Sync } from './use-sync.ts';

interface OwnerSheetProps {
  shop: PageShop;
  own: OwnerShop | null;
  sync: Sync;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAddNumber: () => void;
}

/** The owner's counts, the import, and the ways to everything else. */
export function OwnerSheet({ shop, own, sync, open, onOpenChange, onAddNumber }: OwnerSheetProps) {
  const { pending, leave } = useSignOut();
  const needsHand = own?.counts.needsHand ?? 0;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Manage my shop">
      <div className="grid gap-4">
        <ProductOverview own={own}>
          <SyncCard sync={sync} />
        </ProductOverview>
        {needsHand > 0 && (
          <ButtonLink variant="brand" to={withQuery(paths.dashboard, { show: 'needs_hand' })}>
            {needsHand === 1 ? '1 product needs a hand' : `${needsHand} products need a hand`}
          </ButtonLink>
        )}
        <CopyField label="Your shop link" value={shop.shopLink} />
        {own && own.phoneNumber === null && <Button onClick={onAddNumber}>Add WhatsApp for Customer Contact</Button>}
        {shop.unconfirmed && <ButtonLink to={paths.settings}>Confirm that @{shop.handle} is yours</ButtonLink>}
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink to={paths.dashboard}>Dashboard</ButtonLink>
          <ButtonLink to={paths.analytics}>Figures</ButtonLink>
          <ButtonLink to={paths.subscription}>Subscription</ButtonLink>
          <ButtonLink to={paths.settings}>Settings</ButtonLink>
        </div>
        <Button variant="text" pending={pending} onClick={leave}>
          Sign Out
        </Button>
      </div>
    </Dialog>
  );
}

/** How many products there are and how many can be bought; `children` is how the import stands. */
function ProductOverview({ own, children }: { own: OwnerShop | null; children: ReactNode }) {
  return (
    <section aria-labelledby="overview" className="grid gap-3">
      <h3 id="overview" className="font-semibold">
        Product Overview
      </h3>
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Count of="Total Products" count={own?.counts.total} />
        <Count of="Available" count={own?.counts.available} />
        <Count of="Out of Stock" count={own?.counts.soldOut} />
      </dl>
      {children}
    </section>
  );
}

function Count({ of, count }: { of: string; count: number | undefined }) {
  return (
    <div className="panel flex flex-col-reverse px-1 py-3">
      <dt className="text-sm leading-tight text-muted">{of}</dt>
      <dd className="text-lg font-bold">{count ?? <Skeleton className="mx-auto h-7 w-8" />}</dd>
    </div>
  );
}
