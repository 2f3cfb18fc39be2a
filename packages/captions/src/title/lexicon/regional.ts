import type { WordGroup } from './group.ts';

/** Swahili and Luganda names of everyday goods, by the kind of goods. */
export const REGIONAL: WordGroup[] = [
  {
    tags: ['clothes', 'fashion', 'wear', 'nguo', 'engoye'],
    fit: 'body',
    words: `dera, madera, soksi, khanga, kanga, koti, makoti, sweta, masweta, suruali, shati, mashati, sketi, gauni, magauni, nguo, baibui, abaya ya kisasa, hijabu, ushungi, kofia, fulana, kaptula, ekikooti, ekitengi, bitengi, ebitengi, orugoye, engoye, amatalisi, ekiteteeyi, ekiteteyi, mtandio, mitandio, juba, chupi, boksa, sidiria, leso, lesu, vitenge, kitenge, busuuti, essaati, ssaati, ssaati z'abasajja, essaati z'abasajja,
      empale, mpale, ekkooti, kkooti, essweta, ssweta, esikaati, sikaati, ekiteeteeyi, kiteeteeyi, ebiteeteeyi, biteeteeyi, olugoye, lugoye, enkofiira, nkofiira, omusipi, emisipi, kikoyi, ekikoyi, essuuti, ssuuti, sare za shule, yunifomu, yunifoomu`,
  },
  {
    tags: ['shoes', 'footwear', 'fashion', 'viatu', 'engatto'],
    fit: 'feet',
    words:
      'raba, viatu, kiatu, ndala, sandoz, makubadhi, kandambili, engatto, ngatto, ssapato, essapato, lugabire, engabire, enkaito, nkaito, buuti, ebbuutusi',
  },
  {
    tags: ['bags', 'fashion', 'bag', 'mkoba', 'ensawo'],
    fit: 'none',
    words: 'mkoba, mikoba, begi, mabegi, pochi, ensawo, nsawo',
  },
  {
    tags: ['kitchenware', 'kitchen', 'home', 'vyombo'],
    fit: 'none',
    words: `vikombe, kikombe, sahani, masahani, sufuria, masufuria, jiko, majiko, vijiko, uma, birika, chupa ya chai, thermosi, ndoo, beseni, mabeseni, vyombo, ekikopo, kikopo, ebikopo, bikopo, essowaani, ssowaani, ekisaniya, kisaniya, essefuliya, sefuliya,
      ssefuliya, essigiri, sigiri, ebbinika, bbinika, ekijiiko, ebijiiko, bijiiko, ebaafu, baafu, ebbakuli, bbakuli, ekidomola, kidomola, ebidomola, bidomola, ekyokya, entamu, akambe, ensuwa, eggiraasi, ekibbo, ebbaafu, olukebe, visu, kisu, vijiko, bakuli, mabakuli, sinia, kibuyu`,
  },
  {
    tags: ['home', 'furniture', 'bedding', 'living room'],
    fit: 'bed',
    words: `pazia, mapazia, shuka, mashuka, blanketi, mablanketi, neti, chandarua, ekitambaala, ekitambaro, godoro, magodoro, kitanda, vitanda, mto, mito, zulia, mazulia, meza, kabati, makochi, omufaliso, emifaliso, mufaliso, ekitanda, bulangiti, essuuka, ssuuka, ekatambaala, akatambaala,
      akatimba, obutimba, omukeeka, emikeeka, mukeeka, emmeeza, entebe, kabada, akabada, omutto, emitto, etandabwa`,
  },
  {
    tags: ['food', 'groceries', 'grocery', 'kitchen'],
    fit: 'none',
    words: `sukari, mchele, unga, unga wa mahindi, mafuta ya kupika, maziwa, mayai, nyama, samaki, mkate, mikate, chumvi, majani ya chai, maharage, mahindi, ndizi, viazi, nyanya, kitunguu, vitunguu, karanga, asali, dagaa, matunda, mboga,
      omuceere, muceere, omukeele, ssukaali, essukaali, sukaali, akawunga, kawunga, obuwunga, omunnyo, ennyama, ekyennyanja, ebyennyanja, byennyanja, magi, amagi, omugaati, emigaati, mugaati, amata, obutunda, butunda, emiyembe, miyembe, ennaanansi, nnaanansi, kasooli,
      ebijanjaalo, bijanjaalo, ebinyeebwa, binyeebwa, amatooke, matooke, lumonde, muwogo, ennyaanya, nnyaanya, ovakedo, ovakado, parachichi, chungwa, machungwa, embe, maembe, tikiti maji, nanasi, pilipili, tangawizi, kabichi, ffene, gonja, nakati, ddodo, katunkuma, entangawuuzi, ebihimba, bihimba, amate, akahunga, obushera, ebitookye, ebitooke, bitooke, enjugo, njugo, ensaano, emmwanyi, mmwanyi, ebikajjo, muhogo, mihogo, tende, korosho, sim sim, obutungulu, butungulu, omubisi, mubisi gw'omubisi gw'enjuki, emmwaanyi, mukene`,
    weak: 'mafuta, chai, chakula',
  },
  {
    tags: ['beauty', 'hair', 'cosmetics', 'care'],
    fit: 'none',
    words:
      'wigi, wiigi, enviiri, nviiri, nywele, sabuni, ssabbuuni, sabbuuni, manukato, marashi, akaloosa, obuwoowo, mafuta ya nywele, mafuta ya mwili, ebizigo, bizigo',
  },
  {
    tags: ['electronics', 'phones', 'gadgets', 'accessories'],
    fit: 'none',
    words:
      'simu janja, chaja, redio, leediyo, televisheni, runinga, ttivvi, friji, jokofu, pasi, feni, taa, tochi, ttooki, spika, kompyuta mpakato, ccaagi, essimu ennene',
  },
  {
    tags: ['farm', 'agriculture', 'livestock', 'land'],
    fit: 'none',
    words:
      "ng'ombe, mbuzi, kuku, vifaranga, kondoo, nguruwe, ente, embuzi, embizzi, endiga, enkoko, obukoko, enkumbi, jembe, majembe, panga, mbegu, ensigo, mbolea, kiwanja, viwanja, shamba, poloti, ekibanja, bibanja, ebibanja, ettaka, ennyumba, nyumba",
  },
  {
    tags: ['tickets', 'ticket', 'event', 'concert', 'music', 'show'],
    fit: 'none',
    words:
      'ticket, concert, live concert, live in concert, comedy night, comedy show, music festival, festival, fashion show, gala, dinner dance, boat cruise, live band night, movie night, talent show, road trip, day pass, festival pass, gospel concert, album launch, pool party, foam party, bull roast',
  },
  {
    tags: ['boats', 'aircraft', 'vehicle', 'luxury'],
    fit: 'none',
    words:
      'yacht, private jet, jet ski, speed boat, fishing boat, boat, canoe, helicopter, aeroplane, airplane, ferry boat',
  },
  {
    tags: ['health', 'medical', 'care'],
    fit: 'none',
    words:
      'coffin, crutch, walking stick, walking frame, nebuliser, nebulizer, hospital bed, pulse oximeter, hot water bottle, first aid kit',
  },
  {
    tags: ['services', 'service'],
    fit: 'none',
    words:
      'unlimited wifi, internet bundle, home internet, wifi package, wedding hall, event hall, conference hall, wedding venue, event venue, party venue',
  },
  {
    tags: ['home', 'office', 'safe'],
    fit: 'none',
    words: 'fireproof safe, safe box, cash safe, saving box, savings box, money box',
  },
  {
    tags: ['fuel', 'kitchen', 'home'],
    fit: 'none',
    words: 'enku, nku, amanda, manda, amakala, mkaa, kuni, firewood',
  },
  {
    tags: ['snacks', 'food', 'restaurant'],
    fit: 'none',
    words:
      'mbuzi choma, kuku choma, nyama choma, samaki choma, kikomando, katogo, oluwombo, luwombo, muchomo, omuchomo, obundazi, amandazi',
  },
];
