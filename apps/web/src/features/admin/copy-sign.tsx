import { Copy } from 'lucide-react';
import { Button } from '#web/ui/seller/button.tsx';
import { copyText } from '#web/ui/seller/fields/copy-field.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';

/** Copies a value that stands beside it. `name` is what it is, such as `reference DK-7F3K9Q`. */
export function CopySign({ name, value }: { name: string; value: string }) {
  const copy = async () => {
    if (await copyText(value)) showSuccess('Copied');
    else showText(`Failed to copy the ${name}`);
  };
  return (
    <Button variant="text" className="button-round copy-sign" aria-label={`Copy ${name}`} onClick={copy}>
      <Copy size={16} aria-hidden="true" />
    </Button>
  );
}
