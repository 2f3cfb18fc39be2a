import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { type ComponentProps, useState } from 'react';
import { ReasonDialog, type ReasonDialogProps } from '#web/features/admin/reason-dialog.tsx';
import type { FieldErrors } from '#web/features/forms/field-error.ts';
import { TextAreaField, TextField } from '#web/ui/seller/fields/text-field.tsx';
import { finishAction } from './action-dialog.ts';

interface ActionField extends Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> {
  label: string;
  hint?: string | undefined;
  initial?: string;
  rows?: number;
}

type CommonProps = Pick<ReasonDialogProps, 'onClose' | 'title' | 'text' | 'confirmLabel' | 'danger' | 'failed'>;

interface ActionFormProps<Name extends string, Body> extends CommonProps {
  fields: Record<Name, ActionField>;
  check?: (body: Body) => FieldErrors<Name>;
  read: (typed: Record<Name, string>) => Body;
  /** Whether the reason may be left out. */
  isOptional?: (body: Body) => boolean;
  send: (body: Body, reason: string, idempotencyKey: string) => Promise<{ message: string; data: AdminUserDetail }>;
  onDone?: (() => void) | undefined;
  /** Words that fill fields and reason at a tap, and can be changed. */
  ready?: { label: string; fields: Partial<Record<Name, string>>; reason: string }[];
  /** What may be wrong with what is typed, without keeping it from being sent. */
  warn?: (typed: Record<Name, string>) => string | null;
}

/** An action on a seller that needs some texts beside its reason. */
export function ActionForm<Name extends string, Body>(props: ActionFormProps<Name, Body>) {
  const { fields, check, read, isOptional, send, onDone, ready = [], warn, ...rest } = props;
  const names = Object.keys(fields) as Name[];
  const [typed, setTyped] = useState(
    () => Object.fromEntries(names.map((name) => [name, fields[name].initial ?? ''])) as Record<Name, string>,
  );
  const body = read(typed);
  const warning = warn?.(typed);
  return (
    <ReasonDialog
      {...rest}
      isOptional={isOptional?.(body) ?? false}
      contents={body}
      fields={names}
      check={() => check?.(body) ?? {}}
      onConfirm={async (reason, key) => {
        finishAction(await send(body, reason, key));
        onDone?.();
      }}
    >
      {(errors, setReason) => (
        <>
          {ready.length > 0 && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="mb-1 font-semibold">Start from a common reason</legend>
              {ready.map((one) => (
                <button
                  key={one.label}
                  type="button"
                  className="chip cursor-pointer"
                  onClick={() => {
                    setTyped({ ...typed, ...one.fields });
                    setReason(one.reason);
                  }}
                >
                  {one.label}
                </button>
              ))}
            </fieldset>
          )}
          {names.map((name) => {
            const { initial: _, rows, ...field } = fields[name];
            const wiring = { name, autoComplete: 'off', value: typed[name], error: errors[name] };
            const type = (value: string) => setTyped({ ...typed, [name]: value });
            return rows === undefined ? (
              <TextField key={name} {...field} {...wiring} onChange={({ target }) => type(target.value)} />
            ) : (
              <TextAreaField
                key={name}
                rows={rows}
                {...field}
                {...wiring}
                onChange={({ target }) => type(target.value)}
              />
            );
          })}
          {warning && <p className="notice mb-0">{warning}</p>}
        </>
      )}
    </ReasonDialog>
  );
}
