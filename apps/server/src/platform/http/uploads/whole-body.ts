import { Readable } from 'node:stream';
import { AppError } from '#server/platform/errors.ts';

/** A body that brings fewer bytes than these in such a time is ended. */
export interface Pace {
  bytes: number;
  withinMs: number;
}

/**
 * A body on its way, for the parsers of Fastify: it comes out in one piece once all of it is there. Its bytes lie in one
 * block of the announced length, of which only what has come takes memory, and which `free` gives back to the system:
 * pieces on V8's heap cost many times their bytes and stay long after the request. Nothing is read before a parser asks.
 */
export class WholeBody extends Readable {
  readonly #source: Readable;
  readonly #pace: Pace;
  readonly #block: Buffer;
  #received = 0;
  #isComplete = false;
  #refusal: Error | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: Readable, { mostBytes, pace }: { mostBytes: number; pace: Pace }) {
    super();
    this.#source = source;
    this.#pace = pace;
    this.#block = Buffer.allocUnsafeSlow(mostBytes);
  }

  /** True when all of it is there: a handler may be at work on the bytes. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Answers the caller with the error instead, and throws away what still comes. */
  refuse(error: Error): void {
    // Before a parser listens, the error would have no listener.
    if (this.#timer === undefined) this.#refusal = error;
    else this.destroy(error);
  }

  /** Gives the memory back at once; nothing may read the bytes afterwards. */
  free(): void {
    const { buffer } = this.#block;
    if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
  }

  override _read(): void {
    if (this.#timer !== undefined || this.#isComplete) return;
    const source = this.#source;
    // A caller who has left already sends no event.
    const hasLeft = source.destroyed && !source.readableEnded;
    if (hasLeft || this.#refusal) {
      this.destroy(this.#refusal ?? callerLeft());
      return;
    }
    this.#watchPace();
    source.on('data', this.#keep).on('end', this.#finish).on('error', this.#leave).on('close', this.#leave);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#timer);
    const source = this.#source;
    source.off('data', this.#keep).off('end', this.#finish).off('error', this.#leave).off('close', this.#leave);
    if (!this.#isComplete) {
      this.free();
      source.resume();
    }
    done(error);
  }

  readonly #keep = (piece: Buffer): void => {
    if (this.#received + piece.length > this.#block.length) {
      this.destroy(new AppError('payload_too_large'));
      return;
    }
    this.#received += piece.copy(this.#block, this.#received);
  };

  readonly #finish = (): void => {
    clearTimeout(this.#timer);
    this.#isComplete = true;
    this.push(this.#block.subarray(0, this.#received));
    this.push(null);
  };

  readonly #leave = (): void => {
    if (!this.#isComplete) this.destroy(callerLeft());
  };

  #watchPace(): void {
    const before = this.#received;
    this.#timer = setTimeout(() => {
      if (this.#received - before >= this.#pace.bytes) this.#watchPace();
      else this.destroy(tooSlow());
    }, this.#pace.withinMs);
    this.#timer.unref();
  }
}

const callerLeft = () => new AppError('invalid_request', { message: 'The caller left before all of it was there.' });

const tooSlow = () =>
  new AppError('unavailable', { message: 'What you sent stopped on its way. Please try again.', retryAfterSeconds: 1 });
