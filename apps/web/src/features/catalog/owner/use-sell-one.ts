import { markSold, takeSaleBack } from '@app/contracts/catalog/owner-products.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { showError, showUndo } from '#web/ui/seller/toasts.tsx';

/** "I sold one" and its Undo. A tap after a lost answer is the same sale. */
export function useSellOne(handle: string) {
  const attempts = useAttempts();
  const { mutate, isPending } = useMutation({
    mutationFn: async (productId: string) => {
      const { data } = await attempts.run(productId, (idempotencyKey) =>
        call(markSold, { params: { handle, productId }, idempotencyKey }),
      );
      refetchShopAndProducts();
      const undo = async () => {
        await call(takeSaleBack, { params: { handle, productId, saleId: data.saleId } });
        refetchShopAndProducts();
      };
      showUndo('1 sale noted', undo, 'Failed to undo the sale. Please try again.');
    },
    onError: (error) => showError(error, 'Failed to save the sale. Please try again.'),
  });
  return { pending: isPending, sell: mutate };
}
