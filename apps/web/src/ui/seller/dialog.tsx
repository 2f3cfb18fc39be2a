import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** For much to read, beside each other where there is room. */
  wide?: boolean;
  about?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  wide = false,
  about,
  children,
  actions,
}: DialogProps) {
  const focus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  useCountWindow(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className={wide ? 'dialog dialog-wide' : 'dialog'}
          onInteractOutside={stayForMessages}
          {...focus}
          // On the title: a ring around the cross would be the loudest thing of the window.
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            heading.current?.focus({ preventScroll: true });
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="dialog-head">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 py-2">
              <Radix.Title ref={heading} tabIndex={-1} className="text-lg leading-tight font-bold outline-none">
                {title}
              </Radix.Title>
              {about}
            </div>
            <Radix.Close className="button button-round -mr-2 flex-none" aria-label="Close">
              <X size={20} aria-hidden="true" />
            </Radix.Close>
          </div>
          {description && (
            <Radix.Description asChild>
              <div className="text-muted">{description}</div>
            </Radix.Description>
          )}
          {children && <div className="mt-4">{children}</div>}
          {actions && <div className="dialog-actions">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** For dialogs opened by state: without a trigger Radix would lose the focus. Spread into the content. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // The page stays where it is: what was added may have been scrolled to.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

/** Undo in a message is no tap outside. */
function stayForMessages(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault();
}

let openWindows = 0;
const followers = new Set<() => void>();

/** Counts open windows. A layout effect, so that effects see a window of the same moment. */
export function useCountWindow(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    countWindow(1);
    return () => countWindow(-1);
  }, [open]);
}

function countWindow(change: 1 | -1): void {
  openWindows += change;
  for (const onChange of followers) onChange();
}

/** A window that opens by itself waits until none is open. */
export const useIsWindowOpen = (): boolean => useSyncExternalStore(followWindows, isWindowOpen, () => false);

export const isWindowOpen = () => openWindows > 0;

function followWindows(onChange: () => void) {
  followers.add(onChange);
  return () => void followers.delete(onChange);
}
