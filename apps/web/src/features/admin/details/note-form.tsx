import { addNote } from '@app/contracts/admin/support/support.endpoints';
import { maxSellerNoteLength } from '@app/contracts/bounds';
import { useState } from 'react';
import { finishAction } from '#web/features/admin/actions/action-dialog.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';

/** What was typed stays until it is stored. */
export function NoteForm({ userId }: { userId: string }) {
  const [text, setText] = useState('');
  const { submit, pending, errors, edit } = useSubmit<'text'>({
    send: async (attempt) => {
      const typed = text.trim();
      requireValid({ text: typed === '' ? 'Please write a note' : null });
      const send = (idempotencyKey: string) =>
        callAdmin(addNote, { params: { userId }, body: { text: typed }, idempotencyKey });
      finishAction(await attempt(typed, send));
      setText('');
    },
    errorsOf: (failure) => fieldErrors(failure, ['text']),
    failed: 'Failed to add the note',
  });
  return (
    <form className="note-form" onSubmit={submit} noValidate>
      <TextAreaField
        label="Note for colleagues"
        hint={`The seller does not see it. ${maxSellerNoteLength - text.length} letters left.`}
        name="text"
        rows={2}
        maxLength={maxSellerNoteLength}
        autoComplete="off"
        value={text}
        error={errors.text}
        onType={edit(setText)}
      />
      <Button type="submit" className="justify-self-start" pending={pending}>
        Add note
      </Button>
    </form>
  );
}
