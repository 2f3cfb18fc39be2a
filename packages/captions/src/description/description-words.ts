import { words } from '#captions/text/words.ts';

/** From such a word on a clause only says how to reach the seller. */
export const REACH_WORDS = words(
  `dm dms inbox whatsapp watsap whatsap whatsapping wasap telegram instagram facebook ig fb tiktok tel tukubire mutukubire tukubirenga wasiliana tupigie nipigie email
   gmail bio hashtag`,
);
/** The same where they begin a clause, or stand after `to`, `please` and the like. */
export const CALL_WORDS = words(
  `call calls text message msg contact contacts dial reach comment comments follow like share tag subscribe click tap swipe hurry grab order orders ordering book buy send check
   ask piga kuba tuma nunua agiza gula ogule jangu mujje yita pay save repost`,
);
/** Before a CALL_WORDS: `please call`, `just dm`, `or text`. */
export const BEFORE_CALL = words('to please pls plz kindly or and just then now simply also quickly for');
/** `order now` is a call; `order a day before`, `order 2 days ahead` is a condition that buyers must know. */
export const CONDITION_WORDS = words('a one two three before early ahead');

/** A clause with one of these speaks of money, stock or luck, which the card says itself or should not say. */
export const LEFT_OUT = words(
  `price prices priced pricing bei bbeeyi beeyi omuwendo ebbeeyi cost costs costing ugx shs ush shillings usd dollars discount discounts discounted offer offers sale promo promotion giveaway win winner winners
   deposit instalment instalments installment installments payment payments sold ziweddewo yaweddewo ziwedde eweddewo biweddewo imeisha zimeisha vimeisha imeuzwa zimeuzwa restock restocked restocking
   stock gone finished off asking code momo size sizes saizi was`,
);

/** Words that say nothing of the goods by themselves. */
export const EMPTY = words(
  `a an the this that these those there here it its it's is are was were be been am i im me my we our ours us you your yours he she his her they their them who which what when where why how
   and or but so if then than too very much many more most some any all every each both such just also only even still yet not no yes as at by from in into of off on onto out over per since to until
   up upon with for about like can cant will would may must do does dont did done has have had get got getting go going come comes back let lets
   now today tonight tomorrow new newest latest fresh hot deal deals arrival arrivals stock stocks available availability instock ready set fire wow omg nice best good great amazing awesome beautiful
   gorgeous stunning lovely cute trending trendy limited few left last remaining pieces piece pair pairs item items colour color edition hello hi hey dear guys fam family friends welcome thanks thank
   love loved loves look looking want need know see first come served serve serves enjoy day week weekend vibes mood style fashion drip slay goes going bei tu kati leero sasa ni na kwa ne mu ku ya wa za la
   buli kila karibu karibuni mwebale webale nnyo banange bannange zino eno kino price prices delivery-fee check follow link bio ug uganda fyp viral foryou trend try before after high quality standard master zaali kati
   wholesale retail jumla rejareja funa eno leero ziri weziri wansi
   take zamani ilikuwa edda kaakati awali rrp clearance ssebo nnyabo mr mrs small medium large big`,
);
/** Cut from the beginning of a clause. */
export const OPENERS = words(
  'and or but so & + - – : / = also plus only just now at @ from is are was were then get na ne',
);
/** Cut from its end. */
export const CLOSERS = words(
  `and or but so & + - – : / = @ at for from only just now to the a an in on by of is are was were per each with via through then na ne ku mu please pls plz kindly info more-info details orders order
   us call text contact`,
);
/** After a price these speak of the price: `250k for the full set`, `85k each`. */
export const OF_THE_PRICE = words(
  'for per a an each until till every buli kila or from if when to only last slightly fixed tu zokka gyokka cash both depending',
);
/** Says enough by itself; any other sentence needs two words that say something. */
export const ALONE = words(
  'waterproof negotiable unisex reusable adjustable foldable rechargeable handmade washable stretchy refurbished dewormed vaccinated unboxed',
);
