import type { WordGroup } from './group.ts';

/** Beauty, health, babies and play. */
export const CARE: WordGroup[] = [
  {
    tags: ['skincare', 'beauty', 'cosmetics'],
    fit: 'none',
    words: `lotion, body lotion, cream, face cream, body cream, night cream, day cream, bb cream, serum, vitamin c serum, face serum, cleanser, facial cleanser, face wash, toner water, face toner, moisturizer, moisturiser, sunscreen, sun screen, body butter, shea butter, cocoa butter, body oil, tissue oil, bio oil, glow oil, body scrub, scrub, face scrub, face mask, sheet mask,
      body wash, shower gel, bathing soap, bar soap, black soap, kojic soap, beauty soap, body splash, body mist, petroleum jelly, vaseline, deodorant, roll on, lip balm, lip gloss, lip oil, whitening cream, glow kit, glow set, skincare set, skin care, skincare, acne kit, acne cream, stretch mark cream, eye cream, carrot oil, coconut oil body, amafuta, mafuta, mafuta ya kupaka, kipodozi, vipodozi, amafuta ga mubiri, exfoliating glove, retinol, niacinamide, hyaluronic acid, aloe vera gel, rose water, micellar water, glutathione, skin glow,
      body scrub set, face oil, turmeric soap, face toner set, body milk, hand cream, foot cream, sun block, sunblock, body polish, lip scrub, skin toner`,
    weak: 'gel, butter, mist, balm',
    brands:
      'movit, nivea, garnier, cerave, the ordinary, neutrogena, cetaphil, dr rashel, dettol soap, bioderma, la roche posay, olay, eucerin, palmers, simple skincare, samona, mistine, vaseline lotion, caro light, fair and white, pure active, bath and body works, bath n body works, bath body works, victorias secret, the body shop, dove soap, vestline, dr teals',
  },
  {
    tags: ['makeup', 'beauty', 'cosmetics'],
    fit: 'none',
    words: `makeup, make up, makeup kit, makeup set, make up set, foundation, concealer, setting powder, compact powder, face powder, blush, highlighter, bronzer, contour, eyeshadow, eye shadow, eyeshadow palette, mascara, eyeliner, eye liner, eyebrow pencil, lipstick, matte lipstick, lip liner, lash, eyelash, lashes, lash extension, false eyelash, nail polish, cutex, gel polish, press on nail, acrylic nail, nail kit, nail, artificial nail, nail set, uv lamp,
      nail lamp, makeup brush, brush set, beauty blender, primer, setting spray, makeup mirror, tweezer, eyebrow razor, henna, perm kit, makeup remover, nail drill,
      lash glue, lash tray, cluster lash, brow gel, lip kit, false nail, nail glue, acrylic powder, nail tip, gel nail`,
    weak: 'powder, palette, polish',
    brands:
      'maybelline, fenty, mac makeup, mac lipstick, huda beauty, black opal, zaron, nyx, revlon, loreal, flormar, sleek makeup',
  },
  {
    tags: ['hair', 'wigs', 'beauty'],
    fit: 'none',
    words: `wig, human hair wig, human hair, frontal wig, lace wig, lace front wig, closure wig, bob wig, curly wig, braided wig, weave, weaves, bundle hair, hair bundle, bundles, hair extension, extension hair, braid, braiding hair, knotless braid, crochet hair, crochet braid, dreadlock, dread, faux locs, closure, frontal, ponytail, pony tail, hair piece, hairpiece, hair oil, hair growth oil, hair food, hair cream, shampoo, conditioner, relaxer, hair mask,
      hair treatment, edge control, hair gel, hair spray, hair dryer, hairdryer, blow dryer, blow drier, hair straightener, flat iron, curling iron, hair curler, curling wand, hot comb, hair clipper, clipper, shaver, shaving machine, trimmer, beard oil, beard kit, beard growth oil, comb, hair brush, hair steamer, styling wand, wig cap, hair dye, black shampoo, minoxidil, nywele, enviiri, nviiri, kalabasi, rasta hair, passion twist, pixie wig, yaki, bone straight, deep wave, body wave, hair roller, hair tong, rechargeable clipper, hair net, wig stand, peruvian hair, brazilian hair,
      body wave bundle, straight bundle, curly bundle, deep wave bundle, water wave, loose wave, deep curly, raw hair, raw vietnamese, vietnamese hair, double drawn, super double drawn, hair bulk, human hair bulk, bulk hair, braiding bulk, afro bulk, afro bulk twist, afro twist, kinky twist, kinky bulk, afro kinky, marley hair, marley twist, spring twist, nubian twist, butterfly locs, goddess locs, goddess braid, box braid, boho braid, french curl, lace glue, wig glue, wig spray, hair glue, lace frontal, hd lace, headband wig, glueless wig, straight wig, fringe wig, short wig, ready to wear wig, u part wig, v part wig, bob hair, pixie cut, brazilian wool, hair bonnet, edge brush, hair vitamin, hair serum, hair butter, hair tonic, hair relaxer, hair wax, hair mousse, mousse foam, crotchet, crotchet braid, wax stick, leave in conditioner, cornrow wig, lace tape, wig band`,
    weak: 'hair, twist, weaving, bob, expression, wave, locs',
    brands:
      'kemei, wahl, darling hair, x-pression, xpression, cantu, dark and lovely, hair growth, shea moisture, vgr, x pression, ruwa, angels hair, sensationnel, ors olive oil, african pride, outre, tresemme, wella, mielle, sunny isle',
  },
  {
    tags: ['perfume', 'fragrance', 'beauty'],
    fit: 'none',
    words:
      'perfume, perfume oil, oil perfume, cologne, eau de parfum, eau de toilette, edp, edt, fragrance, arabic perfume, arabian perfume, designer perfume, pocket perfume, oud, oud oil, bakhoor, perfume set, perfume gift set, marashi, manukato, akawoowo, kawoowo, kalifuumu, kaliifuwa, car perfume, body perfume, body spray, incense, body splash set, attar, unisex perfume, mens perfume, ladies perfume, perfume sample, decant, perfume decant, room spray, scent diffuser, marashi ya kiume',
    weak: 'scent, spray, splash',
    brands:
      'lattafa, sauvage, dior sauvage, chanel, bleu de chanel, baccarat rouge, creed aventus, armaf, club de nuit, khamrah, ard al zaafaran, 212 vip, good girl, black opium, arabiyat, rasasi, smart collection, maison alhambra, hugo boss, invictus, versace eros, asad, lattafa asad, yara, lattafa yara, oud mood, badee al oud, oud for glory, fakhar, hawas, afnan, rayhaan, supremacy, ameer al oudh, ramz, ana abiyedh, paris corner, fragrance world, emper, french avenue, al haramain, amber oud, tom ford, jean paul gaultier, le male, la vie est belle, libre, ysl, acqua di gio, one million, bvlgari, eclaire, mayar, 9pm, turathi, liquid brun, ombre leather, tobacco vanille, oud wood, aventus',
  },
  {
    tags: ['health', 'wellness', 'medical'],
    fit: 'none',
    words: `blood pressure machine, bp machine, bp monitor, glucometer, glucose meter, thermometer, oximeter, pulse oximeter, first aid kit, massager, body massager, neck massager, massage gun, massage chair, foot massager, massage pillow, nebulizer, wheelchair, wheel chair, crutch, walking frame, back support belt, posture corrector, knee support, knee brace, heating pad, electric heating pad, supplement, vitamin, sea moss, slimming tea,
      detox tea, flat tummy tea, weight loss, herbal tea, herbal medicine, herbal, moringa, black seed oil, apple cider vinegar, pure honey, omubisi gw'enjuki, asali, male enhancement, pregnancy test, condom, menstrual cup, sanitary pad, pads, sanitizer, hand sanitizer, face shield, surgical mask, gloves box, stethoscope, hearing aid, teeth whitening, electric toothbrush, tooth brush, toothbrush, toothpaste, mouthwash, body weighing scale, bathroom scale, health care kit, care kit, weight gain syrup, dawa, eddagala, hair removal cream, ear cleaner`,
    weak: 'support',
    brands: 'omron, forever living, tiens, colgate, sensodyne, always pads, herbalife, kedi',
  },
  {
    tags: ['supplements', 'gym', 'fitness', 'nutrition', 'health'],
    fit: 'none',
    words: `whey, whey protein, whey isolate, isolate protein, protein isolate, protein powder, protein shake, protein bar, mass gainer, gainer, weight gainer, weight gain, creatine, creatine monohydrate, bcaa, eaa, amino acid, pre workout, preworkout, fat burner, l carnitine, glutamine, ashwagandha, electrolyte, shaker, shaker bottle, protein shaker, multivitamin, omega 3, fish oil, cod liver oil, collagen, zinc tablet,
      vitamin c, vitamin d, biotin, magnesium, spirulina, maca, maca powder, booster, test booster, appetite booster`,
    weak: 'isolate, amino',
    brands:
      'optimum nutrition, gold standard, muscletech, nitro tech, dymatize, cellucor, c4, xtend, rule 1, serious mass, bsn, mutant mass, applied nutrition, usn, animal pak, bucked up, ryse, critical mass',
  },
  {
    tags: ['baby', 'kids', 'children'],
    fit: 'baby',
    words: `baby carrier, baby care set, care set, baby walker, baby cot, baby crib, cot, crib, baby bed, baby bath, baby bathtub, baby chair, baby seat, baby stroller, stroller, pram, baby swing, baby rocker, rocker, bouncer, play pen, playpen, baby play mat, baby mat, baby nest, baby bottle, feeding bottle, milk bottle, milk warmer, bottle warmer, sterilizer, steriliser, bottle sterilizer, breast pump, nursing pillow, nursing cover,
      diaper, pamper, baby diaper, baby pampers, baby wipe, wet wipe, wipes, baby set, baby clothe, baby clothes, baby dress, baby shoe, baby sock, baby cap, baby shawl, baby towel, receiving blanket, swaddle, onesie, baby romper, baby overall, baby sweater, newborn set, maternity bag, mama kit, mama bag, hospital bag, baby bag set, pacifier, teether, bib, baby food, baby formula, infant formula, milk powder container, baby milk, potty, baby potty, potty trainer,
      high chair, feeding chair, car seat, baby car seat, kids bike, kids bicycle, balance bike, tricycle, kids scooter, toy car, kids car, ride on car, nappy, nappies, baby oil, baby lotion, baby powder, baby net, baby mosquito net, viatu vya watoto, nguo za watoto, nguo za mtoto, engoye z'abaana, engatto z'abaana, kids shoe, kids dress, kids wear, kids clothe, kids clothes, kids set, kids suit, kids jean, kids t-shirt, kids sandal, kids sneaker, school sock, baby pillow, baby hamper, baby gift set, boys set, girls dress, maternity pillow, pregnancy pillow, feeding set, kids bag`,
    weak: 'baby item, walker, carrier, wipe',
    brands:
      'huggies, pampers, molfix, cuddlers, softcare, avent, cerelac, mamas papas, chicco, tommee tippee, sma milk, nan 1, lactogen, s26',
  },
  {
    tags: ['toys', 'kids', 'children', 'games'],
    fit: 'none',
    words:
      'toy, doll, barbie doll, teddy bear, teddy, lego, building block, puzzle, rubiks cube, chess, chess board, ludo, board game, playing card, uno card, monopoly, remote control car, rc car, water gun, bouncing castle, trampoline, swing set, educational toy, writing board, drawing board, lcd writing tablet, kids tent, kids laptop, colouring book, play dough, slime, soft toy, stuffed toy, kids learning tablet',
    weak: 'block, cards',
  },
  {
    tags: ['fitness', 'sports', 'gym'],
    fit: 'none',
    words: `yoga mat, dumbbell, dumbell, barbell, weight plate, treadmill, exercise bike, spin bike, skipping rope, resistance band, ab roller, ab wheel, push up bar, push up board, pull up bar, kettlebell, gym equipment, gym glove, boxing glove, punching bag, bench press, football, basketball, volleyball, tennis racket, racket, badminton, goal keeper glove, shin guard, swimming goggle, goggles, swim cap, bicycle, mountain bike, road bike, sports bike,
      bmx bike, roller skate, skating shoe, skateboard, scooter, electric scooter, hoverboard, camping tent, sleeping bag, fishing rod, binocular, helmet, cycling helmet, egaali, eggaali, baiskeli, baisikeli, waist trimmer, tummy trimmer roller, hand grip, ankle weight, thigh master, elliptical, rowing machine, gym mat,
      lifting belt, lifting strap, gym belt, wrist wrap, knee sleeve, jump rope, resistance loop, ab mat, gym ball, weight vest, boxing wrap, push up stand, football goal, shin pad, badminton racket, table tennis bat, dart board`,
    weak: 'bike, ball, racket set, weights',
  },
];
