/**
 * What each feature of a title (title-features.ts) says for its naming the goods, as log odds.
 * Learned by `npm run captions:train`, not written by hand.
 */
export const TITLE_WEIGHTS: Readonly<Record<string, number>> = {
  'another amount between': -0.5,
  asked: -1.64,
  attribute: -0.08,
  'begins its line': 0.32,
  'begins the caption': 0.15,
  'brand alone': -0.48,
  'brands 0': -1.19,
  'brands 1': 0.85,
  'brands 2': 0.36,
  capital: 0.66,
  'counted unit': -0.49,
  'first and known': 0.32,
  'first known': 0.37,
  'goods in several words': 1.17,
  hashtag: 0.12,
  'hashtag of goods': 1.92,
  'hashtag, no words': 1.18,
  'how far': -0.14,
  'in a hashtag': 1.33,
  'known next before the price': 0.21,
  'known, denied': -0.67,
  'known, offered': 0.81,
  'known, plain': 0.41,
  'known, side': -0.31,
  last: 0.53,
  listed: -0.42,
  'named again': 0.55,
  'next before the price': -0.07,
  'no price': -0.85,
  none: -0.14,
  'none: !': 0.63,
  'none: "': -0.15,
  'none: ?': 0.22,
  'none: amount of role deposit': -1.47,
  'none: amount of role fee': 0.42,
  'none: amount of role hire': -0.11,
  'none: amount of role instalment': 1.61,
  'none: amount of role multi': -0.82,
  'none: amount of role noise': -0.53,
  'none: amount of role off': -0.49,
  'none: amount of role old': -0.74,
  'none: amount of role price': -0.19,
  'none: amount of role threshold': 0.52,
  'none: amount of role wholesale': -0.21,
  'none: brand': -0.22,
  'none: evidence': -1.29,
  'none: few words': -0.61,
  'none: goods first': 0.23,
  'none: hashtags': 0.56,
  'none: known, denied': 0.37,
  'none: known, offered': -0.12,
  'none: known, plain': -0.17,
  'none: known, side': -0.72,
  'none: marked price': -0.95,
  'none: nothing known': 0.08,
  'none: phone': 1.12,
  'none: price in talk': -0.12,
  'none: price of the sentence': -0.18,
  'none: prices 0': 0.1,
  'none: prices 1': 0.74,
  'none: prices 2': -0.63,
  'none: prices 3': -0.35,
  'none: products 0': 0.88,
  'none: products 1': 0.67,
  'none: products 2': -0.79,
  'none: products 3': -0.89,
  'none: share of grammar': 0.32,
  'none: share of talk': 0.68,
  'none: size': -1.32,
  'none: stops': -0.45,
  'none: words': 0.33,
  number: 0.47,
  'on the line of the price': -0.19,
  'only version': -2.02,
  'opens a phrase': 0.14,
  'place 0': 0.49,
  'place 1': 0.07,
  'place 3': -0.17,
  'place 4': -0.41,
  'price before': 1.4,
  'price before, 1': 1.09,
  'price before, 2': 0.23,
  'price before, 5': 0.22,
  'price before, far': -0.1,
  'price behind': -0.53,
  'price behind, 1': 0.14,
  'price behind, 12': -0.34,
  'price behind, 2': 0.28,
  'price behind, 5': -0.18,
  'price behind, far': -0.43,
  'products 0': -0.85,
  'products 1': 0.28,
  'products 2': 0.59,
  'side goods': 0.41,
  'standing denied': -0.86,
  'standing offered': 1.17,
  'standing plain': 0.39,
  'standing side': -0.68,
  'talk alone': -0.87,
  'talk words 0': 1.17,
  'talk words 1': -0.17,
  'talk words 2': -0.63,
  'talk words 3': -0.34,
  'trade car accessories': 0.96,
  'trade phone accessories': -0.19,
  'unknown words 0': -0.6,
  'unknown words 1': -0.71,
  'unknown words 3': 0.84,
  'unknown words 4': 0.5,
  'unknown, denied': -0.18,
  'unknown, offered': 0.35,
  'unknown, side': -0.37,
  'weak names 1': -0.24,
  'weak names 2': 0.28,
  where: -0.49,
  'words 0': -0.72,
  'words 1': -0.42,
  'words 2': -0.26,
  'words 3': -0.09,
  'words 4': 0.36,
  'words 5': 0.65,
  'words 6': 0.5,
};

