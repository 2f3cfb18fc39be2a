import { maxReasonLength, minReasonLength } from '@app/contracts/bounds';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';

interface WordsField {
  /** On the wire. */
  name: string;
  label: string;
  hint: string;
  minLength: number;
  maxLength: number;
  missing: string;
}

const reasonField: WordsField = {
  name: 'reason',
  label: 'Reason',
  hint: 'It goes into the audit log and is kept for good. Leave out names, handles and phone numbers.',
  minLength: minReasonLength,
  maxLength: maxReasonLength,
  missing: 'Please say why, in at least 3 characters',
};

export interface ReasonDialogProps {
  onClose: () => void;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  /** The reason may be left out, and is empty then. */
  isOptional?: boolean;
  danger?: boolean;
  /** The error's words where the server has none. */
  failed: string;
  /** What the other fields hold: repeated after a lost answer, equal contents are the same action. */
  contents?: unknown;
  /** What is wrong with the other fields, before anything is sent. */
  check?: () => FieldErrors<string>;
  /** Names of the other fields, beside which the server's errors stand. */
  fields?: string[];
  /** The other fields; `setWords` writes the words, such as with a ready reason. */
  children?: (errors: FieldErrors<string>, setWords: (words: string) => void) => ReactNode;
  /** The call. It has gone well when this resolves, and the window closes. */
  onConfirm: (words: string, idempotencyKey: string) => Promise<unknown>;
}

export function ReasonDialog(props: ReasonDialogProps) {
  return <WordsDialog {...props} field={reasonField} />;
}

/** Asks for words before something is done, and keeps what was typed until it has gone well. */
export function WordsDialog(props: ReasonDialogProps & { field: WordsField }) {
  const { field, contents, children, onClose, isOptional = false } = props;
  const [words, setWords] = useState('');
  const { submit, pending, errors } = useSubmit<string>({
    send: async (attempt) => {
      const { length } = words.trim();
      const missing = length < field.minLength && !(isOptional && length === 0) ? field.missing : null;
      requireValid({ ...props.check?.(), [field.name]: missing });
      await attempt(JSON.stringify([words, contents]), (key) => props.onConfirm(words.trim(), key));
      onClose();
    },
    errorsOf: (failure) => fieldErrors(failure, [field.name, ...(props.fields ?? [])]),
    failed: props.failed,
  });
  return (
    <Dialog open onOpenChange={() => pending || onClose()} title={props.title} description={props.text}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {children?.(errors, setWords)}
        <TextAreaField
          label={isOptional ? `${field.label} (optional)` : field.label}
          name={field.name}
          rows={2}
          maxLength={field.maxLength}
          autoComplete="off"
          hint={field.hint}
          hintFirst
          value={words}
          error={errors[field.name]}
          onChange={(event) => setWords(event.target.value)}
        />
        <div className="dialog-actions">
          <Button disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={props.danger ? 'danger' : 'brand'}
            className={props.danger ? 'button-last' : ''}
            pending={pending}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
