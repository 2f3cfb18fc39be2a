import type { WordGroup } from './group.ts';

export const FOOD: WordGroup[] = [
  {
    tags: ['cake', 'bakery', 'food'],
    fit: 'none',
    words: `cake, birthday cake, wedding cake, chocolate cake, vanilla cake, red velvet, red velvet cake, black forest, black forest cake, fruit cake, carrot cake, lemon cake, marble cake, cheesecake, cheese cake, bento cake, drip cake, sponge cake, butter cake, layer cake, cake jar, cake slice, cupcake, cup cake, muffin, brownie, cookie, biscuit, pastry, pastries, doughnut, donut, croissant, scone, pie, meat pie, chicken pie, tart, macaron, banana bread,
      bread, loaf, brown bread, bun, burger bun, cinnamon roll, swiss roll, dessert, trifle, tiramisu, ice cream cake, kekki, keeki, keki, omugaati, mugaati, mkate, ddaddi, daddies, half cake, half cakes, queen cake, english cake, queencake, money cake, cake topper, fondant cake, whipped cream cake, buttercream cake, custom cake, graduation cake, baby shower cake, anniversary cake, birthday cakes, wedding cakes`,
    weak: 'roll, slice, topper',
  },
  {
    tags: ['snacks', 'food', 'restaurant'],
    fit: 'none',
    words: `samosa, sambusa, sumbusa, rolex, chapati, chapatti, mandazi, kabalagala, pancake, waffle, popcorn, crisp, chips, fries, french fries, hot dog, hotdog, sausage, spring roll, kebab, pizza, burger, chicken burger, beef burger, sandwich, shawarma, wrap chicken, taco, nachos, chicken wing, wings, fried chicken, grilled chicken, whole chicken, roast chicken, chips chicken, chicken and chips, chips and chicken, pork ribs, pork, roasted pork, muchomo, nyama choma, goat muchomo,
      g-nut, groundnut, gnut, peanut, cashew, cashew nut, almond, macadamia, simsim, simsim ball, daddies snack, chocolate, chocolate bar, lollipop, gonja, roasted gonja, nsenene, grasshopper, white ants, enswa, ice cream, yoghurt, yogurt, milkshake, smoothie, fruit salad, salad, platter, snack, snack box, snack pack, finger food, bites, bitings, luwombo, oluwombo, pilau, pilawo, biryani, biriyani, fried rice, jollof, matooke and beef, katogo, rice and beans, tilapia fillet, whole fish, fried fish,
      fish fillet, buffet, combo meal, lunch pack, packed lunch, catering, stew, beef stew, chicken stew, soup, spaghetti bolognese, lasagna, ugali, githeri, mukimo, vitafunio, kikomando, kikomandu, peanut butter, ground nut paste, odi, kachumbari, chicken tikka, whole tilapia, fish fingers`,
    weak: 'wrap, sweet, dates, nut, candy, bar, crisps, bite, food, lunch, breakfast, dinner, meal, chakula, emmere',
  },
  {
    tags: ['drinks', 'beverages', 'food', 'groceries'],
    fit: 'none',
    words: `juice, passion juice, mango juice, fresh juice, soda, mineral water, drinking water, water jar, wine, red wine, white wine, sweet wine, whisky, whiskey, vodka, gin, beer, tequila, champagne, brandy, rum, cognac, liquor, liqueur, tonic, energy drink, bushera, bongo, tea leaves, tea, green tea, coffee, ground coffee, coffee beans, drinking chocolate, milk, fresh milk, powdered milk, amata, maziwa, chai, kahawa, waragi, tonto, munanansi, cocktail, mocktail, ginger tea, masala tea, hibiscus tea, smoothie mix,
      obushera, hibiscus, tea bag, ginger powder tea, lemongrass, tamarind juice, soy milk, goat milk, camel milk, kombucha`,
    weak: 'water, spirit',
    brands:
      'jameson, hennessy, johnnie walker, jack daniels, black label, red label, smirnoff, uganda waragi, baileys, four cousins, drostdy hof, gordons, martell, rwenzori, riham, coca cola, pepsi, nescafe, milo, jesa, fresh dairy, lato milk, captain morgan, singleton, glenfiddich, 4th street',
  },
  {
    tags: ['spices', 'spice', 'groceries', 'food'],
    fit: 'none',
    words: `spice, tea masala, chai masala, garam masala, pilau masala, masala, turmeric, turmeric powder, cinnamon, cinnamon stick, cinnamon powder, black pepper, white pepper, pepper powder, clove, cardamom, cumin, cumin seed, coriander, coriander powder, paprika, nutmeg, bay leaf, bay leaves, rosemary, thyme, oregano, chilli, chili, chilli powder, chili powder, chilli sauce, hot sauce, cayenne pepper, curry powder, ginger powder, garlic powder, onion powder,
      mixed spice, bizari, binzari, mdalasini, dalasini, iliki, karafuu, tangawizi, pilipili, kamulali, kaamulali, ebinzaali, chia seed, flax seed, sesame seed, pumpkin seed, sunflower seed, moringa powder, royco, beef cube`,
    weak: 'pepper, seasoning, mint',
  },
  {
    tags: ['groceries', 'food', 'fresh food'],
    fit: 'none',
    words: `matooke, matoke, matooke bunch, amatooke, banana, bogoya, ndizi, cassava, muwogo, sweet potato, irish potato, potato, lumonde, yam, pumpkin, avocado, ovacado, ffene, jackfruit, pineapple, mango, watermelon, water melon, passion fruit, pawpaw, papaya, orange fruit, lemon, apple fruit, grape, strawberry, tomato, onion, carrot, cabbage, green pepper, garlic, ginger, dodo, nakati, vegetable, spinach, sukuma wiki, beans, bean, peas, cow peas, green gram, soya bean, soya, maize, maize flour, posho, akawunga, kawunga, maize grain, cassava flour,
      honey, pure honey, wheat flour, millet, millet flour, porridge flour, porridge, sorghum, rice, super rice, basmati rice, pishori rice, mchele, omuceere, muceere, sugar, ssukaali, sukari, salt, cooking oil, sunflower oil, olive oil, coconut oil, ghee, butter, margarine, blue band, spaghetti, macaroni, noodle, pasta, cornflake, weetabix, oat, honey jar, jam, ketchup, tomato paste, vinegar, soy sauce, yeast, baking powder, baking flour, self raising flour, flour, egg, tray of eggs, eggs tray, local egg, kuroiler egg, amagi, mayai,
      beef, goat meat, goat, mutton, meat, ennyama, nyama, chicken, broiler, broiler chicken, local chicken, kuroiler, kuroiler chicken, chicken breast, gizzard, turkey, duck, rabbit, rabbit meat, fish, tilapia, nile perch, mukene, silver fish, silverfish, dry fish, smoked fish, cat fish, catfish, ebyennyanja, samaki, enkoko, kuku, omukene, mputa, engege, liver, minced meat, cheese, cream cheese, mayonnaise, groceries, grocery, foodstuff, food stuff, grocery hamper, food hamper, enva, ebijanjaalo, bijanjalo, maharage, maharagwe, unga, obuwunga, charcoal, cooking charcoal, firewood, makaa, amanda, briquette, ebinyeebwa, binyebwa, karanga, dried fish, nuts mix`,
    weak: 'oil, orange, apple, salt, greens, fruit, cream, seasoning',
    brands:
      'mukwano, kakira, kaswa, numa, maganjo, hariss, britania, pembe, azam, indomie, kinyara, sugar kakira, fortune oil, tamtam, cowboy',
  },
  {
    tags: ['household', 'cleaning', 'groceries', 'laundry'],
    fit: 'none',
    words: `detergent, washing powder, washing soap, laundry soap, liquid soap, dish soap, bleach, jik, fabric softener, softener, toilet paper, toilet tissue, tissue, tissue paper, serviette, paper towel, kitchen towel, soap, sabbuuni, sabuni, ssabbuuni, toilet cleaner, glass cleaner, disinfectant, air wick, insecticide, mosquito coil, doom, sponge, scouring pad, scrubbing brush, bin liner, garbage bag, match box, shoe polish, carpet cleaner, stain remover, toilet roll, tile cleaner, multipurpose soap, rat glue, cockroach killer, pest control powder`,
    weak: 'cleaner, liner',
    brands:
      'omo, ariel, sunlight, vim, harpic, dettol, jik bleach, nomi, white star, rosy tissue, magic soap, star soap',
  },
];
