import { Readable } from 'node:stream';
import { AppError } from '#server/platform/errors.ts';

/** A slower body is ended. */
export interface Pace {
  bytes: number;
  withinMs: number;
}

/**
 * A body that reaches Fastify's parsers in one piece. Its bytes lie in one block of the announced length, of which only
 * the received part takes memory and which `free` returns to the system: pieces on V8's heap cost many times their bytes
 * and stay long after the request. Nothing is read before a parser asks.
 */
export class WholeBody extends Readable {
  readonly #source: Readable;
  readonly #pace: Pace;
  readonly #block: Buffer;
  #received = 0;
  #isComplete = false;
  #refusal: Error | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: Readable, { maxBytes, pace }: { maxBytes: number; pace: Pace }) {
    super();
    this.#source = source;
    this.#pace = pace;
    this.#block = Buffer.allocUnsafeSlow(maxBytes);
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Answers the caller with the error and discards the rest of the body. */
  refuse(error: Error): void {
    // Before a parser listens, the error would have no listener.
    if (this.#timer === undefined) this.#refusal = error;
    else this.destroy(error);
  }

  /** Nothing may read the bytes afterwards. */
  free(): void {
    const { buffer } = this.#block;
    if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
  }

  override _read(): void {
    if (this.#timer !== undefined || this.#isComplete) return;
    const source = this.#source;
    // No event follows when the caller has left already.
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
