import { receivePaymentCallback } from '@app/contracts/billing/billing.endpoints';
import { deriveKey } from '#server/platform/keys.ts';

/** Where providers call back. */
export interface CallbackAddresses {
  /** Part of the address: whoever does not know it reaches nothing. */
  secretOf: (provider: string) => string;
  /** The whole address; an operator enters it at a provider that takes it from its own settings. */
  urlOf: (provider: string) => string;
}

/** The secrets follow from the service's own: there is nothing to configure, and nothing to keep. */
export function createCallbackAddresses(tokenSecret: string, publicOrigin: () => string): CallbackAddresses {
  const secretOf = (provider: string): string =>
    Buffer.from(deriveKey(tokenSecret, `payment-callbacks/${provider}`)).toString('base64url');
  return {
    secretOf,
    urlOf: (provider) =>
      publicOrigin() +
      receivePaymentCallback.path.replace(':provider', provider).replace(':secret', secretOf(provider)),
  };
}
