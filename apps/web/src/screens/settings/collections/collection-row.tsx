import type { Collection } from '@app/contracts/catalog/collections/collections.schemas';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { SendText } from '#web/ui/seller/send-text.tsx';

interface CollectionRowProps {
  collection: Collection;
  link: string;
  pending: boolean;
  onEdit: () => void;
  /** Missing for the first. */
  onMoveUp: (() => void) | undefined;
  onDelete: () => void;
}

export function CollectionRow({ collection, link, pending, onEdit, onMoveUp, onDelete }: CollectionRowProps) {
  const [isShared, setShared] = useState(false);
  const { name, productCount } = collection;
  return (
    <li className="panel grid grid-cols-1 gap-1 p-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="leading-tight font-semibold">{name}</p>
          <p className="text-sm text-muted">
            {kindWords(collection)} ·{' '}
            {productCount > 0 ? counted(productCount, 'product') : 'nothing to show, so buyers do not see it'}
          </p>
        </div>
        {onMoveUp && (
          <Button
            variant="text"
            className="button-round -mt-2 -mr-2 flex-none"
            aria-label={`Move ${name} up`}
            pending={pending}
            onClick={onMoveUp}
          >
            <ArrowUp size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onEdit} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button onClick={() => setShared(true)} aria-label={`Share ${name}`}>
          Share
        </Button>
        <Button variant="text" pending={pending} aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
      <Dialog open={isShared} onOpenChange={setShared} title={`Share “${name}”`}>
        <SendText text={link}>
          <p className="field h-auto py-2 wrap-anywhere">{link}</p>
        </SendText>
      </Dialog>
    </li>
  );
}

const kindWords = ({ kind, tags }: Collection): string =>
  kind === 'newest' ? 'The newest' : kind === 'hand' ? 'Chosen by hand' : `By tag: ${tags.join(', ')}`;
