import { expect, test } from 'vitest';
import { walletNetwork } from './wallet-network.ts';

test.each([
  ['+256772123456', 'mtn'],
  ['+256761234567', 'mtn'],
  ['+256782123456', 'mtn'],
  ['+256792123456', 'mtn'],
  ['+256312123456', 'mtn'],
  ['+256392123456', 'mtn'],
  ['+256702123456', 'airtel'],
  ['+256741234567', 'airtel'],
  ['+256752123456', 'airtel'],
  ['+256200123456', 'airtel'],
  ['+256712123456', null],
  ['+256720123456', null],
  ['+256414123456', null],
  ['+254772123456', null],
  ['+25677212345', null],
  ['0772123456', null],
])('the wallet of %s is one of %s', (phoneNumber, network) => {
  expect(walletNetwork(phoneNumber)).toBe(network);
});
