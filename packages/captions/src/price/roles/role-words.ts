import { words } from '#captions/text/words.ts';

/**
 * What an amount is for. price: asked for the thing; old: asked formerly; wholesale, hire, instalment: a price that
 * gives way to a better one; fee, deposit, threshold, off, multi, noise: never a price.
 */
export type Role =
  | 'price'
  | 'old'
  | 'wholesale'
  | 'hire'
  | 'instalment'
  | 'fee'
  | 'deposit'
  | 'threshold'
  | 'off'
  | 'multi'
  | 'noise';

export const PRICE_WORDS = words(
  'price prices priced bei bbeeyi beeyi omuwendo omutengo cost costs costing at only @ goes going asking selling sell beyi ssente offer',
);
export const FEE_WORDS = words(
  `sew delivery deliver deliveries delivering transport transportation shipping shipment installation installations installing install fitting fittings
   fee fees fare fares charges labour labor customs tax taxes registration offloading unloading usafiri nauli entambula okutuusa okutwala okutuuka usafirishaji tuktuk postage handling setup inspection survey consultation`,
);
/** What is done with the goods, or how one gets to them: a fee where the goods have a price. */
export const SERVICE_WORDS = words(
  'fix fixes fixing fixed fixer sewing sews stitching tailoring refilling mounting mounts assembling assembly assemble alteration alterations engraving balancing alignment kushona okutunga kuosha kurekebisha wrapping packaging packing printing courier parcel bus boda taxi kufunga fundi stamping programming slaughter slaughtering roasting grilling wrap wraps deworming vaccination vaccinating laying plumber subscription subscriptions service servicing driver drivers waiter waiters labour kuandika tunaandika okuwandiika kuchapa topper toppers dyeing polishing',
);
/** What one pays to come in, where no ticket is sold. */
export const ENTRANCE_WORDS = words('entrance entry gate admission kiingilio');
export const INCLUDED_BEFORE = words(
  'free with including included inclusive incl includes plus and bure bwereere on + &',
);
export const INCLUDED_AFTER = words(
  'included inclusive free available countrywide nationwide worldwide bwereere bure done offered',
);
export const THRESHOLD_WORDS = words(
  'above over exceeding beyond minimum min orders purchases purchase shopping below under upto than least max maximum exceed',
);
export const DEPOSIT_WORDS = words(
  'deposit deposits dep downpayment down-payment booking commitment advance topup installment installments instalment instalments adding upfront loan loans',
);
export const OFF_WORDS = words('save saved saving saves less discount discounts cashback coupon off bonus');
export const NOISE_WORDS = words(
  `worth win wins won winner spent spend spending paid salary earn earning earns earned budget valued voucher vocha vauca giveaway giving prize reward bought
   balance fine others elsewhere competitors capacity mileage odometer odo
   okuwangula awangula wangula owangula kuwangula kushinda atashinda utashinda omuwanguzi ekirabo
   competition refund tip followers jackpot raised donate donated donation contribution target`,
);
/** Beside these a bare number is a number of something, not money. */
export const NUMBERED_WORDS = words(
  'call calls whatsapp tel telephone contact contacts code codes till merchant imei serial sn ref account acc momo airtel mtn dial pay',
);
export const CODE_WORDS = words(
  `shop room no number code model serial imei till block level floor item ref id lot page version android windows size sizes grade unit suite box pin merchant account agent
   sku type gate door stall year since in from to of top code order batch version route bus class size no. num unit episode part day chapter s/n sn engine chassis est ext`,
);
/** Before `1,204` these name a shop or room; others, such as a day or a size, never take digit groups. */
export const GROUPED_CODE_WORDS = new Set(
  [...CODE_WORDS].filter(
    (word) => !/^(?:day|size|sizes|part|grade|class|top|episode|chapter|year|type|version)$/.test(word),
  ),
);
/** Codes that are written with groups of digits too; a model, size or shop number never is. */
export const STRICT_CODE_WORDS = words(
  `no number code serial imei till ref id pin merchant account agent sku no. num s/n sn engine chassis paybill acc a/c reg plate batch`,
);
/** Around `sold` these tell how often, not for how much. */
export const TALLY_WORDS = words(
  'on in so this already copies units pieces pcs worldwide nationwide since per every across within to and countrywide online monthly weekly daily cups plates pairs bottles',
);
export const TALLY_LEFT = words('over almost nearly about already more than');
export const OLD_WORDS = words(
  'was were old before former formerly previously usually normally originally initially zamani zaali yali yabaire zabaire ebaire ilikuwa zilikuwa vilikuwa kabla awali rrp mrp mwanzo zamaani edda ebadde ebaddeko yabadde',
);
/** These mean a former price only together with the word price (`usual price`), because they also praise goods. */
export const OLD_BEFORE_PRICE = words(
  'publisher publishers official market showroom usual regular normal original previous initial list first former old standard last-week',
);
export const NOW_WORDS = words('now new sasa kati hati today our after currently leo kaakati');
export const CUT_WORDS = words(
  'slashed slash cut dropped drop drops reduced reduction down marked discounted discount lowered imepunguzwa imeshuka punguzo sale okukendeezebwa ekendeezeddwa',
);
export const WHOLESALE_WORDS = words(
  'wholesale wholesaler wholesalers jumla bulk reseller resellers dropshipper dropshippers stockist stockists traders trader kulangula abalanguzi olangula balanguzi',
);
export const RETAIL_WORDS = words('retail retailer retailers rejareja client clients reja lejaleja');
export const HIRE_WORDS = words('hire hiring rent rental renting lease kukodi kodi okupangisa kupangisha rented');
export const EACH_WORDS = words('each apiece per piece pc pcs @ emu moja one unit');
export const INSTALMENT_WORDS = words(
  'instalment instalments installment installments daily weekly monthly credit fortnight awamu lipa',
);
export const AFTER_NOISE = words(
  'capital profit investment debt salary budget airtime voucher giveaway prize elsewhere reward loan capacity refund',
);
export const PERIODS = words('day week month night hour year siku mwezi wiki wiiki lunaku olunaku omwezi');
export const ADVERT_WORDS = words('salary hiring vacancy vacancies');
/** Left of an amount these make it a count: nouns stand before numbers in Luganda, Runyankole and Swahili. */
export const COUNTS_LEFT = words(
  'followers subscribers likes views abagoberezi bagoberezi abantu abayizi bakasitoma wafuasi watu wateja wanafunzi mashabiki abawagizi',
);
/** Right of an amount these make it a count of people or things. */
export const COUNTS_RIGHT = words(
  'followers follower likes views subscribers customers clients people members students fans steps km kms miles viewers users downloads',
);
/** What a price may be per. */
export const UNITS = words(
  'kg kgs kilo kkiro kiro kilogram g litre liter l piece pc pair set each tray dozen plate bottle bag sack box carton packet bunch metre meter yard head roll bundle',
);
