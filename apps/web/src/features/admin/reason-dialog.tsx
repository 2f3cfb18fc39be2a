import { maxReasonLength, minReasonLength } from '@app/contracts/bounds';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { TextAreaField } from '#web/ui/seller/text-field.tsx';

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
  hint: 'It goes into the audit log and is kept for good. Leave out names, handles and phone numbers.',
  shortest: minReasonLength,
  longest: maxReasonLength,
  missing: 'Please say why, in at least 3 characters',
};

interface ReasonDialogProps {
  /** It was left, or it has gone well. */
  onClose: () => void;
  title: string;
  /** What will happen, and how it is undone. */
  text?: ReactNode;
  /** Says what happens: "Suspend the shop". */
  confirmLabel: string;
  /** True where something else in the window says why: the reason may be left out, and is empty then. */
  isOptional?: boolean;
  /** For what stops somebody. */
  danger?: boolean;
  /** The feature's words, for a failure of which the server says nothing more exact. */
  failed: string;
  /** What the other fields hold: the same contents after a lost answer are the same action. */
  contents?: unknown;
  /** What is wrong with the other fields, by name, before anything is sent. */
  check?: () => FieldErrors<string>;
  /** Names of the other fields: what the server says of any other one is a message of its own. */
  fields?: string[];
  /** Other fields, above the reason. */
  children?: (errors: FieldErrors<string>) => ReactNode;
  /** The call. It has gone well when this resolves, and the window closes. */
  onConfirm: (words: string, idempotencyKey: string) => Promise<unknown>;
}

/** Asks why before something is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  return <WordsDialog {...props} ask={reasonAsk} />;
}

/**
 * Asks for words before something is done. What is wrong stands beside its field; what was typed stays until it has
 * gone well.
 */
export function WordsDialog(props: ReasonDialogProps & { ask: Ask }) {
  const { ask, contents, children, onClose, isOptional = false } = props;
  const [words, setWords] = useState('');
  const { submit, pending, errors } = useSubmit<string>({
    send: async (attempt) => {
      const { length } = words.trim();
      const missing = length < ask.shortest && !(isOptional && length === 0) ? ask.missing : null;
      requireValid({ ...props.check?.(), [ask.name]: missing });
      await attempt(JSON.stringify([words, contents]), (key) => props.onConfirm(words.trim(), key));
      onClose();
    },
    errorsOf: (failure) => fieldErrors(failure, [ask.name, ...(props.fields ?? [])]),
    failed: props.failed,
  });
  return (
    <Dialog open onOpenChange={() => pending || onClose()} title={props.title} description={props.text}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {children?.(errors)}
        <TextAreaField
          label={isOptional ? `${ask.label} (optional)` : ask.label}
          name={ask.name}
          rows={2}
          maxLength={ask.longest}
          autoComplete="off"
          hint={ask.hint}
          value={words}
          error={errors[ask.name]}
          onChange={(event) => setWords(event.target.value)}
        />
        <div className="dialog-actions">
          <Button disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={props.danger ? 'danger' : 'brand'} pending={pending}>
            {props.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
