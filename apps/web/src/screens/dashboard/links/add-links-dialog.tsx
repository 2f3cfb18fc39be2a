import { maxLinkLength, maxLinks } from '@app/contracts/bounds';
import { addLinks } from '@app/contracts/ingestion/ingestion.endpoints';
import type { AddLinkResult } from '@app/contracts/ingestion/ingestion.schemas';
import { CircleAlert, CircleCheck, ClipboardPaste, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { useAskBeforeLeaving } from '#web/screens/dashboard/product-form/ask-before-leaving.tsx';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';

interface AddLinksDialogProps {
  onClose: () => void;
  /** The first product that came, while the window with all results is still open. */
  onAdded: (productId: string) => void;
}

/** Adds older videos by their links, up to 50 at once, with a result for each. */
export function AddLinksDialog({ onClose, onAdded }: AddLinksDialogProps) {
  const [text, setText] = useState('');
  const [results, setResults] = useState<AddLinkResult[] | null>(null);
  const links = readPastedLinks(text);
  const { submit, pending, errors, edit } = useSubmit<'links'>({
    send: async (attempt) => {
      requireValid({ links: linksError(links) });
      const { data } = await attempt(links.join(), (idempotencyKey) =>
        call(addLinks, { body: { urls: links }, idempotencyKey }),
      );
      setResults(data.results);
      // Failed links stay, to be corrected or retried.
      setText(data.results.flatMap((result) => (isToTryAgain(result) ? result.url : [])).join('\n'));
      refetchShopAndProducts();
      const first = data.results.find((result) => result.ok);
      if (first) onAdded(first.product.video_id);
    },
    failed: 'Failed to add the links. Please try again.',
  });
  const { close, question } = useAskBeforeLeaving(pending || (!results && text.trim() !== ''), onClose);

  return (
    <Dialog
      open
      onOpenChange={close}
      title="Add older videos"
      description="In TikTok: open the video, tap Share, then Copy link. Paste it here. Older videos need no #TRACK."
    >
      <div className="grid grid-cols-1 gap-4">
        {results && <LinkResults results={results} />}
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
          <PasteButton onPaste={edit((pasted) => setText((now) => [now.trim(), pasted].filter(Boolean).join('\n')))} />
          <TextAreaField
            label="Links of your videos"
            name="links"
            value={text}
            onType={edit(setText)}
            rows={4}
            placeholder={'https://www.tiktok.com/@you/video/…\nhttps://vm.tiktok.com/…'}
            hint={`${links.length > 0 ? `${links.length} found. ` : ''}You can paste up to ${maxLinks} links, or a whole message. We find your newest 10 videos by ourselves.`}
            error={errors.links}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SubmitButton pending={pending} disabled={links.length === 0}>
            {pending ? 'Reading from TikTok…' : links.length > 1 ? `Add ${links.length} videos` : 'Add video'}
          </SubmitButton>
        </form>
        <ConfirmDanger
          {...question}
          title="Leave without adding?"
          text="These links are not added yet."
          confirmLabel="Leave without adding"
        />
      </div>
    </Dialog>
  );
}

/** What was copied in TikTok, with one tap, where the browser may read it. */
function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  // TikTok's own browser has no such thing.
  const [mayRead, setMayRead] = useState(typeof navigator.clipboard?.readText === 'function');
  const paste = async () => {
    try {
      onPaste(await navigator.clipboard.readText());
    } catch {
      setMayRead(false);
    }
  };
  if (!mayRead) return null;
  return (
    <Button onClick={paste}>
      <ClipboardPaste size={18} aria-hidden="true" />
      Paste
    </Button>
  );
}

function linksError({ length }: string[]): string | null {
  if (length === 0) return 'Please paste at least one TikTok link.';
  return length > maxLinks ? `These are ${length} links. Please paste at most ${maxLinks} at a time.` : null;
}

/** Background work continues, and a hidden product stays hidden: neither needs a retry. */
const isToTryAgain = (result: AddLinkResult) =>
  !result.ok && result.reason !== 'later' && result.reason !== 'already_hidden';

function LinkResults({ results }: { results: AddLinkResult[] }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (results.length > 0) place.current?.focus();
  }, [results]);
  const added = results.filter(({ ok }) => ok).length;
  return (
    <section>
      <h3 ref={place} tabIndex={-1} className="font-semibold">
        {added} of {results.length} added
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {results.map((result) => (
          <li key={result.url} className="flex gap-2 border-t border-line pt-2">
            <ResultIcon result={result} />
            <ResultWords result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResultIcon({ result }: { result: AddLinkResult }) {
  if (result.ok) return <CircleCheck size={20} className="mt-1 flex-none text-brand" aria-hidden="true" />;
  if (result.reason === 'later') return <Clock size={20} className="mt-1 flex-none text-muted" aria-hidden="true" />;
  return <CircleAlert size={20} className="mt-1 flex-none text-danger" aria-hidden="true" />;
}

function ResultWords({ result }: { result: AddLinkResult }) {
  const url = <span className="block truncate text-sm text-muted">{result.url}</span>;
  if (!result.ok)
    return (
      <p className="min-w-0">
        {result.message}
        {url}
      </p>
    );
  const { number, title, price } = result.product;
  return (
    <p className="min-w-0">
      <b>No. {number}</b> {title}, {price === null ? 'no price found' : formatPrice(price)}
      {url}
    </p>
  );
}

/** Links as people paste them, each once; without `https://` only words that look like an address. */
export function readPastedLinks(text: string): string[] {
  const found = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[<("'“]+|[>)"'”.]+$/g, ''))
    .filter((word) => /^https?:\/\/\S/i.test(word) || /^[\w-]+(?:\.[\w-]+)+\/\S/.test(word))
    .map((word) => (/^https?:/i.test(word) ? word : `https://${word}`).slice(0, maxLinkLength));
  return [...new Set(found)];
}
