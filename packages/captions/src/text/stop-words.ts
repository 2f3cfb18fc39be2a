import { askedOnce } from './word-forms.ts';
import { words } from './words.ts';

/** Words that never belong to a product's name: function words, sales talk, calls to action, in three languages. */
const ENGLISH = words(`
  each apiece a an the this that these those there here it its it's i im ive my mine me we were weve our ours us you your yours youre u ur ya he she his her hers they their theirs them who whom which
  what when where why how is am are was be been being do does did done dont doesnt has have had having will would shall should can cant cannot could may might must wont isnt arent
  not no nor yes so if then than too very much many more most some any all every everything everyone everybody anything something nothing both such just also only even still yet ever never always often again
  as at by from into onto about above below over under up down out off since until till before after during while because but or to per through within without between among across around near upon via until
  now today tonight tomorrow yesterday soon later already currently daily weekly monthly weekend weekends weekday weekdays week day days month months year years hour hours minute minutes morning afternoon evening night time times monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  new latest brand-new arrival arrivals stock stocks restock restocked restocking available availability instock back in get got getting grab buy buying bought sell selling sold sale sales order ordering orders ordered shop shopping store stores
  call whatsapp text dm inbox message contact contacts telephone tel phone-number reach visit come coming see check find located location address link bio comment comments click tap follow share like likes tag save subscribe turn notification view views
  price prices priced pricing cost costs costing ugx shs ush shillings discount discounts discounted offer offers offering deal deals promo promotion cheap cheapest cheaper affordable affordability budget pocket friendly pocket-friendly save saving savings
  pay payment payments paid cash deposit instalment instalments installment installments booking bookings book negotiable nego asking last fixed slightly
  delivery deliver deliveries delivered delivering free transport shipping pickup pick-up countrywide upcountry nationwide door-step doorstep
  hello hi hey dear good greetings welcome thanks thank happy merry blessed bless god lord please plz pls kindly sorry update attention guys fam family friends friend people customer customers client clients everyone ladies&gentlemen boss chairman sis sister bro babe dears
  best quality great amazing awesome beautiful gorgeous stunning lovely nice wow omg perfect perfectly ideal excellent superb fantastic finest trendy stylish elegant unique exclusive hot trending must-have must top-notch affordable cute super-cute fabulous classy fire favorite favourite favourites loved simply really truly definitely absolutely ultimate
  look looking looks looked make makes making made take takes taking taken give gives giving given go goes going gone want wants wanted need needs needed know let lets keep keeps use uses used-by try trying tried love loves loving enjoy enjoying feel feels wait waiting waited worry hurry rush rushing act quick quickly fast-selling limited few left remaining pieces-left last-chance don't miss missing missed choose choosing pick picking step steps stand-out rock slay serve serving served upgrade transform add adding bring bringing brings carry carries carrying send sending sent help helps start starts starting started stop ready read watch-till works working worked work
  open opened opening closed closing hours location floor level room building complex mall plaza arcade road street opposite next behind near branch branches
  win winner winners giveaway followers follower hit reached reach spend spent worth tagged luck lucky
  hiring vacancy job jobs apply salary cv interview qualification
  part video videos tutorial reel live story post page account content subscribe channel fyp viral foryou foryoupage trend
  depending including includes include included inclusive comes come coming plus-delivery excluding negotiation guaranteed guarantee warranty
  one's own first second etc eg ie via vs versus
  stay stays staying meet meets met turn turns turned put puts hold holds show shows showing showed think say says said tell tells ask asks asking talk hear sit run runs running walk walks move moves moving change changes changing
  fast asap rent life earn earning money working able well long-lasting satisfied satisfaction happy happily guaranteed trusted trust reliable genuine-only legit serious interested interest available-now
  gonna wanna gotta yall y'all lol hahaha haha abt coz cuz bcoz tho though although however whether another other others else same different various variety assorted lots lot plenty
  imagine believe remember forget finally really actually basically literally especially specially mostly almost nearly soon instead rather
  rrp usual usually normal normally regular-price previous previously former formerly slashed reduced dropped cut wholesale retail
  upwards upward onwards onward
  finished over sorry update gone taken unavailable
  pov replying reply storytime anyways anyway bannange zituuse gituuse etuuse lol fr nah lemme
  landed land-ed landing arrived arriving dropped dropping docked unboxed unboxing offloaded offloading delivered back-in restock latest-arrival cleared alert
  used-to formerly former usual grab-yours yours take-away hun hunny honey darling darlings sweetheart sweethearts mate mates bestie besties queens kings babes mummy mamas sirs madam madame sir maama taata chief comrade
  order-now shop-now link-in-bio dm-us
`);
const AFRICAN = words(`
  bei bbeeyi beeyi omuwendo omutengo muno sebo olwaleero tuwezezza banno ensimbi ssente sente tu tuu zokka gyokka yokka kyokka lwokka bwokka byokka gwokka wokka wabula era naye nga nti ku mu wa okuva okutuuka kati leero enkya jjo kale ate oba kubanga tuli ndi oli ali bali weziri weeri weri ziri eri guli kiri
  jangu mujje jjangu yita ogule gula mugule funa fune otwale twala tukubire kuba mukube essimu-yaffe tukutwalira tukuleetera ku-bwereere bwereere onoonya onoonyeza gwe ggwe mmwe mwe nze ffe yaffe zaffe waffe yange zino eno kino bino guno omuli banange munange mukwano webale weebale nnyo nyo bannange ssebo nnyabo nyabo mpola mikwano banno bakasitoma olina nina tulina mulina wamu buli emu omu ziweddewo yaweddewo ziwedde eweddewo biweddewo ziggwawo okugula okufuna bwoba oyagala oyagadde twagala mwagala zaali yali edda mpya-leo zipya okuli wano awo eyo
  ilikuwa walikuwa zilikuwa vilikuwa kimoja kila-kimoja moja mmoja mojamoja mbili hivyo bwana mama dada kaka ndugu rafiki wapendwa wateja mteja mpendwa boss  haraka agiza nunua-sasa leo-tu karibuni-sana
  kimu kamu lumu limu gumu bumu zaali waali byali lyali lwali gwali kwali bwali kati-kati mukyala owange bannyabo bassebo baaba mwana mwannyinaze mulongo kabiite sweetie bakyala-mwe mwebale genda yanguwa mwanguwe kaakano kaakati
  ni na kwa kutoka hadi mpaka sasa leo kesho jana tu bado pia sana karibu karibuni asante ahsante habari jambo mambo nunua uza inauzwa zinauzwa pata njoo piga simu-yetu tuma ujumbe wasiliana nasi yetu wetu zetu langu yangu wangu hii hizi hiki hivi huyu hapa pale iko zipo ipo tupo imeisha imeuzwa zimeisha zimeuzwa vimeisha zamani awali kabla usafiri bure punguzo ofa haraka jumla rejareja lipa mdogo kila wako zako yako lako unataka unatafuta tunauza tunayo nauza miaka mwaka kukodi
  ezisooka ezaasooka ezisoose ezasooka ebisooka tujja tugenda tuleeta tuleese tuleete kuleeta okuleeta kuleta tutaleta tutaletewa tunaleta zitakuja zinakuja zijja zigenda kujja endala ezirala ebirala zindi bindi ebindi ezindi zingine vingine nyingine mengine ijayo ujao sabiiti ssabbiiti wiiki wiki ejja ejjuuzi mulinde mulindirire lindako subiri subirini
`);
/** Breaks a product's name wherever it stands. */
export const STOP_WORDS = new Set([...ENGLISH, ...AFRICAN].map((word) => word.replaceAll("'", '')));
export const isStopWord = askedOnce((low) => STOP_WORDS.has(low));
/** Kept only in names of land, houses and trips. */
export const PLACE_WORDS = words(`
  kampala uganda entebbe mukono wakiso jinja mbarara gulu lira mbale masaka fort-portal kabale soroti arua hoima mityana mubende kasese bushenyi iganga tororo busia malaba luwero kayunga bweyogerere kireka ntinda nakawa bukoto kamwokya kololo nakasero kisementi naguru bugolobi muyenga kabalagala
  kansanga ggaba munyonyo makindye lubowa najjanankumbi namasuba kibuye katwe nsambya mengo rubaga lubaga namirembe bakuli kasubi nansana kawempe bwaise kalerwe wandegeya makerere mulago kyebando kisaasi kyanja najjera najera kira namugongo gayaza kasangati matugga kawanda luzira mutungo mbuya biina banda seeta kyaliwajjala kyengera nsangi busega natete nateete kikuubo kiyembe mabirizi pioneer owino nakivubo kisekka ndeeba nabugabo equatoria jesco acacia garden-city freedom
  nairobi kenya tanzania rwanda kigali juba sudan dubai-town town city cbd africa east ug
`);
/** Cut from the left edge of a name, kept inside it. */
export const LEADING_NOISE =
  words(`and & + or of for with in on to fresh beautiful lovely pretty original authentic genuine quality imported classic premium luxury luxurious fancy fine lit fashionable smart-looking hot
    high-quality turkish-quality very high affordable our za ya wa la cha vya ga gwa bya kya gy z ez eza ery n na ne mpya only original-quality more different ready limited mega big-sale clearance flash special everyday simple nice quick pure-quality signature full imitation`);
