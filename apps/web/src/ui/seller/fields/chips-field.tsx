import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface ChipsFieldProps extends FieldTexts {
  name: string;
  /** Separated by commas, so that what is being typed is part of it at once. */
  value: string;
  onChange: (value: string) => void;
  /** The chips of a value; what is typed twice is one. */
  read: (value: string) => string[];
  placeholder: string;
}

const separator = /[,;\n]/;

/** Several short words, each a chip that a tap takes away. Enter, a comma or leaving the field makes a chip. */
export function ChipsField({ label, hint, error, name, value, onChange, read, placeholder }: ChipsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const end = value.lastIndexOf(',') + 1;
  // Something else may have been put into the field from outside.
  const isOpen = typed.trim() !== '' && value.slice(end).trim() === typed.trim();
  const chips = read(isOpen ? value.slice(0, end) : value);
  const write = (text: string) => {
    setTyped(separator.test(text) ? '' : text);
    onChange([...chips, text].filter((part) => part.trim()).join(', '));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isOpen) return;
    // Not the form: the next chip follows.
    event.preventDefault();
    setTyped('');
  };
  const remove = (chip: string) => {
    onChange([...chips.filter((one) => one !== chip), ...(isOpen ? [typed] : [])].join(', '));
    input.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="field chips-field">
          {chips.map((chip) => (
            <button key={chip} type="button" aria-label={`Remove ${chip}`} onClick={() => remove(chip)}>
              {chip}
              <X size={14} aria-hidden="true" />
            </button>
          ))}
          <input
            ref={input}
            {...wiring}
            name={name}
            value={isOpen ? typed : ''}
            placeholder={chips.length === 0 ? placeholder : 'Add another'}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setTyped('')}
          />
        </div>
      )}
    </Field>
  );
}
