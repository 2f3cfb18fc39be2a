import Type, { type Static } from 'typebox';
import { flutterwave } from './flutterwave/flutterwave.ts';
import { mtn } from './mtn/mtn.ts';
import type { MobileMoneyProvider, PaymentInstructions } from './provider.ts';
import { optionalText, type ProviderDefinition, type ProviderParts } from './provider-definition.ts';
import { relworx } from './relworx/relworx.ts';

/** Every provider of mobile money that the service speaks to. A further one is a folder and its line here. */
export const providers: readonly ProviderDefinition[] = [mtn, relworx, flutterwave];

const ownEnvironment = {
  PAYMENT_PROVIDERS: optionalText(),
  /** The old name, from when there was one. */
  PAYMENT_PROVIDER: optionalText(),
  MANUAL_MERCHANT_NUMBER: Type.Optional(
    Type.String({
      pattern: '^\\+?[0-9][0-9 ]{3,19}$',
      description: 'a number such as +256772123456 or a merchant code such as 123456',
    }),
  ),
  MANUAL_MERCHANT_NAME: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
};
const OwnEnvironment = Type.Object(ownEnvironment);

/** The variables of payments and of all providers; .env.example explains each. */
export const paymentsEnvironment: typeof ownEnvironment = Object.assign(
  {},
  ...providers.map(({ environment }) => environment),
  ownEnvironment,
);

/** How sellers pay. Without a merchant no one can pay by hand. */
export interface PaymentsConfig {
  /** Names as they are offered, `manual` among them. */
  order: readonly string[];
  merchant: PaymentInstructions | null;
  mobile: readonly {
    name: string;
    title: string;
    create: (parts: ProviderParts) => MobileMoneyProvider;
  }[];
}

const names = [...providers.map(({ name }) => name), 'manual'];

type Environment = Record<string, string | undefined>;

/** What is wrong with the variables of payments together; one line for each problem. */
export function paymentProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (env.PAYMENT_PROVIDER && env.PAYMENT_PROVIDERS)
    problems.push('PAYMENT_PROVIDER is the old name of PAYMENT_PROVIDERS: set only the new one');
  const listed = namesIn(env);
  const unknown = listed.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    problems.push(`PAYMENT_PROVIDERS names unknown providers: ${unknown.join(', ')} (known: ${names.join(', ')})`);
  if (new Set(listed).size < listed.length) problems.push('PAYMENT_PROVIDERS must name each provider once');
  if (Boolean(env.MANUAL_MERCHANT_NUMBER) !== Boolean(env.MANUAL_MERCHANT_NAME))
    problems.push('MANUAL_MERCHANT_NUMBER and MANUAL_MERCHANT_NAME must be set together');
  for (const { name, environment } of providers) {
    const variables = Object.keys(environment);
    const missing = variables.filter((variable) => Type.IsOptional(environment[variable]) && !env[variable]);
    if (listed.includes(name) && missing.length > 0)
      problems.push(`PAYMENT_PROVIDERS names ${name}, which needs ${missing.join(', ')}`);
    for (const variable of variables.filter((one) => one.endsWith('_API_ORIGIN')))
      if (/^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?::|$))/.test(env[variable] ?? ''))
        problems.push(`${variable} must be https: keys and money go there`);
  }
  return problems;
}

/** `manual` by default: mobile money needs keys. */
function namesIn({ PAYMENT_PROVIDERS, PAYMENT_PROVIDER }: Environment): string[] {
  const list = PAYMENT_PROVIDERS || PAYMENT_PROVIDER || 'manual';
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Of variables that are checked. */
export function readPaymentsConfig(env: Static<typeof OwnEnvironment>): PaymentsConfig {
  const order = namesIn(env);
  const { MANUAL_MERCHANT_NUMBER: merchantNumber, MANUAL_MERCHANT_NAME: merchantName } = env;
  return {
    order,
    merchant: merchantNumber && merchantName ? { merchantNumber, merchantName } : null,
    mobile: providers
      .filter(({ name }) => order.includes(name))
      .map(({ name, title, create }) => ({ name, title, create: (parts) => create(env, parts) })),
  };
}
