import { type ComponentProps, useState } from 'react';
import type { FieldTexts } from '#web/ui/seller/fields/field.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';

interface TypedFieldProps<Value> extends Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> {
  label: string;
  /** Null where none is chosen. */
  value: Value | null;
  /** Then an empty or unreadable one is an error, and null for the form: what was chosen before does not count. */
  required?: boolean;
  /** What was typed, or null when it is none. */
  read: (typed: string) => Value | null;
  write: (value: Value) => string;
  /** What is said where it is none. */
  failure: string;
  error?: FieldTexts['error'];
  onChange: (value: Value | null) => void;
}

/** A value that people write in several ways. Applies when it loses focus or with Enter, and is then written one way. */
export function TypedField<Value extends string | number>(props: TypedFieldProps<Value>) {
  const { value, required = false, read, write, failure, error, onChange, ...rest } = props;
  const words = value === null ? '' : write(value);
  const [typed, setTyped] = useState(words);
  const [seen, setSeen] = useState(value);
  const [isWrong, setWrong] = useState(false);
  // Changed from elsewhere, such as by the chip that removes it.
  if (value !== seen) {
    setSeen(value);
    setTyped(words);
    setWrong(false);
  }
  const apply = () => {
    const wanted = typed.trim() === '' ? null : read(typed);
    const isNone = wanted === null && (required || typed.trim() !== '');
    setWrong(isNone);
    if (isNone && !required) return;
    if (!isNone) setTyped(wanted === null ? '' : write(wanted));
    // What was chosen before does not count, so it may be chosen again.
    if (required) setSeen(wanted);
    if (wanted !== value) onChange(wanted);
  };
  return (
    <TextField
      {...rest}
      className="min-w-0"
      required={required}
      autoComplete="off"
      value={typed}
      error={isWrong ? failure : error}
      onChange={({ target }) => {
        setTyped(target.value);
        setWrong(false);
      }}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}
