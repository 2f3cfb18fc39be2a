import type { PaymentsSimulator } from './server.ts';

/** The service's variables for a simulator: origins and keys of all three. Which of them it offers PAYMENT_PROVIDERS says. */
export function simulatedEnvironment({ origin, accounts }: Pick<PaymentsSimulator, 'origin' | 'accounts'>) {
  const { mtn, relworx, flutterwave } = accounts;
  return {
    MTN_API_ORIGIN: origin,
    MTN_SUBSCRIPTION_KEY: mtn.subscriptionKey,
    MTN_API_USER: mtn.apiUser,
    MTN_API_KEY: mtn.apiKey,
    MTN_TARGET_ENVIRONMENT: mtn.targetEnvironment,
    MTN_CURRENCY: mtn.currency,
    RELWORX_API_ORIGIN: origin,
    RELWORX_API_KEY: relworx.apiKey,
    RELWORX_ACCOUNT_NO: relworx.accountNo,
    RELWORX_WEBHOOK_KEY: relworx.webhookKey,
    FLUTTERWAVE_API_ORIGIN: origin,
    FLUTTERWAVE_SECRET_KEY: flutterwave.secretKey,
    FLUTTERWAVE_WEBHOOK_HASH: flutterwave.webhookHash,
  };
}
