import { readAgain } from '@app/contracts/ingestion.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetProducts } from '#web/features/catalog/owner/own-products.api.ts';
import { call } from '#web/lib/requests/call.ts';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';

/** Reads a product's video again, with all products that it names. */
export function useReadAgain() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (productId: string) => call(readAgain, { body: { productId } }),
    onSuccess: ({ message, data }) => {
      forgetProducts(client);
      showSuccess(data.created > 0 ? `${message}, ${data.created} of them new` : message);
    },
    onError: (error) => showError(error, 'Failed to read the video. Please try again.'),
  });
  return { pending: isPending, read: mutate };
}
