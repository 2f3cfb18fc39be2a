import { goneReasonMessages } from '@app/contracts/catalog/gone-reason-messages';
import type { OwnerProduct, UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { EyeOff, MoreVertical, Pin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askedWords } from '#web/features/catalog/owner/asked-back.ts';
import { fixChange, stockChange, useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { untilTime } from '#web/lib/formatting/day-and-time.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { AvailableToggle } from './available-toggle.tsx';
import type { Move } from './move-in-list.ts';
import { checkWords, NeedsHand } from './needs-hand.tsx';
import { DashboardProductMenu } from './product-menu.tsx';
import { IsStillThere } from './still-there.tsx';

interface ProductRowProps {
  handle: string;
  product: OwnerProduct;
  /** Ask its questions here; elsewhere a button leads to them. */
  asks: boolean;
  /** Ask whether it is still there to be sold. */
  asksIfThere: boolean;
  /** Where it can move; missing if the list is not in the shop's order. */
  moves?: { up: Move | null; down: Move | null; top: Move | null } | undefined;
  onMove: (move: Move) => void;
  onEdit: () => void;
  onChanged: (product: OwnerProduct, changes: UpdateProductBody) => void;
  /** The way to those who asked for it while it was sold out. */
  onTell: () => void;
}

export function ProductRow(props: ProductRowProps) {
  const { handle, product, asks, asksIfThere, moves, onMove, onEdit, onChanged, onTell } = props;
  const [open, setOpen] = useState(false);
  const { pendingId, change } = useChangeProduct(handle, onChanged);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { video_id: id, title, number } = product;
  const isPending = pendingId !== null;
  const isInStock = product.availability === 'available';
  // Show the tap at once.
  const isOn = wanted ?? isInStock;
  const isAskedElsewhere = !asks && product.needs.length > 0;
  const question = (
    <Button className="own-above self-start px-0 text-start text-[13px] underline" variant="text" onClick={onEdit}>
      {checkWords(product.needs)}
      <span className="sr-only">: {title}</span>
    </Button>
  );
  return (
    <>
      <div className="flex items-start gap-3">
        <span className="w-14 flex-none">
          <Picture
            picture={product.primary_thumbnail && toPicture(product.primary_thumbnail)}
            alt=""
            sizes="56px"
            className={isOn ? '' : 'is-sold'}
          />
        </span>
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-start justify-between gap-2">
            <h3 className="own-title">
              <span className="text-muted">No. {number}</span> {title}
            </h3>
            <Button
              className="own-above button-round -mt-2.5 -mr-3 -mb-2 flex-none"
              variant="text"
              aria-label={`More for ${title}`}
              onClick={() => setOpen(true)}
            >
              <MoreVertical size={20} aria-hidden="true" />
            </Button>
          </div>
          {isAskedElsewhere && product.price !== null && question}
          {isInStock && product.askedBack.length > 0 && (
            <Button className="own-above self-start px-0 text-start text-sm underline" variant="text" onClick={onTell}>
              {askedWords(product.askedBack)}. Tell them it is back
            </Button>
          )}
          <States product={product} />
          <div className="-mb-1.5 flex items-center gap-x-1">
            {/* Without a price its question stands in the price's place. */}
            {product.price === null && product.needs.length > 0 ? (
              isAskedElsewhere && question
            ) : (
              <Price price={product.price} oldPrice={product.old_price} />
            )}
            <AvailableToggle
              className="own-above own-switch ml-auto"
              product={product}
              pending={isPending}
              change={change}
              onWanted={setWanted}
            />
          </div>
        </div>
        {/* A tap anywhere else on the card. */}
        <button type="button" className="own-edit" aria-label={`Edit: ${title}`} onClick={onEdit} />
      </div>
      {asks && (
        <NeedsHand
          product={product}
          pending={isPending}
          onFix={(changes, done) => change(fixChange(id, changes, done))}
        />
      )}
      {asksIfThere && (
        <IsStillThere
          handle={handle}
          product={product}
          pending={isPending}
          onSoldOut={() => change(stockChange(id, true))}
        />
      )}
      <DashboardProductMenu
        handle={handle}
        product={product}
        open={open}
        onOpenChange={setOpen}
        moves={moves}
        onMove={onMove}
        onEdit={onEdit}
        onChange={change}
      />
    </>
  );
}

function States({ product }: Pick<ProductRowProps, 'product'>) {
  const { hidden, hiddenBySupport, goneReason, pinned, sold, fromFormerHolder, kind, postProducts } = product;
  const { availability, askedBack } = product;
  return (
    <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {pinned && (
        <State>
          <Pin size={14} aria-hidden="true" />
          Pinned
        </State>
      )}
      {hidden && (
        <State isBad={hiddenBySupport}>
          <EyeOff size={14} aria-hidden="true" />
          {hiddenBySupport ? 'Hidden by our support' : 'Hidden'}
        </State>
      )}
      {fromFormerHolder && <State isBad>Made before you proved this shop. Check it before you show it</State>}
      {goneReason && <State isBad>{goneReasonMessages[goneReason]}</State>}
      {goneReason === null && postProducts > 1 && (
        <State>
          From one {kind === 'video' ? 'video' : 'post'}: {postProducts} products
        </State>
      )}
      {product.sale_price !== null && product.sale_ends_at !== null && (
        <State>
          Discount: {formatPrice(product.sale_price)} {untilTime(product.sale_ends_at)}
        </State>
      )}
      {sold > 0 && <State>{sold} sold</State>}
      {availability === 'sold_out' && askedBack.length > 0 && <State>{askedWords(askedBack)}</State>}
    </p>
  );
}

const State = ({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) => (
  <span className={`own-state ${isBad ? 'text-danger' : ''}`}>{children}</span>
);
