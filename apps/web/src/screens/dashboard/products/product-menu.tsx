import { deleteProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  Eye,
  Image,
  type LucideIcon,
  Merge,
  Pin,
  PinOff,
  Plus,
  Split,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { MenuGroup, MenuItem, ProductMenu } from '#web/features/catalog/owner/product-menu.tsx';
import { type Change, pinChange } from '#web/features/catalog/owner/use-change-product.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { splitChange, takeOutChange } from '#web/screens/dashboard/post-products/post-changes.ts';
import { PostDialog, type PostQuestion } from '#web/screens/dashboard/post-products/post-dialog.tsx';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import type { Move } from './move-in-list.ts';

interface DashboardProductMenuProps {
  handle: string;
  product: OwnerProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  moves?: { up: Move | null; down: Move | null; top: Move | null } | undefined;
  onMove: (move: Move) => void;
  onEdit: () => void;
  onChange: (change: Change) => void;
}

/** The menu of a product with what needs its list or the other products of its post. */
export function DashboardProductMenu(props: DashboardProductMenuProps) {
  const { handle, product, open, onOpenChange, moves, onMove, onEdit, onChange } = props;
  const { video_id: id, pinned, hidden, hiddenBySupport, kind, title, number, goneReason } = product;
  const [asks, setAsks] = useState<PostQuestion | 'delete' | null>(null);
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
      <ProductMenu
        handle={handle}
        product={{ id, number, title, hidden, hiddenBySupport, isGone: goneReason !== null }}
        open={open}
        onOpenChange={onOpenChange}
        onEdit={onEdit}
        onChange={onChange}
      >
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
      </ProductMenu>
      {asks === 'delete' && <DeleteProduct handle={handle} product={product} onClose={() => setAsks(null)} />}
      {asks !== null && asks !== 'delete' && (
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
