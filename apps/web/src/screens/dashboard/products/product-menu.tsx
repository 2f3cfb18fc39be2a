import { deleteProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  BadgeCheck,
  ExternalLink,
  Eye,
  EyeOff,
  Image,
  type LucideIcon,
  Merge,
  Pin,
  PinOff,
  Plus,
  Share2,
  Split,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Change, hideChange, pinChange } from '#web/features/catalog/owner/use-change-product.ts';
import { ProductShareDialog } from '#web/features/share-kit/product-share-dialog.tsx';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { splitChange, takeOutChange } from '#web/screens/dashboard/post-products/post-changes.ts';
import { PostDialog, type PostQuestion } from '#web/screens/dashboard/post-products/post-dialog.tsx';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import type { Move } from './move-in-list.ts';
import { useSellOne } from './use-sell-one.ts';

interface ProductMenuProps {
  handle: string;
  product: OwnerProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  moves?: { up: Move | null; down: Move | null; top: Move | null } | undefined;
  onMove: (move: Move) => void;
  onChange: (change: Change) => void;
}

/** Actions on a product. The menu closes first: message and Undo stand on the page. */
export function ProductMenu(props: ProductMenuProps) {
  const { handle, product, open, onOpenChange, moves, onMove, onChange } = props;
  const { video_id: id, pinned, hidden, hiddenBySupport, kind, title, number } = product;
  const { sell } = useSellOne(handle);
  const [asks, setAsks] = useState<PostQuestion | 'delete' | 'share' | null>(null);
  const then = (what: () => void) => () => {
    onOpenChange(false);
    what();
  };
  const moveButton = (label: string, icon: LucideIcon, move: Move | null) => (
    <MenuItem icon={icon} disabled={!move} onClick={then(() => move && onMove(move))}>
      {label}
    </MenuItem>
  );
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={`${number} ${title}`}>
        <div className="grid grid-cols-1 gap-4">
          <div className="menu-group">
            {!hidden && product.goneReason === null && (
              <MenuItem icon={Share2} onClick={then(() => setAsks('share'))}>
                Share this product
              </MenuItem>
            )}
            <MenuItem icon={BadgeCheck} onClick={then(() => sell(id))}>
              I sold one
            </MenuItem>
            {!hiddenBySupport && (
              <MenuItem icon={hidden ? Eye : EyeOff} onClick={then(() => onChange(hideChange(id, !hidden)))}>
                {hidden ? 'Show to buyers' : 'Hide from buyers'}
              </MenuItem>
            )}
            {!hidden && product.goneReason === null && (
              <a className="menu-item" href={paths.productAsBuyer(handle, id)} target="_blank" rel="noopener">
                <ExternalLink size={20} className="flex-none text-muted" aria-hidden="true" />
                See it as a buyer
              </a>
            )}
          </div>
          <MenuGroup title="Place in your shop">
            <MenuItem icon={pinned ? PinOff : Pin} onClick={then(() => onChange(pinChange(id, !pinned)))}>
              {pinned ? 'Unpin from the top' : 'Pin to the top'}
            </MenuItem>
            {moves && (
              <>
                {moveButton('Move first', ArrowUpToLine, moves.top)}
                {moveButton('Move up', ArrowUp, moves.up)}
                {moveButton('Move down', ArrowDown, moves.down)}
              </>
            )}
          </MenuGroup>
          <PostActions
            product={product}
            onAsk={(what) => then(() => setAsks(what))()}
            onChange={(change) => then(() => onChange(change))()}
          />
          {kind === 'manual' && (
            <div className="menu-group">
              <MenuItem icon={Trash2} isDanger onClick={then(() => setAsks('delete'))}>
                Delete
              </MenuItem>
            </div>
          )}
        </div>
      </Dialog>
      {asks === 'delete' && <DeleteProduct handle={handle} product={product} onClose={() => setAsks(null)} />}
      {asks === 'share' && (
        <ProductShareDialog handle={handle} product={{ id, number, title }} open onOpenChange={() => setAsks(null)} />
      )}
      {asks !== null && asks !== 'delete' && asks !== 'share' && (
        <PostDialog
          handle={handle}
          product={product}
          asks={asks}
          onClose={() => setAsks(null)}
          onChange={(change) => {
            setAsks(null);
            onChange(change);
          }}
        />
      )}
    </>
  );
}

/** Only for products made by hand: an import would bring back the others. */
function DeleteProduct({ handle, product, onClose }: { handle: string; product: OwnerProduct; onClose: () => void }) {
  const remove = async () => {
    await call(deleteProduct, { params: { handle, productId: product.video_id } });
    refetchShopAndProducts();
    showSuccess('Product deleted');
  };
  return (
    <ConfirmDanger
      open
      onOpenChange={onClose}
      title={`Delete “${product.title}”?`}
      text="The product and its photos are deleted for good. Its sales stay in your statistics."
      confirmLabel="Delete the product"
      failed="Failed to delete the product. Please try again."
      onConfirm={remove}
    />
  );
}

interface PostActionsProps {
  product: OwnerProduct;
  onAsk: (what: PostQuestion) => void;
  onChange: (change: Change) => void;
}

function PostActions({ product, onAsk, onChange }: PostActionsProps) {
  const { kind, goneReason, postProducts, splitOff, thumbnails } = product;
  if (kind === 'manual' || goneReason === 'post') return null;
  const what = kind === 'video' ? 'video' : 'post';
  const hasPictures = thumbnails.length > 1 || (kind === 'photo' && postProducts > 1);
  return (
    <MenuGroup title={`From the same ${what}`}>
      {goneReason === 'joined' ? (
        <MenuItem icon={Split} onClick={() => onChange(takeOutChange(product))}>
          Sell it by itself
        </MenuItem>
      ) : goneReason === 'caption' ? (
        <MenuItem icon={Eye} onClick={() => onChange(splitChange(product, true))}>
          Put it back on the shop
        </MenuItem>
      ) : (
        <>
          <MenuItem icon={Plus} onClick={() => onAsk('split')}>
            Add another product from this {what}
          </MenuItem>
          {postProducts > 1 && (
            <MenuItem icon={Merge} onClick={() => onAsk('join')}>
              Merge with another product
            </MenuItem>
          )}
          {hasPictures && (
            <MenuItem icon={Image} onClick={() => onAsk('picture')}>
              Choose the picture
            </MenuItem>
          )}
          {splitOff && (
            <MenuItem icon={Undo2} onClick={() => onChange(splitChange(product, false))}>
              Take it off again
            </MenuItem>
          )}
        </>
      )}
    </MenuGroup>
  );
}

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} level="h3" look="text-sm font-semibold text-muted" className="grid grid-cols-1 gap-1">
      <div className="menu-group">{children}</div>
    </Section>
  );
}

interface MenuItemProps {
  icon: LucideIcon;
  disabled?: boolean;
  isDanger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function MenuItem({ icon: Icon, isDanger = false, children, ...button }: MenuItemProps) {
  return (
    <button type="button" className={`menu-item ${isDanger ? 'text-danger' : ''}`} {...button}>
      <Icon size={20} className={`flex-none ${isDanger ? '' : 'text-muted'}`} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </button>
  );
}
