import { words } from '#captions/text/words.ts';
import type { Category } from './categories.ts';

/**
 * Words that name goods of other categories, too, than those that the lexicon lists them in: a Boxer is a motorcycle, a
 * bonnet covers an engine, a Rolex is worn. By category, blanks as `_`; which sense a word has, the card's other words say.
 */
const SENSES: Partial<Record<Category, Set<string>>> = {
  fashion: words(
    'rolex hair_piece body_suit bodysuit canvas top court jersey romper bundle bundles kit training pump veil mask frame lens oxford jacket reflector_jacket rain_suit riding_gear safety_boot safety_shoe towel shuka sheet wool pearl tie studs bow crown rose orange apple home tailoring cup tank school_bag baby_shoe smartwatch smart_watch hiking',
  ),
  beauty: words(
    'bonnet flat_iron iron mirror sponge glove oil olive_oil coconut_oil honey lemon turmeric butter charcoal salt rose glue file drill lamp bundle extension knotless acrylics cornrow barber manicure pedicure facial waxing massage tattoo piercing haircut braid soap bar_soap liquid_soap clip pin thread wool knife scissors machine powder gel foam scent candle mask pencil cornflake oat clay stone tape stand chair comb brush tweezer vitamin_e bow headband scrunchie makeup_bag',
  ),
  health: words(
    'pad tablet syrup iron scale weighing_scale digital_scale thermometer machine belt glasses glove mask honey ginger garlic moringa tea herbal_tea oil balm gel wheelchair stocking cushion walker soap toothbrush toothpaste kit drops protein',
  ),
  home: words(
    'charcoal firewood makaa amanda briquette lamp bulb light torch extension socket tap sink tank water_tank toilet tile paint handle lock padlock hinge door window satin canvas fabric kitenge material lace sheer umbrella apron glove fan iron flat_iron scale clock generator soap powder detergent perfume scent basket drum pump hose pipe cooler heater grill rack flower plant game toolbox ladder rope board glue safe machine purifier bag box file calendar cup bonnet wardrobe kitenge slipper mask insecticide spray egg_tray tripod shower_cap balloon banner bouquet',
  ),
  electronics: words(
    'pad battery tablet iron kettle scale thermometer machine watch clock lamp bulb light fan radio drone shaver trimmer clipper hair_dryer dryer massager doorbell lock socket wire cable switch panel extension glass cover case pouch strap stand holder screen bracket car_charger car_stereo camera toy game book tracker torch bag backpack mirror drum keyboard mouse apple orange galaxy pixel razor compressor generator welding_machine power_bank security ring',
  ),
  food: words(
    'mafuta amafuta cream syrup powder butter jelly bundle bunch broiler kuroiler hen chicken enkoko duck turkey rabbit goat pig sheep fish robusta arabica vanilla honey orange apple mint gum bar spirit water straw bean seed soya cow oil platter package crisps rolex tilapia catfish embuzi embizzi kuku mbuzi beef salt herbal_tea',
  ),
  kids: words(
    'bicycle bike car scooter doll ball balloon puzzle game body_suit bodysuit romper dress shoe cap sock blanket shawl bed mattress net bag towel bottle flask cup lunch_box book story_book pencil crayon colour gift_set hamper carrier walker swing chair seat tent piano drum tablet helmet uniform sweater syrup multivitamin oil powder lotion suitcase school_bag school_shoe exercise_book math_set mathematical_set',
  ),
  vehicles: words(
    'boxer bonnet helmet battery lamp bulb light mirror mat floor_mat carpet seat seat_cover cover door_handle handle door lock horn plug starter pump water_pump hose chain ring belt fan filter glass frame jack cable drum spring bolt switch tank fuel_tank glove jacket radio stereo woofer subwoofer speaker amplifier camera screen pad disc tube rack carrier stand box oil mafuta cap compressor thread canvas plate sensor cushion air_freshener umbrella tarpaulin rim bike bicycle scooter electric_scooter window sticker key grill boot spray paint charger generator trailer parts engine wheel',
  ),
  property: words('farm shop room office building garden'),
  farm: words(
    'robusta coffee avocado hass_avocado mango passion_fruit banana matooke cassava maize bean potato tomato onion jersey feeder drinker tank drum hose pipe pump net wire pole panga spade hoe slasher wheelbarrow gumboot milk_can can cooler scale weighing_scale mill machine cutter dog cat egg honey fish tilapia catfish flower rose tree plant vaccine salt bran crate tractor milk chicken pump water_pump sack generator knife axe seed calf bucket grinder syrup',
  ),
  building: words(
    'tank water_tank compressor generator welding_machine machine mixer mill door window gate glass mirror pump hose nail bolt handle lock lamp light bulb panel cable wire basin tap shower pipe brush paint_brush roller tape sheet iron bar board pole rope chain mesh net glue powder oil tarpaulin tent container helmet glove gumboot safety_boot safety_shoe overall reflector_jacket vest drill saw ladder scale wheel sink extension socket stone sand battery wheelbarrow',
  ),
  services: words(
    'knotless braid weave nail makeup retouch gown suit tent chair car decor balloon banner sticker screen wig lash costume photo generator cake speaker flat massage perm locs dreadlock',
  ),
  books: words('oxford calculator board card glue tape ink map chart bag globe tablet game puzzle box frame'),
  sports: words(
    'helmet glove jersey kit boot football_boot soccer_boot ball bag bottle mat belt bench rope bike bicycle scooter machine racket net suit tracksuit cap whey creatine protein shaker goggles trophies medals training watch sock pad swimsuit swimming_costume pool cleats',
  ),
};

const BY_WORD = new Map<string, Category[]>();
for (const [category, list] of Object.entries(SENSES) as [Category, Set<string>][]) {
  for (const word of list) {
    const name = word.replaceAll('_', ' ');
    BY_WORD.set(name, [...(BY_WORD.get(name) ?? []), category]);
  }
}

/** The categories that a product word may be of besides those it is listed in. */
export const otherSensesOf = (name: string): readonly Category[] => BY_WORD.get(name) ?? [];
