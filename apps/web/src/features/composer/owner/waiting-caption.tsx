import { PenLine } from 'lucide-react';
import { waitingCaption } from '#web/features/composer/kept-caption.ts';
import { Button } from '#web/ui/seller/button.tsx';

/** A caption that was written before, perhaps on the landing page before the sign-up: it is offered again. */
export function WaitingCaption({ onOpen }: { onOpen: () => void }) {
  const caption = waitingCaption();
  if (caption === null) return null;
  return (
    <section aria-label="Your caption" className="panel flex items-center gap-3 py-2">
      <PenLine size={20} className="flex-none text-brand" aria-hidden="true" />
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block font-semibold">Your caption is kept</b>
        <bdi className="block truncate text-sm text-muted">{caption}</bdi>
      </p>
      <Button className="flex-none" onClick={onOpen}>
        Go on<span className="sr-only"> with your caption</span>
      </Button>
    </section>
  );
}
