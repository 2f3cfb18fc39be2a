import { byteDuuka } from './byte-duuka.ts';
import { chapchapBites } from './chapchap-bites.ts';
import { glowByKyomu } from './glow-by-kyomu.ts';
import { hostileHustle } from './hostile-hustle.ts';
import { kampalaKicks } from './kampala-kicks.ts';
import { kisenyiSofas } from './kisenyi-sofas.ts';
import { nalongoGowns } from './nalongo-gowns.ts';
import type { SellerSeed } from './seller-seed.ts';
import { firstDayDuka, jajjaFarmFresh, mirembeCloset } from './small-accounts.ts';

/** The invented sellers a simulator starts with; the demo's sample shop first. */
export const catalogue: SellerSeed[] = [
  kampalaKicks,
  nalongoGowns,
  byteDuuka,
  chapchapBites,
  kisenyiSofas,
  glowByKyomu,
  jajjaFarmFresh,
  mirembeCloset,
  firstDayDuka,
  hostileHustle,
];
