import { Worker } from 'node:worker_threads';
import type { CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { AppError } from '#server/platform/errors.ts';
import { previewCaption } from './preview-caption.ts';

/** One that is read, and one that waits for it. */
const maxRunning = 2;
/** Before there is a thread so many are read here, if they are short: each takes a few milliseconds. */
const maxReadHere = 4;
const shortLength = 500;

/** A thread takes some 50 MB, so it ends when nothing asks. One that does not answer is ended, too. */
interface Settings {
  idleMs?: number;
  timeoutMs?: number;
  onFailure?: (error: Error) => void;
}

export type PreviewThread = ReturnType<typeof createPreviewThread>;

/**
 * Reads captions beside the event loop: a long one takes as long as hundreds of kept pages. The thread starts with the
 * second caption, or a long one, and ends after the last.
 */
export function createPreviewThread({ idleMs = 60_000, timeoutMs = 20_000, onFailure = () => {} }: Settings = {}) {
  let thread: ReturnType<typeof startThread> | null = null;
  let running = 0;
  let readHere = 0;
  let timer: NodeJS.Timeout | undefined;

  function ensureThread() {
    if (thread) return thread;
    const started = startThread(onFailure, () => {
      if (thread === started) thread = null;
    });
    thread = started;
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(timer);
    const ended = thread;
    thread = null;
    readHere = 0;
    await ended?.end();
  }

  function stopAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void stop(), ms).unref();
  }

  return {
    /** Throws `rate_limited` while two are read. */
    async read(caption: string): Promise<CaptionPreview> {
      if (running >= maxRunning) throw busy();
      running += 1;
      stopAfter(timeoutMs);
      try {
        const isHere = !thread?.isReady() && caption.length <= shortLength && readHere < maxReadHere;
        if (!isHere) return await ensureThread().read(caption);
        if (readHere > 0) ensureThread();
        readHere += 1;
        return previewCaption(caption);
      } finally {
        running -= 1;
        if (running === 0) stopAfter(idleMs);
      }
    },
    isStarted: (): boolean => thread !== null,
    stop,
  };
}

const busy = (): AppError =>
  new AppError('rate_limited', {
    message: 'Many captions are being read right now. Please try again in a moment.',
    retryAfterSeconds: 1,
  });

function startThread(onFailure: (error: Error) => void, onEnd: () => void) {
  const worker = new Worker(new URL('./read-preview.worker.ts', import.meta.url), {
    // Not those of a test runner.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  // Answers come in the order of the captions.
  const waiting: PromiseWithResolvers<CaptionPreview>[] = [];
  let isReady = false;
  worker.on('message', (message: 'ready' | CaptionPreview) => {
    if (message === 'ready') isReady = true;
    else waiting.shift()?.resolve(message);
  });
  worker.on('error', onFailure);
  worker.on('exit', () => {
    onEnd();
    for (const { reject } of waiting.splice(0)) reject(new AppError('unavailable', { retryAfterSeconds: 1 }));
  });
  worker.unref();
  return {
    isReady: () => isReady,
    read(caption: string): Promise<CaptionPreview> {
      const answer = Promise.withResolvers<CaptionPreview>();
      waiting.push(answer);
      worker.postMessage(caption);
      return answer.promise;
    },
    end: () => worker.terminate(),
  };
}
