/**
 * What each feature of a title (title-features.ts) says for its naming the goods, as log odds.
 * Learned by `npm run captions:train`, not written by hand.
 */
export const TITLE_WEIGHTS: Readonly<Record<string, number>> = {
  'another amount between': -0.54,
  asked: -1.36,
  attribute: 0.26,
  'begins its line': 0.39,
  'brands 0': -0.83,
  'brands 1': 0.49,
  'brands 2': 0.24,
  capital: 0.61,
  'counted unit': -0.13,
  'first and known': 0.36,
  'first known': 0.51,
  'goods in several words': 0.99,
  hashtag: 0.19,
  'hashtag of goods': 1.56,
  'hashtag, no words': 1.01,
  'hashtag, nothing known': 0.08,
  'how far': -0.49,
  'in a hashtag': 1.46,
  'known next before the price': 0.2,
  'known, denied': -0.45,
  'known, offered': 0.82,
  'known, plain': 0.32,
  'known, side': -0.4,
  last: 0.78,
  listed: -0.28,
  'named again': 0.45,
  'next before the price': 0.29,
  'no price': -0.45,
  none: -0.09,
  'none: !': 0.6,
  'none: "': -0.11,
  'none: ?': -0.31,
  'none: amount of role deposit': -1.05,
  'none: amount of role fee': 0.44,
  'none: amount of role hire': -0.1,
  'none: amount of role instalment': 1.43,
  'none: amount of role multi': -0.63,
  'none: amount of role off': -0.32,
  'none: amount of role old': -0.55,
  'none: amount of role price': -0.23,
  'none: amount of role threshold': 0.54,
  'none: amount of role wholesale': -0.22,
  'none: brand': -0.05,
  'none: evidence': -1.06,
  'none: few words': -0.69,
  'none: goods first': 0.43,
  'none: hashtags': 0.44,
  'none: known, denied': 0.49,
  'none: known, offered': -0.17,
  'none: known, plain': -0.31,
  'none: known, side': -0.73,
  'none: marked price': -0.98,
  'none: nothing known': 0.06,
  'none: phone': 1.15,
  'none: price in talk': -0.16,
  'none: price of the sentence': -0.08,
  'none: prices 0': 0.14,
  'none: prices 1': 0.61,
  'none: prices 2': -0.51,
  'none: prices 3': -0.33,
  'none: products 0': 0.67,
  'none: products 1': 0.45,
  'none: products 2': -0.63,
  'none: products 3': -0.58,
  'none: share of grammar': 0.18,
  'none: share of talk': 0.84,
  'none: size': -1.19,
  'none: stops': -0.22,
  'none: words': 0.2,
  number: 0.52,
  'on the line of the price': -0.23,
  'only version': -1.8,
  'opens a phrase': 0.22,
  'place 0': 0.61,
  'place 1': 0.06,
  'place 2': -0.09,
  'place 3': -0.19,
  'place 4': -0.49,
  'price before': 1,
  'price before, 1': 1.24,
  'price before, 12': -0.08,
  'price before, 5': -0.09,
  'price before, far': -0.06,
  'price behind': -0.65,
  'price behind, 1': 0.07,
  'price behind, 12': -0.29,
  'price behind, 2': 0.18,
  'price behind, 5': -0.34,
  'price behind, far': -0.28,
  'products 0': -0.98,
  'products 1': 0.18,
  'products 2': 0.7,
  'side goods': 0.36,
  'standing denied': -0.56,
  'standing offered': 1.1,
  'standing plain': 0.26,
  'standing side': -0.9,
  'talk alone': -0.83,
  'talk words 0': 1.15,
  'talk words 1': -0.29,
  'talk words 2': -0.5,
  'talk words 3': -0.46,
  'trade computer accessories': -0.14,
  'trade phone accessories': -0.18,
  'unknown words 0': -0.33,
  'unknown words 1': -0.7,
  'unknown words 2': -0.09,
  'unknown words 3': 0.67,
  'unknown words 4': 0.34,
  'unknown, denied': -0.12,
  'unknown, offered': 0.28,
  'unknown, plain': -0.06,
  'unknown, side': -0.5,
  'weak names 0': 0.14,
  'weak names 1': -0.28,
  where: -0.48,
  'words 0': -1,
  'words 1': -0.51,
  'words 2': -0.46,
  'words 3': 0.12,
  'words 4': 0.51,
  'words 5': 0.56,
  'words 6': 0.66,
};

