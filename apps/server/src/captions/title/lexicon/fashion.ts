import type { WordGroup } from './group.ts';

/** Worn and carried goods, in English, Luganda and Swahili as Kampala sellers mix them. */
export const FASHION: WordGroup[] = [
  {
    tags: ['shoes', 'footwear', 'fashion'],
    fit: 'feet',
    words: `shoe, sneaker, heel, high heel, block heel, stiletto, kitten heel, sandal, slipper, flip flop, loafer, moccasin, moccassin,
      oxford, brogue, derby shoe, ankle boot, chelsea boot, combat boot, gumboot, gum boot, safety boot, rain boot, timberland boot, 
      ballet flat, doll shoe, espadrille, clog, trainer, canvas shoe, canvas, running shoe, gym shoe, football boot, soccer boot, rubber shoe,
      school shoe, court shoe, peep toe, gladiator, footwear, kicks, croc, engatto, ngatto, viatu, kiatu, sapatu, ssapatu, kandambili, makobe, ndala, open shoe, closed shoe`,
    weak: 'boot, slide, flat, mule, wedge, pump, flats, court',
    brands: `skechers, nike, adidas, puma, jordan, air jordan, air force, air force 1, air max, vans, converse, all star, new balance, nb, reebok, asics, timberland, clarks,
      crocs, yeezy, yeezys, fila, under armour, balenciaga, birkenstock, steve madden, dr martens, samba, samba og, gazelle, nike dunk, sb dunk, lacoste,
      air zoom, vapormax, airmax, hoka, mcqueen, louboutin, bata, foamposite, huarache, lebron, kyrie, uptempo, superstar, stan smith`,
  },
  {
    tags: ['dresses', 'clothing', 'fashion'],
    fit: 'body',
    words: `dress, maxi dress, midi dress, mini dress, bodycon, bodycon dress, gown, evening gown, evening dress, dinner dress, office dress, sundress, shift dress,
      ball gown, wedding gown, bridal gown, bridesmaid dress, gauni, egauni, kaftan, caftan, boubou, bubu, abaya, jilbab, hijab dress, kimono, prom dress,
      birthday dress, flower girl dress, shirt dress, lace gown, ekkooti, ekkanzu`,
  },
  {
    tags: ['clothes', 'clothing', 'fashion'],
    fit: 'body',
    words: `shorts, tights, shirt, t-shirt, tee shirt, tshirt, tee, polo shirt, blouse, crop top, tank top, tube top, off shoulder top, chiffon top, ladies top,
      peplum, camisole, vest, singlet, trouser, pant, cargo pant, palazzo, palazzo pant, jean, skinny jean, mom jean, baggy jean, denim jacket,
      legging, jegging, jogger, sweatpant, sweat pant, cargo short, skirt, pencil skirt, pleated skirt, jumpsuit, playsuit, romper, two piece, two-piece,
      co-ord, coord set, three piece, hoodie, sweater, sweatshirt, pullover, cardigan, jacket, leather jacket, bomber jacket, puffer jacket, blazer,
      coat, trench coat, raincoat, overcoat, waistcoat, tuxedo, official suit, men suit, ladies suit, three piece suit, tracksuit, track suit, track pant, jersey, football jersey,
      overall, dungaree, uniform, school uniform, apron, scrub suit, lab coat, khaki, chino, kanzu, shuka, leso, kikoi, busuti, gomesi, gomes, gomezi, mushanana,
      ankara dress, ankara, kitenge dress, kitenge outfit, african wear, outfit, clothe, clothing, clothes, cloth, engoye, ngoye, olugoye, nguo, essaati, saati, shati, suruali, empale,
      mpale, sketi, sikaati, ekooti, pajama, pyjama, nightwear, night dress, nightie, sleepwear, robe, bathrobe, swimwear, swimsuit, swimming costume, bikini, monokini,
      gym wear, sportswear, activewear, yoga pant, yoga set, biker short, gym set, sock, stocking, scarf, shawl, hijab, veil, pashmina, poncho, thermal,
      maternity dress, maternity wear, mtumba, kaunda suit, kaunda, lace top, body top, bodysuit, corset, corset top, corset dress, kid wear, baby wear, graduation gown, vintage shirt, denim shirt, tennis skirt, official trouser, official shirt, formal shirt, bandage dress`,
    weak: 'top, short, tight, tights, suit, body, wrap, wear, set, attire',
    brands:
      'zara, h&m, shein, gucci, versace, dior, fendi, burberry, levis, tommy hilfiger, calvin klein, lacoste polo, polo, ralph lauren, fashion nova, dolce',
  },
  {
    tags: ['lingerie', 'underwear', 'clothing', 'fashion'],
    fit: 'body',
    words: `bra, sports bra, push up bra, panty, pantie, underwear, boxer, boxer short, brief, lingerie, lingerie set, thong, g-string, waist trainer, body shaper,
      shaper, shapewear, girdle, tummy trimmer, underpant, knicker, bralette, nursing bra, ekitambi, chupi`,
    brands: 'victoria secret, savage',
  },
  {
    tags: ['bags', 'handbags', 'accessories', 'fashion'],
    fit: 'none',
    words: `bag, handbag, hand bag, backpack, back pack, school bag, laptop bag, crossbody, crossbody bag, cross body bag, sling bag, tote, tote bag, clutch, clutch bag, purse, wallet,
      travel bag, travelling bag, duffle bag, duffel bag, gym bag, waist bag, bum bag, fanny pack, suitcase, suit case, luggage, trolley bag, side bag, shoulder bag, diaper bag,
      mother bag, baby bag, cosmetic bag, makeup bag, shopping bag, card holder, passport holder, organiser, organizer, suitcase organiser, ensawo, nsawo, mkoba, mikoba, begi, lunch bag, cooler bag, briefcase, messenger bag, bucket bag`,
    brands: 'michael kors, louis vuitton, lv, prada, jeep buluo, hermes, birkin, telfar, longchamp',
  },
  {
    tags: ['watches', 'watch', 'accessories', 'fashion'],
    fit: 'none',
    words:
      'wrist watch, wristwatch, mens watch, ladies watch, lady watch, gents watch, couple watch, saa ya mkono, essaawa, quartz watch, chain watch, leather watch, watch strap, watch set',
    weak: 'watch, saa',
    brands:
      'rolex watch, casio, g-shock, naviforce, curren, patek, patek philippe, tissot, hublot, seiko, swatch, audemars',
  },
  {
    tags: ['jewellery', 'accessories', 'fashion'],
    fit: 'none',
    words: `necklace, earring, bracelet, anklet, brooch, bangle, pendant, wedding ring, engagement ring, diamond ring, gold ring, promise ring, cufflink, jewellery, jewelry, jewelry set, jewellery set,
      waist bead, body chain, nose ring, nose pin, tiara, crown, choker, locket, rosary, hereni, mkufu, bangili, empeta, obukomo, chain set, gold chain, silver chain, cuban chain, stud`,
    weak: 'ring, chain, bead, pin, charm, pete',
    brands: 'swarovski, pandora',
  },
  {
    tags: ['accessories', 'fashion'],
    fit: 'none',
    words: `belt, leather belt, hat, bucket hat, fedora, beanie, beret, baseball cap, durag, bonnet, sunglasses, sunglass, eyeglasses, spectacle, glasses frame, anti blue light glasses, tie, bow tie, necktie,
      glove, umbrella, handkerchief, headband, head band, hair clip, scrunchie, hair band, hair bow, keyholder, key holder, keychain, suspender, face cap, kofia, lesu, headwrap, head wrap, turban, fascinator, walking stick, miwani, gaalubindi, lighter`,
    weak: 'cap, shade, frame, glasses, mask',
    brands: 'ray ban, rayban, oakley, new era',
  },
  {
    tags: ['fabric', 'kitenge', 'fashion', 'clothing'],
    fit: 'none',
    words:
      'kitenge, kitenge fabric, fabric, lace fabric, lace material, chiffon material, satin fabric, silk fabric, ankara fabric, bazin, brocade, linen fabric, cotton fabric, olubugo, lubugo, bark cloth, barkcloth, ebitenge, vitenge, curtain fabric, tailoring material, ekitenge, sewing thread',
    weak: 'material, lace, satin, thread',
  },
];
