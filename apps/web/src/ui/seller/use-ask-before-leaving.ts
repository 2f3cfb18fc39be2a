import { useCallback, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/**
 * For a window that may hold something typed: `close` asks first when it does, and so does the phone's back button.
 * `leave` goes without asking, as after saving. `question` is for the `ConfirmDanger` that asks.
 */
export function useAskBeforeLeaving(isTyped: boolean, onClose: () => void) {
  const [asks, setAsks] = useState(false);
  // Closing goes back itself, and must not be asked about then.
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
