import { deflateRawSync } from 'node:zlib';

/** Shorter ones are refused when they are made of words; from here on they only bring a warning. */
const fullLength = 32;

/** What people type where a random secret is asked for. */
const words =
  /change|example|please|replace|secret|token|password|dukalink|default|insecure|random|admin|this|your|metrics/gi;

/**
 * Few different signs, a repeated pattern, or a short secret that is mostly such words. A random secret does not get
 * shorter by compression.
 */
export function isGuessable(secret: string): boolean {
  if (new Set(secret).size < 6 || deflateRawSync(secret).length < Math.min(22, secret.length)) return true;
  return secret.length < fullLength && secret.replace(words, '').length < secret.length / 2;
}

/**
 * Hex, or capitals, small letters and digits by turns as in base64. Words change between these too seldom. Of secrets
 * made by `openssl rand -base64 32` one in 200 fails.
 */
export function looksRandom(secret: string): boolean {
  if (/^(?=.*\d)[\da-f]+$/i.test(secret)) return true;
  const runs = secret.match(/[a-z]+|[A-Z]+|\d+|[^a-zA-Z\d]+/g) ?? [];
  const hasAllKinds = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(secret));
  return hasAllKinds && runs.length > secret.length * 0.45;
}
