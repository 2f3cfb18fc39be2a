import type { WordGroup } from './group.ts';

export const ELECTRONICS: WordGroup[] = [
  {
    tags: ['phones', 'smartphone', 'mobile', 'electronics'],
    fit: 'none',
    words: `smartphone, smart phone, mobile phone, cellphone, iphone, android phone, feature phone, kabiriti, katochi, simu, essimu, ssimu, foni, button phone, galaxy, samsung galaxy, galaxy note, galaxy fold, z fold, z flip,
      iphone x, iphone xr, iphone xs, iphone xs max, iphone se, dual sim phone, keypad phone, gaming phone`,
    weak: 'phone, handset, mobile',
    brands: `tecno, infinix, itel, redmi, xiaomi, poco, realme, oppo, vivo, nokia, oneplus, google pixel, pixel, motorola, moto, huawei, honor, camon, spark, phantom, tecno pop, tecno spark, tecno camon, infinix hot,
      infinix note, infinix smart, infinix zero, redmi note, galaxy s, s20, s21, s22, s23, s24, s25, s20 fe, s21 fe, s23 ultra, s22 ultra, s24 ultra, s25 ultra, s21 ultra, a05, a06, a14, a15, a16, a24, a25, a34, a35, a54, a55, villaon, blackview, nothing phone, note 10, note 20 ultra, xr, xs max, z fold7,
      tecno spark go, spark go, tecno pop, infinix hot, infinix hot 40i, hot 40i, hot 50i, smart 8, smart 9, infinix smart 8, itel a70, s8, s8 plus, s9, s9 plus, s10, s10 plus, s10e, pixel 6, pixel 7, pixel 8, note 8, note 9, note 20, galaxy a, iphone 6, iphone 7, iphone 8, iphone 11, iphone 12, iphone 13, iphone 14, iphone 15, iphone 16, iphone 17`,
  },
  {
    tags: ['tablets', 'tablet', 'electronics', 'gadgets'],
    fit: 'none',
    words:
      'ipad, kids tablet, android tablet, galaxy tab, samsung tab, tab a9, ipad air, ipad pro, ipad mini, drawing tablet, kindle, e-reader, modio tablet',
    weak: 'tablet, tab',
    brands: 'modio, atouch, bebe tab, lenovo tab',
  },
  {
    tags: ['laptops', 'laptop', 'computers', 'electronics'],
    fit: 'none',
    words:
      'laptop, macbook, macbook pro, macbook air, chromebook, notebook computer, gaming laptop, mini laptop, elitebook, probook, thinkpad, ideapad, yoga laptop, latitude, inspiron, vostro, xps, pavilion, zenbook, vivobook, surface pro, hp envy, hp spectre, hp stream, zbook, computer',
    weak: 'surface, envy, kompyuta, kompyuuta, precision, satellite',
    brands: 'dell, hp, lenovo, acer, asus, toshiba, hewlett packard, msi, fujitsu',
  },
  {
    tags: ['computers', 'desktop', 'computer', 'electronics'],
    fit: 'none',
    words:
      'desktop, desktop computer, optiplex, all in one pc, imac, cpu, gaming pc, mini pc, workstation, prodesk, elitedesk, thinkcentre, mac mini',
    weak: 'pc, tower',
  },
  {
    tags: ['computer accessories', 'accessories', 'electronics', 'computer'],
    fit: 'none',
    words: `monitor, keyboard, wireless keyboard, wireless mouse, gaming mouse, mouse pad, hub, usb hub, flash, flash disk, flash drive, usb flash, hard disk, hard drive, external hard drive, ssd drive, nvme, memory card, sd card,
      laptop charger, laptop stand, cooling pad, webcam, printer, scanner, toner, cartridge, ink, router, wifi router, mifi, modem, extender, wifi extender, network switch, ups, docking station, hdmi cable, vga cable, ethernet cable, graphics card, ram stick, projector, laptop battery, laptop sleeve,
      epson printer, photocopier, pos machine, receipt printer, thermal printer, barcode scanner, motherboard, starlink, starlink kit, laptop screen, gaming keyboard,
      laptop keyboard, laptop bag stand, laptop adapter, dvd writer, hdmi, usb wifi, wifi dongle, computer speaker, power cable, desktop monitor, ram card, laptop ram, ssd, hdd, inkjet, ink bottle, cat6 cable, network cable`,
    weak: 'mouse, drive',
    brands:
      'logitech, epson, canon printer, tp-link, seagate, western digital, kingston, sandisk, d-link, mikrotik, benq',
  },
  {
    tags: ['phone accessories', 'accessories', 'phone', 'electronics', 'gadgets'],
    fit: 'none',
    words: `charger, fast charger, car charger, power bank, powerbank, phone case, phone cover, back cover, screen protector, screen guard, earphone, charging cable, type c cable, usb cable, lightning cable, phone stand, phone holder, car holder, selfie stick, tripod, tripod stand, ring light,
      pop socket, phone pouch, wireless charger, magsafe, otg, sim card, phone battery, phone screen, gimbal, lavalier mic, vlogging kit, wireless mic, magsafe case, adapter, charger head,
      lcd screen, phone lcd, touch screen, charging port, charging board, back glass, camera glass, tempered glass, glass protector, aux cable, adaptor, memory reader, card reader, phone grip, earphones set, airpods case, watch band, phone repair kit, otg cable, charging brick, phone strap`,
    weak: 'case, cover, cable, pouch, battery, mic',
    brands: 'oraimo, anker, baseus, romoss, new age, ugreen',
  },
  {
    tags: ['audio', 'headphones', 'electronics', 'gadgets'],
    fit: 'none',
    words: `headphone, headset, earbud, ear bud, earpod, airpod, airpods pro, speaker, bluetooth speaker, soundbar, sound bar, home theatre, home theater, subwoofer, woofer, sub woofer, amplifier, mixer, sound mixer, microphone, wireless microphone, radio, radio set, car radio, hifi, sound system, party speaker, turntable, dvd player, neckband, karaoke,
      equaliser, equalizer, powered speaker, keyboard piano, piano, guitar, drum set, violin, saxophone, trumpet, buds, galaxy buds, redio, leediyo, stereo`,
    weak: 'mixer, drum',
    brands:
      'jbl, sony, bose, beats, marshall, harman kardon, oraimo freepods, freepods, yamaha, pioneer, sayona, aborder, jerry power, sea piano, ailiang',
  },
  {
    tags: ['tv', 'television', 'electronics'],
    fit: 'none',
    words: `tv, smart tv, television, led tv, android tv, google tv, digital tv, flat screen, ttivvi, ttivi, runinga, tv box, android box, tv stick, fire stick, chromecast, decoder, oled, qled, qled tv, dstv decoder, gotv, startimes decoder, free to air decoder,
      satellite dish, lnb, tv antenna, aerial, android decoder`,
    brands:
      'lg, samsung, hisense, tcl, vitron, chiq, skyworth, changhong, smartec, sonashi, solstar, globalstar, saachi, syinix, skyworth tv, ctc, nikai, dstv',
  },
  {
    tags: ['tv accessories', 'tv', 'electronics'],
    fit: 'none',
    words:
      'tv guard, tv bracket, wall mount, tv wall mount, tv mount, tv wall bracket, wall bracket, tv board, tv backlight, tv cover',
  },
  {
    tags: ['gaming', 'console', 'electronics', 'games'],
    fit: 'none',
    words:
      'playstation, play station, ps2, ps3, ps4, ps5, ps4 pro, ps5 slim, ps4 slim, xbox, xbox one, xbox 360, xbox series x, nintendo switch, nintendo, game pad, gamepad, game controller, game console, gaming console, gaming chair, joystick, dualshock, dualsense, pool table, vr headset, video game, playstation 4, playstation 5, ps vita, psp',
    weak: 'game, pad, console, controller',
  },
  {
    tags: ['cameras', 'camera', 'electronics', 'gadgets'],
    fit: 'none',
    words:
      'camera, cctv, cctv camera, security camera, dash cam, dashcam, dash camera, drone, gopro, action camera, dslr, camera lens, baby monitor, video doorbell, instax, ip camera, bulb camera, spy camera, webcam hd, polaroid, studio light, softbox',
    weak: 'lens',
    brands: 'canon, nikon, dji, hikvision, fujifilm, sony alpha, ezviz',
  },
  {
    tags: ['gadgets', 'electronics'],
    fit: 'none',
    words:
      'gps tracker, car tracker, airtag, walkie talkie, extension cable, extension, socket extension, multi plug, megaphone, torch, headlamp, calculator, scientific calculator, voice recorder, smart lock, door bell, power extension, extension box, surge protector, soldering iron, multimeter, remote control, tv remote, universal remote, power strip, battery tester, digital clock, alarm system, electric fence, gate motor',
    brands: 'apple',
  },
  {
    tags: ['smart watch', 'wearable', 'gadgets', 'electronics'],
    fit: 'none',
    words:
      'smart watch, smartwatch, fitness band, smart band, smart bracelet, apple watch, galaxy watch, watch ultra, smart watch ultra, kids smart watch, smart glasses, smart ring',
    brands: 'garmin, fitbit, amazfit',
  },
  {
    tags: ['solar', 'energy', 'electronics'],
    fit: 'none',
    words:
      'solar panel, solar light, solar lamp, solar kit, solar system, solar battery, inverter, solar street light, flood light, floodlight, security light, solar bulb, solar fan, charge controller, generator, stabilizer, stabiliser, voltage stabilizer, ups battery, lithium battery, car battery, street light, gel battery, solar home system, solar water heater, emergency light, rechargeable bulb, solar tv, solar radio, deep cycle battery, solar, solar flood light',
    brands: 'sun king, d.light, felicity, must inverter, chloride, ultratec, ultra tec, exide',
  },
];