/** The same by a word or sign that ends the feature's name: each with its weight. */
export const TITLE_WORD_WEIGHTS: Readonly<Record<string, string>> = {
  names: `
abaana -0.71 acre -0.43 african 0.08 agandi -0.21 air 0.31 allowed -0.07 and -0.68 asad 0.11 asked -0.09 attendant -0.42
away -0.06 ba -0.56 baby 0.56 bag -0.28 baggy 0.13 bags 0.11 bale -0.47 banana -0.13 bank 0.08 bar 0.1 basin -0.16
battery 0.25 bbiri -0.11 beans -0.2 bed 1.07 bedroom -0.25 bedsheet -0.2 bedsheets 1.62 belt 0.22 bicycle 0.16 big -0.21
bike 0.29 birthday -0.28 black -0.1 blanket 0.07 blankets 0.21 blazer 0.18 blender 1.44 block -0.09 blue -0.13 board
0.09 boarding -0.08 bob 0.36 boda -0.5 bone 0.1 bonnet -0.54 books 0.55 boots 0.28 bottle 0.25 bottles 0.2 bowls 0.06
box 0.64 boxer -0.59 boy -0.09 bra -0.15 braids 0.1 brand -0.11 bread 0.14 breakfast 0.23 bridal 0.59 broke -0.15 brown
0.91 brush -0.21 bulb 0.12 bulbs -0.23 bus -0.58 byonna -0.06 c 0.35 cables 0.06 cake 1.49 cakes 0.32 came -0.1 camon
-0.2 cap 0.35 car 0.26 card -0.47 cargo 0.45 carpet 0.8 carrier 0.76 carrot 0.12 case 0.2 cases -0.31 casio 0.1 cctv
0.18 cement 0.62 ceramic 0.24 chai -0.07 chain 0.11 chair 0.21 chairs 0.14 chapati -0.17 charge -0.17 charger 0.05
charging -0.18 chelsea 0.09 chicken 0.19 chicks 0.11 children 0.08 chocolate -0.09 christmas 0.26 church 0.14 cinnamon
0.06 class -0.31 cleaning 0.27 clear 0.05 clothes 0.14 coat 0.4 coffee 0.74 cold -0.18 colours -0.16 complete 0.83
contained -0.06 container -0.49 cooker 0.21 cooking 0.46 core -0.12 corset 0.14 cot -0.68 cotton 0.29 cover 0.08 covers
0.37 cow -0.15 cream -0.14 crest -0.37 crochet 0.06 crocs 0.11 crop -0.11 cup -0.16 cupcakes 0.25 cups 0.08 curtain 0.36
curtains 0.95 cylinder -0.46 dark -0.08 daughter -0.24 deep 0.1 dell -0.08 denim 0.36 design -0.09 diesel -0.09 digital
0.3 dining 0.08 dinner 0.09 dispenser 0.1 door 0.37 double 0.31 drawers -0.07 dress 1 dresses 1.09 drone 0.07 drop -0.1
dry 0.27 dstv -0.08 dubai -0.37 duty -0.06 duvet 0.74 duvets 0.56 e -0.18 early -0.15 earphones 0.07 earrings 0.07 eh
-0.13 eid -0.05 electric 0.47 elitebook 0.26 engatto -0.33 engine 0.23 enough -0.08 ensawo -0.11 essimu -0.23 exercise
0.08 extension 0.09 extra -0.33 face 0.17 fake -0.17 fan 0.31 fee -0.06 fees -0.16 feet -0.15 fibre 0.13 fish -0.26 fits
-0.1 fitted -0.28 five -0.22 flash -0.08 flask 0.08 flat -0.37 fleece 0.05 flour 0.15 flower 0.15 flowers -1.06 fluffy
0.09 food 0.08 for 0.92 four 0.06 freepods 0.11 freezer 0.28 fresh 0.1 fridge 0.06 friesian 0.17 front 0.11 fruit 0.07
full -0.08 g -0.06 galaxy 0.11 games -0.07 garden 0.25 gas -0.3 gate 0.14 gauge 0.07 gave -0.25 gel 0.08 gen -0.1
generator -0.07 ghee 0.16 gift -0.13 girl -0.26 girls -0.24 glass -0.14 gloss 0.05 glue -0.56 goat 0.26 gold 0.14 gomesi
1.72 gown 0.31 gowns 0.35 grade -0.09 granite 0.05 green 0.09 grey 0.06 grill 0.44 ground -0.27 groundnuts 0.24 guess
-0.05 gumboots 0.41 guy -0.1 gym -0.24 hair -0.61 half -0.12 hand 0.33 handbag 0.68 handbags 0.55 handle -0.11 heavy
-0.44 heels 0.12 high 0.19 hisense 0.14 home -0.13 honey 0.29 hoodie 0.11 hoodies -0.14 hospital 0.09 house -0.33 hp
0.52 id -0.11 in -0.13 inches -0.14 infinix 0.19 inside -0.14 introduction 0.16 iphone 0.34 iron -0.06 itel 0.82 jacket
0.15 jackets 0.68 jar -0.32 jeans 0.31 jersey -0.83 jordan 0.09 juice 0.1 jumpsuit 0.42 ka -0.2 kettle 0.29 kg -0.37
kids 0.34 kilo -0.98 king 0.08 kit 1.2 kitchen 0.17 kitenge 0.55 knitted 0.07 knotless 0.06 kuroiler 0.18 kwa -0.08 kya
0.13 l 0.18 lace 0.4 ladies 0.58 lamp 0.39 land -0.06 laptop -0.15 laptops 0.26 lasts -0.24 lattafa 0.19 lay -0.27
layers 0.28 lc -0.09 leather 0.81 led 0.46 leg -0.05 leggings 0.25 legs -0.55 lenovo 0.38 letter -0.07 lg 0.59 light
0.18 lights 0.32 linen 0.52 lip 0.06 litres -0.08 loaf -0.16 loafers 0.25 local 0.24 long -0.15 lorry -0.54 lunch -0.08
machine 0.13 mahogany -0.19 main 0.2 makeup 0.06 male -0.09 mandazi 0.75 market -0.5 masala -0.11 mash 0.08 mat 0.11
material -0.34 matooke 0.77 mattress 0.51 mattresses 0.19 max 0.3 maxi 0.38 medium -0.07 memory -0.11 mens 0.2 metallic
0.22 metres -0.11 microwave 0.18 milk 0.73 mini 0.26 mirror -0.19 mixer -0.08 ml -0.28 momo -0.12 mosquito 0.21 mother
0.28 mothers -0.05 mpya -0.84 mr -0.38 mtoto -0.07 mug -0.18 mugs 0.08 mukwano -0.99 music -0.1 na -0.34 nail 0.08 nails
0.28 navy -0.05 ne -0.67 nedda -0.14 net 0.11 newborn 0.34 nike 0.2 noah 0.08 nobody -0.1 non 0.11 note 0.4 number -0.21
nursery -0.46 of -0.89 office 0.37 oil 1.1 ok -0.5 okay -0.12 old -0.31 omwana -0.33 one -0.25 onions 0.5 oraimo 0.23
ordinary 0.07 original -0.07 oud 0.72 pack 0.7 package 0.66 packet -0.08 packs -0.05 pads 0.43 pair -0.11 pairs 0.09 pan
0.24 panel -0.42 pants 0.45 paper -0.71 papers 0.36 parcel -0.15 parents -0.05 park -0.05 party 0.23 pass -0.13 passion
0.17 pcs 0.23 phone -0.08 phones -0.36 photo -0.35 piece 0.37 pieces -0.06 pilau -0.21 pillow -0.18 pillows 0.4 pink
0.13 pipe 0.09 pixel 0.29 plastic 0.21 plate 0.37 plates 0.35 plot 1.05 plug 0.17 plus -0.58 poa 0.06 point -0.17 pole
-0.12 pop 0.26 powder 0.23 power 0.26 premio 0.2 press -0.82 pressure 0.35 print 0.47 pro 0.24 puma 0.6 pump 0.32 pure
0.23 pyjamas 0.22 rack -0.33 rain 0.19 ram -0.2 red -0.13 redmi 0.42 remote -0.32 repair 0.27 replacement 0.17 rice
-0.07 riders -0.15 ring -0.3 roasted 0.13 rods 0.21 rolex -0.9 romper -0.22 room 0.28 rooms -0.07 rose 0.19 round 0.28
rubber 0.12 sack 0.07 salon -0.26 samsung 0.64 sand 0.05 sandals 0.59 sat 0.07 satin 0.26 saucepan 0.07 school 0.44
screen -0.06 season -0.06 seat -0.14 seater 0.25 security -0.7 seedlings 0.13 self -0.06 serum 0.07 service -0.23 set
1.31 sets 0.26 sewing -0.24 shape 0.2 shea 0.33 sheer -0.17 sheet 0.08 sheets -0.13 shirt -0.56 shirts 0.4 shoes -0.14
shops -0.12 short -0.36 shorts 0.25 shoulder 0.07 shower 0.3 si -0.18 silicone 0.08 silver -0.98 sim -0.1 simsim 0.1
simu 0.07 single 0.12 site -0.52 size 0.07 skirt 0.06 skirts 0.21 slim 0.13 smart 0.13 smells -0.14 sneaker 0.07
sneakers 0.69 socks 0.08 soda -0.1 sofa 0.94 soft 0.07 solar 0.92 somebody -0.08 someone -0.16 sony 0.29 sorted -0.07
speaker 0.09 speed 0.06 spray 0.07 ssd 0.13 stainless 0.27 stall -0.06 starter 0.58 stick 0.15 stool 0.08 straight 0.7
strap -0.16 stroller 0.1 style 0.28 subaru 0.14 subwoofer -0.45 suede 0.65 sugar 0.66 suit 0.43 suits 0.17 swap -0.25
sweater 0.08 sweaters 0.06 t 0.05 table -0.16 tank -0.25 tcl 0.14 tea -0.13 tecno 0.3 teddy -0.15 tewali -0.26 thats
-0.07 theatre 0.29 thermos 0.28 things -0.14 thinkpad 0.51 thread -0.07 three -0.25 thrift 0.21 tin -0.06 title -0.2
toilet 0.09 toner 0.07 took -0.05 top -0.32 tops 0.62 touch 0.1 toyota -0.32 tray -0.13 trench 0.27 trouser -0.3
trousers -0.1 truck 0.3 tv -0.49 tvs 0.28 two -0.19 type 0.35 uhd -0.29 umbrella 0.43 uniform 0.31 unlocked -0.11 usb
0.18 used -0.51 vaccinated -0.05 vanilla -0.41 velvet 0.58 vintage 0.22 vitamin 0.07 wa -1.42 waist 0.05 walker 0.16
wall 0.33 wange -0.52 wardrobe 0.52 water -0.18 watoto 0.22 way 0.06 wear -0.08 wedding 0.31 weeks -0.2 went 0.35 wheel
0.41 white 0.26 whole 0.49 wide -0.26 wifi 0.08 wig 1.01 wigs 0.14 wine 0.06 wish -0.78 wooden -0.11 wool 0.06 wrap 0.2
x 0.07 xr -0.07 ya 0.47 yellow -0.22 yoghurt -0.05 yourself -0.09 za 1.13 zip 0.1 zonna 0.51
`,
  'led by': `
& -0.11 + -0.19 - 0.06 3 -0.09 a -0.07 after -0.25 all 0.4 already -0.12 also -0.06 am -0.05 an 0.32 and -0.15 any 0.39
anyway 0.35 asking 0.39 at -0.35 ate -0.08 back 0.47 banange -0.07 bannange 1.2 be -0.07 because -0.09 been -0.2 before
-0.2 bei -0.23 boss 0.16 bought 0.05 bring 0.35 buli 0.42 but 0.05 buying -0.12 by -0.38 can -0.11 choose -0.08 comments
-0.13 customer -0.24 day 0.17 days -0.05 dear -0.25 deliver 0.07 delivery -0.07 did -0.16 dm -0.08 dont -0.14 each -0.17
every 0.3 everything -0.97 fast -0.08 first 0.25 for -0.23 friend 0.43 from -0.66 get 0.33 go 0.35 gwe -0.3 has 0.47
have 0.34 he 0.08 here -0.1 his 0.44 how -0.25 i -0.19 if -0.41 im -0.52 in -0.87 inbox -0.11 is 0.18 jangu -0.1 kampala
-0.29 keep 0.06 kila -0.24 know -0.23 ku 0.27 last -0.09 left 0.07 like -0.09 link 0.07 lira -0.12 live -0.08 look -0.12
looking -0.41 made 0.25 me 0.09 money -0.12 month -0.3 months -0.06 morning -0.14 mu -0.14 must -0.25 mwe -0.07 my 0.14
na -0.08 naye 0.06 ne -0.18 near -0.21 needs 0.08 new -0.28 next -0.17 nga -0.16 ni -0.05 nnyabo 0.27 no -0.26 not -0.44
nothing 1.07 now -0.07 of 0.28 off 0.65 offer 0.07 on -0.4 only -0.05 or -0.16 order 0.29 our 0.33 out 0.14 owino -0.08
own -0.14 paid -0.43 pay -0.05 people -0.11 per -0.5 price 0.22 ready 0.24 room 0.3 said -0.15 salary -0.25 same 0.18
save 0.24 second 0.09 see 0.11 sell 0.15 selling -0.25 send -0.13 she -0.39 shop -0.49 so 0.3 sorry -0.08 ssebo -0.1
start 0.13 started -0.15 still -0.07 stock -0.17 stop -0.08 street -0.13 sunday 0.14 take 0.19 takes -0.06 thank -0.21
that 0.08 the 0.65 then -0.08 these 0.38 they -0.62 this 0.35 today 0.09 tu -0.19 uganda 0.45 until 0.17 up -0.08 us
0.08 want -0.34 warranty -0.06 was -0.16 webale -0.05 when -0.11 who 0.24 why 0.41 will -0.06 with 0.51 working -0.07 x
-0.36 ya 0.09 year 0.36 yes 0.47 you 0.23 za -0.19
`,
  'somewhere before': `
% 0.4 ' 0.3 ( 0.1 ) 0.31 , -0.47 - -0.28 / 0.18 3x6 -0.06 5x6 -0.11 6x6 -0.17 : 0.31 = 0.56 @ 0.36 about 0.6 acre -0.08
after -0.49 again 0.14 all 0.36 already -0.6 also -0.16 am -0.11 an 0.33 and -0.25 any 0.29 anyway 0.36 are -0.31
arrivals -0.3 ask -0.13 asked 0.28 asking 0.49 at -0.84 ate -0.06 ba 0.56 baby -0.32 back 0.11 bag 0.14 bale 0.09
banange -0.08 bank 0.13 bannange 0.83 basin -0.07 battery -0.18 be -0.33 because -0.1 bed -0.12 bedroom -0.06 bedsheets
-0.22 before -0.13 bei 0.39 belt -0.07 big -0.07 birthday -0.2 black -0.08 blanket -0.14 blender -0.18 blue -0.07 boda
-0.26 body -0.07 book 0.5 boss 0.24 box -0.84 boy -0.22 boys 0.25 bread -0.12 bride 0.09 bring 0.34 brought -0.17 brown
-0.44 bulbs -0.05 buli 0.45 burner -0.05 bus -0.17 but 0.63 butter -0.07 buy 0.5 buying -0.05 by -0.51 c -0.18 cable
-0.07 cables 0.2 cake -0.13 calf -0.12 can -0.44 carpet -0.11 carry 0.3 case -0.22 cases -0.09 cash 0.19 cement -0.15
chair -0.05 chairs 0.43 chapati 0.14 charcoal -0.13 charger -0.14 children -0.05 choose -0.08 class 0.2 client -0.64
cloth -0.07 coat -0.22 coffee -0.54 cold -0.11 colour -0.08 come -0.19 comments 0.22 complete -0.09 container -0.07
cotton -0.4 cover -0.05 covers 0.12 curtains -0.13 customer 0.22 day -0.1 dear -0.94 deliver 0.05 delivery -0.14 density
-0.06 deposit 0.53 design -0.08 did -0.16 dispenser -0.15 dm 0.07 do -0.06 does -0.28 doors 0.08 double -0.16 down 0.14
dozen -0.17 dress -0.47 drone -0.05 duvet -0.21 e 0.4 each -0.19 early -0.29 ebiri 0.1 eggs 0.42 electric -0.06 emoji
0.44 emu -0.09 engine -0.11 eno -0.1 eri 0.55 even -0.14 evening -0.09 every 0.31 everything -0.25 extra -0.1 face -0.07
fake 0.21 fast -0.1 first 0.28 fits 0.07 five -0.51 flower -0.12 for 0.23 free -0.05 fresh 0.63 friend 0.45 from 0.13
front -0.06 full -0.47 gel -0.06 gen -0.06 genuine 0.17 get 0.39 ghee -0.05 gift -0.1 girl 0.19 girls 0.26 go 0.31 gold
-0.2 gomesi -0.19 gone 0.06 got 0.2 gowns -0.09 graduation 0.08 grey -0.06 groundnuts -0.11 guess 0.21 gulu -0.09
gumboots -0.14 guy -0.09 gwe 0.19 hair -0.47 hand -0.17 handbag -0.08 has 0.45 have 0.7 head -0.1 heels -0.08 here 0.08
high -0.2 hire 0.1 hiring -0.31 his 0.81 hisense -0.05 home 0.26 hours 0.13 house 0.11 how -0.34 hp -0.09 i -0.06 if
-0.19 im -0.47 inbox -0.19 inch 0.11 inches -0.26 infinix 0.19 instead -0.12 is -0.45 it -0.34 itel -0.06 its 0.27 jangu
-0.06 jeans -0.13 jerrycan 0.13 jersey 0.58 juice 0.11 just -0.12 kampala -0.36 kati 1 keep 0.11 kg -0.11 kids 0.42
kikuubo -0.09 kila -0.1 kilo 0.32 kilos 0.15 kit -0.27 kitenge -0.06 know -0.35 kuroiler -0.05 lace -0.14 lady -0.29
landed -0.22 last 0.09 layers -0.17 leather -0.31 left 0.05 leggings -0.26 like -0.32 linen -0.22 link -0.25 lipa 0.07
lira -0.18 litre 0.31 litres -0.14 long 0.08 look -0.14 looking -0.7 lunch 0.16 made -0.1 mahogany -0.1 main -0.15 maize
-0.06 make -0.13 making -0.07 mama 0.43 mattress -0.05 me 0.24 medium 0.06 milk -0.09 million -0.31 mini -0.13 model
-0.09 monday -0.25 money -0.14 month -0.33 months -0.12 morning -0.14 mosquito -0.14 mother -0.26 mothers 0.07 mpya 0.43
mu 0.2 much 0.3 mukwano 0.19 must -0.36 my 0.22 na -0.15 nails -0.16 name -0.23 naye 0.49 ne 0.21 near 0.34 need -0.3
needs 0.07 net -0.13 new -0.94 next -0.22 nga 0.07 ni -0.26 night -0.07 nnyabo 0.27 nobody -0.1 not -0.5 now 0.23 nti
0.21 num 0.1 number -0.06 nursery 0.47 nyabo 0.49 nze 0.46 off 0.74 offer 0.24 office -0.11 oil -0.27 ok 0.1 old -0.36
on -0.06 one -0.66 only 0.17 open -0.09 order 0.29 original -0.1 our -0.13 out 0.36 owino 0.12 pack -0.48 package -0.11
pads -0.08 pages -0.07 paid -0.37 panel -0.17 pants -0.06 party -0.12 passion -0.05 pay -0.28 people 0.11 per -0.62
perfume -0.2 phone -0.17 photos -0.13 piece -0.17 pieces 0.09 pillows 0.08 pink -0.06 plate -0.08 plates -0.21 please
0.18 plot 0.33 pocket -0.24 pole 0.13 pov 0.05 pre 0.09 press 0.64 price 0.59 pro -0.05 pump -0.17 rack 0.23 rain -0.43
ram -0.08 ready 0.26 real -0.19 rechargeable -0.06 red -0.07 repair -0.3 reply -0.09 replying 0.09 restocked 0.23 rice
-0.18 rolex 0.74 romper -0.09 said -0.12 salary -0.34 same 0.2 satin -0.13 saturday -0.07 save 0.48 say -0.09 sayona
-0.07 says -0.11 school -0.26 screen -0.05 season -0.06 seat 0.23 seater -0.06 second -0.1 see -0.35 sell 0.15 selling
-0.42 serious -0.08 set -0.11 sewing 0.06 she -0.72 shirts -0.08 shop -0.87 shower 0.15 shs 0.1 side -0.06 size 0.13
slim -0.07 small 0.09 smell -0.06 sofa -0.15 soft -0.24 solar -0.3 sold 0.23 somebody 0.12 someone -0.72 sorry 0.3
speaker -0.06 ssebo 0.28 stand -0.37 start 0.47 started -0.37 still 0.51 stock -0.48 stop -0.33 students -0.15 style
-0.17 sugar -0.14 suit -0.09 sunday 0.13 table 0.3 take 0.42 taken 0.16 takes -0.06 taxi -0.28 tea -0.08 tecno -0.09
tell -0.11 thank -0.18 that -0.35 the -0.24 these 0.14 they -0.39 this 0.76 thousand 0.41 three 0.36 till 0.12 tin -0.06
to 0.14 told 0.44 tomorrow -0.06 took -0.06 top 1.07 tops 0.07 toyota -0.22 transport -0.06 trouser -0.08 trousers -0.06
tu 0.19 tuli -0.09 tulina 0.15 tv -0.25 two -0.64 type -0.3 tyres 0.28 u 0.09 uganda 0.4 uk 0.08 umeme -0.13 under 0.17
uniform -0.21 until 0.18 up 0.45 us 0.21 usb -0.15 use 0.06 used 0.09 vanilla -0.05 video 0.09 w -0.32 wa -0.67 walk
0.11 wall 0.09 wange 0.19 wano 0.2 want -0.47 wanted -1.09 warranty -0.06 water -0.27 we -0.06 webale -0.11 wedding 0.23
week -0.11 weekend -0.14 weeks -0.15 went -0.05 whatsapp 0.09 when -0.11 white -0.15 who 0.07 why 0.28 with -0.24 wooden
-0.12 wrap -0.26 x -0.32 xl -0.06 xr 0.17 ya -0.23 year 0.41 years -0.52 yes 0.44 yesterday -0.32 you 0.3 your 0.05
yours 0.2 yourself 0.05 za -0.31 zaali 0.12 zip -0.16 | 0.33 – 0.47
`,
  before: `
! 0.11 " -0.21 % -0.1 ' 0.38 ) -0.32 + -0.17 , -0.16 - -0.11 . 0.11 / -0.39 = 0.14 ? 0.09 ^ 0.15 a 0.2 about 0.21 after
-0.24 all 0.31 also -0.07 am -0.12 an 0.32 and -0.33 any 0.4 at -0.27 back 0.36 bannange 1.16 be -0.07 been -0.26 bei
-0.21 bring -0.11 buli 0.08 but -0.1 buy -0.29 buying -0.1 by 0.05 can -0.16 come -0.08 customer -0.22 day 0.07 delivery
-0.06 each -0.15 emoji 0.19 every 0.32 fast -0.07 first 0.25 for -0.79 free -0.06 fresh 0.53 from -0.43 full 0.32
genuine 0.18 good 0.29 gwe -0.3 have 0.28 high -0.09 his 0.44 i -0.14 in -0.45 is 0.13 its -0.19 jangu -0.1 kampala
-0.19 kila -0.24 know -0.21 ku 0.17 like -0.05 mama -0.19 month -0.21 mu -0.13 mwe -0.07 my -0.83 ne -0.1 near -0.2 new
-0.12 next -0.16 nga -0.16 ni -0.16 night -0.07 nl 0.18 no -0.31 not -0.19 num 0.08 of -0.21 on 0.15 only 0.09 or -0.14
order 0.09 original 0.22 our 0.36 own -0.21 pay -0.07 people -0.05 per -0.36 price -0.17 said -0.22 same 0.18 second
0.09 sell 0.1 shop -0.41 so 0.3 tag 0.21 take 0.4 that 0.11 the 0.74 these 0.39 this 0.1 those 0.06 to 0.33 uganda 0.45
was -0.09 we 0.54 when -0.05 who 0.2 with 0.24 ya 0.29 you -0.55 your 0.13 | -0.12
`,
  after: `
! -0.19 " -0.08 ' -0.51 ( 0.9 ) 0.12 + 0.11 , 0.28 - -0.41 . -0.17 / 0.11 : 0.44 = -0.11 ? -0.25 @ -0.31 ^ -0.4 a -0.12
again -0.29 all 0.47 already 0.08 and -0.55 any 0.06 are 0.65 at 0.32 available 1.42 back 0.12 before -0.06 bei 0.11
book -0.31 bought 0.26 brand 0.2 but -0.06 by 1.12 come -0.21 comes 0.29 day 0.13 days -0.13 down -0.06 each -0.24 elfu
0.46 emitwalo 0.06 emoji 0.22 eno 0.49 eri -0.28 finished 0.23 for 0.41 from 1.53 goes -0.21 has 0.17 have -0.33 here
-0.08 i -0.39 in 0.12 inbox -0.1 included -0.06 is 0.13 it -0.49 kampala 0.21 ku -0.29 last -0.08 left -0.16 like 0.38 m
0.18 made 0.09 mama -0.19 me -0.41 moja 0.49 month 0.23 months -0.05 more -0.59 mu -0.44 near -0.18 needed -1.74 new 0.1
next 0.05 nga 0.19 ni -0.44 not -0.12 now 0.05 num 0.13 of -0.3 on 0.23 ones -0.18 only 0.44 or -0.42 order -0.08 out
-0.08 paid -0.1 people -0.26 per 0.06 pocket 0.3 price -0.74 ready 0.06 s 0.68 same -0.06 shop -0.41 size 0.47 so 0.25
sold 0.15 start 0.44 still 0.14 stock -0.12 street 0.08 tag 0.34 that 0.4 the -0.37 this 0.23 till -0.11 to -0.2 today
0.43 top 0.17 ugx 0.19 up -0.07 us -0.07 wa -0.1 warranty 0.11 was -0.2 we 0.29 well -0.18 when -0.11 who -0.48
wholesale 0.25 with 0.68 x 0.05 ya -0.71 year -0.28 you 0.63 your -0.3 za 0.07 zaali 0.06 ziweddewo 0.27
`,
  'sign before': `
! 0.11 " -0.21 % -0.1 ' 0.38 ) -0.32 + -0.17 , -0.16 - -0.11 . 0.11 / -0.39 = 0.14 ? 0.09 ^ 0.15 emoji 0.19 link -0.08
nl 0.18 num 0.08 tag 0.21 word 0.67 | -0.12
`,
  'sign after': `
! -0.19 " -0.08 ' -0.51 ( 0.9 ) 0.12 + 0.11 , 0.28 - -0.41 . -0.17 / 0.11 : 0.44 = -0.11 ? -0.25 @ -0.31 ^ -0.4 emoji
0.22 num 0.13 tag 0.34 word 0.22
`,
  trade: `
accessories 0.12 audio -0.25 baby 0.26 bags 0.29 bedding 0.05 beds 0.87 cake 0.16 cars -1.94 clothes 0.92 dresses 0.98
fabric 0.35 farm 0.69 food -0.27 furniture -0.52 gadgets -0.18 gaming -0.18 gas -0.39 groceries -0.3 hair 0.26 hardware
-0.16 health 0.43 home 0.68 house -0.58 household 0.1 jewellery 0.13 kitchen -0.15 kitchenware 0.44 land 0.23 laptops
0.15 lingerie 0.15 makeup -0.38 motorcycle -1.17 none -0.22 perfume 0.47 phones -0.68 services -0.59 shoes 1.03 skincare
0.28 snacks 0.46 solar -0.07 spices -0.37 stationery -0.55 supplements 0.17 tickets -0.66 toys -0.63 watches
-0.23
`,
};
