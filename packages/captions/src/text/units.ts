import { words } from './words.ts';

/** Names and signs of the Ugandan shilling as sellers write them. */
export const SHILLINGS = words(
  'ugx ugxs ush ushs ugsh ugshs shs sh shillings shilling shilingi ssiringi siringi silingi ugs',
);
/** Money that is not Ugandan; never converted. `us` only counts before a number (`US 450`). */
export const FOREIGN = words(
  `usd dollar dollars bucks ksh kshs kes bob tsh tshs tzs rwf frw eur euro euros gbp pound pounds aed dirham dirhams dhs yuan rmb
   cny inr rupees naira ngn rand zar ssp birr etb cedis ghs`,
);
/** How a number is multiplied by what is written onto or after it. */
export const SCALES = new Map<string, number>([
  ['k', 1e3],
  ['ks', 1e3],
  ['kugx', 1e3],
  ['kshs', 1e3],
  ['konly', 1e3],
  ['keach', 1e3],
  ['thousand', 1e3],
  ['thousands', 1e3],
  ['m', 1e6],
  ['mugx', 1e6],
  ['mil', 1e6],
  ['mill', 1e6],
  ['mln', 1e6],
  ['million', 1e6],
  ['millions', 1e6],
  ['milion', 1e6],
  ['milioni', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
]);
/** Units after which a number is a property of the goods, whatever it looks like. */
export const MEASURES = words(
  `gb tb mb ram rom ssd hdd mah wh mp megapixel megapixels nchi inchi lita futi inch inches inc cm mm ft feet foot km kms kilometer kilometers kilometres
   mileage miles mile meter meters metre metres mtr mtrs yards yard yds kg kgs kilo kilos g gm gms gram grams mg ton tons tonne l ltr ltrs
   litre litres liter liters ml mls cl oz lbs w watt watts kw kva v volt volts hz ghz mhz mbps gbps fps rpm btu cc nits lumens dpi px p pages
   pcs pc piece pieces pair pairs rolls roll sachets capsules tablets seat seats seater seaters sitter door doors burner burners tier tiers
   layer layers speed speeds drawer drawers bedroom bedrooms bedroomed bathroom bathrooms rooms units acre acres decimal decimals sqm sqft
   hectares hectare yrs yr years year yo months month mths mth mos weeks week wks days day hours hour hrs hr mins min minutes seconds secs
   gen generation percent followers follower likes like views view subscribers subs customers clients people persons members students
   friends fans degrees star stars branches guests pax steps strands gsm tc cores core sim bit bits times reviews downloads orders pockets
   wheels slots slot channels channel colours colors shelves legs ports port heads eggs tabs models styles designs horsepower amps ah lessons lesson sessions session classes nights night sheets copies cycles vibrations rubs iu ppm lux thread psi kcal calories stitches spins rounds photos pictures songs trees visits`,
);
/** After these even `80k` is a count and no price. */
export const COUNTS = words(
  `km kms kilometers kilometres mileage miles mile followers follower likes views subscribers subs customers clients people persons members
   students friends fans steps rpm mah reviews downloads fam family viewers shares comments users orders lumens btu sales impressions
   streams plays votes points retweets posts capital resolution video videos uhd hdr copies cycles stitches pages lumen hours run race marathon walk ultra-hd`,
);
/** Units that may be written onto a number without making it a model name. */
export const ATTACHED_UNITS = new Set(
  [
    ...SCALES.keys(),
    ...[...MEASURES].filter((unit) => unit.length > 1 && unit !== 'mos' && unit !== 'sim' && unit !== 'like'),
    ...SHILLINGS,
    ...words('g l w v p th st nd rd am pm s x kmph kph usd ksh kes yards'),
  ].filter((unit) => unit !== 's' && unit !== 'x'),
);
/** A word in front of a number without a space that is no part of a model name: `Ugx85k`, `size42`. */
export const SPLIT_PREFIXES = new Set([
  ...SHILLINGS,
  ...words(
    'ksh kshs kes tsh tzs rwf usd us eur gbp aed at price bei only now was size sizes sz eu uk tel call for from no',
  ),
]);
/** Before a space-grouped amount such a word owns the first number: `iPhone 13 850 000`. */
export const MODEL_WORDS = words(
  `iphone galaxy note spark hot pop camon phantom redmi poi poco pixel nokia itel tecno infinix vivo oppo realme huawei mate nova reno
   jordan jordans yeezy dunk max force air ps playstation xbox series gen version level v mk model macbook ipad watch airpods fold flip
   tab plus pro ultra mini smart magic honor oneplus nord moto core ryzen intel windows android wii switch gopro hero canon nikon eos
   latitude elitebook probook thinkpad inspiron vostro pavilion xps surface golf class`,
);
/** 2, 4, 5, 6 and 8 with K are picture resolutions beside these. */
export const SCREEN_WORDS = words(
  `tv tvs uhd hdr hdmi monitor monitors projector projectors camera cameras cam webcam cctv camcorder gopro video videos display screen screens resolution ultra hd fhd qled oled amoled lcd led ips smart inch inches
   drone drones dashcam laptop laptops touch touchscreen panel graphics gpu nvidia gaming streaming recording record footage lens playback firestick chromecast`,
);
/** How goods are sold, where other goods are named: `tray of eggs`, `box 18,000`. */
export const SALE_UNITS = words(
  'box metre meter jerrycan sack crate tray tin carton dozen roll kilo packet basin bundle bale pair piece pack litre bunch',
);
