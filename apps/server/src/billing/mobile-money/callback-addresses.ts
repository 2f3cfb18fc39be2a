import { receivePaymentCallback } from '@app/contracts/billing/billing.endpoints';
import { deriveKey } from '#server/platform/keys.ts';

export type CallbackAddresses = ReturnType<typeof createCallbackAddresses>;

/** Where providers call back. The secrets in the addresses follow from the service's own, so none has to be kept. */
export function createCallbackAddresses(tokenSecret: string, publicOrigin: () => string) {
  const secretOf = (provider: string): string =>
    Buffer.from(deriveKey(tokenSecret, `payment-callbacks/${provider}`)).toString('base64url');
  return {
    secretOf,
    /** The whole address; an operator enters it at a provider that takes it from its own settings. */
    urlOf: (provider: string): string =>
      publicOrigin() +
      receivePaymentCallback.path.replace(':provider', provider).replace(':secret', secretOf(provider)),
  };
}
