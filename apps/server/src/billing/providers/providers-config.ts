import type { PaymentProviderName } from '@app/contracts/billing';
import Type, { type Static } from 'typebox';
import type { FlutterwaveConfig } from './flutterwave/flutterwave.ts';
import type { MtnConfig } from './mtn/mtn.ts';
import type { PaymentInstructions } from './provider.ts';
import type { RelworxConfig } from './relworx/relworx.ts';

const text = () => Type.Optional(Type.String({ minLength: 1 }));
const origin = (fallback: string) =>
  Type.String({
    pattern: '^https?://[^/?#\\s@]+$',
    description: 'an origin such as https://duka.example, without a path',
    default: fallback,
  });

/** The variables of payments; .env.example explains each. */
export const paymentsEnvironment = {
  PAYMENT_PROVIDERS: text(),
  /** The name of before there were several. */
  PAYMENT_PROVIDER: text(),
  MANUAL_MERCHANT_NUMBER: Type.Optional(
    Type.String({
      pattern: '^\\+?[0-9][0-9 ]{3,19}$',
      description: 'a number such as +256772123456 or a merchant code such as 123456',
    }),
  ),
  MANUAL_MERCHANT_NAME: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  MTN_API_ORIGIN: origin('https://proxy.momoapi.mtn.com'),
  MTN_SUBSCRIPTION_KEY: text(),
  MTN_API_USER: text(),
  MTN_API_KEY: text(),
  MTN_TARGET_ENVIRONMENT: Type.String({ minLength: 1, default: 'mtnuganda' }),
  MTN_CURRENCY: Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency such as UGX', default: 'UGX' }),
  RELWORX_API_ORIGIN: origin('https://payments.relworx.com'),
  RELWORX_API_KEY: text(),
  RELWORX_ACCOUNT_NO: text(),
  RELWORX_WEBHOOK_KEY: text(),
  FLUTTERWAVE_API_ORIGIN: origin('https://api.flutterwave.com'),
  FLUTTERWAVE_SECRET_KEY: text(),
  FLUTTERWAVE_WEBHOOK_HASH: text(),
};
const PaymentsEnvironment = Type.Object(paymentsEnvironment);
type PaymentsEnvironment = Static<typeof PaymentsEnvironment>;

/** How sellers pay. Without a merchant nobody can pay by hand; a provider that is not in `order` is null. */
export interface PaymentsConfig {
  order: readonly PaymentProviderName[];
  isDemo: boolean;
  merchant: PaymentInstructions | null;
  mtn: MtnConfig | null;
  relworx: RelworxConfig | null;
  flutterwave: FlutterwaveConfig | null;
}

/** What each provider cannot do without. */
const needed = {
  mtn: ['MTN_SUBSCRIPTION_KEY', 'MTN_API_USER', 'MTN_API_KEY'],
  relworx: ['RELWORX_API_KEY', 'RELWORX_ACCOUNT_NO', 'RELWORX_WEBHOOK_KEY'],
  flutterwave: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'],
  manual: [],
} as const satisfies Record<PaymentProviderName, readonly (keyof PaymentsEnvironment)[]>;
const names = Object.keys(needed) as PaymentProviderName[];

type Variables = Record<string, string | undefined>;

/** What the variables of payments mean for each other; one line for each problem. */
export function paymentProblems(env: Variables): string[] {
  const problems: string[] = [];
  if (env.PAYMENT_PROVIDER && env.PAYMENT_PROVIDERS)
    problems.push('PAYMENT_PROVIDER is the old name of PAYMENT_PROVIDERS: set only the new one');
  const listed = namesOf(env);
  const known = [...names, 'demo'];
  const unknown = listed.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    problems.push(`PAYMENT_PROVIDERS names unknown providers: ${unknown.join(', ')} (known: ${names.join(', ')})`);
  if (new Set(listed).size < listed.length) problems.push('PAYMENT_PROVIDERS must name each provider once');
  if (listed.includes('demo') && (env.APP_MODE ?? 'production') === 'production')
    problems.push('PAYMENT_PROVIDERS must not be demo in production: it takes no money');
  if (Boolean(env.MANUAL_MERCHANT_NUMBER) !== Boolean(env.MANUAL_MERCHANT_NAME))
    problems.push('MANUAL_MERCHANT_NUMBER and MANUAL_MERCHANT_NAME must be set together');
  for (const name of names.filter((one) => listed.includes(one))) {
    const missing = needed[name].filter((variable) => !env[variable]);
    if (missing.length > 0) problems.push(`PAYMENT_PROVIDERS names ${name}, which needs ${missing.join(', ')}`);
  }
  for (const name of ['MTN_API_ORIGIN', 'RELWORX_API_ORIGIN', 'FLUTTERWAVE_API_ORIGIN'])
    if (env[name]?.startsWith('http://') && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(env[name]))
      problems.push(`${name} must be https: keys and money go there`);
  return problems;
}

function namesOf({ PAYMENT_PROVIDERS, PAYMENT_PROVIDER, APP_MODE = 'production' }: Variables): string[] {
  const list = PAYMENT_PROVIDERS || PAYMENT_PROVIDER || (APP_MODE === 'production' ? 'manual' : 'demo');
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Of variables that are checked. */
export function readPaymentsConfig(env: PaymentsEnvironment & { APP_MODE: string }): PaymentsConfig {
  const listed = namesOf(env);
  const { MANUAL_MERCHANT_NUMBER: merchantNumber, MANUAL_MERCHANT_NAME: merchantName } = env;
  return {
    order: names.filter((name) => listed.includes(name)).sort((a, b) => listed.indexOf(a) - listed.indexOf(b)),
    isDemo: listed.includes('demo'),
    merchant: merchantNumber && merchantName ? { merchantNumber, merchantName } : null,
    mtn: listed.includes('mtn')
      ? {
          apiOrigin: env.MTN_API_ORIGIN,
          subscriptionKey: env.MTN_SUBSCRIPTION_KEY ?? '',
          apiUser: env.MTN_API_USER ?? '',
          apiKey: env.MTN_API_KEY ?? '',
          targetEnvironment: env.MTN_TARGET_ENVIRONMENT,
          currency: env.MTN_CURRENCY,
        }
      : null,
    relworx: listed.includes('relworx')
      ? {
          apiOrigin: env.RELWORX_API_ORIGIN,
          apiKey: env.RELWORX_API_KEY ?? '',
          accountNo: env.RELWORX_ACCOUNT_NO ?? '',
          webhookKey: env.RELWORX_WEBHOOK_KEY ?? '',
        }
      : null,
    flutterwave: listed.includes('flutterwave')
      ? {
          apiOrigin: env.FLUTTERWAVE_API_ORIGIN,
          secretKey: env.FLUTTERWAVE_SECRET_KEY ?? '',
          webhookHash: env.FLUTTERWAVE_WEBHOOK_HASH ?? '',
        }
      : null,
  };
}
