import Type, { type Static, type TObject, type TProperties } from 'typebox';
import type { Clock } from '#server/platform/clock.ts';
import type { MobileMoneyProvider, RawAnswer } from './provider.ts';

/** What every adapter is made with, besides its variables. */
export interface ProviderParts {
  clock: Clock;
  fetch: typeof fetch;
  /** Takes each answer as it came; it must not throw. */
  record(answer: RawAnswer): void;
  /** Where this provider calls back, to the letter: a provider that signs its callbacks may sign this address, too. */
  webhookUrl: () => string;
  /** For one call, from connecting to the last byte. */
  timeoutMs?: number;
}

/** A provider of mobile money; each has a folder, and `providers.ts` lists them. */
export interface ProviderDefinition {
  /** As PAYMENT_PROVIDERS, payments and callback addresses have it; never changed. */
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  /** Its variables, explained in .env.example. The provider needs all of them; an optional one has no default. */
  readonly environment: TProperties;
  /** `variables` are checked and complete. */
  create(variables: object, parts: ProviderParts): MobileMoneyProvider;
}

/** The values of a provider's variables, once all are set. */
export type Variables<Environment extends TProperties> = Required<Static<TObject<Environment>>>;

/** A key, or another text of the operator's. */
export const optionalText = () => Type.Optional(Type.String({ minLength: 1 }));

/** Where a provider listens. The name ends with `_API_ORIGIN`: beyond this machine it must be https. */
export const apiOrigin = (fallback: string) =>
  Type.String({
    pattern: '^https?://[^/?#\\s@]+$',
    description: 'an origin such as https://duka.example, without a path',
    default: fallback,
  });
