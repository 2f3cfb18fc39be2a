import { useCallback, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';

/** For a dialog with input: `close` and the back button ask first; `question` goes to `ConfirmDanger`. */
export function useAskBeforeLeaving(isTyped: boolean, onClose: () => void) {
  const [asks, setAsks] = useState(false);
  // Closing goes back itself, which must not ask again.
  const leaves = useRef(false);
  const isToAsk = useCallback<BlockerFunction>(
    ({ historyAction }) => isTyped && !leaves.current && historyAction === 'POP',
    [isTyped],
  );
  const blocker = useBlocker(isToAsk);
  const isHeld = blocker.state === 'blocked';
  const leave = () => {
    leaves.current = true;
    if (isHeld) blocker.proceed();
    else onClose();
  };
  const stay = () => {
    if (leaves.current) return;
    setAsks(false);
    if (isHeld) blocker.reset();
  };
  return {
    close: () => (isTyped ? setAsks(true) : onClose()),
    leave,
    question: {
      open: asks || isHeld,
      onOpenChange: (open: boolean) => !open && stay(),
      onConfirm: leave,
      cancelLabel: 'Stay here',
    },
  };
}

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
