import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'children'>;

/** One line. Give `name`, `autoComplete` and `inputMode`. */
export function TextField({ label, hint, error, className = '', ...rest }: FieldTexts & InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input {...rest} {...wiring} className={`field ${className}`} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, ...rest }: FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className="field py-2" />}
    </Field>
  );
}

export function SelectField({ label, hint, error, ...rest }: FieldTexts & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <select {...rest} {...wiring} className="field sort w-full" />}
    </Field>
  );
}

/** A password that can be shown. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, ...rest }: FieldTexts & InputProps & { autoComplete: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="field pr-20"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <ShowButton shown={shown} onToggle={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </ShowButton>
        </div>
      )}
    </Field>
  );
}

function ShowButton({ shown, onToggle, children }: { shown: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="button button-text absolute top-0 right-0 px-4"
      aria-label={shown ? 'Hide password' : 'Show password'}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
