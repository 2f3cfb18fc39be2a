import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import type { useAskBeforeLeaving } from '#web/ui/seller/use-ask-before-leaving.ts';

export function DiscardChanges(question: ReturnType<typeof useAskBeforeLeaving>['question']) {
  return (
    <ConfirmDanger
      {...question}
      title="Leave without saving?"
      text="What you changed here is not saved yet."
      confirmLabel="Leave without saving"
    />
  );
}
