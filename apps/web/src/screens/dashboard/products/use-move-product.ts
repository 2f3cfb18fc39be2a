import { moveProduct } from '@app/contracts/owner-products.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetProducts } from '#web/features/catalog/owner/own-products.api.ts';
import { call } from '#web/lib/requests/call.ts';
import { showError, showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { backOf, type LoadedList, type Move } from './move-in-list.ts';

const done = 'Product moved';

export function useMoveProduct(handle: string, list: LoadedList) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ productId, before }: Move) => {
      await call(moveProduct, { params: { handle, productId }, body: { before } });
      forgetProducts(client);
    },
    onError: (error) => showError(error, 'Failed to move the product. Please try again.'),
  });
  const send = (wanted: Move) =>
    mutateAsync(wanted).then(
      () => true,
      () => false,
    );
  const move = async (wanted: Move | null) => {
    if (!wanted || isPending) return;
    const back = backOf(list, wanted);
    if (!(await send(wanted))) return;
    if (back) showUndo(done, () => send(back));
    else showSuccess(done);
  };
  return { move };
}
