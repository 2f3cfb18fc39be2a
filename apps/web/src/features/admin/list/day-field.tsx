import { useState } from 'react';
import { kampalaDate } from '#web/features/admin/format.ts';
import type { FieldTexts } from '#web/ui/seller/field.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { dayWords, readTypedDay } from './typed-day.ts';

interface DayFieldProps {
  label: string;
  /** `2026-11-22`; null where no day is chosen. */
  value: string | null;
  error?: FieldTexts['error'];
  onChange: (day: string | null) => void;
}

/**
 * A day that is typed with its day before its month, and shown as `22 Nov 2026`: a browser's own field writes the month
 * first where its language is American English. Applies when it loses focus or with Enter.
 */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  const [failure, setFailure] = useState<string>();
  const read = (field: HTMLInputElement) => {
    const typed = field.value.trim();
    const day = typed === '' ? null : readTypedDay(typed, kampalaDate(Date.now()));
    if (typed !== '' && day === null) return setFailure('Write it like 22 Nov 2026');
    setFailure(undefined);
    if (day !== null) field.value = dayWords(day);
    if (day !== value) onChange(day);
  };
  return (
    <TextField
      key={value ?? ''}
      label={label}
      type="text"
      className="min-w-0"
      autoComplete="off"
      placeholder="22 Nov 2026"
      defaultValue={value === null ? '' : dayWords(value)}
      error={failure ?? error}
      onChange={() => setFailure(undefined)}
      onBlur={({ currentTarget }) => read(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && read(currentTarget)}
    />
  );
}
