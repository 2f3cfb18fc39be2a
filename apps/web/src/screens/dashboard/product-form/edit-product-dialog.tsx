import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownProductQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { useAskBeforeLeaving } from '#web/ui/seller/use-ask-before-leaving.ts';
import { DiscardChanges } from './discard-changes.tsx';
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
        <FormSkeleton />
      )}
      <DiscardChanges {...question} />
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4" role="status">
      <span className="sr-only">Loading the product</span>
      {['title', 'price', 'old price', 'tags', 'sizes', 'buttons'].map((field) => (
        <Skeleton key={field} className="h-24" />
      ))}
    </div>
  );
}
