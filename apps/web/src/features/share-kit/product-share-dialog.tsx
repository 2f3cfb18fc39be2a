import { Dialog } from '#web/ui/seller/dialog.tsx';
import type { KitSubject } from './share-kit.api.ts';
import { ShareKit } from './share-kit.tsx';

interface ProductShareDialogProps {
  handle: string;
  product: NonNullable<KitSubject['product']>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Pictures, texts and posters of one product. */
export function ProductShareDialog({ handle, product, open, onOpenChange }: ProductShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Share number ${product.number}`} about={product.title}>
      <ShareKit subject={{ handle, product }} />
    </Dialog>
  );
}
