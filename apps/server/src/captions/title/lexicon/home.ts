import type { WordGroup } from './group.ts';

export const HOME: WordGroup[] = [
  {
    tags: ['appliances', 'home appliances', 'electronics', 'kitchen'],
    fit: 'none',
    words: `fridge, refrigerator, freezer, deep freezer, mini fridge, chest freezer, double door fridge, washing machine, washer dryer, microwave, microwave oven, oven, electric oven, cooker, gas cooker, electric cooker, induction cooker, pressure cooker, electric pressure cooker, rice cooker,
      slow cooker, air fryer, airfryer, deep fryer, blender, juicer, juice extractor, kettle, electric kettle, percolator, toaster, sandwich maker, waffle maker, coffee maker, coffee machine, popcorn machine, popcorn maker, food processor, hand mixer, stand mixer, dough mixer, meat grinder, meat mincer, chopper,
      vegetable chopper, electric chopper, ice maker, ice cream maker, water dispenser, dispenser, standing fan, ceiling fan, table fan, rechargeable fan, mini fan, air cooler, air conditioner, heater, room heater, water heater, instant shower, electric shower, instant water heater, humidifier, dehumidifier, air purifier, vacuum cleaner, vacuum, car vacuum cleaner, vacuum sealer,
      flat iron box, iron box, steam iron, garment steamer, steamer, food steamer, hair dryer machine, sewing machine, dish washer, dishwasher, hot plate, hotplate, gas stove, stove, double burner, charcoal stove, sigiri, jiko, jiko la gesi, friji, firiji, firigi, ffiriji, chest fridge, showcase fridge, display fridge, spin dryer,
      slush machine, egg boiler, egg incubator, chips cutter, nutribullet, nutri bullet, ninja blender, mosquito killer lamp, water purifier, water pump, car washer, pressure washer, infrared cooker, halogen oven, hand blender, spice grinder, grinder, milk frother, donut maker, chapati maker, roti maker, pizza oven, cotton candy machine, blood pressure monitor machine, electric iron, essigiri, paasi, electric grill, kitchen scale, weighing scale, digital scale`,
    weak: 'fan, iron, machine, mixer, scale, dryer, washer',
    brands:
      'philips, bosch, nutribullet, ramtons, mika, hotpoint, kenwood, moulinex, electrolux, delonghi, ninja, roch, midea, haier, whirlpool, dyson, beko, geepas, sayona appliance, nunix, silver crest, silvercrest, sokany, dsp, lontor, newal, blueflame, spj, smartplus, black and decker, hoffmans, akita, nasco, bruhm, tornado, tefal',
  },
  {
    tags: ['kitchen', 'kitchenware', 'home', 'household'],
    fit: 'none',
    words: `saucepan, sauce pan, frying pan, fry pan, non-stick pan, nonstick pan, pan set, cookware, cookware set, cooking pot, cooking set, pot set, pressure pot, sufuria, seffuliya, wok, casserole, hot pot, hotpot, food warmer, serving dish, thermos, flask, vacuum flask, water bottle, tumbler, stanley cup, lunch box, lunchbox, food container, storage container, container, spice rack,
      dish rack, plate rack, utensil rack, kitchen rack, pot rack, cup set, tea set, mug, magic mug, glass set, wine glass, juice glass, plate set, dinner set, dinner plate, bowl, bowl set, spoon, fork, knife set, knife, kitchen knife, cutlery, cutlery set, spatula, chopping board, cutting board, tray, serving tray, jug, water jug, measuring cup, rolling pin, baking tin, baking tray, cake tin, cake stand, cake mould, grater, peeler, strainer, sieve, colander,
      can opener, bottle opener, kitchen organizer, jar, mason jar, spice jar, sugar bowl, tissue holder, dish washing glove, washing glove, silicone glove, oven glove, sink organizer, egg tray holder, water dispenser pump, kitchen set, kitchenware, tea cup, teapot, coffee mug, basin, jerrycan, bucket, plastic drum, water tank, lemon squeezer, garlic press, ekikopo, essowaani, kikombe, sahani, sufuria set, silicone utensil, microwave stand, kitchen stand, gas burner stand, oil dispenser, salad maker, ice cube tray, vegetable slicer, juice dispenser, kitchen cabinet organizer, foil, cling film, fruit basket, steel wire, sponge holder, water filter, hot water bottle, electric lunch box,
      clay pot, stew pot, serving pot, ceramic pot, granite pot, casserole set, water glass, tea flask, chai flask, tiffin, food flask, sauce pan set, saucepan set, steel plate, melamine plate, cake pan, pizza pan, crepe pan, tawa, measuring spoon, drinking glass, cooler box, ice box, picnic set, dish drainer, cutlery tray, kitchen trolley, bread bin, egg tray, utensil set, bottle set, water dispenser stand, gas lighter, kettle set`,
    weak: 'pot, straw, pan, plate, cup, glass, dish, bottle, board, tin, can, lid',
    brands: 'tupperware, stanley, nonstick, tefal pan, luminarc, pyrex',
  },
  {
    tags: ['gas', 'gas cylinder', 'kitchen', 'home'],
    fit: 'none',
    words:
      'gas cylinder, gas refill, gas tank, gas burner, gas hose, gas regulator, cooking gas, full gas set, gas set, gesi, lpg, gas grill',
    weak: 'gas',
    brands: 'shell gas, stabex, total gas, oryx gas, hass gas, vivo gas',
  },
  {
    tags: ['home', 'household', 'decor'],
    fit: 'none',
    words: `curtain, sheer, curtain rod, curtain set, blind, window blind, carpet, rug, door mat, doormat, bath mat, wall clock, wall art, wall sticker, wallpaper, wall paper, mirror, full length mirror, photo frame, picture frame, canvas art, painting, flower vase, vase, artificial flower, artificial plant, candle, scented candle, diffuser, table cloth, table mat, table runner,
      throw pillow case, seat cover, sofa cover, chair cover, chandelier, lamp, bedside lamp, table lamp, desk lamp, night lamp, led strip, strip light, led light, fairy light, bulb, led bulb, smart bulb, galaxy projector light, shoe rack, clothes rack, cloth rack, hanger, clothes hanger, laundry basket, storage box, storage basket, drawer organizer, wardrobe organizer, closet organizer, trouser hanger, drying rack, clothesline,
      ironing board, dustbin, dust bin, trash can, waste bin, mop, spin mop, broom, brush, toilet brush, squeegee, soap dispenser, toothbrush holder, tooth brush holder, bathroom set, bathroom organizer, shower cap, shower curtain, shower head, toilet seat, toilet seat cover, towel rack, toilet paper holder, water heater shower, alarm clock, grass carpet, artificial grass, 3d wallpaper, gypsum, decor, house decor, home decor, pillow organizer, step ladder, sewing kit, tool box, cushion, cushion cover,
      lint remover, fabric shaver, mosquito trap, air freshener, washing machine cover, washing machine stand, washing machine support, fridge guard, fridge mat, shoe organizer, jewelry organizer, makeup organizer, hooks, wall hook, mapazia, zulia, kapeti, kitambaa, entimbe, laptop table, laptop desk, foldable table, flower pot, fish tank, aquarium, gift box, gift bag, gift set, gift hamper, hamper, balloon, party decor, banner, money bouquet, bouquet, flower, rose,
      curtain material, curtain ring, curtain holder, curtain box, tie back, tieback, blackout curtain, voile, curtain bracket, throw blanket basket, peg, clothes peg, clothes line, mosquito repellent, floor mat, prayer mat, rug mat, centre rug, fluffy carpet, carpet runner, wall hanging, wall shelf, floating shelf, bath rug, shower hose, wash basket, door curtain, fly catcher, artificial grass carpet, clay flower pot, planter, vacuum bag, insect killer`,
    weak: 'light, mat, clock, frame, rack, holder, stand, box, basket, organizer set, plant, cover set, sheers',
  },
  {
    tags: ['bedding', 'home', 'household', 'bedroom'],
    fit: 'bed',
    words: `bedsheet, bed sheet, bedsheet set, duvet, duvet cover, duvet set, comforter, blanket, fleece blanket, baby blanket, bed cover, bedcover, bedspread, mattress, pillow, throw pillow, pillow case, pillowcase, mosquito net, mosquito nets, mattress protector, mattress cover, mattress topper, bedding, bedding set, towel, bath towel, shuka la kitanda, shuka za kitanda,
      omufaliso, mufaliso, ebbulangiti, bulangiti, bulangeti, godoro, magodoro, mto, mito, chandarua, blanketi, essuuka, esuuka, akatimba, katimba, throw blanket, velvet throw pillow, bed net, woolen blanket, weighted blanket, fitted sheet, pillow set`,
    weak: 'net, throw, sheet, shuka',
    brands: 'vitafoam, euroflex, rosefoam, comfoam, crestfoam, royalfoam, latex foam, arafa, dunlop foam',
  },
  {
    tags: ['beds', 'bed', 'furniture', 'bedroom', 'home'],
    fit: 'bed',
    words:
      'double decker bed, decker bed, double decker, bunk bed, king size bed, queen size bed, sofa bed, metallic bed, wooden bed, bedroom set, bed frame, kitanda, vitanda, ekitanda, ebitanda, box bed, upholstered bed, metal bed, tufted bed, leather bed, headboard, canopy bed, day bed, bed set, bunk, chesterfield bed, sleigh bed, platform bed, mahogany bed, bed bench, baby cot bed',
    weak: 'bed, decker',
  },
  {
    tags: ['furniture', 'home', 'living room'],
    fit: 'none',
    words: `sofa, sofa set, couch, l-shape sofa, l shape sofa, l-shaped sofa, sectional, recliner, arm chair, armchair, office chair, plastic chair, dining chair, dining set, dining table, coffee table, tea table, side table, center table, centre table, console table, study table, study desk, office desk, office table, computer desk, reading table, dressing table, dresser, dressing mirror, tv stand, tv unit, wall unit,
      wardrobe, closet, cupboard, cabinet, kitchen cabinet, shoe cabinet, book shelf, bookshelf, bookcase, chest of drawers, bedside table, bed side drawer, nightstand, night stand, bar stool, stool, ottoman, pouf, bench, garden chair, garden set, patio set, swing chair, salon chair, barber chair, reception desk, display shelf, metal shelf, shelf, filing cabinet, partition, furniture, meza, viti, kiti, entebe, ntebe, emmeeza, sofa seti, kabati, makochi, plastic table,
      folding chair, foldable chair, camping chair, chair, high table, corner shelf, storage cabinet, wooden door, study chair, rocking chair, bean bag, church chair, tent, school desk, metallic door,
      round dining, dining, reception counter, display counter, corner sofa, chesterfield, chesterfield sofa, kitchen stool, sofa chair, 3 seater sofa, tv cabinet, meeza, ameeza, kabada, kabaati, easy chair, papyrus mat, dining bench, accent chair, tub chair, conference table, executive desk, executive chair, bar counter, salon mirror, nesting table, shoe shelf`,
    weak: 'table, desk, door, seat, counter, puff',
  },
];
