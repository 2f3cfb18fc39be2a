import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetProducts, moveProduct } from '#web/features/catalog/owner/own-products.api.ts';
import { showError, showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { backOf, type LoadedList, type Move } from './move-in-list.ts';

const done = 'Product moved';

/** Moves products in the shop's order, and back. */
export function useMoveProduct(handle: string, list: LoadedList) {
  const client = useQueryClient();
  const [isMoving, setIsMoving] = useState(false);
  const send = async ({ productId, before }: Move): Promise<boolean> => {
    setIsMoving(true);
    try {
      await moveProduct(handle, productId, before);
      forgetProducts(client);
      return true;
    } catch (error) {
      showError(error, 'Failed to move the product. Please try again.');
      return false;
    } finally {
      setIsMoving(false);
    }
  };
  const move = async (wanted: Move | null) => {
    if (!wanted || isMoving) return;
    const back = backOf(list, wanted);
    if (!(await send(wanted))) return;
    if (back) showUndo(done, () => send(back));
    else showSuccess(done);
  };
  return { isMoving, move };
}
