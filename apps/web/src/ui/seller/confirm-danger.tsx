import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { useCountWindow, useReturnFocus } from './dialog.tsx';
import { showError } from './toasts.tsx';

interface ConfirmDangerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Closes on success; throws to stay open, after showing why. */
  onConfirm: () => Promise<void> | void;
  /** Shown when `onConfirm` throws, unless it has shown the reason itself. */
  failed?: string;
  children?: ReactNode;
}

/** Confirms what cannot be undone. The focus starts on the harmless button. */
export function ConfirmDanger(props: ConfirmDangerProps) {
  const [pending, setPending] = useState(false);
  const focus = useReturnFocus();
  useCountWindow(props.open);
  const confirm = async () => {
    setPending(true);
    try {
      await props.onConfirm();
      props.onOpenChange(false);
    } catch (error) {
      if (props.failed !== undefined) showError(error, props.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !pending && props.onOpenChange(open)}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content className="dialog" {...focus}>
          <Radix.Title className="py-2 text-lg leading-tight font-bold">{props.title}</Radix.Title>
          <Radix.Description asChild>
            <div className="text-muted">{props.text}</div>
          </Radix.Description>
          {props.children && <div className="mt-4">{props.children}</div>}
          <div className="dialog-actions">
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? 'Cancel'}</Button>
            </Radix.Cancel>
            <Button variant="danger" pending={pending} onClick={confirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
