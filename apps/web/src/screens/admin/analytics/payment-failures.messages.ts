const words: Record<string, string> = {
  not_enough_money: 'Not enough money',
  declined: 'Declined by the payer',
  timed_out: 'Not approved in time',
  wrong_pin: 'Wrong PIN',
  not_a_wallet: 'No wallet of this number',
  limit_reached: 'Limit of the wallet',
  wallet_blocked: 'Wallet blocked',
  cancelled: 'Cancelled',
  refused_by_provider: 'Refused by the provider',
};

export const paymentFailureWords = (reason: string) => words[reason] ?? reason;
