import Type, { type Static } from 'typebox';
import type { MobileMoneyProvider, PaymentInstructions } from './provider.ts';
import { type AdapterParts, optionalText } from './provider-definition.ts';
import { providers } from './providers.ts';

/** The variables of payments, those of providers beside; .env.example explains each. */
const ownEnvironment = {
  PAYMENT_PROVIDERS: optionalText(),
  /** The name of before there were several. */
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
type PaymentsEnvironment = Static<typeof OwnEnvironment>;

/** What each provider's variables are, only its own folder knows; here they are all one. */
export const paymentsEnvironment: typeof ownEnvironment = Object.assign(
  {},
  ...providers.map(({ environment }) => environment),
  ownEnvironment,
);

/** A provider that the configuration names, with its keys. */
export interface ConfiguredProvider {
  name: string;
  title: string;
  create(parts: AdapterParts): MobileMoneyProvider;
}

/** How sellers pay. Without a merchant nobody can pay by hand. */
export interface PaymentsConfig {
  /** Names as they are offered, `manual` among them. */
  order: readonly string[];
  merchant: PaymentInstructions | null;
  mobile: readonly ConfiguredProvider[];
}

const names = [...providers.map(({ name }) => name), 'manual'];

type Variables = Record<string, string | undefined>;

/** What the variables of payments mean for each other; one line for each problem. */
export function paymentProblems(env: Variables): string[] {
  const problems: string[] = [];
  if (env.PAYMENT_PROVIDER && env.PAYMENT_PROVIDERS)
    problems.push('PAYMENT_PROVIDER is the old name of PAYMENT_PROVIDERS: set only the new one');
  const listed = namesOf(env);
  const unknown = listed.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    problems.push(`PAYMENT_PROVIDERS names unknown providers: ${unknown.join(', ')} (known: ${names.join(', ')})`);
  if (new Set(listed).size < listed.length) problems.push('PAYMENT_PROVIDERS must name each provider once');
  if (Boolean(env.MANUAL_MERCHANT_NUMBER) !== Boolean(env.MANUAL_MERCHANT_NAME))
    problems.push('MANUAL_MERCHANT_NUMBER and MANUAL_MERCHANT_NAME must be set together');
  for (const { name, needed, environment } of providers) {
    const missing = listed.includes(name) ? needed.filter((variable) => !env[variable]) : [];
    if (missing.length > 0) problems.push(`PAYMENT_PROVIDERS names ${name}, which needs ${missing.join(', ')}`);
    for (const variable of Object.keys(environment).filter((one) => one.endsWith('_API_ORIGIN')))
      if (
        env[variable]?.startsWith('http://') &&
        !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(env[variable])
      )
        problems.push(`${variable} must be https: keys and money go there`);
  }
  return problems;
}

/** By hand, unless somebody says otherwise: nobody can be asked without keys. */
function namesOf({ PAYMENT_PROVIDERS, PAYMENT_PROVIDER }: Variables): string[] {
  const list = PAYMENT_PROVIDERS || PAYMENT_PROVIDER || 'manual';
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Of variables that are checked. */
export function readPaymentsConfig(env: PaymentsEnvironment): PaymentsConfig {
  const order = namesOf(env);
  const { MANUAL_MERCHANT_NUMBER: merchantNumber, MANUAL_MERCHANT_NAME: merchantName } = env;
  return {
    order,
    merchant: merchantNumber && merchantName ? { merchantNumber, merchantName } : null,
    mobile: providers
      .filter(({ name }) => order.includes(name))
      .map(({ name, title, create }) => ({ name, title, create: (parts) => create(env, parts) })),
  };
}
