import { type ComponentProps, useId } from 'react';

type FileButtonProps = ComponentProps<'input'> & { look?: string; pending?: boolean };

/** A file's input that looks like a button. */
export function FileButton({ look = '', pending, children, ...input }: FileButtonProps) {
  const id = useId();
  return (
    <div className="file-button">
      <input {...input} id={id} type="file" />
      <label className={`button button-quiet w-full ${look}`} htmlFor={id} aria-busy={pending}>
        {children}
      </label>
    </div>
  );
}