/** Say how goods are: on a line of their own they name none. */
export const QUALITIES = words(
  'waterproof shockproof rustproof rainproof windproof unbreakable foldable adjustable removable washable breathable stretchy durable lightweight heavyweight comfortable comfy reversible reusable rechargeable non-stick nonstick scratchproof',
);
/** Joins two parts of a name and may stand inside it only. */
export const JOINERS = words(
  'and of with for in on by x za ya wa la cha vya ga gwa bya kya lya lwa bwa ez n ne na kwa the w',
);
/** After `for` these stay in the name: `shoes for men`. */
export const AUDIENCE = words(
  'men women ladies gents kids children babies baby boys girls boy girl toddlers newborn newborns adults couples hire rent sale students schools school office home cars car phones laptops him her pets dogs hair skin face bathroom kitchen garden wedding weddings',
);
/** Big and small in the noun classes of Luganda, Runyankole and Swahili: `ekinene`, `entono`, `kikubwa`. */
const BIG_AND_SMALL = [
  ...['nene', 'tono', 'hango', 'kye'].flatMap((stem) =>
    'n en eki ki ebi bi omu mu aba ba olu lu oru ru aka ka obu bu otu tu ogu gu ama ma eri li ey e o a'
      .split(' ')
      .flatMap((prefix) => [`${prefix}${stem}`, `${prefix}n${stem}`]),
  ),
  ...['kubwa', 'dogo'].flatMap((stem) => ['', 'm', 'wa', 'ki', 'vi', 'ma', 'n', 'mi'].map((prefix) => prefix + stem)),
  ...words('ddene ttono kadogo empango enkye nkye mpango'),
];
/** Of what, or with which taste: versions of a cake, and names of oils. */
export const KINDS = words(
  'vanilla chocolate strawberry lemon orange velvet blueberry banana carrot butter caramel coconut mint marble passion mango fruit pineapple lavender rose olive peach coffee cotton silk leather suede wool satin chiffon denim linen wooden metal plastic glass steel cloth synthetic beef chicken goat pork fish cheese',
);
/** Words that tell versions of one product apart: a price list over them is a list of variants. */
export const VARIANT_WORDS = new Set([
  ...BIG_AND_SMALL,
  ...words(`kiddugavu ekiddugavu ekiddugu enzirugavu kyeru ekyeru enjeru kimyufu ekimyufu emmyufu bbululu kijani nyeusi nyeupe nyekundu bluu njano kijivu zambarau waridi male female males females jike dume small medium large big mini jumbo xl xxl s m l kg kgs g ml l ltr litre litres liter half quarter full single double triple twin queen king size sizes piece pieces pair pairs pc pcs set pack box dozen carton tray bottle jar cup plate slice whole regular
    black white red blue green yellow pink purple brown grey gray gold silver nude beige maroon navy orange cream rose titanium natural graphite midnight starlight
    gauge quire quires ply matt matte gloss glossy
    sack sacks basin bunch bundle crate jerrycan tin packet roll portion bucket heap new used uk brand boxed sealed refurbished clean second hand ex-uk active non original copy grade a b one two wholesale retail
    synthetic cloth baby sample tester trial refill decant eya eza ebya ekya ogwa olwa wakati masekkati floral flowered flowery stripes striped stripe plain polka dotted dots checked checkered pattern patterned print printed animal leopard burgundy mustard peach khaki olive teal turquoise lilac lavender wine coffee charcoal display demo
    vanilla chocolate strawberry lemon orange velvet red-velvet blueberry banana carrot butter caramel oreo coconut mint marble passion mango fruit forest white-forest pineapple beef chicken goat pork vegetable veg cheese plain masala spicy fish
    cotton silk leather suede wool velvet satin chiffon denim linen wood wooden metal metallic plastic glass steel fleece gb tb ram rom ssd hdd storage inch inches seater seaters layer layers tier tiers burner burners door doors litre watts w yards yard metre with without and for at the each per or only from in lace short long sleeve sleeved sleeves adult adults kids child children men women ladies gents boys girls day night hour hours month months week unit units local exotic hot cold fresh dry economy premium vip ordinary executive standard deluxe basic gold bronze platinum wheat brown away home third`),
]);
