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

/** No password has this hash, and checking one against it takes as long as against a real one. */
const impossibleHash = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$MgzjwOVbwoUINczCEeC4pQ$U0Rl3b0+zeguLw/BIxTU5RwHYLfjEwOY+TkBd6DYHrM`;

export type Passwords = ReturnType<typeof createPasswords>;

interface PasswordOptions {
  /** Hashes at once; each takes 19 MiB and a thread of the pool that files and name look-ups share. */
  concurrent?: number;
  /** How many may wait; more are refused. */
  waiting?: number;
  /** Only tests set a lower one. */
  cost?: PasswordCost | undefined;
}

/**
 * A flood of sign-ins can take neither all memory nor all threads: above the limits `unavailable` (503) with Retry-After
 * is thrown.
 */
export function createPasswords(options: PasswordOptions = {}) {
  const { concurrent = Math.min(3, availableParallelism()), waiting = 64, cost = requiredCost } = options;
  const wrongHash = impossibleHash(cost);
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
    /** The PHC string to store. */
    hash: (password: string): Promise<string> => inTurn(() => hash(normalisePassword(password), cost)),
    /** Null (no such account, or one without a password): the same work is done, and the answer is false. */
    async matches(password: string, storedHash: string | null): Promise<boolean> {
      const matched = await inTurn(() => verify(storedHash ?? wrongHash, normalisePassword(password)));
      return matched && storedHash !== null;
    },
    counts: () => ({ done, running, waiting: queue.length }),
  };
}