/** The same by a word or sign that ends the feature's name: each with its weight. */
export const TITLE_WORD_WEIGHTS: Readonly<Record<string, string>> = {
  names: `
air 0.15 and -0.29 asked -0.05 baby 0.65 bags 0.13 bajaj 0.29 bale -0.12 bar 0.12 basket 0.06 bath 0.08 battery 0.33
beans 0.06 bed 0.62 bedsheets 0.98 big -0.12 bike 0.42 birthday -0.39 blanket 0.14 blazer 0.16 blender 0.87 block -0.12
blue -0.08 boda -0.25 books 0.07 boots 0.26 bottles 0.38 box 0.55 boxer -0.71 boy -0.07 boys 0.06 braids 0.1 brown 0.94
bulb -0.12 bulbs -0.11 burner 0.07 bus -0.54 business 0.06 butter -0.25 c 0.33 cake 0.66 cakes 0.29 came -0.12 cap 0.33
car 0.18 card -0.37 cargo 0.47 carpet 0.26 cases -0.15 chain 0.14 chair 0.08 chairs 0.1 chapati -0.12 charge -0.17
chicken 0.1 chicks 0.31 children 0.16 christmas 0.31 church 0.2 class -0.16 cloth -0.1 coat 0.31 coffee 0.4 cold -0.13
colours -0.15 complete 0.39 container -0.49 cooker 0.13 cooking 0.34 core -0.13 corset 0.16 cotton 0.08 cover 0.21
covers 0.34 cow -0.26 cream -0.2 crocs 0.07 crop -0.09 cup -0.16 curtain 0.43 curtains 0.66 deep 0.16 dell -0.07 denim
0.33 density 0.07 design -0.09 digital 0.34 dinner 0.05 dispenser 0.16 door 0.07 double 0.19 dozen 0.11 dress 0.78
dresses 0.75 dry 0.07 dubai -0.17 duvet 0.44 early -0.1 eggs 0.06 electric 0.5 engatto 0.07 exercise 0.12 extension 0.05
face 0.11 fake -0.07 fan 0.36 fees -0.17 feet -0.12 five -0.29 fleece 0.07 for 0.8 freezer 0.24 fruit 0.06 full 0.1 gas
0.23 gate 0.18 gel 0.18 gen -0.09 gift -0.16 girl -0.16 girls -0.14 glass -0.14 gloss 0.05 gold 0.16 gomesi 0.63 gown
0.2 gowns 0.37 gumboots 0.38 gym 0.17 hair -0.37 half -0.15 hand 0.23 handbag 0.37 handbags 0.35 hdmi -0.05 heavy -0.21
heels -0.06 high 0.16 hire -0.56 hisense 0.18 home -0.12 hoodies -0.09 house 0.06 hp 0.35 human 0.08 id -0.1 in 0.05
inch 0.09 inches -0.2 infinix 0.05 inside -0.05 introduction 0.11 iphone 0.3 iron -0.17 itel 0.85 jacket 0.27 jackets
0.41 jeans 0.38 jerrycan -0.05 jersey 0.21 juice 0.05 jumpsuit 0.42 kanzu 0.06 kettle 0.06 kg -0.08 kids 0.1 kilo -0.82
kit 1.01 kitchen 0.09 kitenge 0.17 knotless 0.12 kwa -0.09 lace 0.16 ladies 0.61 lamp 0.39 laptop 0.07 laptops 0.18
large 0.05 lasts -0.11 layers 0.09 lc -0.1 leather 0.42 led 0.55 leggings 0.27 letter -0.08 lg 0.66 light 0.2 lights
0.28 linen 0.56 litres -0.27 loafers 0.29 lorry -0.5 lunch -0.19 machine -0.23 mahogany 0.05 mango 0.06 market -0.44
maroon -0.16 material -0.17 mattress 0.37 max 0.13 maxi 0.36 metallic 0.06 metres -0.21 mini 0.29 mirror 0.09 momo -0.08
mosquito 0.07 mpya -0.59 mukwano -0.52 nails 0.14 non 0.08 of -0.59 office 0.3 oil 0.93 old 0.07 one -0.05 oraimo 0.15
oud 0.75 pack 0.25 package 0.65 pads 0.24 pair -0.17 pan 0.18 panel -0.27 pants 0.5 parcel -0.17 party 0.07 passion 0.18
pcs 0.19 piece 0.11 pieces -0.15 pillows 0.28 pink 0.1 plastic 0.19 plate 0.08 plates 0.4 plot 0.9 plus -0.47 power 0.1
press -0.78 pressure 0.45 print -0.2 pro 0.35 pump 0.32 pure 0.34 rack -0.2 ram -0.18 real 0.07 redmi 0.16 remote -0.22
rice -0.22 ring -0.35 rolex -0.2 rubber 0.11 salon -0.4 samsung 0.16 sandals 0.47 satin 0.19 saw -0.07 school 0.31
security -0.47 set 0.88 sets 0.19 sewing -0.29 shea 0.11 sheer -0.19 sheets -0.22 shirt -0.55 shirts 0.12 shoes -0.11
shorts 0.18 shower 0.35 side 0.05 silk 0.07 silver -0.06 single 0.1 skirt -0.07 skirts 0.15 slim 0.12 small -0.14 smart
-0.27 smells -0.12 sneakers 0.63 sofa 0.54 soft 0.07 solar 0.64 someone -0.07 speaker 0.12 spray -0.2 stage 0.05
stainless 0.21 stand -0.14 stick 0.07 straight 0.77 strap -0.29 style 0.38 sugar 0.8 suit 0.57 suits 0.12 swap -0.28
table -0.47 tea -0.1 tecno 0.45 thermos 0.36 three -0.33 top -0.16 tops 0.52 toyota -0.67 tray -0.06 trouser -0.22
trousers 0.1 turkey -0.11 tv -0.55 tvs 0.18 type 0.4 tyres -0.1 usb 0.16 used -0.45 vaccinated -0.08 vanilla 0.06 velvet
0.54 viatu -0.36 vintage 0.12 vya -0.06 wa -1.37 waist 0.17 wall 0.23 water 0.37 watoto 0.24 weeks -0.08 went 0.36 white
0.11 wide -0.32 wifi 0.05 wig 0.98 wigs 0.15 with -0.33 wood 0.13 wooden 0.12 wrap 0.19 x 0.09 ya 0.46 yellow -0.06 za
1.34
`,
  'led by': `
+ -0.19 - -0.12 5m -0.06 a 0.1 about -0.49 after -0.26 all 0.35 already -0.1 am -0.12 and 0.25 any 0.33 at -0.34 back
0.21 banange -0.06 bannange 0.81 been -0.06 before -0.07 bei -0.21 bought 0.09 bring 0.37 buli 0.31 buying -0.1 by -0.47
can -0.14 choose -0.05 come 0.19 dear -0.36 delivered 0.06 do 0.07 every 0.31 everything -0.82 first -0.07 from -0.34
get 0.22 go 0.44 good 0.14 got -0.13 has 0.64 have 0.23 he 0.16 his 0.26 how -0.11 i -0.09 if -0.24 im -0.38 in -0.86
inbox -0.15 is 0.42 it 0.14 its 0.32 just -0.28 kampala -0.06 kila -0.19 ku 0.21 left 0.13 like -0.1 lipa -0.05 looking
-0.29 mama -0.08 me 0.25 month -0.12 must -0.07 my 0.23 naye 0.11 near -0.16 need -0.14 new -0.47 next -0.16 nice 0.05
no -0.07 not -0.21 nothing 1 off 0.35 offer 0.12 on -0.13 only -0.11 order 0.31 out 0.28 per -0.28 price 0.24 said 0.07
same 0.19 sell 0.15 selling -0.13 send -0.1 shop -0.45 sister -0.08 so 0.35 sold -0.19 start 0.25 stock -0.15 stop -0.09
take -0.17 takes -0.08 thank -0.1 that -0.06 the 0.68 then -0.09 these 0.23 they -0.48 this 0.26 to 0.05 until 0.12 want
-0.06 was -0.05 we -0.05 when -0.07 who 0.48 why 0.41 with 0.34 working -0.08 ya 0.26 years -0.11 yes 0.38 you 0.29 your
0.14
`,
  'somewhere before': `
% 0.23 & -0.06 ' 0.09 ( -0.2 ) -0.08 + 0.06 , -0.4 - -0.3 / 0.06 6x6 -0.17 : -0.08 = 0.55 @ 0.27 a -0.16 about 0.08
after -0.3 all 0.29 already -0.1 also -0.1 am -0.15 an 0.47 and -0.4 any 0.3 are -0.1 ask -0.16 asked 0.58 at -0.52 baby
-0.34 back -0.21 bag 0.1 banange -0.06 bank 0.06 bannange 0.86 battery -0.16 be -0.27 bed -0.06 bedsheets -0.35 been
-0.09 bei 0.49 big -0.05 birthday -0.19 blanket -0.14 blue -0.13 body -0.06 boss 0.25 bought 0.07 box -0.64 boy -0.08
bring 0.36 brown -0.2 buli 0.33 burner -0.07 bus -0.26 but 0.43 buy 0.45 by -0.52 c -0.21 cake -0.08 came -0.08 can
-0.36 chapati 0.19 chicks -0.05 children -0.13 choose -0.05 cold -0.08 come 0.09 cotton -0.13 covers 0.21 curtain 0.2
curtains -0.16 day -0.15 dear -1.03 delivery -0.14 deposit 0.36 design -0.09 double -0.15 dozen -0.26 dress -0.45 each
-0.05 emoji 0.37 evening -0.1 every 0.28 everything -0.13 fake 0.05 five -0.06 flat -0.1 for -0.11 fresh 0.31 friend
0.56 from -0.52 genuine 0.19 get 0.29 girl 0.21 girls 0.15 go 0.43 gold -0.19 gomesi -0.11 good 0.22 gowns -0.09 hair
-0.23 hand -0.16 has 0.49 have 0.55 he 0.07 heels -0.07 high -0.21 his 0.8 hisense -0.08 home 0.22 how -0.37 i 0.23 if
-0.26 im -0.39 in -0.08 inbox -0.09 inch 0.09 inches -0.18 iphone 0.21 is -0.36 it -0.08 its 0.32 just -0.39 kampala
-0.07 kati 0.57 keep 0.12 kg -0.06 kids 0.15 kikuubo -0.1 kila -0.1 kilo 0.24 kit -0.14 know -0.15 ku 0.14 ladies 0.05
landed -0.18 last 0.14 leather -0.11 left 0.12 light -0.05 like -0.35 linen -0.23 link -0.07 litre 0.25 litres -0.11
looking -0.48 machine 0.07 mama 0.52 masaka 0.07 mattress -0.06 mbarara 0.08 me 0.28 medium -0.14 mini -0.12 monday
-0.25 money -0.09 month -0.15 months -0.07 mu 0.32 must -0.17 my 0.45 na -0.1 name -0.16 naye 0.09 near 0.35 need -0.46
new -0.65 next -0.21 nice 0.07 no -0.24 not -0.14 now 0.07 num 0.34 off 0.51 offer 0.31 office -0.11 oil -0.17 old -0.27
on 0.21 one -0.59 only 0.14 order 0.38 original -0.13 our 0.2 out 0.45 pack -0.28 package -0.06 pads -0.1 paid 0.05
panel -0.16 party -0.1 pay -0.06 per -0.42 phone -0.16 piece -0.2 pieces 0.06 please 0.1 plot 0.43 pov 0.13 price 0.35
restocked 0.36 salary -0.26 same 0.3 satin -0.1 saturday -0.06 say -0.11 sayona -0.06 school -0.37 season -0.12 second
-0.18 see -0.25 sell 0.13 selling -0.24 set -0.42 shirts -0.08 shoes 0.1 shop -0.76 shs 0.16 sister -0.06 small -0.1 so
0.11 sofa -0.06 sold 0.14 someone -0.25 sorry 0.44 start 0.36 stock -0.56 stop -0.32 sunday 0.17 table 0.28 tag 0.05
take -0.14 taken 0.17 takes -0.08 tea -0.05 tell -0.2 thank -0.08 that -0.09 the -0.15 then -0.1 these 0.22 they -0.33
this 0.61 thousand 0.4 three 0.37 till 0.14 to 0.19 today -0.06 top 0.68 trouser -0.14 two -0.32 type -0.27 until 0.12
up 0.47 us 0.07 usb -0.16 used 0.12 very 0.08 wa -0.49 wall 0.23 wanted -0.87 was 0.09 water -0.26 we -0.34 weeks 0.14
what 0.1 whatsapp 0.07 when -0.07 white -0.08 who 0.22 why 0.3 wig 0.18 x -0.19 ya -0.13 years -0.16 yes 0.26 you 0.14
your -0.17 za -0.16 zaali 0.25 | 0.26 – 0.5
`,
  before: `
% -0.1 ' 0.27 ) -0.17 + -0.09 , -0.32 - -0.17 . 0.24 / -0.37 = 0.17 ? 0.21 ^ 0.17 a -0.11 after -0.24 all 0.24 am -0.22
and -0.2 any 0.33 at -0.24 been -0.08 bei -0.19 bring -0.09 but -0.13 buy -0.15 can -0.19 come -0.06 emoji 0.35 every
0.32 first -0.07 from -0.29 full 0.6 genuine 0.2 has -0.08 high -0.14 his 0.26 i -0.13 in -0.29 is 0.06 kila -0.19 mama
-0.22 month -0.08 my -0.69 near -0.16 new -0.32 next -0.16 nl 0.22 no -0.18 not -0.1 on 0.09 only -0.12 order 0.11
original 0.26 own -0.05 per -0.2 same 0.19 shop -0.39 so 0.34 start 0.07 tag 0.11 the 0.69 these 0.24 those 0.07 to 0.31
we 0.16 who 0.37 with 0.29 ya 0.42 you -0.43 your 0.17
`,
  after: `
! 0.09 ' -0.29 ( 0.99 ) 0.06 , 0.19 - -0.27 . -0.23 : 0.44 ? -0.27 @ -0.2 ^ -0.47 a -0.08 again -0.13 all 0.49 and -0.94
any 0.06 are 0.34 available 1 back 0.46 bei 0.08 bought 0.25 by 0.91 day 0.24 days -0.1 elfu 0.48 emitwalo 0.13 emoji
0.28 finished 0.18 for 0.35 from 1.59 has 0.14 have -0.17 i -0.31 in 0.36 it -0.11 ku 0.18 last -0.09 m 0.3 mama -0.17
me -0.21 mu -0.51 nl -0.17 no -0.09 not -0.11 now 0.09 num -0.11 of 0.13 on 0.31 ones -0.11 or -0.42 order -0.08 per
0.12 price -0.57 shop -0.38 size 0.36 so 0.16 sold 0.11 still 0.05 tag 0.07 that 0.18 the -0.12 this -0.13 till -0.15 to
-0.14 today 0.45 top 0.22 ugx 0.18 warranty 0.07 was 0.09 we 0.27 well -0.13 when -0.12 who -0.12 with 0.76 ya -0.83 you
0.09
`,
  'sign before': `
% -0.1 ' 0.27 ) -0.17 + -0.09 , -0.32 - -0.17 . 0.24 / -0.37 = 0.17 ? 0.21 ^ 0.17 emoji 0.35 nl 0.22 tag 0.11 word
0.44
`,
  'sign after': `
! 0.09 ' -0.29 ( 0.99 ) 0.06 , 0.19 - -0.27 . -0.23 : 0.44 ? -0.27 @ -0.2 ^ -0.47 emoji 0.28 nl -0.17 num -0.11 tag 0.07
word 0.14
`,
  trade: `
accessories 0.44 appliances 0.29 audio -0.34 baby 0.09 bags 0.33 bedding -0.35 beds 0.37 cars -1.47 clothes 0.91 dresses
0.9 drinks 0.17 fabric 0.38 farm 0.54 fitness 0.3 furniture -0.55 gadgets -0.19 gaming -0.21 gas 0.12 groceries -0.23
hair 0.22 hardware 0.11 health 0.5 home 0.6 house -0.26 household 0.12 jewellery 0.06 kitchen -0.3 kitchenware 0.5 land
0.36 laptops 0.18 lingerie 0.24 makeup -0.57 motorcycle -0.99 none -0.39 perfume 0.52 phones -0.81 services -0.52 shoes
0.85 skincare -0.06 snacks -0.13 solar -0.13 spices -0.48 stationery -0.69 toys -0.19 watches -0.31
`,
};
