import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** Below the input, and announced with it. */
  hint?: ReactNode;
  /** Above the input: what must be known before anything is typed. */
  hintFirst?: boolean | undefined;
  /** Below the input, and announced at once. */
  error?: ReactNode;
}

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export function Field({
  label,
  hint,
  hintFirst,
  error,
  children,
}: FieldTexts & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const shownHint = hint && (
    <div id={`${id}-hint`} className="text-sm text-muted wrap-anywhere">
      {hint}
    </div>
  );
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {hintFirst && shownHint}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {!hintFirst && shownHint}
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
