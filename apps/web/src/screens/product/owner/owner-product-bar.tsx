import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AddNumber } from '#web/features/accounts/contact/add-number.tsx';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { TrialEnding } from '#web/features/billing/trial-ending.tsx';
import { stockChange, useChangeProduct, useTellThem } from '#web/features/catalog/owner/use-change-product.ts';
import type { ProductDetail } from '#web/features/catalog/page-product.ts';
import { ProductShareDialog } from '#web/features/share-kit/product-share-dialog.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';

interface OwnerProductBarProps {
  handle: string;
  product: ProductDetail;
}

export default function OwnerProductBar(props: OwnerProductBarProps) {
  return (
    <SellerProviders>
      <Bar {...props} />
      <TrialEnding />
    </SellerProviders>
  );
}

function Bar({ handle, product: { id, number, title, soldOut } }: OwnerProductBarProps) {
  const { revalidate } = useRevalidator();
  const [isSharing, setSharing] = useState(false);
  const tell = useTellThem();
  const { pendingId, change } = useChangeProduct(handle, (changed, changes) => {
    tell.offer(changed, changes);
    revalidate();
  });
  return (
    <section className="owner-product-bar grid gap-2" aria-label="Your product">
      <AddNumber handle={handle} />
      <div className="grid grid-cols-[auto_auto_1fr] gap-1.5">
        <ButtonLink className="px-3" to={paths.editProduct(id)}>
          Edit
        </ButtonLink>
        <Button className="px-2.5" onClick={() => setSharing(true)}>
          <Share2 size={18} aria-hidden="true" />
          Share
        </Button>
        <Button
          className="px-0.5 text-[15px]"
          pending={pendingId === id}
          onClick={() => change(stockChange(id, !soldOut))}
        >
          {soldOut ? 'Mark as available' : 'Mark as sold out'}
        </Button>
      </div>
      {isSharing && (
        <ProductShareDialog handle={handle} product={{ id, number, title }} open onOpenChange={setSharing} />
      )}
      {tell.window}
    </section>
  );
}
