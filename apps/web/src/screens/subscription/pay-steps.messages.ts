import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { WalletNetwork } from '@app/contracts/billing/wallet-network';
import { walletMenus } from '#web/features/billing/mobile-money.messages.ts';

export const networks = ['mtn', 'airtel'] as const;

/** What to dial and choose, to pay a phone number or a merchant code. */
const menus: Record<WalletNetwork, Record<'phone' | 'code', { dial: string; choose: string }>> = {
  mtn: {
    phone: { dial: walletMenus.mtn, choose: 'Choose Send Money, then Mobile User.' },
    code: { dial: '*165*3#', choose: 'This opens MoMoPay.' },
  },
  airtel: {
    phone: { dial: walletMenus.airtel, choose: 'Choose Send Money.' },
    code: { dial: '*185*9#', choose: 'This opens Airtel Money Pay.' },
  },
};

/** As typed into a phone: a Ugandan number without its country code, a merchant code as it is. */
export function numberToType(merchantNumber: string): string {
  return merchantNumber.replaceAll(' ', '').replace(/^\+256/, '0');
}

export function paySteps(
  network: WalletNetwork,
  { amountUgx, reference }: Payment,
  { merchantNumber, merchantName }: NonNullable<Payment['instructions']>,
): { dial: string; steps: string[] } {
  const isPhone = /^[+0]/.test(merchantNumber);
  const { dial, choose } = menus[network][isPhone ? 'phone' : 'code'];
  const steps = [
    choose,
    `Enter the ${isPhone ? 'number' : 'merchant code'} ${numberToType(merchantNumber)}.`,
    `Enter the amount ${amountUgx}.`,
    `Enter ${reference} as the reason, so that we know it is from you.`,
    `Check that the name is ${merchantName}. Then enter your PIN.`,
  ];
  return { dial, steps };
}
