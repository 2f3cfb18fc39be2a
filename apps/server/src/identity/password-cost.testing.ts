import type { PasswordCost } from './passwords.ts';

/** As little as argon2 allows: what a password costs is the matter of one test, and all others hash hundreds. */
export const leastPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
