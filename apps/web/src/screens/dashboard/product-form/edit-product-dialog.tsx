import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownProductQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { DiscardChanges, useAskBeforeLeaving } from './ask-before-leaving.tsx';
import { EditProductForm } from './edit-product-form.tsx';

interface EditProductDialogProps {
  handle: string;
  productId: string;
  onClose: () => void;
}

export function EditProductDialog({ handle, productId, onClose }: EditProductDialogProps) {
  const { data: product, error, refetch } = useQuery(ownProductQuery(handle, productId));
  const [isTyped, setIsTyped] = useState(false);
  const { close, leave, question } = useAskBeforeLeaving(isTyped, onClose);
  return (
    <Dialog open onOpenChange={close} title={product ? `Edit number ${product.number}` : 'Edit product'}>
      {product ? (
        <EditProductForm handle={handle} product={product} onTyped={setIsTyped} onSaved={leave} />
      ) : error ? (
        <ErrorState error={error} words="Failed to load product details" onRetry={refetch} />
      ) : (
        <Skeletons label="Loading the product" looks={Array(6).fill('h-24')} className="grid grid-cols-1 gap-4" />
      )}
      <DiscardChanges {...question} />
    </Dialog>
  );
}
