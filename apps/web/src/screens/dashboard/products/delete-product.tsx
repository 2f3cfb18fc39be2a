import type { OwnerProduct } from '@app/contracts/owner-products';
import { useQueryClient } from '@tanstack/react-query';
import { deleteProduct, forgetProducts } from '#web/features/catalog/owner/own-products.api.ts';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';

interface DeleteProductProps {
  handle: string;
  product: OwnerProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** For what was made by hand; a product from TikTok is hidden instead, because its video would bring it back. */
export function DeleteProduct({ handle, product, open, onOpenChange }: DeleteProductProps) {
  const client = useQueryClient();
  const remove = async () => {
    try {
      await deleteProduct(handle, product.video_id);
    } catch (error) {
      showError(error, 'Failed to delete the product. Please try again.');
      throw error;
    }
    forgetProducts(client);
    showSuccess('Product deleted');
  };
  return (
    <ConfirmDanger
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${product.title}”?`}
      text="The product and its photos go for good. What it sold stays in your figures."
      confirmLabel="Delete the product"
      onConfirm={remove}
    />
  );
}
