import fc from 'fast-check';
import { vi } from 'vitest';

/**
 * Property tests draw the same cases in every run, so that a change is judged by what it changed.
 * `PROPERTY_SEED=random` looks further, a number repeats a run that failed.
 */
const { PROPERTY_SEED = '20261121' } = process.env;
fc.configureGlobal({ seed: PROPERTY_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(PROPERTY_SEED) });

/** How long a fact may take on a busy machine, unless a test says it. Vitest's own second has no setting. */
const patienceMs = 20_000;
const waitFor = vi.waitFor;
if (waitFor.name !== 'patientWaitFor')
  vi.waitFor = function patientWaitFor(callback, options) {
    const { timeout = patienceMs, interval = 20 } =
      typeof options === 'number' ? { timeout: options } : (options ?? {});
    return waitFor(callback, { timeout, interval });
  };
