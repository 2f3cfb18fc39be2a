import Type, { type Static, type TObject, type TProperties } from 'typebox';
import type { Clock } from '#server/platform/clock.ts';
import type { MobileMoneyProvider } from './provider.ts';
import type { ProviderParts } from './provider-call.ts';

/** What every adapter is made with, besides its keys. */
export interface AdapterParts extends ProviderParts {
  clock: Clock;
  /** Where this provider calls back, to the letter: one that signs its callbacks may sign this address, too. */
  webhookUrl: () => string;
}

/** All that there is to say about a provider of mobile money; its folder has it, `providers.ts` lists it. */
export interface ProviderDefinition {
  /** As PAYMENT_PROVIDERS, payments and callback addresses have it; never changed. */
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  /** Its variables; .env.example explains each. */
  readonly environment: TProperties;
  /** The variables that it cannot do without. */
  readonly needed: readonly string[];
  /** `variables` are checked, and those that are needed are there. */
  create(variables: object, parts: AdapterParts): MobileMoneyProvider;
}

type Checked<Environment extends TProperties, Needed extends keyof Environment> = Static<TObject<Environment>> & {
  [Name in Needed]: string;
};

/** Says once which variables exist and which are needed, and hands them to `create` with their types. */
export function defineProvider<Environment extends TProperties, Needed extends keyof Environment & string>(definition: {
  name: string;
  title: string;
  environment: Environment;
  needed: readonly Needed[];
  create(variables: Checked<Environment, Needed>, parts: AdapterParts): MobileMoneyProvider;
}): ProviderDefinition {
  return {
    ...definition,
    create: (variables, parts) => definition.create(variables as Checked<Environment, Needed>, parts),
  };
}

/** A key, or another text of the operator's. */
export const optionalText = () => Type.Optional(Type.String({ minLength: 1 }));

/** Where a provider listens. Ends with `_API_ORIGIN`: beyond this machine it must be https. */
export const apiOrigin = (fallback: string) =>
  Type.String({
    pattern: '^https?://[^/?#\\s@]+$',
    description: 'an origin such as https://duka.example, without a path',
    default: fallback,
  });
