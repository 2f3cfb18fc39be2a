import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import markOwn from './mark-own.ts?inline-script';

// The browser keeps what the server wrote, and runs it only there: within a document the app knows the owner itself.
const script = import.meta.env.SSR ? markOwn : '';

/** First in the main part of a shop, so that the rest is painted with the room that its owner needs (`data-own`). */
export function OwnMark() {
  if (useAsBuyer()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, always the same, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
