import type { Payment } from '@app/contracts/billing/billing.schemas';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import {
  awaitedPayment,
  awaitPayment,
  claimReturn,
  forgetAwaitedPayment,
} from '#web/features/billing/awaited-payment.ts';
import { isTyping } from '#web/lib/browser/is-typing.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { isWindowOpen } from '#web/ui/seller/dialog.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

const toastMs = 8000;

/**
 * Says once that the awaited payment is paid, unless the plan stays and comes into view with it (payment-status.tsx). The
 * first of several tabs leaves, once the seller is not busy.
 */
export function useReturnWhenPaid(payment: Payment | null, returnPath: string | null): void {
  const navigate = useNavigate();
  const { reference, status, message = '' } = payment ?? {};
  useEffect(() => {
    if (reference === undefined) return;
    if (status !== 'paid') return awaitPayment(reference, returnPath);
    if (!awaitedPayment(reference)) return;
    refetchShopAndProducts();
    const link = { label: 'Receipt', to: paths.receipt(reference) };
    const showToast = () => showSuccess(message, { durationMs: toastMs, link });
    if (returnPath !== null || isTyping() || isWindowOpen()) showToast();
    if (returnPath === null) return forgetAwaitedPayment();
    let hasLeft = false;
    const stopWaiting = whenUndisturbed(async () => {
      const isFirst = await claimReturn(reference);
      forgetAwaitedPayment();
      if (!isFirst || hasLeft) return;
      // The first toast may be gone by now.
      showToast();
      navigate(returnPath, { replace: true });
    });
    return () => {
      hasLeft = true;
      stopWaiting();
    };
  }, [reference, status, message, returnPath, navigate]);
  // After leaving this screen the seller is not led away any more.
  useEffect(() => forgetAwaitedPayment, []);
}

const lookAgainMs = 500;

function whenUndisturbed(callback: () => void): () => void {
  const callIfUndisturbed = () => {
    if (document.visibilityState === 'hidden' || isTyping() || isWindowOpen()) return;
    clearInterval(timer);
    callback();
  };
  const timer = setInterval(callIfUndisturbed, lookAgainMs);
  callIfUndisturbed();
  return () => clearInterval(timer);
}
