import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * A control that goes with its own tap takes the focus along, and a keyboard or a screen reader would begin the page
 * again. Then `near` gets it: `ref` is for an element with `tabIndex={-1}`, `onClickCapture` for one around the controls.
 */
export function useFocusNear<Near extends HTMLElement>() {
  const near = useRef<Near>(null);
  const tapped = useRef<Element | null>(null);
  useEffect(() => {
    if (!tapped.current || tapped.current.isConnected) return;
    // Where the focus went elsewhere, it stays.
    if (document.activeElement === document.body) {
      if (!near.current) return;
      near.current.focus({ preventScroll: true });
    }
    tapped.current = null;
  });
  const onClickCapture = ({ target }: MouseEvent) => {
    tapped.current = (target as Element).closest('button');
  };
  return { near, onClickCapture };
}
