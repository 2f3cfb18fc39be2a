import { availableParallelism } from 'node:os';
import { normalisePassword } from '@app/contracts/accounts/password-rules';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/platform/errors.ts';

/** What one hash takes: `memoryCost` in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's argon2id minimum (2025): 19 MiB, two passes, one lane. argon2id is the library's default kind. */
const requiredCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * What a sign-in is checked against when there is no such account: no password gives these bytes, and finding that out
 * takes the same time.
 */
const nobodysHash = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$MgzjwOVbwoUINczCEeC4pQ$U0Rl3b0+zeguLw/BIxTU5RwHYLfjEwOY+TkBd6DYHrM`;

export interface Passwords {
  /** The PHC string to store. */
  hash(password: string): Promise<string>;
  /** With null (no such account, or one without a password) the same work is done, and the answer is false. */
  matches(password: string, storedHash: string | null): Promise<boolean>;
  /** For metrics: how many hashes were computed, are being computed and wait. */
  counts(): { done: number; running: number; waiting: number };
}

interface PasswordOptions {
  /** Hashes at once; each takes 19 MiB and a thread of the pool that files and name look-ups share. */
  concurrent?: number;
  /** How many may wait; whoever comes then is asked to come back. */
  waiting?: number;
  /** Less than what is required is for tests only; no configuration leads here. */
  cost?: PasswordCost | undefined;
}

/**
 * Password hashing with a ceiling: a flood of sign-ins can take neither all memory nor all threads. Over the ceiling:
 * `unavailable` (503) with Retry-After, which the request helper obeys.
 */
export function createPasswords(options: PasswordOptions = {}): Passwords {
  const { concurrent = Math.min(3, availableParallelism()), waiting = 64, cost = requiredCost } = options;
  const wrongHash = nobodysHash(cost);
  const queue: (() => void)[] = [];
  let running = 0;
  let done = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrent) {
      if (queue.length >= waiting) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      // The slot is handed over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      done += 1;
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normalisePassword(password), cost)),
    async matches(password, storedHash) {
      const matched = await inTurn(() => verify(storedHash ?? wrongHash, normalisePassword(password)));
      return matched && storedHash !== null;
    },
    counts: () => ({ done, running, waiting: queue.length }),
  };
}
