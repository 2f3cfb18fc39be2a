/**
 * What each feature of an amount (price-features.ts) says for its being the price, as log odds.
 * Learned by `npm run captions:train`, not written by hand.
 */
export const PRICE_WEIGHTS: Readonly<Record<string, number>> = {
  'bare, bare': -0.57,
  'bare, marked': -0.27,
  'before all goods': -0.65,
  'behind empty': -0.49,
  'behind goods': -0.1,
  'behind unknown 1': -0.15,
  'behind unknown 2': -0.29,
  'behind unknown 3': -0.12,
  'behind version': -0.23,
  'beside deposit': 0.09,
  'beside each': -0.18,
  'beside fee': 0.69,
  'beside hire': 0.87,
  'beside instalment': -0.58,
  'beside marked': -0.63,
  'beside multi': -0.18,
  'beside noise': -0.41,
  'beside now': -0.38,
  'beside off': -0.17,
  'beside old': 1.45,
  'beside one': 0.29,
  'beside price': -0.67,
  'beside several': 0.73,
  'beside talk': 0.43,
  'beside threshold': -0.44,
  'beside wholesale': 0.63,
  'deposit, none': -0.54,
  'ends the line': 0.82,
  explained: 0.8,
  'far above all': 1.35,
  'far below all': -0.62,
  'fee, none': -0.07,
  'figures 1': -1,
  'figures 2': 0.33,
  'figures 3': 0.51,
  'figures 4': -0.41,
  first: 0.43,
  'first after the goods': 0.83,
  'first offer': 2.18,
  'form bare': -0.84,
  'form grouped': 0.23,
  'form k': 0.09,
  'form m': -0.13,
  'form words': 0.09,
  'goods before on its line': 0.15,
  'goods before, 1': 0.2,
  'goods before, 12': 0.21,
  'goods before, 2': -0.2,
  'goods before, 5': -0.39,
  'goods before, far': 0.16,
  'goods before, none': -0.54,
  'goods behind on its line': -0.63,
  'goods behind, 1': 0.31,
  'goods behind, 12': -0.08,
  'goods behind, 2': 0.5,
  'goods behind, 5': -0.24,
  'goods behind, far': -0.56,
  'goods behind, none': -0.49,
  'grouped, bare': -0.44,
  'grouped, marked': 0.67,
  'highest offer': -1.11,
  'hire, none': 0.46,
  'how far': -1.53,
  'in quotes': 0.26,
  'instalment, none': 0.26,
  isCash: 1.17,
  isEach: 0.05,
  isMarked: 0.4,
  isNow: 0.15,
  isRetail: 1.75,
  isShilling: 0.35,
  'k, bare': 0.22,
  'k, marked': -0.14,
  last: 0.48,
  'last offer': 0.6,
  'lowest offer': 2.42,
  'm, bare': 0.34,
  'm, marked': -0.47,
  'multiple of another': -0.19,
  'no goods': 0.11,
  'noise, doubtful': -0.11,
  'noise, none': -0.79,
  'noise, not': 0.21,
  none: 0.56,
  'none: !': 1.19,
  'none: ?': 0.59,
  'none: deposit': 0.39,
  'none: fee': -0.28,
  'none: goods first': 0.16,
  'none: grammar': 1.11,
  'none: hire': -0.78,
  'none: instalment': -0.89,
  'none: marked': -1.26,
  'none: multi': 0.16,
  'none: no goods': 0.13,
  'none: noise': 0.52,
  'none: off': 0.35,
  'none: offers 0': 2.03,
  'none: offers 1': -0.39,
  'none: offers 2': -1.05,
  'none: old': -0.92,
  'none: phone': 0.59,
  'none: plain': -1,
  'none: price': -0.77,
  'none: products 0': 0.65,
  'none: products 1': 0.68,
  'none: products 2': -0.24,
  'none: products 3': -0.51,
  'none: size': -1.17,
  'none: talk': -0.8,
  'none: talk words': 0.38,
  'none: threshold': 0.35,
  'none: wholesale': -0.18,
  'none: words': -0.27,
  'off, none': -0.37,
  'old, none': -0.53,
  only: -1.39,
  'other offers 0': -0.74,
  'other offers 1': -0.12,
  'other offers 2': -0.08,
  'other offers 3': 0.38,
  'own empty': 0.8,
  'own goods': -0.26,
  'own unknown 0': 0.14,
  'own unknown 2': -0.34,
  'own unknown 3': -0.33,
  'own version': 0.28,
  pack: -0.17,
  'part of another': -0.4,
  'place 0': 0.43,
  'place 1': -0.11,
  'place 2': -0.13,
  'place 3': -0.82,
  'place 4': 0.07,
  'price, doubtful': -0.39,
  'price, none': 1.89,
  'role deposit': -0.55,
  'role fee': -0.08,
  'role hire': 0.35,
  'role instalment': 0.26,
  'role multi': -0.09,
  'role noise': -0.69,
  'role off': -0.37,
  'role old': -0.54,
  'role price': 1.49,
  'role threshold': 0.08,
  'role wholesale': -0.44,
  'said again': -0.23,
  'sentence: grammar': 0.26,
  'sentence: no words': -0.5,
  'sentence: talk': -0.22,
  'sentence: words': -0.58,
  'size 2': -1.04,
  'size 2.5': 0.77,
  'size 3': -1.03,
  'size 3.5': 0.26,
  'size 4': -0.11,
  'size 4.5': 0.42,
  'size 5': -0.13,
  'size 5.5': 0.58,
  'size 6': 0.53,
  'size 6.5': 0.57,
  'size 7': 0.27,
  'size 7.5': 0.33,
  'size 8': -0.35,
  'size 8.5': -0.64,
  'talk doubtful': -0.71,
  'talk none': -0.06,
  'talk not': 0.21,
  'the only amount since the goods': -0.79,
  'threshold, none': 0.08,
  'unit from': -0.1,
  'unit none': -0.39,
  'unit one': 0.41,
  'unit several': -0.5,
  unusual: -1.14,
  usual: 0.46,
  'wholesale, none': -0.44,
  'words, bare': -0.52,
  'words, marked': 0.6,
};

