const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Providers repeat the payment's id, which is a UUID; anything else is not ours. */
export const isPaymentId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
