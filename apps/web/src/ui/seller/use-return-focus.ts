import { useRef } from 'react';

/**
 * For windows that are opened by a state instead of by Radix's own trigger: Radix would give the focus back to a
 * trigger that is not there, and a keyboard would start at the top of the page again. Spread into the content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
