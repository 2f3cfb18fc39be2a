import type { WordGroup } from './group.ts';

export const HOME: WordGroup[] = [
  {
    tags: ['appliances', 'home appliances', 'electronics', 'kitchen'],
    fit: 'none',
    words: `fridge, refrigerator, freezer, deep freezer, mini fridge, chest freezer, double door fridge, washing machine, washer dryer, microwave, microwave oven, oven, electric oven, cooker, gas cooker, electric cooker, induction cooker, pressure cooker, electric pressure cooker, rice cooker,
      slow cooker, air fryer, airfryer, deep fryer, blender, juicer, juice extractor, kettle, electric kettle, percolator, toaster, sandwich maker, waffle maker, coffee maker, coffee machine, popcorn machine, popcorn maker, food processor, hand mixer, stand mixer, dough mixer, meat grinder, meat mincer, chopper,
      vegetable chopper, electric chopper, ice maker, ice cream maker, water dispenser, dispenser, standing fan, ceiling fan, table fan, rechargeable fan, mini fan, air cooler, air conditioner, heater, room heater, water heater, instant shower, electric shower, instant water heater, humidifier, dehumidifier, air purifier, vacuum cleaner, vacuum, car vacuum cleaner, vacuum sealer,
      flat iron box, iron box, steam iron, garment steamer, steamer, food steamer, hair dryer machine, sewing machine, dish washer, dishwasher, hot plate, hotplate, gas stove, stove, double burner, charcoal stove, sigiri, friji, firiji, firigi, ffiriji, chest fridge, showcase fridge, display fridge, spin dryer,
      slush machine, egg boiler, egg incubator, chips cutter, nutribullet, nutri bullet, ninja blender, mosquito killer lamp, water purifier, car washer, pressure washer, infrared cooker, halogen oven, hand blender, spice grinder, grinder, milk frother, donut maker, chapati maker, roti maker, pizza oven, cotton candy machine, blood pressure monitor machine, electric iron, essigiri, paasi, electric grill, kitchen scale, weighing scale, digital scale,
      bottle cooler, twin tub, front loader, dryer machine, four burner, table top gas, gas plate, gas hob, electric plate, coil plate, induction plate, range hood, kitchen hood, extractor hood, instant pot, multicooker, yoghurt maker,
      smoothie maker, yam pounder, food mixer, cake mixer, bowl mixer, egg beater, egg mixer, egg whisk, whisk, dough maker, spiral mixer, dough roller, dough sheeter, bread maker, bread machine, grill sandwich, panini press, donut
      machine, crepe maker, pancake maker, ice crusher, ice cube maker, ice cream machine, soft serve, juice machine, sugarcane machine, water boiler, tea urn, electric jug, electric flask, electric thermos, coffee press, french press,
      espresso machine, tower fan, mist fan, desk fan, wall fan, split ac, aircon, lorenzetti, geyser, dry iron, cordless iron, philips iron, steaming iron, overlock, overlock machine, embroidery machine, knitting machine, carpet
      cleaning machine, hand dryer, insect killer machine, kneading machine, kneader, vegetable cutter machine, potato cutter, potato peeler machine, meat saw, sausage machine, sausage filler, vacuum machine, sealing machine, impulse
      sealer, bag sealer, band sealer, bottle filler, weighing machine scale, mashine ya kufua, friza, ekyuma ky'okwoza, akuuma, ekyuma, ebyuma, kyuma, akatandiika, pasi ya umeme, jiko la umeme, mashine, blenda, ovena, oveni`,
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
      clay pot, stew pot, serving pot, ceramic pot, granite pot, casserole set, water glass, tea flask, chai flask, tiffin, food flask, sauce pan set, saucepan set, steel plate, melamine plate, cake pan, pizza pan, crepe pan, tawa, measuring spoon, drinking glass, cooler box, ice box, picnic set, dish drainer, cutlery tray, kitchen trolley, bread bin, egg tray, utensil set, bottle set, water dispenser stand, gas lighter, kettle set,
      cooking pans, non stick set, nonstick set, granite set, granite pan, die cast, diecast, cast iron pan, cast iron, grill pan, griddle, griddle pan, chapati pan, chapatti pan, pancake pan, egg pan, milk pan, deep pan, stock pot,
      stockpot, soup pot, steaming pot, steamer pot, momo steamer, chafing dish, chaffing dish, buffet set, serving platter, melamine set, ceramic plate, ceramic set, dinnerware, dinner ware, crockery, plates set, divided plate,
      disposable plate, disposable cup, paper cup, cups set, vacuum cup, smart cup, temperature bottle, smart bottle, motivational bottle, whisky glass, champagne glass, tot glass, tea kettle, whistling kettle, bento box, cereal
      dispenser, rice dispenser, canister, canister set, spice set, condiment set, salt shaker, oil bottle, oil spray, oil sprayer, oil pot, butter dish, cake dome, cake carrier, cake turntable, piping set, piping bag, piping nozzles,
      icing set, nozzle set, cookie cutter, baking set, baking pan, baking mould, loaf tin, silicone mould, silicone mat, baking mat, measuring set, egg separator, egg slicer, egg poacher, potato masher, garlic crusher, nicer dicer,
      slicer, mandoline, fruit cutter, apple cutter, avocado slicer, meat tenderizer, meat hammer, tongs kitchen, ladle, skimmer, chopsticks, bamboo board, knife sharpener, scissors, kitchen scissors, cutlery holder, utensil holder,
      spoon holder, knife holder, knife block, drying rack dishes, dish dryer, over sink rack, kitchen shelf, kitchen organiser, vegetable rack, vegetable trolley, fruit rack, microwave rack, pot holder, trivet, oven mitt, kitchen
      apron, tea towel, dish cloth, kitchen cloth, microfiber cloth, soap dish, sponge rack, dustbin kitchen, ice cream scoop, popsicle mould, water pots, ensuwa y'amazzi, water drum, jerricans, jerrican, jelican, akadomola, plastic
      tank, crestank tank, roto tank, ttanka, gas stove plate, energy saving stove, energy stove, eco stove, briquette stove, rocket stove, bbq grill, barbecue grill, bbq stand, roasting stand, muchomo stand, charcoal grill, skewer, rotisserie, toothpick,
      foil paper, cling wrap, ziplock, ziplock bag, food bag, ssoosi, sosaani, ekyambe, obwambe, akaso, bakuli set, glasi, magilasi, vijiko set, chungu, vyungu, kikaango, kikaangio`,
    weak: 'pot, straw, pan, plate, cup, glass, dish, bottle, board, tin, can, lid',
    brands: 'tupperware, stanley, nonstick, tefal pan, luminarc, pyrex',
  },
  {
    tags: ['gas', 'gas cylinder', 'kitchen', 'home'],
    fit: 'none',
    words: `jiko, jiko la gesi, jiko okoa, jiko la makaa, gas cylinder, gas refill, gas tank, gas burner, gas hose, gas regulator, cooking gas, full gas set, gas set, gesi, lpg, gas grill,
      gas stand, gas pipe, gas kit, gas complete set, meko, gas top`,
    weak: 'gas',
    brands: 'shell gas, stabex, total gas, oryx gas, hass gas, vivo gas',
  },
  {
    tags: ['home', 'household', 'decor'],
    fit: 'none',
    words: `ekikapu, kikapu, makeup organiser, organiser, organizer, oil burner, pillow spray, curtain, sheer, curtain rod, curtain set, blind, window blind, carpet, rug, door mat, doormat, bath mat, wall clock, wall art, wall sticker, wallpaper, wall paper, mirror, full length mirror, photo frame, picture frame, canvas art, painting, flower vase, vase, artificial flower, artificial plant, candle, scented candle, diffuser, table cloth, table mat, table runner,
      throw pillow case, seat cover, sofa cover, chair cover, chandelier, lamp, bedside lamp, table lamp, desk lamp, night lamp, led strip, strip light, led light, fairy light, bulb, led bulb, smart bulb, galaxy projector light, shoe rack, clothes rack, cloth rack, hanger, clothes hanger, laundry basket, storage box, storage basket, drawer organizer, wardrobe organizer, closet organizer, trouser hanger, drying rack, clothesline,
      ironing board, dustbin, dust bin, trash can, waste bin, mop, spin mop, broom, brush, toilet brush, squeegee, soap dispenser, toothbrush holder, tooth brush holder, bathroom set, bathroom organizer, shower cap, shower curtain, shower head, toilet seat, toilet seat cover, towel rack, toilet paper holder, water heater shower, alarm clock, grass carpet, artificial grass, 3d wallpaper, gypsum, decor, house decor, home decor, pillow organizer, step ladder, sewing kit, tool box, cushion, cushion cover,
      lint remover, fabric shaver, mosquito trap, air freshener, washing machine cover, washing machine stand, washing machine support, fridge guard, fridge mat, shoe organizer, jewelry organizer, makeup organizer, hooks, wall hook, mapazia, zulia, kapeti, kitambaa, entimbe, laptop table, laptop desk, foldable table, flower pot, fish tank, aquarium, gift box, gift bag, gift set, gift hamper, hamper, balloon, party decor, banner, money bouquet, bouquet, flower, rose,
      curtain material, curtain ring, curtain holder, curtain box, tie back, tieback, blackout curtain, voile, curtain bracket, throw blanket basket, peg, clothes peg, clothes line, mosquito repellent, floor mat, prayer mat, rug mat, centre rug, fluffy carpet, carpet runner, wall hanging, wall shelf, floating shelf, bath rug, shower hose, wash basket, door curtain, fly catcher, artificial grass carpet, clay flower pot, planter, vacuum bag, insect killer,
      curtain panel, blackouts, curtain pole, double rod, bedside mat, foot mat, anti slip mat, mirror clock, wall frame, foam sticker, frames set, canvas print, wooden art, sculpture, wood carving, carvings, african craft, showpiece,
      flower stand, pampas, pampas grass, candle holder, candle stand, tea lights, pendant light, ceiling light, panel light, wall light, downlight, rope light, led strip light, curtain lights, string lights, christmas lights, christmas
      tree, portable wardrobe, cloth wardrobe, canvas wardrobe, plastic wardrobe, foldable wardrobe, metallic wardrobe, clothes stand, coat stand, coat rack, clothes rail, laundry bag, laundry bin, washing basket, washing lines, drying
      line, cloth line, storage bin, storage bag, space bags, storage drawers, plastic drawer, plastic cabinet, storage rack, storage shelf, corner rack, bathroom rack, bathroom shelf, bathroom cabinet, shower rack, shower caddy,
      bathroom accessories, bathroom mats, bathroom mat set, toilet mat, shower set bathroom, rain shower, hand shower, bidet, bidet spray, toilet stool, tissue box, tissue dispenser, hand sanitizer dispenser, toothpaste dispenser, dust
      pan, dustpan, feather duster, window cleaner, wiper floor, trash bin, pedal bin, swing bin, waste basket, iron board, iron table, sofa throw, throw blankets set, table cover, dining table cover, dining mat, placemat, place mat,
      pillow covers, fridge cover, microwave cover, throw pillow set, floor pillow, bed tray, bed table, lap desk, mosquito screen, magnetic door net, door stopper, door hook, hanging organizer, over door hook, magazine rack, umbrella
      stand, gift card holder, wrapping paper, gift wrap, gift basket, explosion box, money box cake, balloon arch, balloon stand, party set, party supplies, decoration set, wedding decoration, table number, centerpiece, picnic mat,
      picnic basket, picnic blanket, bedroom slippers rack, crucifix, artificial hedge, artificial vines, synthetic grass, grass mat, pot plant, potted plant, indoor plant, outdoor plants, kabada ya pulasitiika, maua, mapambo, taulo,
      mkeka, mikeka, ekiwempe, kiveera, obuveera, akatebe`,
    weak: 'light, mat, clock, frame, rack, holder, stand, box, basket, organizer set, plant, cover set, sheers',
  },
  {
    tags: ['bedding', 'home', 'household', 'bedroom'],
    fit: 'bed',
    words: `bedsheet, bed sheet, bedsheet set, duvet, duvet cover, duvet set, comforter, blanket, fleece blanket, baby blanket, bed cover, bedcover, bedspread, mattress, pillow, throw pillow, pillow case, pillowcase, mosquito net, mosquito nets, mattress protector, mattress cover, mattress topper, bedding, bedding set, towel, bath towel, shuka la kitanda, shuka za kitanda,
      omufaliso, mufaliso, ebbulangiti, bulangiti, bulangeti, godoro, magodoro, mto, mito, chandarua, blanketi, essuuka, esuuka, akatimba, katimba, throw blanket, velvet throw pillow, bed net, woolen blanket, weighted blanket, fitted sheet, pillow set,
      mixed cotton sheets, egyptian cotton, flat sheet, bed spread, bed throw, bed runner, bed skirt, sherpa, maasai shuka, memory foam, air bed, mattress foam, mattress pad, bolster, pillow protectors, bath robes, tent net, square net,
      round net, four stand net, two stand net, rail net, net stand, net rails, canopy net, stand net, metallic net stand, treated net`,
    weak: 'net, throw, sheet, shuka',
    brands: 'vitafoam, euroflex, rosefoam, comfoam, crestfoam, royalfoam, latex foam, arafa, dunlop foam',
  },
  {
    tags: ['beds', 'bed', 'furniture', 'bedroom', 'home'],
    fit: 'bed',
    words: `double decker bed, decker bed, double decker, bunk bed, king size bed, queen size bed, sofa bed, metallic bed, wooden bed, bedroom set, bed frame, kitanda, vitanda, ekitanda, ebitanda, box bed, upholstered bed, metal bed, tufted bed, leather bed, headboard, canopy bed, day bed, bed set, bunk, chesterfield bed, sleigh bed, platform bed, mahogany bed, bed bench, baby cot bed,
      king bed, queen bed, double bed, single bed, triple decker, lift up bed, hydraulic bed, storage bed, ottoman bed, fold bed, folding bed, camp bed, camping bed, safari bed, four poster, hard wood bed, mvule bed, musizi bed, pine
      bed, mdf bed, kings bed, bed with drawers, bed and mattress, bedroom suite, ebitanda by'embaawo, head board`,
    weak: 'bed, decker',
  },
  {
    tags: ['furniture', 'home', 'living room'],
    fit: 'none',
    words: `sofa, sofa set, couch, l-shape sofa, l shape sofa, l-shaped sofa, sectional, recliner, arm chair, armchair, office chair, plastic chair, dining chair, dining set, dining table, coffee table, tea table, side table, center table, centre table, console table, study table, study desk, office desk, office table, computer desk, reading table, dressing table, dresser, dressing mirror, tv stand, tv unit, wall unit,
      wardrobe, closet, cupboard, cabinet, kitchen cabinet, shoe cabinet, book shelf, bookshelf, bookcase, chest of drawers, bedside table, bed side drawer, nightstand, night stand, bar stool, stool, ottoman, pouf, bench, garden chair, garden set, patio set, swing chair, salon chair, barber chair, reception desk, display shelf, metal shelf, shelf, filing cabinet, partition, furniture, meza, viti, kiti, entebe, ntebe, emmeeza, sofa seti, kabati, makochi, plastic table,
      folding chair, foldable chair, camping chair, chair, high table, corner shelf, storage cabinet, wooden door, study chair, rocking chair, bean bag, church chair, tent, school desk, metallic door,
      round dining, dining, reception counter, display counter, corner sofa, chesterfield, chesterfield sofa, kitchen stool, sofa chair, 3 seater sofa, tv cabinet, meeza, ameeza, kabada, kabaati, easy chair, papyrus mat, dining bench, accent chair, tub chair, conference table, executive desk, executive chair, bar counter, salon mirror, nesting table, shoe shelf,
      sofaset, l shape, wingback, love seat, loveseat, chaise, chaise lounge, settee, nested tables, nest of tables, end table, entertainment unit, glass showcase, shelving, wine rack, bar table, home bar, round dining table, dinning
      table, dinning set, restaurant table, chiavari, plastic seat, garden seat, garden table, outdoor set, rattan set, swing seat, waiting seats, reading desk, standing desk, l shaped desk, l shape desk, work station, office
      workstation, lockers, locker, kitchen units, sideboard, side board, chest drawer, chest of drawer, dressing table with mirror, vanity table, vanity desk, mirror stand, bedsides, bed sides, bedside drawer, shoe stand, pews, pulpit,
      classroom desk, massage table, gazebo, canopy, garden umbrella, carport, car port, mahogany door, sliding door, office door, flush door, viti vya, kochi, kabati ya nguo, emmeeza n'entebe, intebe, emeeza, obutebe`,
    weak: 'table, desk, door, seat, counter, puff',
  },
];
