import type { WordGroup } from './group.ts';

export const ELECTRONICS: WordGroup[] = [
  {
    tags: ['phones', 'smartphone', 'mobile', 'electronics'],
    fit: 'none',
    words: `smartphone, smart phone, mobile phone, cellphone, iphone, android phone, feature phone, kabiriti, katochi, simu, essimu, ssimu, foni, button phone, galaxy, samsung galaxy, galaxy note, galaxy fold, z fold, z flip,
      iphone x, iphone xr, iphone xs, iphone xs max, iphone se, dual sim phone, keypad phone, gaming phone,
      samsung phone, small phone, torch phone, kaduuka, flip phone, fold phone, refurbished phone, uk used phone, simu smart, esimu, amasimu, akasimu`,
    weak: 'phone, handset, mobile',
    brands: `tecno, infinix, itel, redmi, xiaomi, poco, realme, oppo, vivo, nokia, oneplus, google pixel, pixel, motorola, moto, huawei, honor, camon, spark, phantom, tecno pop, tecno spark, tecno camon, infinix hot,
      infinix note, infinix smart, infinix zero, redmi note, galaxy s, s20, s21, s22, s23, s24, s25, s20 fe, s21 fe, s23 ultra, s22 ultra, s24 ultra, s25 ultra, s21 ultra, a05, a06, a14, a15, a16, a24, a25, a34, a35, a54, a55, villaon, blackview, nothing phone, note 10, note 20 ultra, xr, xs max, z fold7,
      tecno spark go, spark go, tecno pop, infinix hot, infinix hot 40i, hot 40i, hot 50i, smart 8, smart 9, infinix smart 8, itel a70, s8, s8 plus, s9, s9 plus, s10, s10 plus, s10e, pixel 6, pixel 7, pixel 8, note 8, note 9, note 20, galaxy a, iphone 6, iphone 7, iphone 8, iphone 11, iphone 12, iphone 13, iphone 14, iphone 15, iphone 16, iphone 17`,
  },
  {
    tags: ['tablets', 'tablet', 'electronics', 'gadgets'],
    fit: 'none',
    words: `ipad, kids tablet, android tablet, galaxy tab, samsung tab, tab a9, ipad air, ipad pro, ipad mini, drawing tablet, kindle, e-reader, modio tablet,
      kids tab, learning tablet, educational tablet, tablets kids, tablet for kids, drawing tab, writing tablet, wacom, surface tablet`,
    weak: 'tablet, tab',
    brands: 'modio, atouch, bebe tab, lenovo tab',
  },
  {
    tags: ['laptops', 'laptop', 'computers', 'electronics'],
    fit: 'none',
    words: `laptop, macbook, macbook pro, macbook air, chromebook, notebook computer, gaming laptop, mini laptop, elitebook, probook, thinkpad, ideapad, yoga laptop, latitude, inspiron, vostro, xps, pavilion, zenbook, vivobook, surface pro, hp envy, hp spectre, hp stream, zbook, computer,
      hp folio, dell precision, lenovo yoga, alienware, rog strix, tuf gaming, victus`,
    weak: 'surface, envy, kompyuta, kompyuuta, precision, satellite',
    brands: 'dell, hp, lenovo, acer, asus, toshiba, hewlett packard, msi, fujitsu',
  },
  {
    tags: ['computers', 'desktop', 'computer', 'electronics'],
    fit: 'none',
    words: `desktop, desktop computer, optiplex, all in one pc, imac, cpu, gaming pc, mini pc, workstation, prodesk, elitedesk, thinkcentre, mac mini,
      complete pc, full set computer, all in one computer, tower pc, rack server, thin client`,
    weak: 'pc, tower',
  },
  {
    tags: ['computer accessories', 'accessories', 'electronics', 'computer'],
    fit: 'none',
    words: `monitor, keyboard, wireless keyboard, wireless mouse, gaming mouse, mouse pad, hub, usb hub, flash, flash disk, flash drive, usb flash, hard disk, hard drive, external hard drive, ssd drive, nvme, memory card, sd card,
      laptop charger, laptop stand, cooling pad, webcam, printer, scanner, toner, cartridge, ink, router, wifi router, mifi, modem, extender, wifi extender, network switch, ups, docking station, hdmi cable, vga cable, ethernet cable, graphics card, ram stick, projector, laptop battery, laptop sleeve,
      epson printer, photocopier, pos machine, receipt printer, thermal printer, barcode scanner, motherboard, starlink, starlink kit, laptop screen, gaming keyboard,
      laptop keyboard, laptop bag stand, laptop adapter, dvd writer, hdmi, usb wifi, wifi dongle, computer speaker, power cable, desktop monitor, ram card, laptop ram, ssd, hdd, inkjet, ink bottle, cat6 cable, network cable,
      keyboard mouse combo, bluetooth mouse, mouse wireless, mousepad, laptop table stand, laptop cooler, laptop backpack, laptop lock, laptop skin, laptop hinges, laptop fan, hard disc, sata, sata cable, memory
      stick, usb drive, flash discs, flash disc, usb adapter, bluetooth adapter, bluetooth dongle, wifi adapter, wifi card, hdmi splitter, display port, lan cable, patch panel, poe switch, portable wifi, pocket wifi, mtn wifi, airtel
      wifi, wifi booster, access point, ubiquiti, mesh wifi, modem dongle, starlink mount, ups backup, plotter, heat press, heat press machine, cutting plotter, canon pixma, hp laserjet, laserjet, ecotank, cash drawer, cash register,
      money counter, counting machine, money detector, currency counter, thermal roll, document camera, projector screen, laser pointer, stylus, stylus pen, ipad case, ipad cover, tablet cover, power supply unit, processor fan, cpu
      cooler, thermal paste, webcam light, graphics tablet`,
    weak: 'mouse, drive',
    brands:
      'logitech, epson, canon printer, tp-link, seagate, western digital, kingston, sandisk, d-link, mikrotik, benq',
  },
  {
    tags: ['phone accessories', 'accessories', 'phone', 'electronics', 'gadgets'],
    fit: 'none',
    words: `charger, fast charger, car charger, power bank, powerbank, phone case, phone cover, back cover, screen protector, screen guard, earphone, charging cable, type c cable, usb cable, lightning cable, phone stand, phone holder, car holder, selfie stick, tripod, tripod stand, ring light,
      pop socket, phone pouch, wireless charger, magsafe, otg, sim card, phone battery, phone screen, gimbal, lavalier mic, vlogging kit, wireless mic, magsafe case, adapter, charger head,
      lcd screen, phone lcd, touch screen, charging port, charging board, back glass, camera glass, tempered glass, glass protector, aux cable, adaptor, memory reader, card reader, phone grip, earphones set, airpods case, watch band, phone repair kit, otg cable, charging brick, phone strap,
      iphone cable, iphone case, charger cable, charging head, adapter plug, silicone case, silicone cover, transparent cover, glass cover, flip cover, leather cover, privacy glass, privacy screen, privacy protector, camera protector,
      lens protector, handsfree, bluetooth earpiece, ear piece, earpiece, phone ring, ring holder, ring stand, phone chain, phone lanyard, phone mount, car mount, selfie light, ringlight, lapel mic, boya mic, phone cooler, gaming
      triggers, phone lens, vr box, bluetooth selfie, selfie remote, sim ejector, sim tray, phone housing, iphone screen, iphone battery, phone flex, phone parts, spudger, phone opening tools`,
    weak: 'case, cover, cable, pouch, battery, mic',
    brands: 'oraimo, anker, baseus, romoss, new age, ugreen',
  },
  {
    tags: ['audio', 'headphones', 'electronics', 'gadgets'],
    fit: 'none',
    words: `earpods, dj set, dj full set, numark, numark mixtrack, dj controller, turntable, headphone, headset, earbud, ear bud, earpod, airpod, airpods pro, speaker, bluetooth speaker, soundbar, sound bar, home theatre, home theater, subwoofer, woofer, sub woofer, amplifier, mixer, sound mixer, microphone, wireless microphone, radio, radio set, car radio, hifi, sound system, party speaker, turntable, dvd player, neckband, karaoke,
      equaliser, equalizer, powered speaker, keyboard piano, piano, guitar, drum set, violin, saxophone, trumpet, buds, galaxy buds, redio, leediyo, stereo,
      airpod pro, air pods, airpods max, wireless earphones, bluetooth earphones, jbl flip, jbl go, jbl charge, jbl xtreme, boombox, boom box, jbl boombox, jbl partybox, partybox, party box, tall boy, tallboy, bass tube, car bass, hoofer, home
      theater system, pa system, public address, public address system, line array, dj controller, dj set, cd player, cordless mic, condenser mic, studio mic, recording mic, podcast mic, studio monitor, audio interface, sound card, mic
      stand, speaker stand, music stand, guitar strings, ukulele, adungu, drum kit, engoma, cajon, keyboard yamaha, yamaha keyboard, casio keyboard, flute, recorder flute, harmonica, tambourine, ensaasi, amadinda, xylophone`,
    weak: 'mixer, drum',
    brands:
      'jbl, sony, bose, beats, marshall, harman kardon, oraimo freepods, freepods, yamaha, pioneer, sayona, aborder, jerry power, sea piano, ailiang',
  },
  {
    tags: ['tv', 'television', 'electronics'],
    fit: 'none',
    words: `tv, smart tv, television, led tv, android tv, google tv, digital tv, flat screen, ttivvi, ttivi, runinga, tv box, android box, tv stick, fire stick, chromecast, decoder, oled, qled, qled tv, dstv decoder, gotv, startimes decoder, free to air decoder,
      satellite dish, lnb, tv antenna, aerial, android decoder,
      mi box, mi stick, iptv, dstv dish, startimes, star times, dstv kit, dish kit, digital antenna, tv cable, rimooti, tivi, luninga, runinga ya kisasa`,
    brands:
      'lg, samsung, hisense, tcl, vitron, chiq, skyworth, changhong, smartec, sonashi, solstar, globalstar, saachi, syinix, skyworth tv, ctc, nikai, dstv',
  },
  {
    tags: ['tv accessories', 'tv', 'electronics'],
    fit: 'none',
    words: `tv guard, tv bracket, wall mount, tv wall mount, tv mount, tv wall bracket, wall bracket, tv board, tv backlight, tv cover,
      tv stand bracket, swivel bracket, adjustable bracket, tv hanger, tv screen guard, tv screen protector`,
  },
  {
    tags: ['gaming', 'console', 'electronics', 'games'],
    fit: 'none',
    words: `playstation, play station, ps2, ps3, ps4, ps5, ps4 pro, ps5 slim, ps4 slim, xbox, xbox one, xbox 360, xbox series x, nintendo switch, nintendo, game pad, gamepad, game controller, game console, gaming console, gaming chair, joystick, dualshock, dualsense, pool table, vr headset, video game, playstation 4, playstation 5, ps vita, psp,
      xbox series s, xbox controller, gta v, game cd, game disc, game stick, gamestick, handheld game, retro game, sup game, brick game, steering wheel game, racing wheel, gaming table, gaming desk, gaming combo, nintendo wii, game box,
      arcade machine, slot machine`,
    weak: 'game, pad, console, controller',
  },
  {
    tags: ['cameras', 'camera', 'electronics', 'gadgets'],
    fit: 'none',
    words: `camera, cctv, cctv camera, security camera, dash cam, dashcam, dash camera, drone, gopro, action camera, dslr, camera lens, baby monitor, video doorbell, instax, ip camera, bulb camera, spy camera, webcam hd, polaroid, studio light, softbox,
      canon eos, nikon d, camcorder, handycam, canon lens, zoom lens, camera battery, camera strap, camera tripod, camera stand, monopod, softbox light, video light, backdrop stand, green screen, speed light, speedlight, gimbal
      stabilizer, dji mini, mavic, cctv kit, nanny cam, dashcam dual, instax film, photo printer, photo paper, gopro hero`,
    weak: 'lens',
    brands: 'canon, nikon, dji, hikvision, fujifilm, sony alpha, ezviz',
  },
  {
    tags: ['gadgets', 'electronics'],
    fit: 'none',
    words: `gps tracker, car tracker, airtag, walkie talkie, extension cable, extension, socket extension, multi plug, megaphone, torch, headlamp, calculator, scientific calculator, voice recorder, smart lock, door bell, power extension, extension box, surge protector, soldering iron, multimeter, remote control, tv remote, universal remote, power strip, battery tester, digital clock, alarm system, electric fence, gate motor,
      extension cord, power extension socket, trailing socket, surge guard, tv guard fridge guard, voltage guard, voltage protector, fridge protector, timer switch, smart plug, smart switch, smart socket, motion sensor, motion light,
      sensor light, flashlight, flash light, laser light, disco light, party light, projector light, rgb light, neon light, neon sign, pet tracker, smart tag, alarm bell, door alarm, door lock smart, fingerprint lock, biometric machine,
      time attendance, metal detector, electronic safe, digital safe, digital scale jewelry, pocket scale, hanging scale, luggage scale, multi meter, tester screwdriver, soldering gun, glue gun kit, label maker, shredder, paper
      shredder, binding machine, laminating film, electric shaver, lint shaver, hand warmer, usb fan, neck fan, mini humidifier, electric lighter, rechargeable lighter, mosquito lamp, mosquito killer, mosquito racket, mosquito bat,
      insect killer lamp, rat trap, ultrasonic repellent, spy pen, spy watch, voice changer, translator device, digital photo frame, weather clock, led clock`,
    brands: 'apple',
  },
  {
    tags: ['smart watch', 'wearable', 'gadgets', 'electronics'],
    fit: 'none',
    words: `smart watch, smartwatch, fitness band, smart band, smart bracelet, apple watch, galaxy watch, watch ultra, smart watch ultra, kids smart watch, smart glasses, smart ring,
      iwatch, i watch, watch series, galaxy fit, mi band, redmi watch, huawei watch, haylou, kids gps watch, airtag case`,
    brands: 'garmin, fitbit, amazfit',
  },
  {
    tags: ['solar', 'energy', 'electronics'],
    fit: 'none',
    words: `solar panel, solar light, solar lamp, solar kit, solar system, solar battery, inverter, solar street light, flood light, floodlight, security light, solar bulb, solar fan, charge controller, generator, stabilizer, stabiliser, voltage stabilizer, ups battery, lithium battery, car battery, street light, gel battery, solar home system, solar water heater, emergency light, rechargeable bulb, solar tv, solar radio, deep cycle battery, solar, solar flood light,
      dry battery, deep cycle, solar lantern, solar torch, solar charger, power station, portable power station, solar pump, solar water pump, solar heater, solar iron, solar fridge, solar freezer, solar fence, growatt, deye, mppt,
      solar controller, solar regulator, solar cable, solar home kit, sundaking, dlight, d light, bboxx, m-kopa, mkopa, fenix, lumos, gdlite, gd lite, dc bulb, dc tv, dc fan, inverter battery, lead acid battery, jenereta, genereta,
      genset, change over switch, changeover, voltage regulator, power backup, amasannyalaze`,
    brands: 'sun king, d.light, felicity, must inverter, chloride, ultratec, ultra tec, exide',
  },
];
