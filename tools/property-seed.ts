import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a change is judged by what it changed. `PROPERTY_SEED=random` looks further, a number
 * repeats a run that failed.
 */
const { PROPERTY_SEED = '20261121' } = process.env;
fc.configureGlobal({ seed: PROPERTY_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(PROPERTY_SEED) });
