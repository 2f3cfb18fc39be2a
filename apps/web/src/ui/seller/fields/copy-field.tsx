import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { Field } from './field.tsx';

const copiedMs = 2000;

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    // Inside an open dialog, which traps the focus.
    (document.activeElement?.parentElement ?? document.body).append(field);
    field.select();
    const copied = document.execCommand?.('copy') ?? false;
    field.remove();
    return copied;
  }
}

export function CopyField({
  label,
  value,
  done = 'Shop link copied to clipboard!',
  failed = 'Failed to copy link',
}: {
  label: string;
  value: string;
  done?: string;
  failed?: string;
}) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    if (!(await copyText(value))) return showText(failed);
    showSuccess(done);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedMs);
  };
  return (
    <Field label={label}>
      {(wiring) => (
        <div className="flex gap-2">
          <input {...wiring} className="field" readOnly value={value} onFocus={(event) => event.target.select()} />
          <Button className="flex-none" onClick={copy}>
            <Copy size={20} aria-hidden="true" />
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      )}
    </Field>
  );
}
