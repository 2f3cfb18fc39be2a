import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** Stands below and is read with the input. */
  hint?: ReactNode;
  /** What is wrong; stands below and is read out as soon as it appears. */
  error?: ReactNode;
}

/** What an input needs to belong to its label, hint and error. */
interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint and error below, wired to the one input that `children` makes. */
export function Field({ label, hint, error, children }: FieldTexts & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted wrap-anywhere">
          {hint}
        </div>
      )}
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
