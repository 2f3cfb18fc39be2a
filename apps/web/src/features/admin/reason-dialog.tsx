import { type FormEvent, type ReactNode, useState } from 'react';
import { useAttempts } from '#web/features/accounts/attempt-key.ts';
import { ApiError, fieldErrorOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { TextAreaField } from '#web/ui/seller/text-field.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';

const shortestReason = 3;
const longestReason = 300;
export const reasonMissing = 'Please say why, in at least 3 characters';

interface ReasonFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Why something is done. It goes to the audit log, which is kept for good. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <TextAreaField
      label="Reason"
      name="reason"
      rows={2}
      maxLength={longestReason}
      autoComplete="off"
      hint="For the audit log, which is kept for good: no names, handles or phone numbers."
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and how it is undone. */
  text?: ReactNode;
  /** Says what happens: "Suspend the shop". */
  confirmLabel: string;
  /** For what stops somebody. */
  danger?: boolean;
  /** The feature's words, for a failure of which the server says nothing more exact. */
  failed: string;
  /** What the other fields hold: the same contents after a lost answer are the same action. */
  contents?: unknown;
  /** What is wrong with the other fields, by name, before anything is sent. */
  check?: () => Record<string, string>;
  /** Other fields, above the reason; `errorOf` gives what stands beside one of them. */
  children?: (errorOf: (field: string) => string | undefined) => ReactNode;
  /** The call. It has gone well when this resolves, and the window closes. */
  onConfirm: (reason: string, idempotencyKey: string) => Promise<unknown>;
}

/** Asks why before something is done. What is wrong stands beside its field; what was typed stays until it has gone well. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !pending && props.onOpenChange(open)}
      title={props.title}
      description={props.text}
    >
      <ReasonForm {...props} pending={pending} onPending={setPending} />
    </Dialog>
  );
}

type ReasonFormProps = ReasonDialogProps & { pending: boolean; onPending: (pending: boolean) => void };

function ReasonForm(props: ReasonFormProps) {
  const { pending, onPending, contents, children, failed } = props;
  const attempts = useAttempts();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const errorOf = (field: string) => wrong[field] ?? fieldErrorOf(error, field);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    // React hands events of a window on to the page's own form around it.
    event.stopPropagation();
    if (pending) return;
    const missing = props.check?.() ?? {};
    if (reason.trim().length < shortestReason) missing.reason = reasonMissing;
    setWrong(missing);
    setError(null);
    if (Object.keys(missing).length > 0) return;
    onPending(true);
    try {
      await attempts.run(JSON.stringify([reason, contents]), (key) => props.onConfirm(reason.trim(), key));
      props.onOpenChange(false);
    } catch (failure) {
      setError(failure);
      if (!(failure instanceof ApiError) || failure.fieldErrors.length === 0) showError(failure, failed);
    } finally {
      onPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={confirm} noValidate>
      {children?.(errorOf)}
      <ReasonField value={reason} error={errorOf('reason')} onChange={setReason} />
      <div className="dialog-actions">
        <Button disabled={pending} onClick={() => props.onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" variant={props.danger ? 'danger' : 'brand'} pending={pending}>
          {props.confirmLabel}
        </Button>
      </div>
    </form>
  );
}
