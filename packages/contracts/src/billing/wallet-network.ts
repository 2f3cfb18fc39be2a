/** The networks of Uganda whose wallets pay. */
export type WalletNetwork = 'mtn' | 'airtel';

/**
 * By the two digits after +256, as the numbering plan gives them; 79 was Africell's until 2021 and is MTN's since. Of what
 * is not here (71, 72, 73) only the payer knows whose wallet it has.
 */
const prefixes: Record<WalletNetwork, string[]> = {
  mtn: ['76', '77', '78', '79', '31', '39'],
  airtel: ['70', '74', '75', '20'],
};

/** Whose wallet a number in E.164 has; null when its prefix does not tell. Numbers move, so it is a guess. */
export function walletNetwork(phoneNumber: string): WalletNetwork | null {
  const [, prefix = ''] = /^\+256(\d\d)\d{7}$/.exec(phoneNumber) ?? [];
  if (prefixes.mtn.includes(prefix)) return 'mtn';
  return prefixes.airtel.includes(prefix) ? 'airtel' : null;
}
