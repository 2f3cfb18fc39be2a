import { previewCaption } from '@app/contracts/ingestion/captions.endpoints';
import type { CaptionPreview } from '@app/contracts/ingestion/captions.schemas';

const timeoutMs = 15_000;
/** While someone types: 24 a minute, of the 30 that the server takes from like browsers of one network. */
const restMs = 2500;
/** Asked again by itself after so long at most; a longer wait is left to the person. */
const maxWaitSeconds = 60;

const troubles = {
  offline: 'Not checked yet: no internet connection. Your caption stays here.',
  unanswered: 'Not checked yet: our server did not answer. Your caption stays here.',
};

const isOffline = () => navigator.onLine === false;

interface Hearer {
  answered(caption: string, preview: CaptionPreview): void;
  /** In words; the last cards stay. */
  failed(trouble: string): void;
}

/** Asks for the cards of a caption, one request at a time: a newer text ends the wait for an older one. */
export function previewsFor({ answered, failed }: Hearer) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let sentAtMs = Number.NEGATIVE_INFINITY;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  /** Without a delay at once, even shortly after another one. */
  const ask = (caption: string, delayMs: number) => {
    stop();
    timer = setTimeout(send, delayMs && Math.max(delayMs, sentAtMs + restMs - performance.now()), caption);
  };

  async function send(caption: string) {
    if (isOffline()) return failed(troubles.offline);
    sentAtMs = performance.now();
    const given = new AbortController();
    running = given;
    const limit = setTimeout(() => given.abort(), timeoutMs);
    try {
      const response = await fetch(previewCaption.path, {
        method: previewCaption.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ caption }),
        signal: given.signal,
      });
      const { data } = (await response.json()) as { data: CaptionPreview };
      if (running !== given) return;
      if (response.ok) answered(caption, data);
      else if (response.status === 429) wait(caption, Number(response.headers.get('retry-after')) || 10);
      else failed(troubles.unanswered);
    } catch {
      if (running === given) failed(isOffline() ? troubles.offline : troubles.unanswered);
    } finally {
      clearTimeout(limit);
    }
  }

  function wait(caption: string, seconds: number) {
    const words = seconds === 1 ? '1 second' : `${seconds} seconds`;
    const again = seconds <= maxWaitSeconds ? ` We look again in ${words}.` : '';
    failed(`Not checked yet: too many captions at once.${again}`);
    if (again) timer = setTimeout(send, seconds * 1000, caption);
  }

  return { ask, stop };
}
