import type { WordGroup } from './group.ts';

export const FOOD: WordGroup[] = [
  {
    tags: ['cake', 'bakery', 'food'],
    fit: 'none',
    words: `cake, birthday cake, wedding cake, chocolate cake, vanilla cake, red velvet, red velvet cake, black forest, black forest cake, fruit cake, carrot cake, lemon cake, marble cake, cheesecake, cheese cake, bento cake, drip cake, sponge cake, butter cake, layer cake, cake jar, cake slice, cupcake, cup cake, muffin, brownie, cookie, biscuit, pastry, pastries, doughnut, donut, croissant, scone, pie, meat pie, chicken pie, tart, macaron, banana bread,
      bread, loaf, brown bread, bun, burger bun, cinnamon roll, swiss roll, dessert, trifle, tiramisu, ice cream cake, kekki, keeki, keki, omugaati, mugaati, mkate, ddaddi, daddies, half cake, half cakes, queen cake, english cake, queencake, money cake, cake topper, fondant cake, whipped cream cake, buttercream cake, custom cake, graduation cake, baby shower cake, anniversary cake, birthday cakes, wedding cakes,
      edible image, cake parfait, bento, cake pops, cakepop, cake pop, chocolate fudge, chocolate mousse, strawberry shortcake, blondies, eclairs, eclair, cream puff, sausage roll, baguette, pita, tortilla, shortbread, crackers, rusk,
      mukati, emikati, ekeeki, keek, cake decor, fondant, icing sugar, whipped cream, whipping cream, buttercream, cake gel, cake flour, cocoa powder, chocolate compound, sprinkles, edible glitter, food colour, food color, food
      coloring, vanilla essence, cake premix, cake boxes, cake board, cake ribbon`,
    weak: 'roll, slice, topper',
  },
  {
    tags: ['snacks', 'food', 'restaurant'],
    fit: 'none',
    words: `samosa, sambusa, sumbusa, rolex, chapati, chapatti, mandazi, kabalagala, pancake, waffle, popcorn, crisp, chips, fries, french fries, hot dog, hotdog, sausage, spring roll, kebab, pizza, burger, chicken burger, beef burger, sandwich, shawarma, wrap chicken, taco, nachos, chicken wing, wings, fried chicken, grilled chicken, whole chicken, roast chicken, chips chicken, chicken and chips, chips and chicken, pork ribs, pork, roasted pork, muchomo, nyama choma, goat muchomo,
      g-nut, groundnut, gnut, peanut, cashew, cashew nut, almond, macadamia, simsim, simsim ball, daddies snack, chocolate, chocolate bar, lollipop, gonja, roasted gonja, nsenene, grasshopper, white ants, enswa, ice cream, yoghurt, yogurt, milkshake, smoothie, fruit salad, salad, platter, snack, snack box, snack pack, finger food, bites, bitings, luwombo, oluwombo, pilau, pilawo, biryani, biriyani, fried rice, jollof, matooke and beef, katogo, rice and beans, tilapia fillet, whole fish, fried fish,
      fish fillet, buffet, combo meal, lunch pack, packed lunch, catering, stew, beef stew, chicken stew, soup, spaghetti bolognese, lasagna, ugali, githeri, mukimo, vitafunio, kikomando, kikomandu, peanut butter, ground nut paste, odi, kachumbari, chicken tikka, whole tilapia, fish fingers,
      chapo, half cakes pack, daddy's, chevda, bombay mix, roasted nuts, groundnuts packed, g.nuts, hard corn, roasted maize, fried maize, roasted soya, soya nuts, cashewnut, macadamia nuts, pistachio, walnuts, mixed nuts, dried mango,
      dried fruit, dried pineapple, granola, granola bar, muesli, gummies, marshmallow, cotton candy, ice cream cone, sundae, fruit juice cup, fruit bowls, chicken wrap, beef wrap, burrito, quesadilla, pasta bolognese, chicken pasta,
      beef pasta, noodles stir fry, fried noodles, chow mein, crispy chicken, chicken tenders, chicken nuggets, nuggets, drumsticks, chicken thigh, chicken lusaniya, lusaniya, lusaniiya, full chicken lusaniya, chips lusaniya, beef
      lusaniya, pork lusaniya, whole chicken lusaniya, chips and liver, pork chops, pork fry, pork skewers, goat ribs, goat roast, roast goat, roast beef, beef ribs, beef steak, steak, t-bone, mishkaki, mshikaki, sekela, roast meat,
      boiled chicken, boiled beef, boiled goat, full meal, lunch plate, buffet lunch, breakfast combo, katogo offals, katogo byenda, byenda, offals, tripe, mulokony, mulokoni, molokony, cow hoof, cow leg, fresh fish fry, tilapia fry,
      wet fry, fried tilapia, smoked tilapia, firinda, eshabwe, malewa, malakwang, akalo, posho and beans, rice and beef, rice and chicken, rice and peas, pilao, chicken curry, beef curry, coconut rice, fried bananas, rolex special,
      ebikomando, chapati beans, omelette, spanish omelette, fried eggs, boiled eggs, bacon, salami, hummus, coleslaw, soup bowl meal, mushrooms, oyster mushroom, mushroom, obutiko, butiko, ensenene, nsenene packed, ngaara, ebbiriyani,
      mayuni, amayuni, balugu, endaggu, ndaggu, simsim paste, odii, tamu tamu`,
    weak: 'wrap, sweet, dates, nut, candy, bar, crisps, bite, food, lunch, breakfast, dinner, meal, chakula, emmere',
  },
  {
    tags: ['drinks', 'beverages', 'food', 'groceries'],
    fit: 'none',
    words: `juice, passion juice, mango juice, fresh juice, soda, mineral water, drinking water, water jar, wine, red wine, white wine, sweet wine, whisky, whiskey, vodka, gin, beer, tequila, champagne, brandy, rum, cognac, liquor, liqueur, tonic, energy drink, bushera, bongo, tea leaves, tea, green tea, coffee, ground coffee, coffee beans, drinking chocolate, milk, fresh milk, powdered milk, amata, maziwa, chai, kahawa, waragi, tonto, munanansi, cocktail, mocktail, ginger tea, masala tea, hibiscus tea, smoothie mix,
      obushera, hibiscus, tea bag, ginger powder tea, lemongrass, tamarind juice, soy milk, goat milk, camel milk, kombucha,
      sugar cane, sugarcane, oner, novida, mirinda, fanta, sprite, coke, pepsi crate, water carton, carton of water, bottled water, jerrycan water, rwenzori water, aquafina, dasani, ice cubes, red bull, redbull, rockboom, rock boom,
      predator energy, monster energy, oxygizer, jesa yoghurt, milk yoghurt, drinking yoghurt, bongo yoghurt, makamo, ghee pure, milk powder, nido, lato, amata g'ente, tea spice, kericho gold, green tea bags, coffee powder, coffee bean,
      arabica, robusta, cocoa drink, milo tin, ovaltine, prosecco, moscato, namaqua, nederburg, fourth street, robertson, vin rouge, gilbeys, bombay sapphire, tanqueray, beefeater, uganda waragi pineapple, v and a, sheridans, amarula,
      chivas, chivas regal, ballantines, jack daniel, jim beam, famous grouse, gold label, blue label, glenlivet, hennessy vs, hennessy vsop, remy martin, absolut, ciroc, jose cuervo, bacardi, malibu, campari, jagermeister, jager, nile
      special, bell lager, tusker, guinness, heineken, eagle lager, smirnoff ice, smirnoff black, savanna cider, savanna dry, cider, malwa, ajono, kwete, enguli, lira lira, omwenge, mwenge bigere, ekitaapu, omubisi gw'embidde, eshande,
      obushera bw'omugusha, bushera powder`,
    weak: 'water, spirit',
    brands:
      'jameson, hennessy, johnnie walker, jack daniels, black label, red label, smirnoff, uganda waragi, baileys, four cousins, drostdy hof, gordons, martell, rwenzori, riham, coca cola, pepsi, nescafe, milo, jesa, fresh dairy, lato milk, captain morgan, singleton, glenfiddich, 4th street',
  },
  {
    tags: ['spices', 'spice', 'groceries', 'food'],
    fit: 'none',
    words: `spice, tea masala, chai masala, garam masala, pilau masala, masala, turmeric, turmeric powder, cinnamon, cinnamon stick, cinnamon powder, black pepper, white pepper, pepper powder, clove, cardamom, cumin, cumin seed, coriander, coriander powder, paprika, nutmeg, bay leaf, bay leaves, rosemary, thyme, oregano, chilli, chili, chilli powder, chili powder, chilli sauce, hot sauce, cayenne pepper, curry powder, ginger powder, garlic powder, onion powder,
      mixed spice, bizari, binzari, mdalasini, dalasini, iliki, karafuu, tangawizi, pilipili, kamulali, kaamulali, ebinzaali, chia seed, flax seed, sesame seed, pumpkin seed, sunflower seed, moringa powder, royco, beef cube,
      mchuzi mix, mchuzi, royco mchuzi, royco cubes, black pepper powder, chillies, chilli flakes, peri peri, peri peri sauce, garlic paste, ginger paste, ginger garlic paste, garlic ginger, ginger garlic, tomato sauce, bbq sauce,
      barbecue sauce, hot pepper, dried pepper, kamulali powder, vanilla pod, vanilla beans, vanilla extract, mixed herbs, parsley, mint leaves, lemon grass, saffron, star anise, fenugreek, fennel, mustard seed, poppy seed, sesame,
      sesame oil, moringa leaf powder, hibiscus powder, beetroot powder, baobab powder, carob, sea salt, pink salt, himalayan salt, rock salt, food seasoning, chicken cubes, maggi, aromat`,
    weak: 'pepper, seasoning, mint',
  },
  {
    tags: ['groceries', 'food', 'fresh food'],
    fit: 'none',
    words: `amafuta ga kinazi, amafuta gokufumba, mafuta ya kupika, mafuta ya kula, butto, omubisi gwenjuki, omubisi gw enjuki, matooke, matoke, matooke bunch, amatooke, banana, bogoya, ndizi, cassava, muwogo, sweet potato, irish potato, potato, lumonde, yam, pumpkin, avocado, ovacado, ffene, jackfruit, pineapple, mango, watermelon, water melon, passion fruit, pawpaw, papaya, orange fruit, lemon, apple fruit, grape, strawberry, tomato, onion, carrot, cabbage, green pepper, garlic, ginger, dodo, nakati, vegetable, spinach, sukuma wiki, beans, bean, peas, cow peas, green gram, soya bean, soya, maize, maize flour, posho, akawunga, kawunga, maize grain, cassava flour,
      honey, pure honey, wheat flour, millet, millet flour, porridge flour, porridge, sorghum, rice, super rice, basmati rice, pishori rice, mchele, omuceere, muceere, sugar, ssukaali, sukari, salt, cooking oil, sunflower oil, olive oil, coconut oil, ghee, butter, margarine, blue band, spaghetti, macaroni, noodle, pasta, cornflake, weetabix, oat, honey jar, jam, ketchup, tomato paste, vinegar, soy sauce, yeast, baking powder, baking flour, self raising flour, flour, egg, tray of eggs, eggs tray, local egg, kuroiler egg, amagi, mayai,
      beef, goat meat, mutton, meat, ennyama, nyama, chicken, broiler chicken, local chicken, kuroiler chicken, chicken breast, gizzard, rabbit meat, fish, tilapia, nile perch, mukene, silver fish, silverfish, dry fish, smoked fish, cat fish, catfish, ebyennyanja, samaki, kuku, omukene, mputa, engege, liver, minced meat, cheese, cream cheese, mayonnaise, groceries, grocery, foodstuff, food stuff, grocery hamper, food hamper, enva, ebijanjaalo, bijanjalo, maharage, maharagwe, unga, obuwunga, charcoal, cooking charcoal, firewood, makaa, amanda, briquette, ebinyeebwa, binyebwa, karanga, dried fish, nuts mix,
      kibowa, enkota, enkota y'amatooke, plantain, gonja bunch, irish, emmonde, emmondi, obumonde, obumondi, ensujju, nsujju, hass avocado fruit, papaw, katunda, obutunda ensawo, tangerine, mangada, green apple, red apple, pears, guava,
      amapeera, mapeera, soursop fruit, ekitafeli, jambula, berries, blueberries, bilinganya, biringanya, eggplant, egg plant, entula, ntula, okra, bell pepper, capsicum, cucumber, beetroot, lettuce, broccoli, cauliflower, celery, leek,
      dodo leaves, jobyo, eyobyo, sukuma, ebbugga, bbugga, ssunsa, malakwang leaves, pumpkin leaves, veggies, kawo, cowpeas, cow pea, nambale, kanyebwa, soybeans, lentils, chickpeas, dengu, choroko, njugu, njahi, maize corn, akawunga
      super, bulo, obulo, obuwunga bwa bulo, omuwemba, porridge flour mix, tapioca, kaiso, pishori, basmati, icing, vegetable oil, fortune butto, sunseed, sunvita, simsim oil, palm oil, corn oil, shortening, cowboy fat, kimbo, cooking
      fat, peanut butter jar, groundnut paste, honeycomb, asali mbichi, zesta, marmalade, nutella, syrup, corn flakes, cereals, santa lucia, indomie carton, yellow yolk, mayai ya kienyeji, amagi amaganda, amagi agaganda, enkoko ensaza, chicken drumsticks, chicken sausages, kienyeji, kuku kienyeji, kuku wa kienyeji, mbaata, ssekkokko, sekkoko, akamyu, obumyu, sungura, ennyama y'ente, ennyama y'embuzi, nyama ya ngombe, nyama ya mbuzi, beef
      mince, beef steak kg, oxtail, ox tail, cow tongue, lamb, lamb chops, mutton leg, pork kilo, pork ribs kg, ngege, nile perch fillet, fillet, fish fillet kg, mukene packed, silverfish packed, mukene powder, emmamba, enkejje, nkejje,
      ensonzi, dagaa pack, samaki wabichi, samaki kavu, prawns, shrimp, sardines, sardine tin, cheese block, gouda, mozzarella, cheddar, butter block, tofu, soya chunks, food basket, grocery basket, ramadan hamper, christmas hamper,
      easter hamper, chocolate spread, tomato puree, charcoal bag, mkaa gunia, amanda ensawo, dog biscuits`,
    weak: 'oil, orange, apple, salt, greens, fruit, cream, seasoning',
    brands:
      'mukwano, kakira, kaswa, numa, maganjo, hariss, britania, pembe, azam, indomie, kinyara, sugar kakira, fortune oil, tamtam, cowboy',
  },
  {
    tags: ['household', 'cleaning', 'groceries', 'laundry'],
    fit: 'none',
    words: `detergent, washing powder, washing soap, laundry soap, liquid soap, dish soap, bleach, jik, fabric softener, softener, toilet paper, toilet tissue, tissue, tissue paper, serviette, paper towel, kitchen towel, soap, sabbuuni, sabuni, ssabbuuni, toilet cleaner, glass cleaner, disinfectant, air wick, insecticide, mosquito coil, doom, sponge, scouring pad, scrubbing brush, bin liner, garbage bag, match box, shoe polish, carpet cleaner, stain remover, toilet roll, tile cleaner, multipurpose soap, rat glue, cockroach killer, pest control powder,
      omo powder, washing liquid, bar soap box, washing bar soap, blue bar soap, dish washing liquid, dishwashing liquid, dishwashing paste, scouring powder, scouring paste, descaler, limescale remover, drain cleaner, drain opener, oven
      cleaner, floor cleaner, floor polish, furniture polish, wood polish, metal polish, carpet shampoo, sofa cleaner, mould remover, shoe cleaner, sneaker cleaner, shoe cleaning kit, shoe brush, shoe shine, leather polish, fabric
      conditioner, sta soft, toilet paper bale, napkins, kitchen rolls, kitchen roll, dustbin liner, insect spray, insecticide spray, mortein, bed bug spray, bedbug powder, bed bug killer, cockroach gel, cockroach bait, rat poison, rat
      glue trap, rat gum, matchbox, candle box, glade, toilet balls, camphor, naphthalene, sanitary bins, hand gloves, rubber gloves, scrubbers, scrubber, cleaning brush, electric cleaning brush, cleaning set, cleaning kit, cleaning
      gel, magic eraser, sabbuuni w'amazzi, sabuni ya maji, sabuni ya kipande`,
    weak: 'cleaner, liner',
    brands:
      'omo, ariel, sunlight, vim, harpic, dettol, jik bleach, nomi, white star, rosy tissue, magic soap, star soap',
  },
];
