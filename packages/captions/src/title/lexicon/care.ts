import type { WordGroup } from './group.ts';

/** Beauty, health, babies and play. */
export const CARE: WordGroup[] = [
  {
    tags: ['skincare', 'beauty', 'cosmetics'],
    fit: 'none',
    words: `frankincense oil, lavender oil, eucalyptus oil, clove oil, argan oil, neem oil, jasmine oil, rose water toner, facial toner, face toner, skin toner, rose toner, body soap, bathing soap, face soap, turmeric soap, honey soap, carrot soap, sabuni ya uso, sabuni ya kuoga, sabuni ya carrot, lotion, body lotion, cream, face cream, body cream, night cream, day cream, bb cream, serum, vitamin c serum, face serum, cleanser, facial cleanser, face wash, toner water, face toner, moisturizer, moisturiser, sunscreen, sun screen, body butter, shea butter, cocoa butter, body oil, tissue oil, bio oil, glow oil, body scrub, scrub, face scrub, face mask, sheet mask,
      body wash, shower gel, bathing soap, bar soap, black soap, kojic soap, beauty soap, body splash, body mist, petroleum jelly, vaseline, deodorant, roll on, lip balm, lip gloss, lip oil, whitening cream, glow kit, glow set, skincare set, skin care, skincare, acne kit, acne cream, stretch mark cream, eye cream, carrot oil, coconut oil body, amafuta, mafuta, mafuta ya kupaka, kipodozi, vipodozi, amafuta ga mubiri, exfoliating glove, retinol, niacinamide, hyaluronic acid, aloe vera gel, rose water, micellar water, glutathione, skin glow,
      body scrub set, face oil, turmeric soap, face toner set, body milk, hand cream, foot cream, sun block, sunblock, body polish, lip scrub, skin toner,
      facial kit, facial set, acne soap, acne set, pimple patch, dark spot remover, knuckle remover, stretch marks oil, stretch mark oil, snail mucin, rice toner, rice water, rice soap, carrot soap, papaya soap, goat milk soap, oatmeal
      soap, honey soap, aloe soap, aloe vera, sulphur soap, sulfur soap, charcoal soap, dudu osun, moroccan soap, molato, molato soap, glow soap, mafuta mgando, castor oil, jojoba oil, rosehip oil, tea tree oil, argan oil, almond oil,
      avocado oil, glycerine, glycerin, gliseriini, body gel, bath salt, bath bomb, bubble bath, bath sponge, loofah, bath set, spa set, foot mask, foot file, heel balm, heel repair, lip mask, lip sleeping mask, lip tint, lip stain, lip
      plumper, cuticle oil, derma roller, dermaroller, jade roller, gua sha, face steamer, facial steamer, blackhead remover, pore strip, ice roller, face towel, makeup wipes, cotton pad, waxing kit, wax heater, wax beans, sugar wax,
      hair remover, after shave, aftershave, shaving gel, shaving powder, magic powder, razor, razor blade, epilator, vajayjay wash, feminine wash, yoni oil, yoni soap, yoni steam, boric acid, intimate wash`,
    weak: 'gel, butter, mist, balm',
    brands:
      'movit, nivea, garnier, cerave, the ordinary, neutrogena, cetaphil, dr rashel, dettol soap, bioderma, la roche posay, olay, eucerin, palmers, simple skincare, samona, mistine, vaseline lotion, caro light, fair and white, pure active, bath and body works, bath n body works, bath body works, victorias secret, the body shop, dove soap, vestline, dr teals',
  },
  {
    tags: ['makeup', 'beauty', 'cosmetics'],
    fit: 'none',
    words: `makeup, make up, makeup kit, makeup set, make up set, foundation, concealer, setting powder, compact powder, face powder, blush, highlighter, bronzer, contour, eyeshadow, eye shadow, eyeshadow palette, mascara, eyeliner, eye liner, eyebrow pencil, lipstick, matte lipstick, lip liner, lash, eyelash, lashes, lash extension, false eyelash, nail polish, cutex, gel polish, press on nail, acrylic nail, nail kit, nail, artificial nail, nail set, uv lamp,
      nail lamp, makeup brush, brush set, beauty blender, primer, setting spray, makeup mirror, tweezer, eyebrow razor, henna, perm kit, makeup remover, nail drill,
      lash glue, lash tray, cluster lash, brow gel, lip kit, false nail, nail glue, acrylic powder, nail tip, gel nail,
      concealer palette, contour stick, contour kit, loose powder, banana powder, translucent powder, pressed powder, fixing spray, makeup fixer, blusher, blush palette, cheek tint, brow pencil, eye brow pencil, brow pomade, brow kit,
      brow stencil, eye pencil, kajal, kohl, lip pencil, lip combo, lip set, lipgloss, makeup sponge, makeup bag set, vanity box, vanity case, beauty case, makeup light, lashes glue, lash kit, lash curler, eyelash curler, eyelash glue,
      nail extension, poly gel, polygel, builder gel, rubber base, base coat, top coat, nail file, nail clipper, nail cutter, nail brush, nail sticker, nail stone, press on, acetone, nail remover, dip powder, nail table, manicure set,
      manicure kit, pedicure set, pedicure machine, pedicure basin, foot spa machine, nail dryer, tattoo kit, tattoo machine, henna cone, henna stencil, piko, micro blading kit`,
    weak: 'powder, palette, polish, rhinestone',
    brands:
      'maybelline, fenty, mac makeup, mac lipstick, huda beauty, black opal, zaron, nyx, revlon, loreal, flormar, sleek makeup',
  },
  {
    tags: ['hair', 'wigs', 'beauty'],
    fit: 'none',
    words: `ponytail extension, hair extension, extensions hair, wig, human hair wig, human hair, frontal wig, lace wig, lace front wig, closure wig, bob wig, curly wig, braided wig, weave, weaves, bundle hair, hair bundle, bundles, hair extension, extension hair, braid, braiding hair, knotless braid, crochet hair, crochet braid, dreadlock, dread, faux locs, closure, frontal, ponytail, pony tail, hair piece, hairpiece, hair oil, hair growth oil, hair food, hair cream, shampoo, conditioner, relaxer, hair mask,
      hair treatment, edge control, hair gel, hair spray, hair dryer, hairdryer, blow dryer, blow drier, hair straightener, flat iron, curling iron, hair curler, curling wand, hot comb, hair clipper, clipper, shaver, shaving machine, trimmer, beard oil, beard kit, beard growth oil, comb, hair brush, hair steamer, styling wand, wig cap, hair dye, black shampoo, minoxidil, nywele, enviiri, nviiri, kalabasi, rasta hair, passion twist, pixie wig, yaki, bone straight, deep wave, body wave, hair roller, hair tong, rechargeable clipper, hair net, wig stand, peruvian hair, brazilian hair,
      body wave bundle, straight bundle, curly bundle, deep wave bundle, water wave, loose wave, deep curly, raw hair, raw vietnamese, vietnamese hair, double drawn, super double drawn, hair bulk, human hair bulk, bulk hair, braiding bulk, afro bulk, afro bulk twist, afro twist, kinky twist, kinky bulk, afro kinky, marley hair, marley twist, spring twist, nubian twist, butterfly locs, goddess locs, goddess braid, box braid, boho braid, french curl, lace glue, wig glue, wig spray, hair glue, lace frontal, hd lace, headband wig, glueless wig, straight wig, fringe wig, short wig, ready to wear wig, u part wig, v part wig, bob hair, pixie cut, brazilian wool, hair bonnet, edge brush, hair vitamin, hair serum, hair butter, hair tonic, hair relaxer, hair wax, hair mousse, mousse foam, crotchet, crotchet braid, wax stick, leave in conditioner, cornrow wig, lace tape, wig band,
      fringe bob, blunt bob, semi human, blended hair, blend hair, wig install, bouncy curls, bouncy hair, pixie curls, pixie curl, jerry curl, kinky straight, yaki straight, water curl, italian curl, egg curl, loose curl, spanish curl,
      burmese curl, burmese hair, cambodian hair, malaysian hair, indian hair, chinese hair, sdd hair, weaves human, pony tail extension, bun hair, hair bun, donut bun, tape in, braid extension, soft locs, soft loc, faux loc, invisible
      locs, distressed locs, gypsy locs, sister locs, sisterlocs, crochet locs, crochet curls, crochet needle, senegalese twist, havana twist, afro puff, puff hair, hair puff, natural hair products, hair growth kit, hair growth cream,
      hair growth serum, hair growth set, edges oil, edge oil, edge growth, hair pomade, hair lotion, hair moisturizer, hair steaming, hair protein, protein treatment, texturizer, hair color, hair colour, hair chalk, blow dry cream,
      heat protectant, detangler, detangling brush, paddle brush, hair steam cap, steaming cap, hair towel, hot brush, straightening brush, curling tong, curling machine, tongs, crimper, hair crimper, hooded dryer, hood dryer, salon
      dryer, sitting dryer, hand dryer salon, barber machine, barber kit, beard balm, beard butter, beard growth, hair fiber, hair fibre, scalp oil, scalp massager, anti dandruff, salon wash basin, shampoo bowl, salon sink, salon
      trolley, mannequin head, wig head, canvas head, wiig, ebiwiigi, ewiigi, amaviiri, isokye`,
    weak: 'hair, twist, weaving, bob, expression, wave, locs',
    brands:
      'kemei, wahl, darling hair, x-pression, xpression, cantu, dark and lovely, hair growth, shea moisture, vgr, x pression, ruwa, angels hair, sensationnel, ors olive oil, african pride, outre, tresemme, wella, mielle, sunny isle',
  },
  {
    tags: ['perfume', 'fragrance', 'beauty'],
    fit: 'none',
    words: `perfume, perfume oil, oil perfume, cologne, eau de parfum, eau de toilette, edp, edt, fragrance, arabic perfume, arabian perfume, designer perfume, pocket perfume, oud, oud oil, bakhoor, perfume set, perfume gift set, marashi, manukato, akawoowo, kawoowo, kalifuumu, kaliifuwa, car perfume, body perfume, body spray, incense, body splash set, attar, unisex perfume, mens perfume, ladies perfume, perfume sample, decant, perfume decant, room spray, scent diffuser, marashi ya kiume,
      scented oil, essential oil, fragrance oil, white musk, musk oil, perfume spray, cologne spray, marashi ya kike, akawoowo k'abakyala, kalifuuma, air diffuser, reed diffuser, incense stick`,
    weak: 'scent, spray, splash',
    brands:
      'lattafa, sauvage, dior sauvage, chanel, bleu de chanel, baccarat rouge, creed aventus, armaf, club de nuit, khamrah, ard al zaafaran, 212 vip, good girl, black opium, arabiyat, rasasi, smart collection, maison alhambra, hugo boss, invictus, versace eros, asad, lattafa asad, yara, lattafa yara, oud mood, badee al oud, oud for glory, fakhar, hawas, afnan, rayhaan, supremacy, ameer al oudh, ramz, ana abiyedh, paris corner, fragrance world, emper, french avenue, al haramain, amber oud, tom ford, jean paul gaultier, le male, la vie est belle, libre, ysl, acqua di gio, one million, bvlgari, eclaire, mayar, 9pm, turathi, liquid brun, ombre leather, tobacco vanille, oud wood, aventus',
  },
  {
    tags: ['health', 'wellness', 'medical'],
    fit: 'none',
    words: `blood pressure machine, bp machine, bp monitor, glucometer, glucose meter, thermometer, oximeter, pulse oximeter, first aid kit, massager, body massager, neck massager, massage gun, massage chair, foot massager, massage pillow, nebulizer, wheelchair, wheel chair, crutch, walking frame, back support belt, posture corrector, knee support, knee brace, heating pad, electric heating pad, supplement, vitamin, sea moss, slimming tea,
      detox tea, flat tummy tea, weight loss, herbal tea, herbal medicine, herbal, moringa, black seed oil, apple cider vinegar, pure honey, omubisi gw'asali, male enhancement, pregnancy test, condom, menstrual cup, sanitary pad, sanitizer, hand sanitizer, face shield, surgical mask, gloves box, stethoscope, hearing aid, teeth whitening, electric toothbrush, tooth brush, toothbrush, toothpaste, mouthwash, body weighing scale, bathroom scale, health care kit, care kit, weight gain syrup, dawa, eddagala, hair removal cream, ear cleaner,
      bp cuff, sugar machine, glucose strip, test strip, weighing machine, bathroom weighing scale, walker frame, walking aid, arm sling, neck collar, cervical collar, lumbar support, back brace, back belt, knee guard, ankle support,
      wrist support, compression sock, compression stocking, massage machine, massage oil, massage belt, massage bed, foot massage machine, acupressure mat, tens machine, inhaler, steam inhaler, oxygen concentrator, adult diaper, bed
      pan, urine bag, catheter, syringe, bandage, plaster, examination gloves, latex gloves, face mask box, first aid box, tea detox, slimming capsule, slimming coffee, slimming belt machine, fat freezing, herbal powder, moringa tea,
      soursop, soursop tea, turmeric capsule, garlic capsule, castor oil pack, black seed, habbat sauda, ginseng, ginseng coffee, mens power, folic acid, probiotic, eye glasses frame, contact lens, contact lenses, eye lens, colored
      lens, coloured lens, reusable pad, tampon, lubricant, ovulation kit, ovulation test, hiv kit, hot water bag, mosquito repellant, hand wash, handwash, tooth powder, whitening strip, teeth whitening kit, charcoal powder, mouth
      freshener, tongue cleaner, water flosser, ear bud stick, ear candle, ekinyweero, omugavu, emmumbwa, mumbwa, ekigere`,
    weak: 'pads',
    brands: 'omron, forever living, tiens, colgate, sensodyne, always pads, herbalife, kedi',
  },
  {
    tags: ['supplements', 'gym', 'fitness', 'nutrition', 'health'],
    fit: 'none',
    words: `whey, whey protein, whey isolate, isolate protein, protein isolate, protein powder, protein shake, protein bar, mass gainer, gainer, weight gainer, weight gain, creatine, creatine monohydrate, bcaa, eaa, amino acid, pre workout, preworkout, fat burner, l carnitine, glutamine, ashwagandha, electrolyte, shaker, shaker bottle, protein shaker, multivitamin, omega 3, fish oil, cod liver oil, collagen, zinc tablet,
      vitamin c, vitamin d, biotin, magnesium, spirulina, maca, maca powder, booster, test booster, appetite booster,
      gym supplements, muscle builder, weight gain powder, weight gain pill, weight gain capsule, apetamin, appetamin, vitamin e, vitamin e oil, evening primrose, flaxseed, collagen powder, collagen drink, protein cookies, energy bar,
      energy gel, hydration mix, casein`,
    weak: 'isolate, amino',
    brands:
      'optimum nutrition, gold standard, muscletech, nitro tech, dymatize, cellucor, c4, xtend, rule 1, serious mass, bsn, mutant mass, applied nutrition, usn, animal pak, bucked up, ryse, critical mass',
  },
  {
    tags: ['baby', 'kids'],
    fit: 'baby',
    words: `baby carrier, baby care set, care set, baby walker, baby cot, baby crib, cot, crib, baby bed, baby bath, baby bathtub, baby chair, baby seat, baby stroller, stroller, pram, baby swing, baby rocker, rocker, bouncer, play pen, playpen, baby play mat, baby mat, baby nest, baby bottle, feeding bottle, milk bottle, milk warmer, bottle warmer, sterilizer, steriliser, bottle sterilizer, breast pump, nursing pillow, nursing cover,
      diaper, pamper, baby diaper, baby pampers, baby wipe, wet wipe, wipes, baby set, baby clothe, baby clothes, baby dress, baby shoe, baby sock, baby cap, baby shawl, baby towel, receiving blanket, swaddle, onesie, baby romper, baby overall, baby sweater, newborn set, maternity bag, mama kit, mama bag, hospital bag, baby bag set, pacifier, teether, bib, baby food, baby formula, infant formula, milk powder container, baby milk, potty, baby potty, potty trainer,
      high chair, feeding chair, car seat, baby car seat, kids bike, kids bicycle, balance bike, tricycle, kids scooter, toy car, kids car, ride on car, nappy, nappies, baby oil, baby lotion, baby powder, baby net, baby mosquito net, viatu vya watoto, nguo za watoto, nguo za mtoto, engoye z'abaana, engatto z'abaana, kids shoe, kids dress, kids wear, kids clothe, kids clothes, kids set, kids suit, kids jean, kids t-shirt, kids sandal, kids sneaker, school sock, baby pillow, baby hamper, baby gift set, boys set, girls dress, maternity pillow, pregnancy pillow, feeding set, kids bag,
      baby feeder, bathing basin, baby basin, baby tub, bathing tub, baby wrap, baby sling, kangaroo carrier, hip seat, baby hip seat, walker with music, push walker, moses basket, bassinet, cot bed, cot mattress, cot net, cot bumper,
      cot sheet, baby bedding, baby duvet, baby quilt, quilt, baby comforter, baby head pillow, head shaping pillow, breastfeeding pillow, breast feeding cover, breast pads, nursing pads, nipple shield, nipple cream, milk storage bag,
      breast milk bag, bottle brush, sippy cup, training cup, straw cup, feeding bowl, weaning set, weaning bowl, suction bowl, baby spoon, baby plate, food grinder baby, baby food maker, baby blender, baby porridge, baby cereal,
      nutrilac, lactogen milk, cow and gate, baby biscuit, baby clothing, newborn clothes, newborn romper, body suits, baby bodysuit, baby vest, vests pack, baby pants, baby tights, baby jacket, baby coat, baby cardigan, baby jumper,
      baby gown, baptism gown, baptism dress, baptism suit, baptism set, christening gown, baby suit, baby hat, baby mitten, mittens, booties, baby booties, baby boot, baby sneaker, pre walker, prewalker, squeaky shoe, baby headband,
      baby bow, burp cloth, muslin, muslin cloth, wash cloth, baby washcloth, receiver, receiving set, changing mat, diaper mat, changing bag, diaper pants, pull ups, baby soap, baby shampoo, baby jelly, baby vaseline, baby cream, baby
      perfume, baby cologne, rash cream, gripe water, nasal aspirator, baby thermometer, baby nail cutter, baby brush, baby comb, baby potty chair, toilet trainer, step stool, baby gate, corner guard, baby fence, baby proofing, kids
      chair, kids table, kids study table, kids bed, kids bunk, kids sofa, kids cupboard, kids wardrobe, toddler bed, baby rattle, rattle, teething toy, teething ring, play gym, baby gym, activity gym, mosquito net baby, baby mosquito
      net foldable, baby tent, kids backpack, kids lunch box, kids water bottle, kids raincoat, kids umbrella, kids glasses, kids jacket, kids sweater, kids tracksuit, kids pajama, kids pyjama, kids boxer, kids panty, kids tights, kids
      leggings, kids shirt, boys suit, page boy suit, flower girl, girls skirt, girls top, boys jean, boys shirt, boys shoe, girls shoe, kids crocs, kids boot, kids heels, kids slides, engoye z'abaana abato, akakugunyu, akatanda
      k'omwana, mashuka ya mtoto, kiti cha mtoto, baby monitor camera`,
    weak: 'baby item, walker, carrier, wipe',
    brands:
      'huggies, pampers, molfix, cuddlers, softcare, avent, cerelac, mamas papas, chicco, tommee tippee, sma milk, nan 1, lactogen, s26',
  },
  {
    tags: ['toys', 'kids', 'games'],
    fit: 'none',
    words: `toy, doll, barbie doll, teddy bear, teddy, lego, building block, puzzle, rubiks cube, chess, chess board, ludo, board game, playing card, uno card, monopoly, remote control car, rc car, water gun, bouncing castle, trampoline, swing set, educational toy, writing board, drawing board, lcd writing tablet, kids tent, kids laptop, colouring book, play dough, slime, soft toy, stuffed toy, kids learning tablet,
      doll house, dollhouse, doctor set, magnetic tiles, magnetic blocks, jigsaw, abc mat, alphabet board, flash cards, flash card, number board, abacus, counting beads, bead maze, stacking rings, shape sorter, toy piano, kids piano,
      toy guitar, toy drum, toy gun, nerf gun, toy phone, toy train, train set, toy plane, toy truck, toy bike, rc drone, rc helicopter, rc boat, monster truck, hot wheels, bubble gun, bubble machine, yo-yo, fidget spinner, pop it,
      kinetic sand, play sand, clay dough, painting set, colouring set, coloring book, colouring pencil, kids easel, chalk board kids, kids slide, slide and swing, kids swing, sand pit, ball pit, ball pool, inflatable pool, kids pool,
      swimming pool kids, kids tricycle, drift car, electric kids car, kids motorbike, kids quad bike, stuffed bear, omweso, mweso, scrabble, dominoes, snakes and ladders, checkers, draughts board`,
    weak: 'block, cards',
  },
  {
    tags: ['fitness', 'sports', 'gym'],
    fit: 'none',
    words: `yoga mat, dumbbell, dumbell, barbell, weight plate, treadmill, exercise bike, spin bike, skipping rope, resistance band, ab roller, ab wheel, push up bar, push up board, pull up bar, kettlebell, gym equipment, gym glove, boxing glove, punching bag, bench press, football, basketball, volleyball, tennis racket, racket, badminton, goal keeper glove, shin guard, swimming goggle, goggles, swim cap, bicycle, mountain bike, road bike, sports bike,
      bmx bike, roller skate, skating shoe, skateboard, scooter, electric scooter, hoverboard, camping tent, sleeping bag, fishing rod, binocular, helmet, cycling helmet, egaali, eggaali, baiskeli, baisikeli, waist trimmer, tummy trimmer roller, hand grip, ankle weight, thigh master, elliptical, rowing machine, gym mat,
      lifting belt, lifting strap, gym belt, wrist wrap, knee sleeve, jump rope, resistance loop, ab mat, gym ball, weight vest, boxing wrap, push up stand, football goal, shin pad, badminton racket, table tennis bat, dart board,
      gym gear, gym set equipment, weight bench, gym bench, home gym, multi gym, smith machine, squat rack, leg press, stationary bike, air bike, cross trainer, orbitrac, elliptical trainer, aerobic step, vibration plate, vibrating
      machine, massager plate, waist twister, tummy roller, ab machine, ab coaster, sit up bench, sit up bar, chin up bar, door gym bar, gym rings, weight lifting glove, wrist weight, sand bag, battle rope, medicine ball, swiss ball,
      yoga ball, yoga block, foam roller, stretch band, hip band, booty band, pilates ring, speed rope, running belt, sweat belt, sauna suit, sweat vest, gym towel, gym bottle, sports bottle, football jersey set, soccer ball, match
      ball, training cone, training bib, goal net, volleyball net, netball, rugby ball, cricket bat, hockey stick, golf club, golf set, golf ball, tennis ball, table tennis, table tennis table, pool cue, snooker table, foosball,
      foosball table, badminton net, shuttlecock, mma gloves, mouth guard, karate suit, judo suit, swim trunk, swimming cap, swimming float, life jacket, swim ring, floaters, snorkel, inline skates, roller blades, knee pad, elbow pad,
      roadmaster, bicycle pump, bicycle tyre, bike rack, fishing net, fishing hook, camping chair foldable, camping mat, camping light, camping stove, hiking bag, hiking pole, hammock, manyigga`,
    weak: 'bike, ball, racket set, weights',
  },
];
