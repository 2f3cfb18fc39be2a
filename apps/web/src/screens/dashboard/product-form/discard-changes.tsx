import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';

/** Asked when a window with something typed is about to be closed: this can't be undone. */
export function DiscardChanges(props: { open: boolean; onOpenChange: (open: boolean) => void; onLeave: () => void }) {
  return (
    <ConfirmDanger
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Leave without saving?"
      text="What you changed here is not saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      onConfirm={props.onLeave}
    />
  );
}
