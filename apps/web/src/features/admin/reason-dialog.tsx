import { type FormEvent, type ReactNode, useState } from 'react';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { TextAreaField } from '#web/ui/seller/text-field.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';

/** The words that a window asks for. */
interface Ask {
  /** The field's name on the wire. */
  name: string;
  label: string;
  hint: string;
  shortest: number;
  longest: number;
  /** What stands beside the field when too little was typed. */
  missing: string;
}

/** Why something is done. It goes to the audit log, which is kept for good. */
const reasonAsk: Ask = {
  name: 'reason',
  label: 'Reason',
  hint: 'For the audit log, which is kept for good: no names, handles or phone numbers.',
  shortest: 3,
  longest: 300,
  missing: 'Please say why, in at least 3 characters',
};

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
  /** Names of the other fields: what the server says of any other one is a message of its own. */
  fields?: string[];
  /** Other fields, above the reason; `errorOf` gives what stands beside one of them. */
  children?: (errorOf: (field: string) => string | undefined) => ReactNode;
  /** The call. It has gone well when this resolves, and the window closes. */
  onConfirm: (words: string, idempotencyKey: string) => Promise<unknown>;
}

/** Asks why before something is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  return <WordsDialog {...props} ask={reasonAsk} />;
}

type WordsDialogProps = ReasonDialogProps & { ask: Ask };

/** Asks for words before something is done. What is wrong stands beside its field; what was typed stays until it has gone well. */
export function WordsDialog(props: WordsDialogProps) {
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !pending && props.onOpenChange(open)}
      title={props.title}
      description={props.text}
    >
      <WordsForm {...props} pending={pending} onPending={setPending} />
    </Dialog>
  );
}

type WordsFormProps = WordsDialogProps & { pending: boolean; onPending: (pending: boolean) => void };

function WordsForm(props: WordsFormProps) {
  const { ask, pending, onPending, contents, children, failed } = props;
  const attempts = useAttempts();
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const errorOf = (field: string) => wrong[field] ?? fieldErrorOf(error, field);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    // React hands events of a window on to the page's own form around it.
    event.stopPropagation();
    if (pending) return;
    const missing = props.check?.() ?? {};
    if (words.trim().length < ask.shortest) missing[ask.name] = ask.missing;
    setWrong(missing);
    setError(null);
    if (Object.keys(missing).length > 0) return;
    onPending(true);
    try {
      await attempts.run(JSON.stringify([words, contents]), (key) => props.onConfirm(words.trim(), key));
      props.onOpenChange(false);
    } catch (failure) {
      setError(failure);
      if (![ask.name, ...(props.fields ?? [])].some((field) => fieldErrorOf(failure, field)))
        showError(failure, failed);
    } finally {
      onPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={confirm} noValidate>
      {children?.(errorOf)}
      <TextAreaField
        label={ask.label}
        name={ask.name}
        rows={2}
        maxLength={ask.longest}
        autoComplete="off"
        hint={ask.hint}
        value={words}
        error={errorOf(ask.name)}
        onChange={(event) => setWords(event.target.value)}
      />
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
