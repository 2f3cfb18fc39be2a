import { BadgeCheck, ExternalLink, Eye, EyeOff, type LucideIcon, Pencil, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ProductShareDialog } from '#web/features/share-kit/product-share-dialog.tsx';
import { paths } from '#web/paths.ts';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { type Change, hideChange } from './use-change-product.ts';
import { useSellOne } from './use-sell-one.ts';

interface ProductMenuProps {
  handle: string;
  product: { id: string; number: number; title: string; hidden: boolean; hiddenBySupport: boolean; isGone: boolean };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: () => void;
  onChange: (change: Change) => void;
  /** What only one place offers, below what all of them do. */
  children?: ReactNode;
}

/**
 * Actions on a product, in the same words and order on the dashboard and in the shop. The menu closes first: message and
 * Undo stand on the page.
 */
export function ProductMenu({ handle, product, open, onOpenChange, onEdit, onChange, children }: ProductMenuProps) {
  const { id, number, title, hidden, hiddenBySupport, isGone } = product;
  const { sell } = useSellOne(handle);
  const [isSharing, setSharing] = useState(false);
  const isShown = !hidden && !isGone;
  const then = (what: () => void) => () => {
    onOpenChange(false);
    what();
  };
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={`No. ${number} ${title}`}>
        <div className="grid grid-cols-1 gap-4">
          <div className="menu-group">
            <MenuItem icon={Pencil} onClick={then(onEdit)}>
              Edit
            </MenuItem>
            {isShown && (
              <MenuItem icon={Share2} onClick={then(() => setSharing(true))}>
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
            {isShown && (
              <a className="menu-item" href={paths.productAsBuyer(handle, id)} target="_blank" rel="noopener">
                <ExternalLink size={20} className="flex-none text-muted" aria-hidden="true" />
                See it as a buyer
              </a>
            )}
          </div>
          {children}
        </div>
      </Dialog>
      {isSharing && (
        <ProductShareDialog handle={handle} product={{ id, number, title }} open onOpenChange={setSharing} />
      )}
    </>
  );
}

export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
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

export function MenuItem({ icon: Icon, isDanger = false, children, ...button }: MenuItemProps) {
  return (
    <button type="button" className={`menu-item ${isDanger ? 'text-danger' : ''}`} {...button}>
      <Icon size={20} className={`flex-none ${isDanger ? '' : 'text-muted'}`} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </button>
  );
}
