import type { WordGroup } from './group.ts';

/** Vehicles, land and houses, building, farming, services, office. */
export const TRADE: WordGroup[] = [
  {
    tags: ['cars', 'car', 'vehicle', 'auto'],
    fit: 'none',
    words: `car, vehicle, pickup, pick up truck, lorry, tipper, truck, bus, coaster, minibus, taxi, super custom, saloon car, suv, station wagon, motoka, emmotoka, gari, magari, tractor, trailer, forklift, excavator, grader, limousine, ambulance,
      sedan, hatchback, toyota harrier, toyota noah, toyota premio, toyota corolla, toyota hiace, toyota ractis, toyota vitz, toyota passo, toyota ist, toyota spacio, toyota fielder, toyota prado, toyota hilux, toyota vanguard, subaru
      forester, subaru legacy, subaru impreza, drone hiace, drone van, passenger van, school van, mini van, cargo van, box body, self loader, water bowser, fuel tanker, low bed, prime mover, nissan xtrail, nissan navara, nissan patrol,
      mitsubishi canter, isuzu forward, isuzu elf, fuso fighter, benz ml, volkswagen golf, vw polo, honda fit, honda crv, mazda demio, suzuki alto, suzuki swift, suzuki jimny, jimny, vezel, fit shuttle, stepwagon, wingroad, sylphy,
      teana, murano, qashqai, fuga, skyline, verossa, altezza, blade toyota, caldina gt, ipsum new shape, wish new shape, massey ferguson, new holland, john deere, sonalika, power tiller, backhoe, bulldozer, wheel loader, roller
      compactor, ekimotoka, takisi`,
    weak: 'van, drive, ride, wagon, wish, succeed, elf, blade, surf, ranger, discovery, legacy, corona, gaia, nadia, isis, porte, aqua, platz, golf, everest, defender, raum, passo, carina, dmax',
    brands: `toyota, premio, noah, voxy, harrier, rav4, land cruiser, landcruiser, prado, hilux, hiace, corolla, axio, fielder, allion, ipsum, spacio, vitz, mark x, markx, mark 2, crown athlete, vanguard, kluger, fortuner, probox, alphard, estima, camry, avensis, premio g, caldina, runx, allex, sienta, toyota wish, subaru, forester, impreza, outback, nissan, x-trail, xtrail, tiida, note nissan,
      navara, hardbody, juke, dualis, honda, cr-v, crv, mazda, demio, axela, cx-5, cx5, mitsubishi, pajero, outlander, canter, fuso, isuzu, d-max, suzuki, swift, escudo, vitara, mercedes, mercedes benz, benz, c class, e class, c200, c180, e250, bmw, audi, volkswagen, vw, passat, tiguan, touareg, land rover, range rover, ford, peugeot, lexus, rx350, hyundai, kia, chevrolet, jeep wrangler, volvo, porsche, cayenne, tesla, nissan note, mini cooper, daihatsu, hino, scania, howo, sino truck, rumion, auris, prius, ractis, belta, starlet, hilux surf, l200, tundra, tacoma`,
  },
  {
    tags: ['motorcycle', 'boda', 'bike', 'vehicle'],
    fit: 'none',
    words: `boxer bm150, boxer bm100, boxer bm125, boxer x125, boxer x150, boxer 150, boxer 125, boda boda, bodaboda, motorcycle, motor cycle, motorbike, motor bike, piki piki, pikipiki, pikipiki ya umeme, tuk tuk, tuktuk, electric bike, electric motorcycle, quad bike, boda, scooter bike, dirt bike,
      bajaj ct, bajaj pulsar, tvs hlx, tvs apache, tvs king, hero splendor, honda cg, honda cb, honda xl, yamaha dt, yamaha ag, suzuki ts, tricycle cargo, cargo tricycle, loading tricycle, tukutuku, three wheeler, electric scooter bike,
      e-bike, ebike, spiro, spiro bike, power bike, ppikippiki`,
    brands:
      'bajaj, bajaj boxer, boxer bm, tvs, tvs star, hero hunter, honda ace, yamaha crux, apsonic, zongshen, haojue, senke, simba boda, gogo electric, zembo, kawasaki, ktm, piaggio, bajaj re, yamaha ybr, suzuki gn, vespa',
  },
  {
    tags: ['car accessories', 'spare parts', 'car', 'auto'],
    fit: 'none',
    words: `car tyre, tyre, tire, alloy rim, alloy wheel, rim, car seat cover, steering cover, steering wheel cover, car mat, car cover, car stereo, android car radio, car screen, car air freshener, car jack, jump starter, air compressor, tyre inflator, car wash, brake pad, shock absorber, engine oil, car engine, gearbox, gear box, headlight, head light, head lamp, tail light, bumper, side mirror, windscreen, wiper, spare part, spark plug, radiator, car alarm, car tracker system, dashboard, car freshener, reverse camera, dash board polish, roof rack, bull bar, fog light, car vacuum, jerry can,
      motorcycle helmet, boda helmet, side mirrors, tyre pump, exhaust, battery charger, car polish, reflector jacket,
      brake disc, brake disk, brake shoe, clutch plate, clutch kit, cv joint, ball joint, tie rod, stabilizer link, suspension bush, engine mounting, oil filter, air filter, fuel filter, fuel pump, alternator, starter motor, ignition coil, timing belt, fan belt, brake cable, clutch cable, throttle cable, chain kit, bajaj chain, grille, fender, wheel cap, hub cap, mud flap, mudguard, car speaker, car amplifier, carburetor, carburettor, piston, sprocket, chain and sprocket, boda seat, inner tube, gear oil, brake fluid, coolant, shock absorbers, car bulb, car battery terminal, tow rope, wheel spanner, car key, car sticker, riding jacket, riding gloves, rain coat for boda, indicator light, motorcycle tyre,
      wheel covers, leather seat cover, car floor mat, car carpet, boot mat, dashboard cover, dashboard mat, dash mat, sun shade, sunshade, sun visor, car curtain, tint film, car tint, number plate frame, plate holder, android radio,
      android stereo, car deck, double din, car subwoofer, car woofer, car bass tube, amplifiers car, car tweeter, tv car, headrest tv, car charger fast, car inverter, car pillow, car seat cushion, car neck pillow, car organizer, car
      bin, car perfume set, air freshener car, car wash foam, car shampoo, foam gun, snow foam, polish wax, car wax, tyre polish, tyre shine, scratch remover, dash polish, chamois, car sponge, car duster, jumper cable, jump cable,
      portable compressor, tyre compressor, tyre gauge, hydraulic jack, bottle jack, trolley jack, life saver, triangle, warning triangle, reflector triangle, fire extinguisher car, fire extinguisher, car first aid, car lock, steering
      lock, gear lock, alarm car, car remote, key fob, smart key, car horns, air horn, reverse sensor, parking sensor, car dash cam, tail lamp, led bar, light bar, hid kit, xenon, bulbs car, grills, grill, running board, roof carrier,
      spoiler, body kit, bonnet car, windshield, car glass, wiper blades, door handle car, window switch, nose cut, nosecut, turbocharger, injector, injector pump, cylinder head, head gasket, gasket, piston rings, crankshaft, camshaft,
      con rod, bearings, bearing, wheel bearing, hub bearing, shock ups, coil spring, lowering springs, control arm, lower arm, tie rod ends, rack end, steering rack, power steering pump, gear mounting, release bearing, flywheel, brake
      drum, calipers, caliper, master cylinder, abs sensor, oxygen sensor, maf sensor, throttle body, plugs ngk, radiator fan, radiator cap, water pump car, fan blade, ac compressor, blower, cabin filter, total oil, shell helix, helix,
      castrol oil, gearbox oil, battery terminals, muffler, catalytic converter, masilo, boda spares, boxer spares, clutch plates boxer, boxer seat, seat cover boda, boda umbrella, boda rain cover, crash guard, crash bar, leg guard,
      carrier box, rear shock, tail box, full face helmet, half helmet, reflector vest, riding gear, rain suit`,
    weak: 'engine, wheel, brake, parts',
    brands: 'bridgestone, michelin, dunlop, hankook, total quartz, castrol',
  },
  {
    tags: ['land', 'property', 'real estate', 'plot'],
    fit: 'none',
    words: `plot of land, land for sale, plot for sale, acre of land, kibanja, bibanja, estate plot, residential plot, commercial plot, farm land, farmland, mailo land, ettaka, ttaka, kiwanja, viwanja, shamba, title land, titled land, plots, lakeside plot, commercial land,
      plots of land, acres of land, hectare of land, land title, titled plot, freehold, freehold land, private mailo, kibanja kya, residential land, industrial land, agricultural land, farm for sale, coffee farm, eucalyptus farm,
      eucalyptus plantation, coffee plantation, sugarcane plantation, ranch, ranch land, beach plot, lake view plot, hill view plot, quarter acre, half acre, one acre, ettaka ly'okutunda, ettaka lya mailo, ekyapa, obutaka, eitaka`,
    weak: 'land, plot, acre, farm',
  },
  {
    tags: ['house', 'property', 'real estate', 'rental'],
    fit: 'none',
    words: `house for sale, house for rent, bedroom house, bedroomed house, apartment, flat for rent, studio apartment, bungalow, mansion, storeyed house, storied house, duplex, townhouse, condo, condominium, rental, rental unit, single room, omuzigo, muzigo, emizigo, mizigo, omusenge, musenge, emisenge, misenge, akayumba, amayumba, mayumba, ennyumba ez'okupangisa, double room, hostel, hostel room, office space, shop space, warehouse, airbnb, furnished apartment, guest house, hotel room, kiosk, container shop, nyumba, ennyumba, enju, vyumba, chumba, ekisenge, bedsitter, cottage, villa, commercial building, lodge, rentals, shop for rent, house to let, event venue, garden venue, beach house, bedroom apartment,
      houses for sale, house on sale, apartment block, apartments block, self contained house, self contained room, selfcontained, boys quarters, servant quarter, studio room, shell house, unfinished house, incomplete house, storied,
      storeyed, storeyed building, commercial property, lock up, lock-up shop, salon for sale, saloon for sale, restaurant for sale, bar for sale, school for sale, godown, co-working space, coworking, conference room, air bnb, furnished
      room, guest rooms, mansionette, maisonette, ennyumba y'okupangisa, amazu, nyumba ya kupanga, nyumba ya kupangisha, chumba cha kupanga, container house, prefab house, tiny house, wendy house, emizigo gy'okupangisa, omuzigo
      gw'okupangisa`,
    weak: 'house, home, room, building, shop, venue, garden, unit, office, bedroom',
  },
  {
    tags: ['hardware', 'building', 'construction'],
    fit: 'none',
    words: `cement, hose, iron sheet, iron sheets, mabati, amabaati, roofing sheet, roofing, tile, floor tile, wall tile, ceramic tile, porcelain tile, paint, weather guard paint, silk vinyl, brick, interlocking brick, block brick, paver, aggregate, hardcore, timber, plywood, mdf board, gypsum board, nail kg, wire mesh, barbed wire, chain link, steel bar, iron bar, twisted bar, metal pipe, pvc pipe, pipe, ppr pipe, kitchen sink, sink, wash basin, toilet bowl, toilet set, water closet, bathtub, jacuzzi, shower cubicle, shower set, shower mixer,
      door lock, padlock, pad lock, hinge, handle, door handle, steel door, security door, aluminium window, casement window, electric wire, electrical cable, socket, switch socket, circuit breaker, drill, cordless drill, angle grinder, hammer, spanner, spanner set, tool kit, toolkit, toolbox, screwdriver set, screwdriver, chain saw, chainsaw, wheelbarrow, wheel barrow, spade, panga, slasher, welding machine, ladder, tape measure, water tank stand, wall panel, pvc panel, wpc panel, pvc ceiling, fluted panel, marble sheet, septic tank, concrete mixer, brick making machine, vinyl floor, laminate floor, wall putty, generator set, extension ladder, sealant, garden hose, hose pipe, power tool, roofing tile, stone coated tile, metal gate, granite, terrazzo,
      cement bag, hima, dangote, corrugated sheet, maxcoat, versatile sheets, tile sheet, ridge cap, gutter, downpipe, electric poles, fencing poles, fencing pole, treated poles, eucalyptus poles, bamboo poles, scaffold, scaffolding,
      chipboard, block board, blockboard, marine board, soft board, ceiling board, tongue and groove, wall cladding, cladding, tile adhesive, grout, wall putty bag, skim coat, hollow blocks, concrete blocks, maxpans, max pans, paving
      blocks, paving slab, kerbs, culvert, sand trip, trip of sand, lake sand, river sand, plaster sand, murram, marram, stone dust, stones trip, hardcore trip, quarry stones, slates, natural stone, deformed bars, rebar, binding wire,
      hollow section, angle bar, angle line, flat bar, square tube, steel plate sheet, chequered plate, wire nails, roofing nails, nails kg, nuts and bolts, weld mesh, welded mesh, brc mesh, chicken mesh, chain link fence, chainlink,
      razor wire, electric fence kit, sliding gate, steel gate, gate automation, steel windows, metal window, metallic window, aluminium door, glass windows, sliding windows, louvers, burglar proof, burglar proofing, roller shutter,
      door frame, union lock, mortise lock, tower bolt, vinyl silk, weatherguard, undercoat, varnish, wood varnish, turpentine, paint brush, paint roller, roller brush, spray gun, putty, glue wood, wood glue, super glue, epoxy,
      waterproof paste, damp proof, bitumen, toilet seats set, toilets, toilet, pan toilet, squat pan, urinal, wash hand basin, pedestal basin, vanity basin, kitchen tap, mixer tap, kitchen mixer, basin mixer, shower glass, shower
      screen, bath tub, water meter, ball valve, gate valve, ball cock, ppr fittings, pipe fittings, water hose, tank stand, biodigester, manhole cover, manhole, electric cables, twin cable, armoured cable, trunking, main switch,
      consumer unit, distribution board, breakers, meter box, lamp holder, tube light, grinder machine, cutting machine, cutter machine, marble cutter, tile cutter, circular saw, jigsaw machine, planer, router machine wood, sander,
      mitre saw, miter saw, table saw, band saw, wood lathe, lathe machine, compressor machine, compressors, paint sprayer, nail gun, welding rods, welding helmet, welding shield, welding glass, cutting disc, grinding disc, tool set,
      tools set, allen keys, allen key, pliers, plier, wrench, pipe wrench, screw drivers, chisel, hacksaw, files tools, bench vice, laser level, measuring tape, tapes, chalk line, trowel, shovel, pick axe, pickaxe, forks farm, garden
      fork, machete, mattock, crow bar, crowbar, safety shoes, safety shoe, safety helmet, hard hat, safety harness, safety goggles, ear plug, respirator, cctv pole, concrete vibrator, poker vibrator, plate compactor, block machine,
      block making machine, brick machine, paver mould, moulds, brick moulds, generators set, brush cutter, submersible pump, borehole pump, booster pump, pressure pump, dirty water pump, petrol pump, surface pump, tarpaulin sheet, tent
      material, polythene, damp proof membrane, shade cloth, manila rope, nylon rope, wire rope, sling belt, pulley, chain block, hoist, trolley, hand trolley, platform trolley, pallet, obusimenti, seminti, sseminti, amataffaali,
      amatofaali, matofali, mchanga, kokoto, mbao, embaawo, mbaawo, omusenyu, musenyu, amayinja, langi, essiiringi board, enkokoto, ekikomera`,
    weak: 'wire, saw, tap, stone, window, gate, sand, ceiling, hoe, rope, board, glue, sheet metal, bulb holder, panel, bolt',
    brands:
      'tororo cement, hima cement, crown paint, sadolin, plascon, ingco, total tools, makita, dewalt, roofings, crestank, gentex, kansai',
  },
  {
    tags: ['farm', 'agriculture', 'livestock'],
    fit: 'none',
    words: `kuroiler, broiler, rabbit, duck, goat, embaata, turkey, enkoko, enkoko enganda, water pump, endokwa, ensukusa, fingerling, tilapia fingerling, catfish fingerling, milk cooler, milk cooler tank, cooler tank, milk tank, milking machine, day old chicks, hen, local hen, broilers, layers, manure, chicken manure, cow manure, day old chick, day-old chick, chick, broiler chick, layer chick, kuroiler chick, sasso chick, sasso, layers chicken, cockerel, rooster, piglet, pig, boar, sow, goat kid, boer goat, sheep, cow, heifer, friesian, friesian cow, dairy cow, puppy, puppies, german shepherd, german shepherd puppy, cat kitten, kitten, rabbit breed, parrot, pigeon, fish fingerling, catfish fingerling, bee hive, beehive, incubator, chicken cage, feeders, drinker, chicken feeder, poultry feed, chicken feed, animal feed, dog food, cat food, broiler starter, layers mash, maize bran, cotton cake, salt lick, fertilizer, fertiliser, npk, urea, herbicide, pesticide, seed maize, seedling, coffee seedling,
      hass avocado, hass avocado seedling, avocado seedling, grafted mango, passion fruit seedling, tree seedling, tissue culture banana, vegetable seed, tomato seed, onion seed, knapsack sprayer, spray pump, irrigation kit, drip kit, water pump petrol, chaff cutter, maize mill, grinding mill, milking can, milking machine, egg incubators, solar dryer, silage, hay, greenhouse, obukoko, embuzi, embwa, ente, embizzi, mbuzi, ngombe, vifaranga, ebbuzi, rottweiler, bull dog, japanese spitz, dog collar, pet carrier, dog cage, aquarium fish, chaff, animal feeds,
      drip kit, drip irrigation kit, irrigation kit, knapsack sprayer, sprayer, spray pump, jembe, enkumbi, nkumbi, axe, rake, watering can, shade net, tarpaulin, vegetable seed, tomato seed, maize seed, hass avocado, avocado seedling, mango seedling, fruit seedling, grafted seedling, banana sucker, growers mash, chick mash, pig feed, dairy meal, calf, bull, oxen, guinea fowl, duckling, quail, quail egg, goose, milk can, milking can, acaricide, dewormer, chaff cutter, maize sheller, maize mill, grinding mill, embuzi, mbuzi, embwa, ngombe, kondoo, nguruwe, embizzi, hay, silage, mulch, poultry cage, chick brooder, brooder, grass cutter, lawn mower, hatching egg, fertilized egg, improved seed, manure bag,
      kroiler, pullets, pullet, point of lay, jogoo, turkey poult, geese, pekin duck, muscovy, ostrich, love birds, lovebirds, budgies, new zealand rabbit, californian rabbit, landrace, camborough, duroc, large white, boer, galla, boran, weaners, weaner, nanny goat,
      billy goat, female goat, male goat, boer cross, savanna goat, galla goat, mubende goat, dairy goat, toggenburg, saanen, castrated goat, ewes, dorper, ayrshire, ankole cattle, long horned, bullock, guard dog, security dog,
      boerboel, pitbull, bulldog, husky, labrador, golden retriever, poodle, chihuahua, maltese, spitz, jack russell, doberman, belgian malinois, malinois, persian cat, pet food, dog feed, dog kennel, kennel, dog leash, leash, dog
      chain, pet bowl, pet shampoo, cat litter, bird cage, fish pond, fish pond liner, dam liner, pond liner, fingerlings, tilapia fingerlings, fish feed, floating feed, ornamental fish, goldfish, ktb hive, langstroth, bee suit, honey
      extractor, bee smoker, hatchery, egg candler, brooder lamp, infrared bulb, heat lamp, chick feeder, tube feeder, feed trough, battery cage, layer cages, rabbit cage, poultry house, poultry net, poultry wire, wood shavings, coffee
      husks, husks, rice husks, saw dust, sawdust, layers mash bag, growers mash bag, broiler mash, broiler finisher, broiler marsh, layers marsh, chick and duck mash, chick starter, koudijs, hendrix, layers concentrate, soya cake, soya
      meal, sunflower cake, cottonseed cake, fish meal, maize brand, wheat bran, rice bran, hay bales, hay bale, chloris, brachiaria, napier, napier grass, elephant grass, pakchong, super napier, pasture seed, silage bag, salt block,
      mineral block, dairy lick, milk churn, cooler milk, cream separator, pasteurizer, feed mixer, feed mill, pellet machine, pelletizer, hammer mill, rice mill, huller, coffee huller, coffee pulper, pulper, thresher, groundnut
      sheller, peanut sheller, oil press, oil expeller, grain dryer, moisture meter, grain bag, pics bag, hermetic bag, grain silo, gunny bag, sisal bag, sack bags, hybrid seed, dk maize, bazooka maize, bean seed, beans seed, soya seed,
      maksoy, groundnut seed, serenut, simsim seed, sorghum seed, rice seed, nerica, cotton seed, potato seed, irish seed, cassava cutting, cassava stems, sweet potato vines, red creole, assila, cabbage seed, carrot seed, watermelon
      seed, sugar baby, sukuma seed, pepper seed, pumpkin seed plant, passion seed, papaya seed, pawpaw seed, solo papaya, grass seed, tree seeds, coffee clones, clonal coffee, kr coffee, matooke suckers, plantlets, pineapple suckers,
      dragon fruit, vanilla vines, vanilla cutting, sugarcane stems, palm tree, royal palm, ornamental plants, grass paspalum, paspalum, carpet grass, chicken manure bag, cow dung, compost, foliar, urea bag, booster foliar, rapid grow,
      super grow, vegimax, di grow, digrow, lime agricultural, glyphosate, weed master, weedmaster, round up, fungicide, mancozeb, ridomil, insecticides farm, dudu cyper, dudu acelamectin, rocket insecticide, cypermethrin, tafgor, fall
      armyworm, mist blower, drip lines, drip pipes, sprinkler, rain gun, rainhose, rain hose, irrigation pipe, greenhouse kit, seed tray, potting bag, nursery bag, polypot, mulching film, mulch film, wheel hoe, planter machine, seeder,
      jab planter, ox plough, disc plough, harrow, ridger, rotavator, trailer farm, gumboots farm, vaccines, newcastle vaccine, gumboro, albendazole, ivermectin, multivitamin poultry, egg booster, amprolium, oxytet, tick spray, duodip,
      milbitraz, ear tag, burdizzo, ai straw, obukoko obuto, obukoko bwa layer, enkoko z'amagi, enseenya, ensolo, embuzi enkazi, embuzi empanga, ennume, enyana, ennyana, endogoyi, entaama, empunu, enkoko enkazi, mpanga, sseggwanga,
      akapa, kuku wa mayai, kuku wa nyama, kuku wazazi, vifaranga vya, mbuzi jike, ngombe wa maziwa, mbwa, nyuki, mizinga, miche, obulimi, emmere y'enkoko, emmere y'embizzi`,
    weak: 'seed, bull, calf, dog, feed, cage, cat',
  },
  {
    tags: ['services', 'service'],
    fit: 'none',
    words: `graphics design, graphic design, logo design, website design, web design, website, mobile app, business card, flyer, flier, poster, banner printing, t-shirt printing, photography, photoshoot, photo shoot, videography, wedding photography, video editing, make up service, makeup service, bridal makeup, bridal package, manicure, pedicure, gel nails, haircut, hair cut, barber, barbering, massage, full body massage, facial, waxing, microblading, tattoo, piercing, lash extensions, hair styling, knotless braids, cornrow, dreadlocks retouch, tailoring, laundry service, dry cleaning, cleaning service, house cleaning,
      sofa cleaning, carpet cleaning, fumigation, plumbing, electrical wiring, cctv installation, dstv installation, tv mounting, interior design, house plan, architectural plan, moving service, house moving, truck hire, car hire, car rental, self drive, airport transfer, airport pickup, taxi service, safari, gorilla trekking, road trip, weekend trip, boat cruise, boat ride, visa, visa application, passport processing, air ticket, flight ticket, vip ticket, concert ticket, event ticket, event decor, event decoration, wedding decor, party package, sound hire, tent hire, chair hire, dj, dj service, mc service, catering service, home tuition, online course, coding class, computer class, baking class, baking lesson, driving lesson, driving school, driving permit,
      makeup class, tailoring class, swimming lesson, gym membership, phone repair, screen replacement, screen repair, laptop repair, fridge repair, data bundle, airtime recharge, netflix account, netflix subscription, spotify premium, canva pro, windows activation, software installation, ebook, e-book, cv writing, video invitation, wedding invitation, invitation card, wedding card, gift card, steam card, google play card, safari package, day trip, hair treatment service, tattoo removal, car wash service, borehole drilling, birthday package, picnic setup, surprise package, proposal setup, nail art, pedicure and manicure, cleaning services, courier service, website hosting, domain,
      graphic designing, stickers, sticker printing, label printing, packaging bags, branded bag, roll up banner, pull up banner, tear drop, signage, signpost, office branding, car branding, shop branding, uniform branding, screen
      printing, t-shirt branding, mug printing, cap branding, photo printing, photo frame printing, passport photo, photo session, studio session, studio photos, pre wedding shoot, wedding shoot, birthday shoot, maternity shoot, baby
      shoot, product shoot, drone shoot, video shoot, music video, video coverage, wedding coverage, photo album, video editing class, beat making, studio recording, pos software, school management system, social media management,
      social media marketing, tiktok promotion, page boosting, ads management, logos, logo animation, company profile, proposal writing, research writing, dissertation, typing services, cv writing services, company registration,
      business registration, ursb registration, ura services, tax filing, tax returns, accounting services, legal services, land survey, architectural drawings, structural drawings, interior designing, compound design, compound
      maintenance, gardening services, gypsum ceiling works, tiling services, painting services, roofing services, welding services, plumbing services, electrical services, gate automation service, tv wall mounting, ac repair, ac
      servicing, washing machine repair, cooker repair, generator repair, iphone repair, phone unlocking, icloud unlock, phone flashing, laptop upgrade, microsoft office, antivirus, kaspersky, data recovery, iphone storage upgrade, car
      service, car diagnosis, car diagnostics, car wiring, car painting, car spraying, panel beating, wheel alignment, car washing, car detailing, interior cleaning, engine wash, car tracking, car tinting, driving classes, car hire
      services, bridal cars, wedding cars, wedding car, limo hire, bus hire, van hire, coaster hire, drone hire, pickup hire, lorry hire, truck for hire, tipper hire, excavator hire, generator hire, tents for hire, chairs for hire,
      tables for hire, decor for hire, sound hire services, pa system hire, live band, saxophonist, traditional dancers, ushering services, security services, security guard, event planning, event management, wedding planning, decor
      services, decoration services, kwanjula decor, birthday decor package, balloon decor, flower arrangement, event cakes, outside catering, chef services, mixologist, bartending, cocktail bar, juice bar, coffee bar, grill master,
      bouncing castle hire, face painting, bridal makeup package, soft glam, full glam, bridal glam, gele, gele tying, hair do, braiding services, knotless, ghana weaving, cornrow style, wig revamp, wig making, wig making class, locs
      retouch, crocheting, hair steaming service, beard trim, hair colouring, hair dyeing, silk press, blow dry, mani pedi, acrylics, gel extensions, gel extension, stick ons, stick on nails, nail repair, nail services, nails done, lash
      extensions full set, classic lashes, hybrid lashes, volume lashes, mega volume, lash refill, brow lamination, henna brows, ombre brows, brow tint, micro blading, lip blush, semi permanent makeup, teeth gems, tooth gem, steam bath,
      steam and sauna, body scrubbing, moroccan bath, hammam, turkish bath, facial treatment, acne treatment, skin treatment, chemical peel, laser hair removal, waxing services, brazilian wax, vajacial, teeth cleaning, teeth scaling,
      dental checkup, medical checkup, lab tests, therapy session, gym subscription, personal training, personal trainer, zumba, zumba class, aerobics, yoga class, swimming classes, karate class, music lessons, piano lessons, guitar
      lessons, home tutor, home tutoring, holiday classes, holiday programme, computer training, computer lessons, graphics training, cctv training, phone repair training, electronics training, cookery class, cookery classes, catering
      course, tailoring training, hairdressing course, nail training, lash training, barbering course, decor class, soap making training, liquid soap training, soap making, poultry training, farm consultation, farm visit, vet services,
      vet visit, deworming, artificial insemination, spraying services, fumigation services, pest control, bed bugs treatment, termite treatment, sofa set cleaning, sofa cleaning services, carpet washing, mattress cleaning, house
      cleaning services, office cleaning, compound cleaning, window cleaning, post construction cleaning, dry cleaner, dry cleaning services, ironing services, laundry per kg, cloth washing, shoe cleaning, sneaker cleaning, sneaker
      wash, shoe repair, bag repair, watch repair, tailor made suits, tailor made, custom made suit, dress making, dressmaking, clothes alteration, sofa repair, sofa making, furniture repair, mattress covering, home movers, house
      movers, packing services, shipping services, cargo shipping, air cargo, sea cargo, clearing and forwarding, car importation, garbage collection, septic emptying, cesspool emptying, water truck, well digging, borehole, land
      clearing, tree cutting, tractor hire, ploughing services, visa services, visa assistance, visa to dubai, passport application, air ticketing, tour package, safari trip, game drive, murchison trip, jinja trip, kidepo trip, gorilla
      permit, gorilla tracking, chimp trekking, chimpanzee trekking, white water rafting, rafting, bungee, bungee jumping, kayaking, sip falls, sipi falls trip, sunset cruise, nile cruise, zanzibar trip, zanzibar package, dubai package,
      mombasa trip, mombasa package, nairobi trip, weekend getaway, camping trip, hiking trip, quad biking, horse riding, zip lining, paintball, go karting, swimming entrance, picnic set up, proposal decor, romantic setup, dinner setup,
      hotel room decor, birthday surprise, anniversary package, honeymoon package, showmax, netflix premium, prime video, capcut pro, iptv subscription, chatgpt plus, internet data, virtual card, dollar card,
      forex class, forex training, forex signals, third party insurance, car insurance`,
    weak: 'training, tour, trip, course, spa, printing, branding, translation, loan, picnic, consultation, tutoring, class, package, design, ride, hire, lesson, membership, subscription, booking package, repair, show',
  },
  {
    tags: ['stationery', 'books', 'office', 'school'],
    fit: 'none',
    words: `novel, text book, textbook, exercise book, counter book, note book, notebook, diary, journal, planner, bible, quran, story book, kids book, pencil, pencil case, marker, highlighter pen, crayon, colour pencil, ream, ream of paper, printing paper, a4 paper, envelope, file folder, stapler, punching machine, glue gun, laminator, laminating machine, paper cutter, school kit, geometry set, mathematical set, whiteboard, white board, notice board, name tag, kitabu, vitabu, ekitabo, ebitabo, kalaamu, past papers, past paper, office supplies, art set, sticky note, desk organizer, customised pen, customised mug, customized mug, customized bottle, branded pen, kids story books,
      children books, revision book, calendar, wall calendar, desk calendar, bayibuli, hymn book, rosary book, islamic book, motivational book, self help book, atomic habits, medical book, nursing book, dictionary, atlas, set books,
      revision papers, workbook, activity book, drawing book, sketch book, sketchbook, sketch pad, graph book, graph paper, manila paper, flip chart, art paper, rulers, ruler, water colours, water color, acrylic paint, poster colours,
      paint brushes, canvas board, easel, erasers, eraser, rubber eraser, sharpener, box of pens, pen set, bic pens, gel pen, fountain pen, executive pen, box of chalk, chalkboard, black board, pin board, clip board, clipboard, box
      file, spring file, document wallet, folders, paper clips, staples, staple wire, paper punch, glue stick, office glue, masking tape, cello tape, sellotape, tape dispenser, scissors office, rubber band, company stamp, self inking
      stamp, ink pad, office pin, rotatrim, photocopy paper, sticker paper, manila cards, exam pad, file paper, foolscap, maths set, math set, oxford set, school bags set, school set, back to school pack, school trunk, metallic trunk,
      school box, school cases, school globe, microscope, lab equipment, learning charts, teaching aid, wall chart, nameplate, name plates, plaque, trophies, medals, certificate frame`,
    weak: 'book, pen, stamp, paper, file, kit',
  },
];
