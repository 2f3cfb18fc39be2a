import { markSold, takeSaleBack } from '@app/contracts/owner-products.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetProducts } from '#web/features/catalog/owner/own-products.api.ts';
import { call, newIdempotencyKey } from '#web/lib/requests/call.ts';
import { showError, showUndo } from '#web/ui/seller/toasts.tsx';

/**
 * "Sold one" and its Undo. A lost answer repeated by hand is the same sale: the key changes only when one went well.
 */
export function useSellOne(handle: string) {
  const client = useQueryClient();
  const key = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (productId: string) => {
      key.current ??= newIdempotencyKey();
      const input = { params: { handle, productId }, idempotencyKey: key.current };
      const { saleId } = (await call(markSold, input)).data;
      key.current = null;
      forgetProducts(client);
      showUndo('Sold one', () => takeBack(productId, saleId));
    },
    onError: (error) => showError(error, 'Failed to save the sale. Please try again.'),
  });
  const takeBack = async (productId: string, saleId: string) => {
    try {
      await call(takeSaleBack, { params: { handle, productId, saleId } });
      forgetProducts(client);
    } catch (error) {
      showError(error, 'Failed to undo the sale. Please try again.');
    }
  };
  return { pending: isPending, sell: mutate };
}
