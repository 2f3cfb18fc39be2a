import { kampalaKicks } from './kampala-kicks.ts';
import type { SellerSeed } from './seller-seed.ts';

/** The invented sellers a simulator starts with. */
export const catalogue: SellerSeed[] = [kampalaKicks];
