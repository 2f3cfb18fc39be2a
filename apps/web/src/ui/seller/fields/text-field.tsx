import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface Typing {
  onType?: ((typed: string) => void) | undefined;
}

type InputProps = Typing & Omit<ComponentProps<'input'>, 'id' | 'children'>;
type TextAreaProps = Typing & Omit<ComponentProps<'textarea'>, 'id'>;

/** One line. Give `name`, `autoComplete` and `inputMode`. */
export function TextField({ label, hint, error, onType, className = '', ...rest }: FieldTexts & InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          onChange={(event) => onType?.(event.target.value)}
          {...rest}
          {...wiring}
          className={`field ${className}`}
        />
      )}
    </Field>
  );
}

export function TextAreaField(props: FieldTexts & TextAreaProps) {
  const { label, hint, hintFirst, error, onType, className = '', ...rest } = props;
  return (
    <Field label={label} hint={hint} hintFirst={hintFirst} error={error}>
      {(wiring) => (
        <textarea
          rows={4}
          onChange={(event) => onType?.(event.target.value)}
          {...rest}
          {...wiring}
          className={`field py-2 ${className}`}
        />
      )}
    </Field>
  );
}

type Choices = readonly (readonly [value: string | number, name: string])[];

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & { options: Choices };

export function SelectField({ label, hint, error, options, ...rest }: FieldTexts & SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <select {...rest} {...wiring} className="field sort w-full">
          <Options of={options} />
        </select>
      )}
    </Field>
  );
}

export const Options = ({ of: choices }: { of: Choices }) =>
  choices.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** A password that can be shown. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField(props: FieldTexts & InputProps & { autoComplete: string }) {
  const { label, hint, error, onType, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            onChange={(event) => onType?.(event.target.value)}
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="field pr-20"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="button button-text absolute top-0 right-0 px-4"
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