/** The same by a word or sign that ends the feature's name: each with its weight. */
export const PRICE_WORD_WEIGHTS: Readonly<Record<string, string>> = {
  before: `
! -0.32 " 0.2 ( 0.12 ) -0.66 + -0.59 , 0.12 - -1.3 . 0.46 / -0.17 4x6 0.35 5x6 0.25 6x6 -0.45 : 0.18 = 0.61 @ -0.08 ^
-0.41 a15 -0.59 above -0.23 all 0.27 and -0.11 are 0.09 asking 0.37 bag 0.54 bedsheets -0.06 bei 0.06 between 0.37 big
-0.2 black 0.34 boda -0.13 boots 0.14 bottle -0.06 box 0.3 braids 0.77 buy 0.09 cable -0.12 cash 0.07 cement 0.21 chair
-0.31 chairs -1.08 complete 0.09 count -0.06 covers -0.28 curtain -0.18 curtains 0.44 delivery -0.05 deposit -0.48 desk
-0.18 dozen 0.24 drawers 0.07 dress -0.47 elitebook -0.07 emoji 1.47 entebbe -0.12 fee -0.59 for -0.6 fridge 0.14 from
-0.06 gel -0.32 gomesi 0.36 heels 0.11 here 0.09 hire 0.2 hp -0.7 in -0.34 inch -0.06 installation -0.08 is 0.3 it 0.23
its 0.74 jackets -0.2 jeans 0.19 jerrycan -0.12 kampala -0.11 kati -0.82 kettle 0.29 kit 0.14 ku 0.77 kubwa -0.11 kwa
0.05 l -0.08 large 0.56 lashes 0.24 litres -0.26 me -0.54 medium -0.26 metres 0.21 mirror 0.33 moja 0.14 mouse -0.09
nails 0.38 new -0.54 ni -0.22 nl 0.43 nokia -0.07 now 0.92 num 0.34 old 0.09 one -0.47 only -0.5 or -0.22 order -0.15
over -0.07 pack 0.21 packet 0.23 paid -0.1 pairs 0.37 pay -0.52 pcs -0.33 perfume 0.23 piece 0.34 pieces -0.82 pillows
-0.15 pink -0.12 plain 0.29 protector -0.42 pump -0.1 purchase 0.8 rack 0.07 retail 0.39 sale 0.59 save -0.06 set -1.05
shirt 0.06 shoes -0.47 size -0.33 skirts 0.06 small -0.35 socks -0.16 sofa 0.25 spent -0.17 stand -0.06 still 0.21 table
0.13 then -0.11 tops 0.16 town -0.76 up -0.15 used 0.12 vanilla 0.44 was -0.19 white -0.75 with -1.16 ya -0.75 zaali
-0.06 – 0.05
`,
  after: `
! 0.24 & 0.43 ( 1.22 ) 0.12 + -1.04 , 0.32 - 0.18 . 1.33 / 0.63 : 0.1 ; 0.4 ? -1.2 ^ 0.23 a 0.74 all 0.14 and 0.62 at
-0.28 because 0.91 buli 0.66 but -0.08 by -0.11 call 0.07 cash 0.22 delivery -0.06 depending 0.11 deposit 0.06 each
-0.34 emoji 0.29 every -0.06 first 0.54 fixed 0.24 followers -0.14 for 0.84 free 0.09 from -0.58 g5 -0.07 gyokka 0.09 if
-0.47 in -0.76 instead 0.05 is -0.23 kampala -0.08 kila -0.48 kilo 1.02 km -0.06 ku -0.38 kwa -0.17 l -0.08 last -0.19 m
0.23 moja 1.34 mu -0.12 na -0.07 nl 0.39 num -0.1 off -0.1 on -0.36 one -0.47 only 0.48 or 0.14 pair 0.12 pay 0.34 plus
-0.22 retail 0.31 size 0.06 slightly 0.16 small -0.09 sold -0.09 tag -0.09 the 0.1 till 0.23 today -0.35 tu 0.52 was
-0.16 we 0.21 weekly -0.11 when -0.49 with -0.15 without -0.75 x -0.41 you -0.14 zokka 0.07 | -0.23 – 0.45 •
0.13
`,
  'near before': `
1 -0.2 10 0.85 100 0.19 1000l -0.05 100ml -0.26 100w 0.09 11 0.18 12 -0.14 128gb 0.23 15 -0.1 16 0.19 16gb 0.62 1kg 0.18
1l 0.29 1tb 0.37 2 -1.22 20 -0.79 20kg 0.44 20l -0.84 24 -0.07 25 0.37 250g 0.45 250ml 0.13 256gb -0.32 25kg -0.08 28
-0.25 2kg 0.05 3 -0.97 30 -0.15 30ml 0.14 32 0.9 32gb -0.3 36 0.05 3x6 0.09 4 -0.05 41 -0.2 42 0.18 43 0.12 45 0.18 4x6
0.48 5 -0.32 50 -0.24 500g -0.36 50kg 0.52 50ml 0.07 5kg 0.06 5x6 0.18 6 0.2 64gb -0.43 6x6 -0.49 7 -0.13 a 0.15 a15
-0.57 above -0.27 air -0.57 all 0.5 and -0.14 any -0.08 asking 0.37 at -0.56 avocado 0.7 baby -0.2 back 0.15 bag -0.14
baggy 0.07 bags 0.81 bajaj -0.4 balance -0.07 basin -0.24 batteries 0.13 battery 0.1 beans 0.31 bed 0.07 bei 0.13
between 0.37 big -1.02 birthday -0.31 black 0.35 boda -0.1 body -0.08 book -0.1 booking -0.19 boots 0.18 bought -0.28
box 0.12 braids 0.24 brown 0.26 bucket -0.17 bulb -0.06 bulbs 0.42 buli 0.44 butter 0.13 buy 0.74 buying 0.45 cable
-0.39 cake 0.21 cakes 0.17 camera 0.1 can -0.81 cap 0.06 caps 0.09 car 0.3 cargo 0.34 case 0.18 cash 0.69 cement 0.27
chair -0.6 chairs -0.15 chicks 0.12 chocolate -0.39 clean -0.12 client 0.2 coffee 0.12 colour -0.07 come 0.09 complete
0.1 copy 0.2 covers -0.26 crocs 0.1 crop 0.1 cup 0.25 curtain -0.12 curtains 0.46 day 0.2 decoder 0.71 delivery -0.33
denim -0.18 deposit -0.6 design 0.1 desk -0.18 dish -0.47 door 0.08 double 0.16 dozen -0.51 drawers 0.11 dress -0.27
dresses 0.3 duvet 0.06 each 0.1 earphones 0.09 egg 0.12 eggs -0.18 elitebook -0.07 eno -0.1 ensawo -0.68 entebbe -0.12
eri -0.34 essaati -0.45 every -1.49 everything 0.11 extra -0.68 face 0.14 fan 0.16 fee -0.59 flash -0.23 flask 0.12 flat
0.06 flour 0.15 for -0.66 forester 0.06 fridge -0.49 front 0.05 full -0.1 gauge 1.02 gel -0.3 generator -0.06 ghee -0.5
give -0.86 giveaway 0.08 glass -0.33 going 0.16 gomesi 0.42 gown 0.05 green 0.17 guard 0.39 guards 0.07 gym 0.35 hair
-0.1 half 1.11 hand 0.19 have -1.03 he -0.12 heels 0.14 here 0.1 hire -0.84 hisense -0.1 home 0.11 honey 0.16 hp -0.8 i
0.33 in -0.28 inch 0.31 inches 0.06 installation -0.08 instalments -0.13 iphone -0.05 is 0.06 it 0.79 itel -0.14 its
0.75 jackets -0.2 jar 0.11 jeans 0.15 jerrycan -0.17 jersey -0.56 jumla -0.35 kampala -0.13 kati -0.82 kettle 0.31
khamrah -0.06 kids 0.98 kilo 0.19 kit 0.13 kitenge 0.21 knotless 0.23 ku 0.12 kubwa -0.07 kuroiler -0.29 kwa 0.05 l 0.1
lamp 0.06 land 0.06 laptop -0.78 large 0.56 lashes 0.25 led 0.31 leero -0.12 leggings -0.06 lg -0.57 like -0.11 linen
0.15 lita -0.19 litre 0.43 litres -0.64 long -0.06 lorry -0.15 made 0.19 man -0.1 mattress -0.31 max 0.27 maxi 0.09
mbarara 0.08 me -0.19 medium -0.22 mesh 0.09 metres 0.21 mini -0.52 minimum -0.16 mirror 0.33 mirrors 0.27 mixer -0.19
ml 0.36 model 0.05 moja -0.35 month 0.06 mouse -0.07 mpola -0.22 my -0.26 na 0.16 nails 0.39 necklace -0.17 new -0.77 ni
-0.22 no 0.69 nokia -0.07 now 0.92 number -0.25 of -0.5 office -0.09 oil 0.12 old 0.06 on 0.26 one 0.23 only -0.79 or
-0.26 oraimo 0.1 order -0.17 orders -0.14 original -0.45 our 0.11 over -0.07 pack 0.21 packet 1.24 paid -0.1 pairs 0.19
panel 0.07 panels 0.08 pants 0.34 parcel -0.63 party 0.07 pay -1.36 pcs -0.32 per -0.11 phone 0.12 piece 0.38 pieces
-0.79 pillows -0.28 pink -0.11 plain 0.31 plastic 0.24 powder 0.15 premio -0.12 price -0.3 print -0.22 protector -0.3
ps5 -0.26 pump -0.19 purchase 0.8 rack 0.07 rear -0.15 rejareja 0.24 remote 0.09 rent -0.09 retail 0.87 rice 0.07 ring
0.09 room 0.97 rope 0.05 s 0.07 sack -0.24 sale 0.6 same 0.2 samosas 0.19 samsung -0.48 sandals 0.1 satin -0.56 save
-0.06 screen 0.21 seater 0.12 sell -0.05 set -0.55 shea 0.08 shirt 0.07 shoes -0.44 shop -0.31 short 0.5 shorts 0.07
silk -0.6 single 0.43 size -0.16 skirts 0.08 skool 0.06 slides -0.77 small -0.4 smart 0.07 sneakers 0.06 soap 0.21 socks
-0.15 sofa -1.03 soft 0.36 sold -0.11 sony -0.06 spent -0.17 sprayer 0.53 started -0.33 starting 0.09 still 0.27
strawberry -0.13 sufuria 0.26 sugar 0.58 sweaters 0.16 table 0.1 take 0.19 tcl 0.22 tecno 0.52 tees -0.06 that 0.22 the
-1.07 then -0.13 thermos -0.11 this 0.05 thread -0.13 three 0.1 tickets 0.19 tiles 0.06 to -0.44 today -0.5 top -0.1
topper 0.5 tops -0.8 total -0.05 town -0.81 toyota -0.16 turmeric 0.14 tv 0.16 two -0.3 type 0.38 tyre 0.27 tyres -0.08
up -0.3 used 0.41 usual -0.42 vanilla 0.49 velvet -0.11 waist 0.06 was 0.07 we -0.3 wedding 0.13 white -0.74 whole -0.97
wifi 0.39 wig 0.24 wigs -0.15 wire -0.2 with -0.57 within -0.07 x -0.14 ya -0.12 yara 0.06 yoghurt -0.1 you -0.46 your
-0.64 yours 0.28 za 0.06 zaali -0.06
`,
  'near after': `
1 -0.39 10 0.42 12 -0.1 128gb 0.11 2 -0.12 20 0.65 37 0.14 39 0.06 41 -0.09 43 0.07 5 -0.2 6 0.07 65r15 -0.08 a 0.21 and
0.19 are -0.4 as 0.13 at -0.62 b -0.58 bag 0.22 balance -0.31 because 0.91 big -0.23 black -0.11 blue 0.19 boda -0.07
bottle -0.37 box -0.18 buli 0.66 but -0.14 by -0.09 call 0.07 can 0.6 cash 0.22 day -1.41 delivery 0.11 depending 0.18
deposit 0.1 dont 0.23 dozen -0.41 dress -0.56 each -0.34 emu 0.55 every -0.07 everything -0.35 extra 0.23 first 0.54
fixed 0.24 followers -0.14 for 0.09 free 0.16 from -0.56 g5 -0.07 get -0.09 go 0.59 gold -0.44 gyokka 0.09 hair 0.71
here 0.2 hire 0.28 i 0.43 if -0.47 in -0.33 inclusive 0.18 instead 0.05 iphone -0.06 it 0.07 kampala -0.21 kila -0.46
kilo 0.36 km -0.06 kwa -0.17 l -0.07 last -0.24 litre 0.42 lunch -0.2 medium -0.58 moja 0.91 month -0.23 mu 0.05 mwezi
-0.14 my -0.3 na -0.08 ne -0.53 neg 0.12 night 0.89 not -0.06 of -0.88 off -0.1 on -0.07 one 0.24 only 0.47 or 0.22
original -0.06 our -0.35 out 0.22 pack 0.15 pair 0.45 pay 0.23 people 0.32 per -0.91 plus -0.41 price -0.18 remote -0.06
rent 0.11 retail 0.44 saturday 0.41 sizes 0.1 slightly 0.16 small 0.5 sold 0.11 start -0.07 still 0.23 sunday 0.23 take
-0.1 the 1.03 this -0.16 till 0.23 tin 0.08 to -0.33 today -0.14 town -0.07 tu 0.52 tv -0.38 up 0.08 want -0.05 was
-0.14 we 0.18 week -0.41 weekend -0.12 weekly -0.11 when -0.49 with -0.55 within -0.06 without -0.75 x -0.43 xxl 0.23 ya
-0.15 year 0.11 you -1.12 your -0.07 za 0.13 zokka 0.07
`,
  sentence: `
3x6 0.08 4x6 0.32 50x100 0.69 5x6 -0.06 65r15 -0.07 6x6 0.21 a -0.65 a15 -0.64 abaya -0.09 about 0.23 above -0.08 acre
0.47 added -0.55 adults 0.1 after 0.12 again -0.48 air 0.3 airpods 0.06 alone -0.1 already 0.07 also 0.2 aluminium -0.06
am -0.27 and -0.53 any -0.38 anyway -0.3 are -0.38 around 0.31 arsenal 0.21 as 0.24 asking 0.41 at -0.62 ate -0.05 aunt
-0.61 available -0.16 away -0.94 b -0.59 baby 0.22 back -0.24 bag 0.29 baggy 0.09 bags 0.57 bajaj -0.43 balance -0.23
bale 0.15 banange 0.07 bannange 0.05 be 0.19 because 0.5 bedroom 0.67 bedsheet 0.2 before 0.42 bicycle 0.06 big 0.12
birthday -0.23 black 0.32 blanket 0.08 blazer -0.14 blender 0.08 blue 0.05 bluetooth -0.05 bodycon 0.07 booking -0.19
boots -0.53 boss 1.07 both 0.1 bottles 0.09 bought -0.39 box 0.22 boxed 0.09 boy -0.09 bracket 0.06 braids -0.7 brand
0.06 bridal 0.43 bring -0.31 brown 0.39 buli 0.41 bus -0.54 business -0.34 buy 0.4 byonna 0.87 c -0.45 cable -0.25 cake
-0.09 cakes 0.17 calf 0.32 call -0.36 came -0.37 cameras -0.07 canon -0.06 cant -0.26 car 0.29 cargo 0.08 carpet -0.3
case 0.18 cash 0.62 cat 0.15 cctv -0.07 cement 0.11 chair -0.3 chairs 0.38 changing 0.07 chapati 0.11 charger 0.11
charging 0.23 chicks 0.1 christmas 0.15 church 0.16 class 0.97 cloth -0.41 coat 0.06 cold -0.08 colour 0.13 colours 0.09
come -0.24 coming 0.13 comments -0.38 complete 0.12 contained 0.31 container 0.15 cooking -0.11 copy 0.07 cotton 0.07
count -0.06 counter -0.15 cousin -0.42 credit -0.22 cup -0.07 curtain 0.12 customer -0.51 customers 0.42 cylinder -0.06
daily -0.06 date -0.23 day 0.52 deal -0.17 dear 0.23 decoder 0.25 delivery -0.67 dell -0.37 depending -0.29 depends 0.14
deposit -0.78 dinner 0.2 dish 0.24 dm -0.26 do 0.16 dont 0.23 door 0.23 double 0.15 downtown -0.07 dozen -0.37 drawers
-0.07 dress -0.25 dresses 0.31 driver 0.27 drop -0.18 dry 0.06 dryer -0.28 dstv 0.41 dubai 0.07 duvet 0.16 e 0.53 each
0.5 early 0.34 earrings 0.37 eggs -0.17 eight -0.14 emitwalo 0.34 emu 0.22 engine -0.1 eno 0.16 entebbe 0.09 even 0.4
everything -0.09 extra -0.69 fabric -0.14 fake -0.08 fast 0.1 fee -0.97 final 0.09 finish 0.31 finished -0.23 first 0.14
fish -0.19 fits 0.27 fix 0.23 fixed 0.26 flat 0.11 flour -0.09 flowers -0.27 foam 0.08 follow -0.86 followers -0.16
football 0.17 for -0.42 forester 0.06 four 0.05 free -0.31 friday 0.16 fridge -0.57 friends -0.46 from -0.24 front 0.07
full 0.49 g 0.16 gaming -0.08 gauge 1.02 gel 0.07 gen 0.09 generator -0.28 genuine -0.08 girls -0.27 give -0.49 giveaway
0.06 giving 0.23 glass 0.42 gloss 0.1 glue -0.22 go 0.05 goat 0.06 going 0.17 gold -0.08 gomesi 0.76 grade 0.05 green
-0.23 grey -0.09 guard 0.39 guards -0.47 gulu -0.18 guy -0.09 gwe 0.1 gym 0.29 gyokka 0.09 hair -0.22 hand -0.3 hands
0.1 happy 0.13 has 0.24 have -0.39 he -0.51 head -0.11 heavy 0.21 heels 0.34 heifer 0.31 hello 0.08 helmet 0.13 help
-0.17 her 0.28 here 0.29 him 0.1 hire 1.11 hiring -0.21 hisense -0.28 hizi -0.14 home -0.17 hood 0.06 house 0.07 hp -0.7
husband 0.16 i 0.71 if 0.96 im 0.47 in -0.53 inch 0.12 inches 0.16 included -0.16 including 0.11 inclusive 0.18 infinix
0.35 inside 0.41 installation -0.3 instalments -0.11 instead 0.07 inverter -0.11 ipad 0.09 iron 0.14 is 0.34 it -0.28
itel -0.42 its 0.77 jacket 0.39 jeans 0.15 jerrycan -0.1 jersey -0.23 juice 0.31 jumla -0.36 just 0.33 kampala -0.14
kati 0.09 kettle 0.22 kg -0.07 khamrah 0.11 kikuubo 0.19 kila -0.41 kilo 0.4 kira 0.26 kit 0.23 kitchen 0.08 kitenge
0.39 km -0.06 knotless 0.16 know 0.5 ksh 0.25 ku -0.78 kwanjula 0.08 l 0.36 ladies -0.19 land 0.27 landlord -0.14 laptop
-0.44 large 0.1 lashes 0.26 last 0.05 lc -0.68 leather 0.05 leave -0.39 leaving -0.28 left -0.12 leo 0.16 let 0.71
letter -0.18 lg -0.58 like 0.23 line 0.07 lip 0.16 lipa -0.1 lira -0.55 litre 0.53 litres -0.21 live -0.29 loan -0.09
long -0.1 look -0.29 looking -0.59 lorry -0.16 lunch -0.22 m 0.39 made 0.06 mahogany -0.07 maize -0.06 make 0.11 maker
0.1 man -0.18 market -0.15 masaka -0.13 mattress -0.66 max 0.13 mbarara 0.21 medium 0.17 men 0.06 mesh 0.09 metre -0.22
metres 0.28 mileage -0.09 mine 0.12 mini 0.27 minimum -0.1 mirror 0.36 mirrors 0.27 mix -0.09 mixer 0.16 mmoja -0.15
moja 0.29 money -0.07 month 0.2 monthly 0.14 months 0.53 more 0.13 morning 0.06 mothers 0.07 mouse -0.06 mpola -0.2 mu
0.1 mujje 0.16 mukono -0.34 mwezi -0.08 my -0.6 n -0.42 na -0.45 navy 0.05 naye 0.13 ne 0.12 near -0.14 need -0.05
needed -0.65 neighbour 0.05 new 0.23 next 0.15 nga 0.06 ni 0.35 night 0.11 nnyo 0.21 no 0.43 nobody 0.26 not 0.3 note
0.55 now 0.28 nti -0.08 nude 0.2 number -0.22 nuts 0.35 of -0.18 off -0.29 office 0.1 oil 0.06 old 0.47 on -0.31 one
0.18 ones 0.06 onions -0.46 only -0.14 opened 0.13 or 0.1 order 0.16 orders -0.22 ordinary 0.08 original 0.26 our -0.27
out 0.13 owino -0.18 own -0.25 pack 0.55 packet 0.61 packs -0.15 page -0.41 paid 0.26 pair 0.52 pairs 0.14 pan 0.06
parcel -0.52 park -0.06 pay -0.98 payment -0.23 pcs -0.17 pencil -0.09 people 0.48 per 0.33 perfume 0.09 phone -0.3 pick
0.05 piece 0.24 pieces -0.59 pillow 0.14 pillowcases 0.06 pillows -0.14 pink 0.09 plastic 0.43 plate 0.19 plates 0.07
plot 0.69 plus -0.21 polish -0.07 pop -0.33 premio -0.14 price 0.15 prices -0.26 print 0.12 printer -0.06 protector 0.14
pump -0.15 purchase -0.05 put -0.29 rack 0.08 raincoat 0.18 ready 0.12 redmi 0.13 refill 0.06 refundable -0.16 remote
0.06 rent 0.35 repair -0.19 replying -0.25 rest -0.11 retail 0.26 ring -0.26 rods 0.25 room 0.76 rooms 0.46 rope 0.05
rose -0.08 run 0.19 s -0.06 sack -0.28 said -0.32 salary -0.61 same 0.16 samsung -0.11 sandals 0.09 satin 0.1 saturday
0.12 saucepan 0.09 say 0.06 school -0.64 schools -0.08 screen 0.18 sealed -0.06 seater 0.36 second -0.25 security -0.25
see 0.06 self 0.44 selling -0.1 send -0.18 separate 0.45 serum -0.11 service -0.47 set 0.58 sewing 0.06 shape 0.18 she
-0.26 shirt 0.09 shock 0.13 shoes -0.16 shop 0.14 shops 0.05 short -0.07 shorts 0.13 side 0.3 silk 0.07 silver -0.08
simu -0.18 since -0.08 single 0.15 sisters 0.12 site -0.3 size 0.48 skirt 0.13 skirts 0.18 skool 0.06 sleep 0.78
slightly 0.07 small 0.25 smell 0.19 so -0.48 soap 0.22 socks -0.07 soda 0.09 sofa -0.6 soft 0.26 sold -0.13 somebody
0.34 speed -0.27 spent -0.29 sports -0.27 stainless 0.39 stand 0.08 start -0.08 started -0.72 starter 0.13 starting 0.09
stick 0.05 still 0.35 stock 0.31 stool 0.06 stools -0.15 street 0.3 students -1.31 subaru 0.07 sufuria 0.27 sun -0.07
sunday 0.32 supermarket -0.23 sweaters 0.14 system 0.1 t -0.06 table 0.16 tag -0.53 take -0.39 talk -0.24 tano -0.11
taxi -0.05 tcl 0.23 tea 0.17 tecno -0.32 tell -0.14 term -0.17 thank -0.14 that -0.24 them 0.05 then -0.11 there 0.05
thermos -0.22 these 0.37 they -0.32 things -0.27 thread -0.15 three 0.19 thrift -0.18 throw -0.16 tie 0.26 tilapia 0.23
tiles 0.19 title 0.1 to -0.84 toaster 0.06 today -0.74 told -0.21 took -0.08 top 0.06 topper 0.12 tops -0.82 touch 0.1
town -0.76 toyota -0.23 training -0.5 transport -0.41 truck -0.13 tu 0.26 tulina 0.07 tv -0.29 twenty 0.1 type 0.24 tyre
0.11 tyres -0.12 u -0.5 ugx -0.43 uk 0.25 until -0.24 up -0.46 us -0.19 usb 0.07 used 0.28 usual 0.25 vans 0.05 velvet
-0.2 video -0.07 wa 0.47 walker 0.18 wall 0.31 wano 0.06 wants 0.05 warranty 0.2 wash 0.06 watch 0.06 water -0.13 watts
-0.07 way 0.08 we -0.49 wedding 0.34 week -0.4 weekend 0.06 weekly -0.52 weeks -0.33 well 0.79 went -0.14 when -0.06
white 0.23 who -0.4 whole -0.17 wholesale -0.24 wide -0.25 wifi 0.6 wig 0.23 wigs -0.38 wiki -0.2 will -0.15 with -0.19
within -0.05 without 0.39 wont 0.17 wool 0.21 worth -0.24 x -0.39 xxl 0.24 ya -0.07 yara 0.23 yards -0.44 yaweddewo 0.37
year 0.13 years -0.26 yokka 0.06 you 0.11 youre -0.09 yours 0.48 yourself 0.49 za -0.26 zabaana 0.09 zip 0.13 zokka 0.07
zonna 0.07
`,
  'sentence ends': `
! 0.27 . -0.86 ; 0.47 ? -1.53 ^ 1.49 nl 0.49 num -0.43 tag -0.44
`,
  'none: said': `
50x100 -0.06 5x6 -0.2 65r15 0.07 6x6 -0.37 a 0.55 a15 0.63 abaana -0.1 abaya 0.09 about -0.25 above -0.1 acre -0.47 add
-0.08 adults -0.1 after 0.1 again 0.48 airpods -0.06 all -0.3 allowed 0.23 already -0.05 aluminium 0.05 am 0.26 and
-0.72 another -0.26 any 0.38 anyway 0.31 anywhere 0.27 are 0.47 around -0.3 arsenal -0.18 arua -0.1 as -0.24 asante 0.33
ask 0.05 asked -0.21 asking -0.65 at -0.29 attendant 0.23 aunt 0.61 available 0.35 away 0.56 b 0.56 baby 0.77 back -0.07
bag -0.44 baggy -0.11 bags -0.51 bajaj 0.43 balance -0.05 bale -0.19 bambi -0.12 banange -0.1 bank -0.05 bannange -0.09
bath 0.15 battery -0.29 because -0.56 bed -0.05 bedroom -0.7 bedsheet -0.21 bedsheets 0.56 been 0.11 before -0.49
bicycle -0.07 big -0.44 birthday 0.11 black -0.44 blanket -0.08 blender -0.08 blue -0.06 board -0.07 boda -0.2 bonnets
-0.08 book -0.36 boots 0.69 boss -0.15 both -0.1 bottle -0.15 bought 0.41 bowl -0.14 box -0.43 boy -0.05 bracket -0.07
braids 0.33 brand -0.05 bring 0.09 bro -0.33 brought -0.06 brown -0.67 bulbs -0.22 buli -0.43 bus 0.46 business 0.3
button -0.12 buy -0.22 buying -0.13 bwereere -0.06 by 0.05 byonna -0.87 c 1.22 cable -0.13 cables 0.34 cake -0.14 cakes
-0.14 call 0.54 came 0.28 cameras 0.07 can 0.44 canon 0.05 car -0.31 card -0.12 care 0.25 cargo -0.07 case -0.19 cat
0.08 cctv 0.07 centre -0.28 change 0.87 changing -0.08 charger -0.13 chargers 0.25 charges -0.07 charging -0.23 cheap
-0.09 chelsea 0.85 chicks -0.09 christmas -0.1 church -0.14 class -0.98 clean -0.24 clear -0.08 client -0.1 close 0.06
cloth 0.43 coat -0.06 coffee -0.14 cold -0.05 collect 0.06 colour -0.27 colours -0.11 come 0.47 comments 0.21 contained
-0.34 container -0.06 cook -0.07 copy -0.07 cot 1.27 cotton -0.06 counter 0.15 cover -0.06 covers -0.11 cow -0.08 cream
0.46 credit 0.2 crop -0.13 cry -0.12 crying -0.07 cup -0.08 cups -0.1 customer 0.48 customers -0.25 cv 0.36 cylinder
0.06 daily 0.06 dark -0.1 day -0.58 days -0.19 deal 0.17 dear -0.24 dec 0.06 december 0.08 delivery 0.36 dell -0.05
depending -0.13 depends -0.06 deposit 0.16 did 0.61 dies -0.13 dinner -0.17 dispenser 0.1 display -0.17 dm 0.24 do 0.09
doesnt -0.1 dont -0.2 door -0.18 double -0.2 downtown 0.07 dozen -0.17 dress 0.08 dresses -0.14 drive -0.14 driver -0.27
drop 0.18 dry -0.09 dryer 0.28 dstv -0.16 duvet -0.16 e -0.6 each -0.4 early -0.38 earrings -0.37 eat -0.06 ebiri -0.05
eggs -0.38 elfu -0.32 else 0.21 emitwalo -0.36 endala -0.06 engine -0.2 engoye -0.06 eno 0.23 enough 0.21 entebbe 0.75
eri -0.13 esatu -0.07 eshabwe -0.14 even -0.2 evening -0.08 every 0.18 everyone -0.26 everything 0.13 expensive -0.29
extension -0.05 extra -0.07 fabric -0.18 face 0.53 fake 0.06 family 0.12 fast 0.31 father 0.37 february -0.32 fee 0.29
fibre 0.13 fifty -0.22 finish 0.28 finished 0.11 first -0.65 fits -0.27 five -0.19 fix -0.18 fixed -0.07 flat -0.12
follow 1.11 followers 0.78 for 0.29 forester -0.06 fridge 0.62 friends 0.47 ft -0.19 fuel -0.27 full -0.4 gaming 0.08
gauge -1.02 gave -0.21 gel -0.08 generator 0.08 genuine 0.08 get -0.17 ghana -0.06 gift -0.18 girls 0.16 giving -0.24
glass -0.32 glasses -0.13 gloss -0.14 go 0.22 goat -0.22 god 0.32 going 0.1 gold 0.08 gomesi -0.31 gone -0.16 good -0.13
gowns 0.09 grade -0.05 granite 0.07 guard -0.39 guards 0.53 guess 0.59 gulu 0.14 gumu -0.25 guy -0.1 gwe -0.22 gym -0.29
gyokka -0.09 had 0.12 hair -0.17 half -0.27 hand 0.27 handmade -0.1 hands -0.08 happy -0.13 has -0.35 hats -0.09 have
0.62 hdmi 0.05 he -0.1 head 0.1 heels -0.34 heifer -0.08 hello -0.08 helmet -0.14 help 0.16 her -0.38 here -0.55 him
-0.12 hire -1.11 hiring 1.5 hisense 0.27 home -0.36 hood -0.06 hospital -0.18 hot -0.07 hotel 0.13 house -0.3 how 0.09
hp 0.65 hrs -0.07 hundred -0.34 hurry -0.06 husband -0.17 hybrid 0.06 i 0.2 ibanda -0.31 if -0.17 im -0.58 imeisha -0.05
in -0.61 inbox 0.7 inch 0.06 inches -0.07 included -0.24 including -0.12 inclusive -0.19 infinix -0.35 inside -0.41
instalments 0.11 instead -0.06 introduction -0.11 inverter 0.1 iphone 0.06 iron -0.15 is -0.34 ishirini -0.08 it -0.27
itel -0.18 its -0.15 jacket -0.39 jackets -0.09 jangu -0.05 jersey 0.31 jinja 0.13 joke -0.16 jordan 0.08 juice -0.3
jumla -0.17 jumpsuit -0.11 just -0.12 karibu -0.09 kati -0.25 keep -0.11 kenya -0.24 kettle 0.14 khamrah -0.11 kikuubo
0.73 kila -0.14 kilo -1.04 kira -0.27 kit -0.17 kitchen 0.09 kitenge -0.34 knitted -0.09 knotless -0.13 know 0.13 ksh
-0.25 ku 1.06 kubwa -0.06 kwanjula -0.08 la -0.05 labour -0.4 lace 0.43 ladder -0.14 ladies 0.09 laki -0.16 land -0.26
laptop 0.39 large -0.11 last 0.15 lay 0.25 leather -0.31 leave 0.36 leaving 0.27 leero -0.58 left 0.09 length -0.06 leo
0.44 less 0.33 let -1.44 letter 0.05 lg 0.57 light -0.07 like -0.15 link -0.07 lip -0.2 lipa 0.06 lira 0.55 litre -0.19
litres -0.08 live 0.81 loafers -0.27 loan 0.11 long 0.07 look 0.26 looking 0.49 lost -0.05 luganda 1.11 lunch 0.22 m
-0.58 maama -0.09 made -0.2 main -0.07 maize 0.05 make -0.15 maker -0.1 making -0.14 mama -0.27 man -0.27 mandazi -0.56
market -0.08 massage 0.15 mattress 0.68 max 0.1 mbarara -0.22 mbili -0.16 me 0.09 measure 0.08 measurements 0.08 medium
-0.27 men -0.07 mesh -0.09 metres -0.06 million 0.43 mine -0.11 mini -0.3 minimum 0.05 mirror -0.36 mirrors -0.27 mix
0.08 mixer -0.1 ml -0.13 moja -0.24 money -0.12 month -0.53 monthly -0.15 months -0.31 more -0.12 mother -0.12 mothers
0.08 mouse 0.05 mouth -0.09 mpaka -0.05 mpola 0.21 mpya -0.13 mu -0.16 much -0.13 mukama 0.29 mukono 0.3 must 0.29 mwe
-0.16 mwebale 0.18 mwezi 0.11 n 0.4 na 0.66 naye -0.15 nb 0.14 ne -0.19 near -0.09 nedda -0.73 need -0.14 needed 0.87
neighbour -0.06 nekitundu -0.15 netflix -0.4 new -0.09 next -0.24 nga -0.14 ni 0.68 night -0.41 nnyabo -0.08 no -0.27
noah -0.16 nobody -0.29 non -0.06 not -0.36 note -0.56 now -0.37 nti -0.06 ntungamo -0.08 nude -0.2 number 0.22 nusu
-0.15 nyabo -0.11 nze -0.08 oba -0.07 of -0.16 off 0.27 office -0.38 oil -0.29 okuva -0.06 old 0.09 omutwalo -0.19 on
-0.32 one -0.41 ones -0.1 only -0.12 or 0.21 order -0.18 orders 0.16 ordinary -0.08 original -0.15 other -0.08 others
-0.1 our 0.3 ours 0.08 out -0.27 owino 0.15 own -0.34 p -0.3 pack -0.55 packed -0.12 packet -0.6 packs 0.14 pads 0.05
page 0.41 paid -0.37 pair -0.22 pairs -0.21 panel -0.22 parcel 0.53 park 0.09 parking -0.2 part 0.18 pay 0.69 pc 0.06
people -0.99 per -0.45 perfume -0.09 person 0.35 phone 0.07 photos 0.35 pick -0.25 pickup -0.07 pieces 0.51 pillow -0.15
pillowcases -0.06 pillows 0.09 pink -0.12 place 0.09 plain -0.13 plate -0.25 plates -0.09 please -0.18 plot -0.08 plug
-0.25 plus 0.43 polish 0.07 pop 0.34 port -0.07 post -0.07 pov 0.1 powder -0.08 premio 0.14 press -0.12 price 0.6 prices
0.12 primary 0.29 print -0.13 printer 0.05 pro -0.05 put 0.24 queen -0.09 rack -0.09 rain -0.05 raincoat -0.18 reached
0.29 ready -0.29 receipt 0.14 redmi -0.22 refundable 0.06 remote -0.07 remove -0.08 removed 0.21 rent -0.67 repair 0.19
rest 0.09 restock -0.06 restocked -0.11 return -0.06 rice 0.07 rolex -0.58 room -0.88 rooms -0.46 rope -0.05 rose 0.07
royal 0.06 sack 0.25 said -0.06 salary 0.61 salt 0.15 same -0.07 samsung 0.44 sana 0.31 sat 0.1 satin -0.07 saturday
-0.34 saucepan -0.09 say -0.38 says -0.05 school 0.23 scratch -0.07 screen -0.08 sealed -0.06 seater -0.36 second 0.24
security 0.14 see 0.54 self -0.47 selling 1.24 send 0.3 separate -0.54 serious -0.27 serum 0.11 service -0.2 set -0.42
seven -0.11 sew -0.19 sewing -0.06 sh 0.11 share 0.07 sharp 0.44 shawl -0.05 shipment 0.08 shirt -0.1 shoes 0.08 shop
-0.6 shops -0.06 shorts -0.22 should 0.29 shoulder -0.13 show 0.25 shs 0.28 side -0.32 silk -0.09 silver 0.08 simu -0.06
since 0.06 single -0.14 sister 0.24 sisters -0.15 sit -0.05 site 0.09 size -0.38 sizes -0.29 skirt -0.13 skirts -0.22
sleeve 0.44 small -0.09 smart -0.07 smell -0.19 so 0.27 soap -0.1 socks 0.05 soda -0.1 sofa 0.77 soft 0.23 solar -0.15
sold -0.38 somebody -0.33 someone -0.07 sorry -0.08 sorted -0.06 space -0.22 spark -0.05 speed 0.27 spiderman -0.1
spoons -0.11 sports 0.27 ssebo -0.07 stainless -0.39 stall 0.16 stand -0.23 started 0.6 starter -0.13 starting -0.09
stick -0.05 still -0.31 stock 0.29 stop -0.1 story 0.06 street -0.35 stroller 0.06 students 1.31 subaru -0.07 sun 0.06
sunday -0.3 supermarket 0.06 sweaters -0.08 t 0.06 table -0.28 tag 0.55 take 0.27 takes -0.24 taking 0.08 talk 0.09 tano
-0.08 tarmac 0.05 tcl -0.06 tea -0.2 teacher 0.29 tecno 0.31 tees 0.06 tell -0.09 tent -0.1 tested -0.05 tewali -0.08
thanks 0.45 that -0.53 thats -0.06 the -0.54 them -0.2 then 0.09 there -0.06 these -0.37 they 0.06 theyre -0.06 thing
-0.06 things 0.27 this 0.25 those -0.25 thousand -0.42 three -0.37 thursday -0.14 tickets -0.08 tiles -0.19 till 0.21
time -0.11 title -0.09 to -0.59 toaster -0.06 today 0.07 told -0.29 tomorrow -0.1 took 0.07 topper -0.13 tops 0.62 torch
-0.08 touch -0.1 town -0.07 training 0.5 transport -0.14 truck 0.1 tu -0.26 tuesday 0.48 tulina -0.07 tv 0.28 twenty
-0.23 two -0.16 tyre -0.07 uganda 0.63 ugx 0.63 ultra 0.07 umeme -0.16 until 0.15 up 0.06 upcountry -0.14 us 0.4 usb
0.34 used 0.11 usual -0.23 valentines -0.12 vanilla -0.06 video 0.24 visit 0.14 vitamin 0.51 w 0.36 wa 1.51 wait -0.16
wakiso 0.07 walker -0.18 wall -0.11 wange -0.1 wano -0.14 wanted 0.29 wants -0.07 warranty -0.07 was -0.35 wash -0.07
watch -0.1 water 0.15 watts 0.06 we -0.12 webale -0.1 wedding -0.22 week 0.52 weekend -0.11 weekly 0.51 weeks 0.24 well
-0.05 were 0.98 what 0.2 whatsapp 0.09 when -0.42 which 0.31 white -0.25 who 0.38 whole -0.08 wifi -0.53 wig -0.27 wigs
0.39 wiiki 0.44 wiki 0.15 will -0.14 with -0.12 wool -0.07 workshop 0.08 worth 0.26 write 0.06 x 0.23 ya -0.36 yards
0.44 yaweddewo -0.38 year -0.12 years 0.34 yellow -0.14 yes -0.14 yet -0.06 yokka -0.06 you 0.13 your -0.42 yours 0.33
za 0.08 zaali -0.14 zabaana -0.09 zip -0.13 ziweddewo -0.09 zokka -0.1 zonna -0.08
`,
};
