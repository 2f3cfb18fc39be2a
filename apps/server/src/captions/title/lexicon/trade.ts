import type { WordGroup } from './group.ts';

/** Vehicles, land and houses, building, farming, services, office. */
export const TRADE: WordGroup[] = [
  {
    tags: ['cars', 'car', 'vehicle', 'auto'],
    fit: 'none',
    words: `car, vehicle, pickup, pick up truck, lorry, tipper, truck, bus, coaster, minibus, taxi, super custom, saloon car, suv, station wagon, motoka, emmotoka, gari, magari, tractor, trailer, forklift, excavator, grader, limousine, ambulance`,
    weak: 'van, drive, ride, wagon, wish, succeed, elf, blade, surf, ranger, discovery, legacy, corona, gaia, nadia, isis, porte, aqua, platz, golf, everest, defender, raum, passo, carina, dmax',
    brands: `toyota, premio, noah, voxy, harrier, rav4, land cruiser, landcruiser, prado, hilux, hiace, corolla, axio, fielder, allion, ipsum, spacio, vitz, mark x, markx, mark 2, crown athlete, vanguard, kluger, fortuner, probox, alphard, estima, camry, avensis, premio g, caldina, runx, allex, sienta, toyota wish, subaru, forester, impreza, outback, nissan, x-trail, xtrail, tiida, note nissan,
      navara, hardbody, juke, dualis, honda, cr-v, crv, mazda, demio, axela, cx-5, cx5, mitsubishi, pajero, outlander, canter, fuso, isuzu, d-max, suzuki, swift, escudo, vitara, mercedes, mercedes benz, benz, c class, e class, c200, c180, e250, bmw, audi, volkswagen, vw, passat, tiguan, touareg, land rover, range rover, ford, peugeot, lexus, rx350, hyundai, kia, chevrolet, jeep wrangler, volvo, porsche, cayenne, tesla, nissan note, mini cooper, daihatsu, hino, scania, howo, sino truck, rumion, auris, prius, ractis, belta, starlet, hilux surf, l200, tundra, tacoma`,
  },
  {
    tags: ['motorcycle', 'boda', 'bike', 'vehicle'],
    fit: 'none',
    words:
      'boda boda, bodaboda, motorcycle, motor cycle, motorbike, motor bike, piki piki, pikipiki, pikipiki ya umeme, tuk tuk, tuktuk, electric bike, electric motorcycle, quad bike, boda, scooter bike, dirt bike',
    brands:
      'bajaj, bajaj boxer, boxer bm, tvs, tvs star, hero hunter, honda ace, yamaha crux, apsonic, zongshen, haojue, senke, simba boda, gogo electric, zembo, kawasaki, ktm, piaggio, bajaj re, yamaha ybr, suzuki gn, vespa',
  },
  {
    tags: ['car accessories', 'spare parts', 'car', 'auto'],
    fit: 'none',
    words: `car tyre, tyre, tire, alloy rim, alloy wheel, rim, car seat cover, steering cover, steering wheel cover, car mat, car cover, car stereo, android car radio, car screen, car air freshener, car jack, jump starter, air compressor, tyre inflator, car wash, brake pad, shock absorber, engine oil, car engine, gearbox, gear box, headlight, head light, head lamp, tail light, bumper, side mirror, windscreen, wiper, spare part, spark plug, radiator, car alarm, car tracker system, dashboard, car freshener, reverse camera, dash board polish, roof rack, bull bar, fog light, car vacuum, jerry can,
      motorcycle helmet, boda helmet, side mirrors, tyre pump, exhaust, battery charger, car polish, reflector jacket,
      brake disc, brake disk, brake shoe, clutch plate, clutch kit, cv joint, ball joint, tie rod, stabilizer link, suspension bush, engine mounting, oil filter, air filter, fuel filter, fuel pump, alternator, starter motor, ignition coil, timing belt, fan belt, grille, fender, wheel cap, hub cap, mud flap, mudguard, car speaker, car amplifier, carburetor, carburettor, piston, sprocket, chain and sprocket, boda seat, inner tube, gear oil, brake fluid, coolant, shock absorbers, car bulb, car battery terminal, tow rope, wheel spanner, car key, car sticker, riding jacket, riding gloves, rain coat for boda, indicator light, motorcycle tyre`,
    weak: 'engine, wheel, brake, parts',
    brands: 'bridgestone, michelin, dunlop, hankook, total quartz, castrol',
  },
  {
    tags: ['land', 'property', 'real estate', 'plot'],
    fit: 'none',
    words:
      'plot of land, land for sale, plot for sale, acre of land, kibanja, bibanja, estate plot, residential plot, commercial plot, farm land, farmland, mailo land, ettaka, ttaka, kiwanja, viwanja, shamba, title land, titled land, plots, lakeside plot, commercial land',
    weak: 'land, plot, acre, farm',
  },
  {
    tags: ['house', 'property', 'real estate', 'rental'],
    fit: 'none',
    words: `house for sale, house for rent, bedroom house, bedroomed house, apartment, flat for rent, studio apartment, bungalow, mansion, storeyed house, storied house, duplex, townhouse, condo, condominium, rental, rental unit, single room, omuzigo, muzigo, emizigo, mizigo, omusenge, musenge, emisenge, misenge, akayumba, amayumba, mayumba, ennyumba ez'okupangisa, double room, hostel, hostel room, office space, shop space, warehouse, airbnb, furnished apartment, guest house, hotel room, kiosk, container shop, nyumba, ennyumba, enju, vyumba, chumba, ekisenge, bedsitter, cottage, villa, commercial building, lodge, rentals, shop for rent, house to let, event venue, garden venue, beach house, bedroom apartment`,
    weak: 'house, home, room, building, shop, venue, garden, unit, office, bedroom',
  },
  {
    tags: ['hardware', 'building', 'construction'],
    fit: 'none',
    words: `cement, iron sheet, iron sheets, mabati, amabaati, roofing sheet, roofing, tile, floor tile, wall tile, ceramic tile, porcelain tile, paint, weather guard paint, silk vinyl, brick, interlocking brick, block brick, paver, aggregate, hardcore, timber, plywood, mdf board, gypsum board, nail kg, wire mesh, barbed wire, chain link, steel bar, iron bar, twisted bar, metal pipe, pvc pipe, pipe, ppr pipe, kitchen sink, sink, wash basin, toilet bowl, toilet set, water closet, bathtub, jacuzzi, shower cubicle, shower set, shower mixer,
      door lock, padlock, pad lock, hinge, handle, door handle, steel door, security door, aluminium window, casement window, electric wire, electrical cable, socket, switch socket, circuit breaker, drill, cordless drill, angle grinder, hammer, spanner, spanner set, tool kit, toolkit, toolbox, screwdriver set, screwdriver, chain saw, chainsaw, wheelbarrow, wheel barrow, spade, panga, slasher, welding machine, ladder, tape measure, water tank stand, wall panel, pvc panel, wpc panel, pvc ceiling, fluted panel, marble sheet, septic tank, concrete mixer, brick making machine, vinyl floor, laminate floor, wall putty, generator set, extension ladder, sealant, garden hose, hose pipe, power tool, roofing tile, stone coated tile, metal gate, granite, terrazzo`,
    weak: 'wire, saw, tap, stone, window, gate, sand, ceiling, hoe, rope, board, glue, sheet metal, bulb holder, panel, bolt',
    brands:
      'tororo cement, hima cement, crown paint, sadolin, plascon, ingco, total tools, makita, dewalt, roofings, crestank, gentex, kansai',
  },
  {
    tags: ['farm', 'agriculture', 'livestock'],
    fit: 'none',
    words: `hen, local hen, broilers, layers, manure, chicken manure, cow manure, day old chick, day-old chick, chick, broiler chick, layer chick, kuroiler chick, sasso chick, sasso, layers chicken, cockerel, rooster, piglet, pig, boar, sow, goat kid, boer goat, sheep, cow, heifer, friesian, friesian cow, dairy cow, puppy, puppies, german shepherd, german shepherd puppy, cat kitten, kitten, rabbit breed, parrot, pigeon, fish fingerling, catfish fingerling, bee hive, beehive, incubator, chicken cage, feeders, drinker, chicken feeder, poultry feed, chicken feed, animal feed, dog food, cat food, broiler starter, layers mash, maize bran, cotton cake, salt lick, fertilizer, fertiliser, npk, urea, herbicide, pesticide, seed maize, seedling, coffee seedling,
      hass avocado, hass avocado seedling, avocado seedling, grafted mango, passion fruit seedling, tree seedling, tissue culture banana, vegetable seed, tomato seed, onion seed, knapsack sprayer, spray pump, irrigation kit, drip kit, water pump petrol, chaff cutter, maize mill, grinding mill, milking can, milking machine, egg incubators, solar dryer, silage, hay, greenhouse, obukoko, embuzi, embwa, ente, embizzi, mbuzi, ngombe, vifaranga, ebbuzi, rottweiler, bull dog, japanese spitz, dog collar, pet carrier, dog cage, aquarium fish, chaff, animal feeds,
      drip kit, drip irrigation kit, irrigation kit, knapsack sprayer, sprayer, spray pump, jembe, enkumbi, nkumbi, axe, rake, watering can, shade net, tarpaulin, vegetable seed, tomato seed, maize seed, hass avocado, avocado seedling, mango seedling, fruit seedling, grafted seedling, banana sucker, growers mash, chick mash, pig feed, dairy meal, calf, bull, oxen, guinea fowl, duckling, quail, quail egg, goose, milk can, milking can, acaricide, dewormer, chaff cutter, maize sheller, maize mill, grinding mill, embuzi, mbuzi, embwa, ngombe, kondoo, nguruwe, embizzi, hay, silage, mulch, poultry cage, chick brooder, brooder, grass cutter, lawn mower, hatching egg, fertilized egg, improved seed, manure bag`,
    weak: 'seed, bull, calf, dog, feed, cage, cat',
  },
  {
    tags: ['services', 'service'],
    fit: 'none',
    words: `graphics design, graphic design, logo design, website design, web design, website, mobile app, business card, flyer, flier, poster, banner printing, t-shirt printing, photography, photoshoot, photo shoot, videography, wedding photography, video editing, make up service, makeup service, bridal makeup, bridal package, manicure, pedicure, gel nails, haircut, hair cut, barber, barbering, massage, full body massage, facial, waxing, microblading, tattoo, piercing, lash extensions, hair styling, knotless braids, cornrow, dreadlocks retouch, tailoring, laundry service, dry cleaning, cleaning service, house cleaning,
      sofa cleaning, carpet cleaning, fumigation, plumbing, electrical wiring, cctv installation, dstv installation, tv mounting, interior design, house plan, architectural plan, moving service, house moving, truck hire, car hire, car rental, self drive, airport transfer, airport pickup, taxi service, safari, gorilla trekking, road trip, weekend trip, boat cruise, boat ride, visa, visa application, passport processing, air ticket, flight ticket, vip ticket, concert ticket, event ticket, event decor, event decoration, wedding decor, party package, sound hire, tent hire, chair hire, dj, dj service, mc service, catering service, home tuition, online course, coding class, computer class, baking class, baking lesson, driving lesson, driving school, driving permit,
      makeup class, tailoring class, swimming lesson, gym membership, phone repair, screen replacement, screen repair, laptop repair, fridge repair, data bundle, airtime recharge, netflix account, netflix subscription, spotify premium, canva pro, windows activation, software installation, ebook, e-book, cv writing, video invitation, wedding invitation, invitation card, wedding card, gift card, steam card, google play card, safari package, day trip, hair treatment service, tattoo removal, car wash service, borehole drilling, birthday package, picnic setup, surprise package, proposal setup, nail art, pedicure and manicure, cleaning services, courier service, website hosting, domain`,
    weak: 'training, tour, trip, ticket, course, spa, printing, branding, translation, loan, picnic, consultation, tutoring, class, package, design, ride, hire, lesson, membership, subscription, booking package, repair, show',
  },
  {
    tags: ['stationery', 'books', 'office', 'school'],
    fit: 'none',
    words: `novel, text book, textbook, exercise book, counter book, note book, notebook, diary, journal, planner, bible, quran, story book, kids book, pencil, pencil case, marker, highlighter pen, crayon, colour pencil, ream, ream of paper, printing paper, a4 paper, envelope, file folder, stapler, punching machine, glue gun, laminator, laminating machine, paper cutter, school kit, geometry set, mathematical set, whiteboard, white board, notice board, name tag, kitabu, vitabu, ekitabo, ebitabo, kalaamu, past papers, past paper, office supplies, art set, sticky note, desk organizer, customised pen, customised mug, customized mug, customized bottle, branded pen, kids story books`,
    weak: 'book, pen, stamp, paper, file, kit',
  },
];
