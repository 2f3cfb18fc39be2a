/**
 * What each feature of a card (category-features.ts) says for its standing in a category, as log odds.
 * Learned by `npm run captions:train`, not written by hand.
 */
export const CATEGORY_WEIGHTS: Readonly<Record<string, number>> = {
  'all words of the title': 1.34,
  beauty: -0.47,
  books: -0.25,
  building: -0.43,
  electronics: -0.06,
  'elsewhere other': -0.1,
  'elsewhere own': 1.82,
  'elsewhere sense': 0.27,
  farm: 0.1,
  fashion: 0.26,
  food: -0.84,
  'hashtag other': -1.73,
  'hashtag own': 4.51,
  'hashtag sense': 0.09,
  'head brand other': -1.13,
  'head brand other of several': -0.05,
  'head brand own': 1.96,
  'head other': -1.63,
  'head other of several': -1.26,
  'head own': 0.05,
  'head own of several': -0.56,
  'head phrase other': 0.22,
  'head phrase own': -0.02,
  'head product other': -0.36,
  'head product other of several': -0.94,
  'head product own': -0.59,
  'head product own of several': 0.07,
  'head product sense of several': -0.35,
  'head second': -0.03,
  'head sense of several': -0.9,
  'head weak other': -0.14,
  'head weak other of several': -0.27,
  'head weak own': -1.32,
  'head weak own of several': -0.63,
  'head weak sense of several': -0.55,
  home: -0.07,
  kids: -0.32,
  'last word of the title': -0.11,
  'no head': -1.74,
  'no word of the title': 0.07,
  property: -1.73,
  services: -0.23,
  sports: -0.3,
  tickets: -1.1,
  'title brand other': -1.03,
  'title brand own': 3.57,
  'title product other': -0.86,
  'title product own': 1.97,
  'title product sense': 0.24,
  'title weak other': 0.14,
  'title weak own': 0.39,
  'title weak sense': 0.22,
  vehicles: -0.63,
  'words elsewhere': 0.53,
  'words of the title': 0.26,
};

/** For each category what a word, or the beginning of one, says for it: each with its weight. */
export const CATEGORY_WORD_WEIGHTS: Readonly<Record<string, string>> = {
  fashion: `
38x38 1.7 3x6 -0.5 4x4 -0.6 4x6 -0.8 50x100 -0.2 5x6 -1.1 6x6 -1.4 a15 1.5 a3 -0.3 a4 -0.8 aa -0.4 abaana 0.3 abaya 1.0
absorber -0.3 abuja -0.2 acaricide -0.2 acho* -0.2 acholi -0.4 acre -0.8 activewear -0.2 adid* -0.2 adida -0.4 adju* 0.6
adjustable 1.1 adult -1.0 adungu 0.2 advanced -0.4 adyeri -0.2 afri* -0.6 african -1.1 agbada -0.3 age 1.1 air -1.0
airp* 0.3 airpod 0.7 akahunga 0.3 almond -0.3 alone 0.3 alphabet -0.2 alte* 0.4 alteration 0.7 aluminium -0.3 amanda 0.2
amp -0.6 amus* -0.3 amusement -0.5 and -0.6 ani -0.5 ankle -0.2 anklet 0.3 answ* -0.2 answer -0.2 ape -0.2 apron -0.9
arm -1.8 arse* 1.5 arsenal 2.9 artist -0.2 asad 1.6 asic 0.2 asked 0.7 aspirator -0.2 atf -0.2 atiku -0.3 automatic 0.5
avent -0.3 avenue 0.4 away 1.0 ayag* -0.3 ayagala -0.5 ba 2.0 baby 1.2 back* 0.6 backpack 1.0 backtoschool 0.4 badge 0.9
bag 0.9 baggy 0.4 baib* -0.3 baibul -0.3 bajaj -1.3 baka* 0.3 bake -0.4 bale 1.7 ball -1.2 balm -0.7 bamb* -0.3 bambi
0.3 bamboo -0.6 ban 0.2 band -1.0 bandage -0.2 bank -0.4 baofeng -0.3 baptism 0.4 bar -0.6 bark* -0.3 barkcloth -0.6
base -0.8 basi 0.3 bask* -0.5 basket -0.6 basketball -0.3 bata -0.5 bath 1.1 bathrobe -0.2 bathroom 0.8 bathtub -0.7
batt* -0.3 batterie -0.5 baza* 0.2 bazaar 0.5 bazin -0.2 bead 1.3 bead* 0.6 beaded 1.3 bean -0.6 beard -0.3 beauty 0.2
bed -0.6 bedding -0.2 bedr* -0.3 bedroom -0.6 beds* -0.8 bedsheet -1.5 bee -1.0 beginner 0.3 beige 0.4 bell -0.2 belly
0.4 belt 0.4 bible 0.5 bicy* -0.5 bicycle -1.1 big -1.1 bigen -0.8 bike -0.8 biker 1.9 bikini 0.3 bird -0.2 birk* 0.2
birkenstock 0.4 birt* -1.0 birthday -1.9 bite 0.3 blac* -0.3 black 3.1 blackout -0.2 blan* -0.9 blanket -1.8 blaz* 0.8
blazer 1.5 blender -0.3 blind -0.3 block -0.5 blonde -0.3 blood -0.3 blou* 0.3 blouse 0.6 blue -0.3 blue* -0.4 bluetooth
-0.9 bm100 -0.3 bm150 -0.6 board -0.5 bob 1.8 boda 1.1 body 1.0 body* -0.5 bodysuit 0.4 bodywarmer -0.3 bolero -0.2 bone
1.4 bonnet 0.2 boob 1.2 book -0.5 bookshelf -0.2 boot 1.5 boot* 0.8 bootie 1.5 booty 0.2 bottle -0.6 bottom 0.5 bow 1.3
bowl -0.3 box 0.3 boxe* 1.2 boxed 0.5 boxer -3.3 boxi* -0.2 boxing -0.4 boy 2.0 boya -0.2 bra 1.2 brace -0.2 brai* -0.5
braid -0.6 brake -0.5 bralette -0.3 bran -0.3 bran* 0.5 brand -0.5 branding 0.9 bras -0.2 brea* 0.4 breasted 1.0 brid*
-0.5 bridal -0.2 bridge -0.4 bridgestone -0.3 briefcase -0.2 broi* -0.2 broiler -0.5 brother -0.2 brown 1.3 brush 0.8
buck* -0.4 bucket -1.1 bulb -0.3 bulk -0.2 bunch -0.2 bund* 0.4 bundle 0.8 burger 0.2 burgundy -0.2 burn -0.3 burst -0.5
bushe -0.2 busines 0.4 busuuti 0.4 butt* 0.3 butterfly -0.3 button 1.1 bwa 0.3 bya -0.3 cable -0.8 caftan 0.3 cake -1.7
calc* -0.7 calculator -1.3 calf -0.3 call* -0.2 calvin 0.5 camborough -0.2 came 0.6 came* 0.2 camera 0.5 candle -0.2
candy -0.2 cannula -0.2 canon -0.3 canv* 0.3 canva 0.6 cap 0.4 capt* -0.3 captain -0.6 car -0.3 carb* -0.3 carbon -0.2
carburettor -0.2 cardigan 0.4 career 0.3 cargo 0.9 caro -0.8 carp* -0.6 carpet -1.0 carr* -0.9 carrier -1.7 cart* -0.3
carton -1.1 cartoon 0.4 case 0.8 casio -0.8 cassava -0.4 cat 0.4 catheter -0.3 catholic 0.7 cdi -0.9 ceme* -0.6 cement
-1.3 cera* -0.2 ceramic -0.2 cerave -0.2 cert* -0.3 certificate -0.5 cha 1.3 chai -0.2 chai* 0.2 chain -0.8 chair -1.1
chakula -0.2 champali -0.3 char* -0.6 charcoal -0.4 charger -0.5 charging -0.3 chel* 0.4 chelsea 0.7 chic* -0.3 chick
-0.6 chif* 0.5 chiffon 1.1 chil* 0.4 children 0.7 chocolate 0.2 chromecast 0.2 chun* 0.4 chupi -0.4 circ* -0.5 circle
-0.3 circumcision -0.7 clas 0.4 clea* 0.6 clean -0.3 cleaning 1.4 clear -0.4 clinic -0.3 clinical 0.6 clip 1.7 clot* 0.7
cloth -1.6 clothe 1.7 club -0.6 clut* 0.2 clutch 0.4 coat 0.6 cock -0.3 code 0.4 coffee -0.3 coin 0.7 coll* 0.4 collar
0.4 collect 0.2 college 0.3 colo* 0.9 colour 2.2 coloured -0.4 comb -0.4 comp* -0.6 compartment -0.3 complete -0.6 cont*
-0.6 container -0.2 continuou -0.2 control -0.3 cook -0.3 cook* -0.2 copy -0.4 cord* 0.5 corduroy 1.0 cork -0.3 corn*
0.3 corner 0.5 coro* -0.3 corolla -0.6 corset 0.3 cosmetology -0.2 cost* 0.2 costume 0.5 cot -0.7 cott* 0.5 cotton 1.0
cough -0.5 counter -0.2 couple 0.2 course -0.3 cousin -0.2 cove* 1.0 cover 0.9 cow -1.1 cowb* 0.3 cowboy 0.5 coyg 0.7
crack -0.9 cran* 0.6 crane 0.8 crash -0.4 crate -0.3 cream 1.4 cres* -0.2 crest -0.5 croc 2.0 croc* 0.6 crochet 0.4
crocheted 0.5 cros -1.2 crossbody 0.3 crown -0.4 cry 1.4 cryi* 0.2 crying 0.5 crys* -0.2 crystal -0.4 cuban 0.5 cup -0.9
cupcake -0.2 cupping -0.2 curly 1.2 curren 0.4 curt* -1.6 curtain -3.1 cush* -0.7 cushion -1.3 cust* 0.3 customised 0.6
cutl* -0.3 cutlery -0.5 cutt* -0.4 cutting -0.6 dairy -0.2 date -0.7 deep -0.2 dell -0.3 denim 1.4 dens* -0.2 density
-0.5 dent* -0.3 dental -0.5 dera 0.7 desk -1.0 dexron -0.2 diap* -0.4 diaper -0.9 diary -0.2 dict* -0.2 dictionary -0.4
diesel -0.3 digi* -0.2 digital -0.5 dinn* -0.9 dinner -1.7 dior -0.7 disc -0.3 dishe -0.3 display -0.4 doll -0.3 door
-0.6 dose -0.3 doub* 1.1 double 2.2 doughnut -0.4 dozen 0.4 draw* -0.2 drawer -0.3 dres 2.7 dres* 1.7 dresse 4.0
dressing -0.7 dried -0.4 drinking -0.3 drip 0.4 drive 0.2 driving -0.2 dry 0.3 dryer -0.3 dtf 0.6 dubai 0.3 duck -0.8
dudu -0.3 dumbbell -0.4 dumbell 0.2 dupe -0.2 dustbin 0.2 duvet -1.0 dye -0.9 ear -0.5 earr* 0.3 earring 0.6 ebbuutusi
-0.2 ebijanjaalo 0.3 ebya* -0.3 ebyambalo -0.3 ebyambaro -0.4 edt 1.3 egau* -0.2 egauni -0.4 egg -0.6 eid 1.2 eight -0.5
ekit* -0.2 ekitambaala 0.6 ekitengi -0.3 ekiteteyi 0.3 ekitiyo -0.3 ekkanga 0.3 ekkanzu -0.2 elas* -0.2 elastic -0.4
electric -0.4 elfu 1.0 embr* 0.6 embroidered 0.4 embroidery 0.8 emifaliso 0.2 emisipi -0.3 emitwalo 0.3 ena 0.2 end -0.3
enga* -0.3 engatto -0.3 engi* -0.4 engine -0.7 english -0.2 engo* 0.2 engozi 0.3 engr* -0.2 engraved -0.4 ensu* 0.2
ensujju 0.3 ente -0.7 enti* 0.2 entry -0.3 enve* -0.3 envelope -0.5 epson -0.3 eraser 0.2 esha* -0.2 eshabwe -0.4
espadrille -0.3 essuuti -0.3 etan* 0.3 eu 0.2 eucalyptu -0.2 ever* -0.3 ewedde 0.4 extra -0.2 eyam* -0.4 eyamata -0.7
eye -0.2 eyebrow -0.3 eza 0.2 ezab* 0.4 face 1.2 farm 0.4 farm* -0.2 fat 0.4 fedora -0.4 fee -0.2 feed* -0.2 feeding
-0.2 fence -0.3 ffene 0.2 fibre -0.4 fiel* -0.3 fielder -0.6 fifa -0.4 fill* -0.4 filled -0.2 filler -0.2 finish -0.3
fish -0.3 fish* 0.2 fishnet 0.5 fit 1.7 fitting -0.3 fix -0.6 fixing -0.2 flas* 0.4 flash 0.3 flee* -0.5 fleece -1.1
floa* -0.2 float -0.3 floater -0.3 flow* 0.3 flower 0.4 fluffy -0.4 fold -0.3 fold* -0.4 foldable -0.5 folding -0.3
foot* -1.3 football -2.4 for 2.3 force 0.4 forty 0.3 foss* 0.2 fossil 0.4 fought 0.2 four -0.7 frame -1.0 freehold 0.2
freepod -0.2 french -0.3 fresh -0.4 frid* -0.2 fridge -0.4 frie* -0.2 friesian -0.4 front 0.7 frontal 0.3 fruit -0.2
fryer -0.8 fuel -0.4 full 1.0 furnished -0.2 futsal 0.3 fx -1.7 ga -0.4 gaalubindi -0.2 game -0.3 garden 0.3 garm* 1.2
garment 2.4 gate -0.5 gauge -0.9 gear -1.6 gel -1.0 gen -0.3 generator -0.3 genuine -0.3 ghee -0.4 giant -0.4 gift 1.7
gilet -0.3 girl 2.7 glas -0.3 glas* 0.4 glasse 0.8 glos -0.7 glov* -0.2 glove -0.4 glue -0.6 glue* 0.3 glueles 0.6 goal*
-0.5 goalkeeper -1.0 goat -0.2 gold 0.5 gold* -0.3 golden -0.7 golf -1.5 gome* 1.0 gomesi 2.0 google -0.2 gopro -0.3
got2b -0.2 gown 2.5 gp -0.8 grade 1.4 grandmother 0.4 grea* -0.2 grease -0.4 green 1.6 greet -0.2 groundnut -0.2 guard
1.5 guinea -0.3 guipure -0.4 gum 0.4 gumb* 0.8 gumboot 1.8 gun -0.4 haircut -0.3 half 0.3 hand -0.5 hand* 2.0 handbag
1.2 handle 1.8 handmade 0.5 hang* 0.2 hanger 1.5 hanging -1.1 hard 0.5 hat 1.4 hati 0.3 hd -0.7 head -1.2 head* -0.5
headband -0.2 headphone -0.3 heat 1.5 heavy -0.4 heel 2.7 heif* -0.8 heifer -1.6 helm* 1.4 helmet 2.8 hermetic -0.4 hero
-0.4 hers* 0.2 herself 0.5 hiding 0.2 high -0.5 hijab 0.4 hijabu -0.3 hijama -0.2 hire 0.9 hisense -0.3 hoe -0.3 hold*
0.3 holder 0.6 hole 0.7 holy -0.3 honda -0.4 hood 0.8 hood* 0.4 hoodie 0.7 hoop 0.5 horn -1.1 hosp* -0.3 hospital -0.8
hotel -0.5 house -0.7 hp 0.4 hub -0.4 human 2.0 hund* -0.4 hundred -0.8 husband -0.4 hybrid -0.2 i5 -0.4 ice -0.3 icing
0.3 id -0.2 iii -0.3 ile 0.9 ill 0.4 inch -0.7 inch* 0.5 inche 1.1 indoor 0.3 inflatable -0.3 inner -0.6 insi* -0.2
inside -0.5 inst* -0.2 installation -0.2 inte* 0.2 inter 0.5 interfacing 0.4 ipho* 0.3 iphone 0.8 ipsum -0.3 isa -0.2
itel -0.3 itself -0.3 ivermectin 0.2 jack -0.2 jack* 1.2 jacket 2.3 jama* -0.2 jamani -0.4 jar -0.2 jbl -0.3 jean 1.4
jerrican 0.2 jerrycan -0.6 jers* 0.3 jersey 0.3 jewe* 1.2 jewel 0.5 jewellery 1.4 jewelry 0.8 jik -0.2 jiko 0.2 jilbab
0.3 joint -0.6 jord* 0.7 jordan 0.7 jumbo -0.2 jump* 0.9 jumper 0.5 jumpsuit 1.3 kaki* -0.3 kakira -0.5 kand* -0.3
kandambili -0.5 kang* -0.3 kangaroo -0.4 kanzu 0.6 keihin -0.2 key -0.4 kg -0.9 khaki -0.4 kiatu -0.6 kick -0.6 kid 1.6
kigomesi -0.3 kika* 0.7 kikapu 1.2 kiko* 0.4 kikooyi 1.2 kikopo -0.2 kilo -1.6 king -0.5 kinky 1.2 kiryandongo -0.2 kit
-0.3 kitc* -0.4 kitchen -0.5 kiwi 0.6 kkubo 0.2 klein 0.5 knee 0.9 knit 0.4 knit* 0.8 knitted 1.6 knotles -0.4 kofia
-0.3 ktb -0.3 kubwa -0.5 kuku 0.2 kumi 0.8 kuroiler -0.5 kwan* 0.6 kwanjula 1.2 kya 0.7 kyb -0.3 kyuma 0.2 l805 -0.4 la
0.6 lace 1.1 ladi* 1.5 ladie 3.0 laki -0.2 lamp -0.5 land -0.2 landlord 0.4 lapt* 0.6 laptop 1.3 large -0.5 last 0.4
latex 0.4 latt* 0.8 lattafa 1.5 laundry -0.3 law -0.4 layer -0.7 lear* -0.2 learner -0.4 leat* 0.3 leather 0.5 leg 0.9
legg* 1.5 legging 3.0 lehenga 0.3 leng* -0.4 length -0.9 lenovo -0.3 lense -0.2 less* 0.3 lesson 0.6 lesu -0.3 letter
0.3 lever -0.4 lg -0.3 lid -0.6 lifter 0.2 lifting -0.3 ligh* 0.3 light 0.2 lilac 0.8 lime -0.4 line -0.4 lined 0.3
linen 1.4 ling* -0.2 lingerie -0.3 lip -0.5 lipglos -0.2 lita -0.5 lite -0.4 litr* -1.0 litre -2.8 little 0.4 liverpool
0.3 load -0.4 loaf* 0.4 loafer 0.8 loan -0.3 local -0.2 lock 0.9 locker 0.2 logbook -0.4 long 0.7 longe -0.2 lorry -0.4
loti* -0.4 lotion -0.7 lubricant -0.3 lugabire 0.2 luganda -0.4 lunch -1.1 mabaati -0.2 mabe* -0.2 macbook -0.3 mach*
0.6 machine 1.1 madr* 0.3 madrid 0.5 mafuta -0.3 magsafe -0.3 mahindi -0.4 mahogany -0.3 maize -0.5 make* -0.3 makeup
-0.6 malaria -0.2 male* -0.2 maleng -0.3 mandazi -0.4 mango 0.5 mangu 0.2 mansionette 0.3 manual -0.4 mapambo 0.2
marathon -0.4 marble -0.3 mark -0.2 mark* 0.2 market 0.6 maro* 0.4 maroon 0.7 mash -0.7 mash* -0.3 mashati -0.3 mashuka
-0.6 masilo 0.3 mask -0.9 mat -0.9 matching 0.2 mate* 0.8 material 0.5 maternity 1.2 math* -0.4 mathematical -0.6 matt*
-0.3 matte -0.4 mattres -0.5 matu* -0.4 mature -0.8 max 0.7 maxi 0.3 mayai 0.3 mbao -0.3 meas* 0.6 measure 1.1 mech*
-0.3 mechanic -0.4 medi* -0.3 medium -0.4 melamine -0.3 membership -0.3 men 1.8 menstrual -0.3 mercurial 0.3 mesh 0.4
meta* -0.6 metal 0.6 metallic -1.2 meter -0.2 metr* -0.4 metre -1.1 mika* -0.5 mikasa -0.9 mikoba -0.3 mile -0.2 milk
-0.5 milk* -0.3 milking -0.6 mill* -0.4 million -0.7 min -0.2 mishkaki 0.3 miss* 0.3 missal 0.7 mist -1.2 mitandio -0.3
mitt* 0.5 mitten 1.0 mitumba -0.4 mixed 0.7 mkoba -0.2 ml 0.6 mobile -0.2 mode* 0.2 moisturiser -0.3 molfix -0.2 momb*
0.2 mombasa 0.5 momo 0.5 mono* 0.3 moro* 0.3 moroccan 0.5 mosq* -0.5 mosquito -0.9 moth* -0.2 mother -0.4 moto* -0.4
motoka -0.3 motorcycle -0.4 mouse -0.4 movie -0.3 mpale -0.3 mpya -0.3 mtn -0.3 mto 0.2 mtoto 1.0 mtum* -0.2 mtumba -0.4
muki* 0.2 mule 0.9 mulokony 0.2 multimeter -0.2 mum 0.2 munaana -0.2 munonga -0.2 mush* 0.3 mushanana 0.5 music -0.4
mustard 0.2 mvua 0.3 mvule -0.3 nail -0.5 nambale -0.4 name 0.4 nane 0.5 nani -0.3 napkin 0.2 nappie -0.3 nappy -0.2
naroca -0.2 nasal -0.2 navy 1.1 nazo -0.4 ndala -0.3 ndani 0.8 ndoo -0.2 ne 0.4 neck 0.5 neck* 0.5 necklace 0.9 need*
-0.3 needle -0.6 net -1.4 netb* -0.5 netball -1.0 newb* 1.4 newborn 2.8 newcastle -0.3 ngatto -0.2 ngege 0.2 nightie
-0.2 nike 1.1 nime* 0.3 nintendo -0.2 nipp* 0.4 nipple 0.7 niqab 1.8 nivea -0.5 nkaito -0.2 noah -0.3 non -0.7 nose 0.2
npk -0.5 nsawo -0.3 ntungamo -0.3 nude 0.9 nurs* 0.3 nursing 0.2 nutmeg 0.3 nutrilac 0.2 ny 0.8 nyum* 0.4 nyumba 0.3
obukomo -0.2 obukwanzi 0.4 obut* 0.4 obutiiti 0.8 of 0.9 office -0.2 official 0.5 oil 1.1 okay -0.4 old -1.9 olive 0.3
olug* -0.2 olugoye -0.5 oluwombo 0.2 omufaliso -0.2 omuleera 0.3 omwa* 0.4 omwana 0.7 omwe* 0.5 omwenagiro 0.7 one -0.5
oner 0.2 operated -0.2 orai* 0.2 oraimo 0.5 oran* -0.3 orange -0.6 ordinary -0.3 orig* -0.8 original -1.7 ostrich 0.3
osun -0.3 oud -0.6 outfit -0.2 oven -0.8 over* 0.5 overall 0.5 oversized 0.4 owe 0.8 owne* 0.5 owner 0.8 oxfo* -0.6
oxford -1.2 pacifier -0.2 pack 0.4 pack* -0.7 packed -0.3 packet -0.9 pad -0.8 padded 0.3 page -0.3 pain* -0.5 painted
-0.5 painting -0.5 pair -0.8 pajama -0.2 pala* 0.3 palazzo 0.5 pamp* -0.2 pamper -0.4 pan -0.5 panadol -0.2 pant 1.6
pantie 0.3 pantyhose -0.2 pare* 0.2 parent 0.5 park -0.8 part -0.3 partition 0.2 party 0.4 pas -0.3 passport -0.3 paste
-0.2 patent 0.2 pawpaw 0.3 pc -1.0 peach 0.2 peacock -0.3 pearl 0.9 pedal -0.4 peeler 0.2 pencil -0.3 pendant -0.2
pepper -0.3 perf* 1.0 perfume 2.1 permit -0.3 personal -0.5 philip -0.3 phoenix -0.3 phone 0.5 piaggio -0.2 pic -0.4
piec* -0.6 piece -0.5 pier* 0.4 piercing 0.7 piglet -0.4 pikipiki -0.3 pill* -0.6 pillow -0.8 pillowcase -0.5 pin -1.9
pink 1.0 piston 0.2 pixel -0.3 plain 0.7 plas* -0.6 plastic -1.2 plat* 0.2 plate -1.6 plated 0.9 platform 0.6 playsuit
-0.3 ple -0.4 pleated 0.3 plot 0.5 plug -0.8 ply -0.5 pocket 0.3 point -0.4 pointed 0.2 pole 1.6 poli* 0.4 police 0.3
polish 0.4 polygel 0.2 poncho -0.2 pony* 0.6 ponytail 1.2 popcorn -0.2 pot -0.3 pouch 1.8 powd* -0.5 powder -0.9 power
-0.6 pregnant -0.2 prem* -0.2 premio -0.3 pres 1.2 pres* -0.3 prim* -0.2 primary -0.4 prin* 1.0 printed 0.4 printing 1.5
pro 0.5 prom -0.4 ps4 -0.4 puffer -0.2 puffy 0.3 pump -0.9 punc* -0.5 punching -0.9 pupil -0.3 purse 0.7 push 0.4 pvc
-0.4 pyja* 0.6 pyjama 1.2 quartz 0.3 quilt -0.5 quire -0.3 r6 -0.4 rack -0.6 racket -0.3 rain 1.3 rain* 0.4 raincoat 0.4
raining 0.4 ram -0.3 rangi -0.4 raschel -0.3 rav4 -0.3 raw -0.2 ray 0.2 read* -0.2 reading -0.6 real 1.6 rear -1.3 rece*
-0.3 receipt -0.4 receiver -0.4 rechargeable -0.4 red 0.4 redmi -0.4 reduce 0.3 refl* 0.5 reflective 0.6 reflector 0.3
refund 0.2 regi* -0.3 registration -0.5 rela* 0.2 remo* -0.4 remote -0.3 repl* 0.3 replacement 0.6 resi* 0.2 resistance
-0.6 reto* -0.2 retouch -0.5 retro 0.5 reus* -0.2 reusable -0.4 rfid 1.0 ribb* 0.5 ribbed 0.4 ribbon 0.7 ride* 0.4 rider
1.9 ridge -0.6 ridi* 0.7 riding 1.5 rim -0.4 riml* 0.3 rimles 0.5 robe 0.6 robusta -0.2 rod -0.4 roll -0.6 roll* -0.2
roller -0.3 romp* 1.2 romper 2.4 roofing -0.2 rosary 0.4 rose 0.4 rota* 0.6 rotating 1.0 round -0.5 royal 0.9 rubb* -0.3
rubber -0.6 rugby -0.9 saa -0.5 saati -0.2 sabbuuni 0.4 sack -0.3 safe* -0.6 safety -1.2 salt 0.3 samba 0.3 samo* -0.2
samosa -0.4 sams* 0.4 samsung 0.9 sand* 0.5 sandal 1.3 saree 0.5 sash 0.4 satin 1.9 sauna 0.3 sauv* 0.4 sauvage 0.8
sawdust 0.2 scaffolding -0.2 scent 0.5 school 0.2 scie* -0.2 scooter -0.3 scre* 1.0 screen 1.3 screenshot 0.6 scru* 0.2
scrum -0.8 seal -1.3 seamles 0.3 seas* 0.3 season 0.5 seat -1.2 seat* -0.5 seater -1.0 secr* -0.2 secret -0.5 secu* 0.4
security 0.7 seed -0.3 self -0.3 semen -0.3 seri* 0.5 serie 1.0 service -0.4 set -1.6 sewi* 0.6 sewing 1.2 sexed -0.3
shade -0.6 sham* 0.2 shamba 0.5 shape -0.3 shaped 0.6 sharp -0.4 shati -0.4 shawl 1.1 shea -0.5 shee* -0.5 sheet -1.4
shein 0.5 shell 0.8 shir* 0.4 shirt 2.3 shock -0.7 shoe 1.6 shoulder 0.4 show* -0.4 shower -0.8 si -0.5 side -1.3
sidiria -0.3 sika* -0.3 sikaati -0.6 silage -0.2 sili* 0.3 silicone 0.7 silk 0.6 silv* 0.6 silver 1.2 sim -0.5 simba
-0.3 simu -0.2 sing* 0.7 singer 1.9 single -0.3 sisal 0.7 sitt* -0.2 sitting -0.5 six -0.3 size 3.8 skimming -0.2 skin
0.2 skir* 0.3 skirt 1.2 skool 0.2 sleep -0.3 sleeping -0.9 sleeve 0.9 slid* 0.8 slide 1.5 sling 0.5 slip* 0.8 slipper
1.6 smar* -0.4 smartwatch -0.6 smel* -0.5 smell 0.2 snea* 1.7 sneaker 3.2 soap -0.7 sock 2.3 sofa -0.9 soft 0.5 soft*
-0.4 softcare -0.6 sole 1.3 someone 0.3 sorg* -0.2 sorghum -0.4 sort* 0.4 sorted 0.8 spac* -0.3 space -0.3 spal* -0.5
spalding -1.0 spare -0.2 spectacle 0.3 spee* -0.2 speed -0.3 spf -0.3 spf50 -0.4 spid* 0.6 spiderman 1.2 spirit -0.3
spla* 0.7 splash 1.4 sponge -0.2 spoon -0.4 sport -0.5 spot -0.4 spray -0.3 spri* -0.4 spring -0.8 spro* -0.4 sprocket
-0.8 sqm -0.3 square -0.4 squeegee 0.3 ssapatu -0.3 stai* -0.7 stain 0.3 stainles -1.3 stall 0.5 stan* 0.2 stand 1.0
standard -0.4 standing 1.2 star -0.3 star* -0.3 starlink -0.3 starter -0.3 stea* 0.8 steamer 1.6 steel 0.3 steering -0.2
ster* -0.4 sterile -0.6 stick -1.1 stil* 0.3 stiletto 0.5 stir* -0.2 stirrup -0.4 stit* -0.7 stitched -1.2 stoc* -0.4
stocking -0.9 ston* 0.4 stone 0.6 stool -0.5 stor* -0.2 stra* 1.1 straight 1.6 strap 1.0 straw -0.5 strengthener -0.3
stri* -0.3 string -0.2 strip -0.3 stroller -0.7 strong 0.6 stud* -0.4 student -0.8 style 1.4 subaru -0.4 subw* -0.2
subwoofer -0.4 suede 0.8 sugar -0.5 suit 2.6 suitcase 0.4 sukari 0.2 summ* 0.4 summer 0.7 sunburst -0.2 sunglas -0.2
suns* -0.2 sunscreen -0.4 super -0.3 supp* -0.2 support -0.4 surg* -0.3 surgical -0.6 suru* -0.3 suruali -0.6 swad* -0.3
swaddle -0.7 swea* 0.5 sweater 1.2 sweet -0.2 swim* -0.4 swimming -0.7 swing -0.4 swis 0.3 switch -0.2 syringe -0.2 sz
0.4 t480 -0.2 t900 -0.2 taa 0.6 tabl* -0.5 table 0.8 tablet -0.9 tail* 1.4 tailor 1.8 tailoring 0.9 talkie -0.2 tank
-1.4 tape 2.1 tarp* -0.2 tarpaulin -0.4 tea -0.5 teach 0.7 team 0.5 tech -0.7 tech* -0.3 tecno -0.3 teddy 1.6 tee -0.7
tende -0.3 tenni -0.4 term 0.2 test -0.5 tested 0.3 tewali -0.3 textbook -0.3 texturizer 0.3 ther* -0.5 thermal -0.4
thermo -0.3 thermometer -0.3 theyre 0.2 thick 0.2 thing -0.2 third 1.1 thirty -0.4 thre* -0.5 thread -1.0 three -0.7
thri* 1.7 thrift 2.2 thriftug 0.8 tiara -0.2 tick* -0.6 ticket -0.8 tie 0.8 tier -0.8 tiger -0.5 tight 0.3 tile -0.3
timb* 0.4 timber -0.2 timberland 0.9 timing -0.3 tip -0.4 todd* -0.2 toddler -0.4 toe 1.1 toner 0.2 top 0.5 tote -0.3
touch 1.1 toughee 0.3 townhouse 0.3 toyo* -0.2 toyota -0.5 trac* 0.2 tracksuit 0.7 tractor -0.2 trad* 0.3 traditional
0.6 train -0.3 training -0.2 tramontina -0.2 tran* 0.2 trav* 0.4 travel 0.6 tray -0.4 trea* 0.2 treadle 1.2 treadmill
-0.7 tren* 0.3 trench 0.5 tri -0.3 trial -0.3 trim* -0.4 trimmer -0.8 trou* 0.3 trouser 0.6 truck -0.2 trunk -1.5 tube
-1.1 tube* -0.4 tubeles -0.8 tuku -0.2 tuku* -0.2 tummy -0.3 tung* 0.3 tungsten 0.5 turk* 0.2 turkish 0.6 turn* -0.3
turntable -0.5 tv -0.4 twenty 0.2 twice 0.5 two -1.3 type -0.8 tyre -0.2 uce -0.3 ugac* -0.2 ugachick -0.4 ugan* 0.3 uhd
-0.4 umbr* 0.2 umbrella 0.5 umoja 0.3 umrah 0.3 uncle -0.4 unga -0.6 unif* 0.6 uniform 1.1 unis* 0.3 unisex 0.5 unit
-1.0 urea -0.6 usb 0.5 used -1.4 ushungi -0.3 uv -0.3 vale* 0.8 valentine 1.6 valve -0.3 vani* -0.3 vanilla -0.6
varicose -0.2 varsity 0.4 vaseline -0.3 vaultex 0.3 veil 0.7 vers* 0.7 vert* -0.2 vertical -0.5 vest 1.7 vet -0.3 viatu
0.6 vict* -0.3 victoria -0.6 vikapu -0.3 vill* -0.3 villa 0.2 village -0.5 vint* 0.5 vintage 1.0 vinyl -0.4 visi* -0.3
visitor -0.4 vita* -0.2 vitamin -0.2 vitz -0.5 vya 0.7 wais* 0.2 waist 1.9 waistcoat 0.6 walk* -0.7 walker -0.6 walkie
-0.2 walking -0.5 wall -2.1 wall* 0.2 wallet 0.5 wana* 0.4 wange -0.4 wash* -0.3 washable -0.6 watch 2.1 watching -0.6
water 0.5 watermelon -0.3 waterproof 0.8 wato* 0.5 watoto 0.9 watt -0.4 wave 0.7 wear 0.9 wearing 0.3 website 0.2
wedding 0.4 wedge 0.7 week -0.5 weekender -0.3 weight -0.3 weld* -0.3 welding -0.7 went 0.4 wheat 0.8 whee* 0.4 wheel
0.4 wheelbarrow -0.2 white 2.4 whole 0.3 wide 0.9 wife 0.2 wig 1.1 wilson -0.4 window -0.5 windproof 0.5 wine 0.9
wingtip -0.2 wint* 0.6 winter 1.2 wipe -0.3 wire -0.2 wireles -0.4 wish -0.4 with 0.7 witn* 0.3 women -0.3 wooden 0.3
world -0.6 woven -0.8 wrap -0.3 wrapping -0.2 wris* -0.3 wrist -0.2 wristband -0.7 xl 5.0 xr -0.3 xxl 2.9 yaba* 0.3
yama* -0.3 yard 1.1 yeezy 0.7 yell* 0.2 yellow 0.5 yoga -0.6 yoghurt -0.4 your* 0.5 yourself 0.6 yr -0.3 zaba* 0.9
zabaana 1.3 zaweddewo -0.3 zigzag -0.2 zime* -0.3 zip 3.6 zonna 0.6
`,
  beauty: `
38x38 -0.2 4x6 -0.4 5x6 -0.5 6x6 -0.6 a3 -0.3 abaya -0.7 abuja 0.7 acaricide -0.2 acne 0.7 acre -0.4 acry* 0.3 acrylic
0.6 adju* 0.4 adjustable 0.9 afri* 0.2 african 0.6 air -0.6 almond 0.3 aloe -0.7 alone 0.3 aluminium -0.2 amabaati -0.3
amafuta -0.2 amay* 0.2 amusement -0.2 and -0.4 ani -0.3 anklet -0.4 anti -0.2 apwoyo -0.2 arm -0.2 arse* -0.4 arsenal
-0.7 artist 0.5 asanteni 0.2 asian 0.4 asic -0.5 asked -0.3 atf -0.2 attar -0.2 automatic -0.3 avent -0.3 away -0.2
ayagala -0.2 ba -0.2 baby 0.9 baby* 0.4 babylis 0.9 baccarat 0.2 bag -1.0 baggy -0.2 balance -0.2 bale -0.6 ball -0.3
balm 0.5 bana* -0.2 banana -0.5 barb* 1.0 barber 2.1 base 0.6 basin -0.5 batt* -0.3 battery -0.4 bbiri -0.2 bead 0.8
bead* 0.4 beaded 0.9 beard 0.5 beau* 0.3 beauty 0.5 bed 1.1 beds* -0.3 bedsheet -0.6 bee 0.7 bees* 0.6 begg* 0.2 belly
1.1 bench -0.3 bicycle -0.2 big 0.5 binding -0.4 birthday -0.3 blac* 0.3 black -0.8 blackhead 0.6 blad* 0.5 blade 1.1
blading 0.2 blanket -0.3 blazer -0.3 blea* 0.5 bleach 0.8 blen* -0.4 blender -0.8 block -0.3 blon* 0.5 blonde 0.9 blow
0.6 blue 0.8 bluetooth -0.2 board -0.4 boda -0.6 body 0.6 body* 0.7 boil* 0.4 boiler 0.8 bond 0.4 bone 1.4 bonnet 0.4
boob 1.1 book -0.2 boot -0.2 booty 1.5 bott* 0.9 bottle 1.9 bow 0.5 bowl -0.2 box -0.6 boxer -0.2 boy -0.5 brac* 0.7
bracelet 1.4 brai* 1.4 braid 2.2 braiding 0.6 bras 0.4 bread -0.3 brid* 1.5 bridal 2.6 bride 0.3 bronzer -0.2 brow 1.0
brow* 0.2 brush -1.0 buck* -0.3 bucket -0.6 buffer 0.4 buk 1.2 bukh* 0.4 bukhoor 0.8 bulb -0.2 bump 0.8 bundle -0.3
busi* 0.2 busines 0.4 butt* 0.2 butter 0.9 cabinet -0.2 cable -0.7 came -0.2 camera -0.2 campu -0.3 candle 0.5 cannula
-0.2 canon -0.3 canva -0.3 cape 1.1 caps* 0.6 car -0.6 card 1.0 cardigan -0.3 care 0.4 caro 1.1 carpet -0.3 carr* 0.4
carrot 0.8 cart* 0.3 carton 0.7 case 0.7 cashewnut 0.2 cello -0.2 cent* -0.2 centre -0.4 cera* 0.2 cerave 0.4 ceri* 0.2
ceriotti 0.4 cert* 0.6 certificate 1.2 chai* 0.3 chain 0.8 chair 0.9 char* -0.6 charcoal -0.7 charger -0.2 charm 1.6
chelsea -0.2 chic* -0.2 chick -0.4 chiffon -0.2 child 0.5 children -0.3 chip 0.5 chocolate 0.2 church 0.3 cinnamon -0.2
clamp -0.2 clas* 0.2 classic 0.4 clea* -0.2 clear -0.3 clinic 0.3 clinical -0.4 clip 2.8 clip* -0.5 clipper -1.0 clove
0.2 cluster 0.2 cobw* -0.2 cobweb -0.5 coco* -0.5 cocoa 0.4 coconut -1.1 coffee -0.3 coffin 0.6 cold -0.6 colg* 1.3
colgate 2.6 colic -0.2 coll* 1.1 collagen 2.8 collection -0.2 colo* 0.4 colour -0.3 coloured 1.2 combo 0.2 comp* -0.7
compas -0.4 complete -0.5 compound -0.3 concealer 0.2 conditioner 0.3 cone -0.4 cont* -0.5 container -0.2 contour -0.2
cooker -0.4 cool 0.4 corn* 0.2 cornrow 0.4 cors* 0.4 corset 0.7 cosm* 0.8 cosmetology 1.1 cosrx 0.4 cott* -0.4 cotton
-0.8 cour* 1.1 course 2.3 cove* 0.3 cover 1.0 crack 0.5 crane -0.3 crank -0.6 croc -0.6 croc* -0.6 crochet -0.7
crocodile -0.4 crown -0.4 cry 0.3 crys* 0.3 crystal 0.7 cup -0.5 curl 0.6 curl* 0.3 curling 0.5 curly 0.6 curry -0.4
curt* -0.3 curtain -0.6 cutter -0.3 dand* 0.2 dandruff 0.4 dark 0.4 dash* -0.2 dashboard -0.4 daug* 0.2 daughter 0.4
denim -0.2 derma 0.4 detangling 0.4 dettol 0.3 dexron -0.2 dinner -0.3 dip -0.3 disp* 1.0 display 1.0 disposable 1.1 diy
0.5 door -0.4 drea* 0.7 dreadlock 1.5 dres -0.6 dres* 0.3 dresse -0.3 dressing 1.0 dried -0.3 drill -0.2 drink -0.7 drip
-0.3 dryer 0.3 dupe 0.5 dutch 0.3 duty -0.5 duvet -0.6 dye 0.4 ear 1.4 earr* 0.9 earring 1.8 ebibalabe 0.2 ebinyeebwa
-0.2 edge 1.1 edib* 0.2 edible 0.4 egg -0.6 eid -0.3 ejjinja 0.2 ekik* 0.3 ekyeyo -0.3 elec* 0.4 electric 0.8 embroidery
-0.2 empty -0.3 end -0.3 engi* -0.3 engine -0.6 enja* 0.3 enjala 0.6 entry -0.3 equipment 0.3 eshabwe -0.2 esse* 0.3
essence 0.4 eucalyptu -0.3 ex 0.4 exfo* 0.6 exfoliating 1.3 exte* 0.2 extension 0.5 extra -0.3 extractor 0.4 eye 0.8
eyeb* 0.6 eyebrow 1.2 eyel* 0.2 eyelash -0.2 fabric -0.2 faci* 0.8 facial 1.5 fade 0.4 faja 1.0 fake 0.4 fat 0.4 fee 0.3
feet -0.4 fibre -0.2 fielder -0.3 fifa -0.2 fifty 0.3 fill 0.5 fine 0.4 fing* 0.3 finger 0.5 fini* 0.2 fit 0.2 fitt*
-0.2 fitted -0.4 fixi* 0.4 fixing 0.8 flas* -0.4 flex* 0.3 flexible 0.6 flower -0.3 fluffy -0.3 foaming 0.3 fold* 0.7
foldable 1.3 foot 0.9 for 0.2 fore* -0.6 forever -0.9 foun* 0.2 foundation 0.5 four 0.3 frame -0.3 free* -0.4
freestanding -0.5 fresh -0.3 frie -0.2 front -0.6 frontal 0.3 frozen -0.3 fruit -0.2 full 0.6 ga -0.4 garbage -0.2
garden -0.2 garment -0.3 gate -0.2 gauge -0.5 gauze -0.4 gear -0.4 geis* 0.4 geisha 0.8 gel 0.6 gem 0.8 gen -0.2 ghana
1.0 ghee 0.2 gift 1.1 gill* 0.5 gillette 1.0 girl 0.6 glas 1.2 glos 1.4 glov* -0.4 glove -0.7 glow 0.5 glucometer -0.3
glue -0.3 glycerin -0.3 goat -0.4 gold 1.1 gomesi 0.5 got2b 0.7 gown -0.3 grade -0.5 grea* 0.3 grease 0.7 green 0.7 grey
-0.7 groundnut -0.2 gumb* -0.2 gumboot -0.4 gun -0.4 gwa -0.2 gwenjuki -0.2 gym -0.4 gypsum -0.2 hair 3.3 hair* 0.7
haircut 0.5 hairdressing 0.4 hairpiece -0.3 hamm* 0.3 hammam 0.7 hand* -0.2 handbag -0.6 handle -0.3 handmade 0.7 hb
-0.5 hd 0.3 head 0.7 headwrap 0.3 heat -1.1 heater 0.3 heavy -0.9 heel -0.5 herb* 1.4 herbal 2.8 high -0.3 highlighter
-0.3 hill -0.2 hip 1.5 hire -0.4 hisense -0.3 hole -0.3 home 2.4 hood* -0.2 hoodie -0.3 hook 1.0 hoop 2.5 horn -0.2
house -0.2 hp -0.3 huda 0.3 hund* 0.3 hundred 0.6 hydr* 0.5 hydraulic 1.1 ice -0.8 iii -0.6 ile -0.3 incense -0.3 inch
-0.4 inch* 0.2 inche 0.5 insi* -0.4 inside -0.7 introduction -0.3 ionic 0.4 itself 0.3 jack* -0.2 jacket -0.5 jama* 0.4
jamani 0.7 jean -1.6 jerr* -0.6 jerrycan -1.0 jers* -0.3 jersey -0.6 jewe* 0.3 jewel 1.1 jewelry -0.2 john* 0.9 johnson
1.8 joint -0.3 jordan -0.3 jump* -0.2 jumpsuit -0.4 kali* -0.3 kaliifuwa -0.4 kanzu -0.2 katogo 0.2 kayano -0.3
ketoconazole 0.4 kettle -0.2 kid -0.3 kikooyi -0.3 kilo -1.0 kinky 0.2 kiss* 0.4 kisse 0.7 kitgum -0.4 knee 0.3 knitted
-0.3 knot* 0.4 knotles 0.9 knuckle 0.4 kohl -0.3 kojic 0.3 ktb -0.2 kubwa 0.4 kuroiler -0.2 kwanjula -0.3 lace 0.6
ladder -0.2 ladi* -0.6 ladie -1.2 lady 0.4 lamp -2.1 langi 0.2 laser 1.0 lashe 0.3 last 0.4 latex 0.8 lattafa 0.3 law
-0.5 laye* 0.8 layer 0.7 leat* -0.8 leather -1.5 led 1.6 leg 1.2 legging -0.4 lemon -0.2 leng* 0.3 length 0.7 lens* 0.5
lense 1.1 lett* -0.3 lettering -0.4 lg -0.2 lid -0.2 lift* 0.8 lifter 1.5 ligh* 0.6 light 1.0 line 0.9 lined 0.4 linen
-0.3 lip 2.1 lipglos 0.3 lips* 0.2 lipstick 0.5 liqu* -0.5 liquid -1.1 listerine 0.4 lita -0.3 litr* -0.8 litre -2.1
loaf* -0.2 loafer -0.4 lock -0.3 logbook -0.2 long -0.5 longe -0.2 loop 0.3 luganda -0.3 mach* -0.8 machine -1.6 mafu*
0.5 mafuta 0.9 magi* 0.3 magic 0.8 main -0.3 make* 1.3 makeup 2.5 malaria -0.2 mango 0.3 mangoe -0.2 mani* 0.2 manicure
0.5 mara* -0.3 marashi -0.3 marathon -0.3 mari* 0.4 marine 0.8 mark -0.5 maroon -0.3 mask -0.3 masking -0.4 mass* 2.0
massage 3.4 massager 0.8 mat -0.4 material -0.2 matte 1.0 mattres -0.3 measure -0.3 measuring 0.3 medi* 0.5 medium 0.7
melt 0.3 menstrual -0.3 metr* -0.4 metre -1.0 microblading 0.3 milk -0.6 milking -0.3 mini 0.8 mini* 0.2 minimum 0.3
mirr* 0.4 mirror 0.8 mist 1.1 mixed -0.3 ml 1.4 mobile 0.4 model -0.2 mom -0.7 moringa -0.3 moro* 0.3 moroccan 0.6
mosquito -0.3 mother 0.2 mouth 0.3 moyao 0.3 mpya -0.2 mto 0.2 mum -0.2 mwezi 0.2 nail 2.3 nair 0.5 nambale -0.2 name
-0.3 nano 0.4 nataraj -0.2 ne 0.6 neck 0.4 neck* 0.3 necklace 0.7 need* 0.3 needle 0.7 neighbour -0.2 net -0.4 niac* 0.3
niacinamide 0.6 nike -0.2 nipp* 0.5 nipple 0.9 niqab -0.3 nivea 0.4 non -0.3 nose 1.2 note -0.3 notice 0.3 nude -0.3
nurs* -0.3 nurse 0.3 nursing -0.3 nviiri -0.3 ny -0.3 nywele -0.2 obut* 0.4 obutiiti 1.0 obuwoowo -0.2 of 1.7 office
-0.3 oil 1.4 oint* 0.6 ointment 1.2 ok 0.4 okul* 0.5 okulongoosa 0.6 okusiba 0.5 old -0.2 omubisi -0.2 on 1.2 one -0.7
operated -0.2 oraimo -0.2 ordi* 0.3 ordinary 0.6 orga* 0.5 organiser 1.0 orig* 0.3 original 0.5 oud 0.7 pack 2.2 packed
0.2 pad 2.3 pain* -0.2 paint -0.8 painting -0.4 pair -1.0 pamper -0.2 panel -0.3 panty 1.2 paper -0.5 paraffin -0.4 park
-0.2 part 0.4 pas -0.2 passion 0.2 paste 0.7 patience 0.3 pedi* 0.4 pedicure 0.8 penc* -0.3 pencil -0.6 pepp* 0.7 perf*
0.9 perfume 1.7 pero* 0.4 peroxide 0.7 phil* -0.2 philip -0.4 phone -0.2 phys* -0.3 physiotherapy -0.5 piec* 0.3 piece
0.3 pier* 1.0 piercing 2.1 pill* 0.3 pillow 0.7 pimple 0.2 plai* 0.6 plain -0.3 plaiting 1.3 planter 0.2 plas* -0.3
plaster -0.2 plastic -0.4 plat* -0.6 plate -0.4 plated -0.9 plier 0.2 plot -0.3 plug -0.3 plum* 0.2 plumping 0.4 ply
-1.0 polygel -0.2 ponytail -0.2 pore 0.8 portable -0.2 pot 0.6 powder 0.4 pre 0.3 pres 0.8 pressed -0.2 pressing 0.5
prim* -0.3 primary -0.2 primer -0.3 prin* -0.5 print -0.4 proof -0.2 ps4 -0.3 puff -0.3 puncture -0.2 purchase 0.2
quaker -0.2 rain -0.6 rangi -0.6 rash 0.5 raw -0.3 razor 0.4 real 0.8 rear -0.9 receipt -0.3 rech* -0.3 rechargeable
-0.7 recl* 0.6 reclining 1.2 red -0.8 refi* 0.3 refillable 0.6 rela* 0.2 relaxer 0.3 remo* 1.0 remote -0.3 removal 1.1
remover 0.7 removing 0.4 repa* -0.2 repair -0.5 replacement 0.3 reti* 0.3 retinol 0.5 reto* 1.0 retouch 2.0 retwist 0.3
reusable 0.3 ribb* 0.4 ribbon 0.8 rice -1.0 ring 3.0 rolex 0.3 rolled -0.3 rose* 0.8 rosemary 0.5 rouge 0.2 round 1.2
rub -0.8 rubb* -0.4 rubber -0.7 rubbing -0.2 ruby 0.7 runyankole -0.2 sachet 0.2 sack -0.4 salon 2.9 salt 0.3 salve -0.3
samosa -0.2 samsung -0.3 sand* -0.2 sandal -0.4 satin 1.4 saucepan -0.2 saudi -0.2 sauv* 0.2 sauvage 0.4 scent -0.6
scho* -0.2 school -0.5 scissor 0.2 scre* -0.4 screen -0.7 scru* 0.6 scrub 0.6 scrubber 0.3 scrunchie 1.3 seal -0.4
season -0.2 seat -0.3 seat* -0.2 seater -0.4 secr* 0.8 secret 1.6 seme* 0.2 semester 0.5 separate 0.3 serum 0.4 serv*
0.7 service 1.5 sess* 1.0 session 2.0 set -1.0 sewn 1.0 shad* 0.2 shade 0.5 shap* 1.6 shaper 1.4 shapewear 1.5 shar* 0.7
sharpener 0.8 shave 0.6 shea 2.1 sheen 0.2 sheep 0.2 sheer -0.2 shelf 0.6 shine 0.3 shirt -0.4 shoe -1.0 show* 0.7
shower 1.5 side -0.2 silicone 0.2 silk 1.1 sims* -0.3 simsim -0.6 simu 0.5 six -0.3 size -1.8 skin 1.2 skincareug 0.2
skirt -0.3 sleeve -0.3 slid* -0.2 slide -0.5 slim -0.2 slip* 0.2 slipper 0.5 small 1.2 smart -0.4 smel* 0.6 smell 0.5
sneaker -0.2 soap 1.4 sock -0.2 sofa -0.3 solar -0.3 soldering -0.3 spf 0.5 spf50 1.0 spiral -0.4 spla* -0.7 splash -1.4
spon* 0.3 sponge 0.6 spray 0.5 spri* -0.2 spring -0.5 ssefuliya -0.2 stage -0.3 stainles 0.5 stamp -0.2 standing 0.4
stea* 0.2 steel -0.4 sten* -0.2 stencil -0.4 ster* 0.7 steriliser 1.4 stic* -0.2 sticky -0.3 stit* 0.4 stool -0.3 stop*
0.4 stopper 0.8 stra* 0.2 straight 0.4 strap -0.2 stretch -0.2 stri* 0.4 strip 0.5 stro* -0.3 stroke -0.4 strong -0.2
stucco -0.4 stud 1.6 study -0.2 styl* 0.3 styling 0.7 succes -0.3 suede -0.2 sugar -0.6 suit -0.5 sunburst -0.3 sunf*
-0.2 sunflower -0.5 sunglas 0.2 suns* 0.4 sunscreen 0.9 super -0.3 sweet -0.2 tablet -0.3 tadooba -0.2 tank -0.2 tape
0.4 tatt* 0.7 tattoo 1.3 tea -0.3 teat -0.4 technician 0.4 teddy 0.2 teeth 1.1 teether -0.3 tele* -0.2 telescopic -0.5
ten 0.6 test -0.4 test* 0.4 tested 0.8 texturizer -0.2 thing -0.2 third -0.3 thousand 0.3 thre* 0.4 thread 0.5 threading
0.4 thri* -0.5 thrift -0.6 tick* -0.2 ticket -0.5 tier -0.3 tikt* -0.3 tiktok -0.4 tile -0.2 tin 0.8 tint 0.3 tip -0.3
tiss* 0.4 tissue 0.7 tita* 0.5 titanium 0.9 toe -0.3 toge* -0.3 together -0.6 toner 1.1 tool 0.4 tooth 3.3 top -1.6
touch 0.8 towe* -0.3 towel -0.5 toyota -0.2 traditional 0.3 trai* 1.5 train 0.3 trainer 2.7 training 0.4 tren* -0.2
trench -0.4 trial 0.6 trim* -0.7 trimmer -1.5 trolley 0.3 tub -0.4 tube 1.8 tube* -0.2 tubeles -0.5 turkey -0.3 turmeric
0.4 tv -0.3 twenty 0.3 twice 0.2 twin 0.5 twist 0.6 two -0.5 uhd -0.3 uk -0.3 umeme 0.6 usb -0.3 uv -0.5 vacu* 0.2
vacuum 0.5 vale* 0.6 valentine 1.2 vanilla -0.3 vase* 0.8 vaseline 1.5 veil -0.5 velcro 0.2 ventolin -0.2 vera -0.7
vict* 0.6 victoria 1.2 vill* 0.3 village 0.5 vintage -0.3 vita* 0.4 vitamin 0.9 vodka 0.4 wais* 0.4 waist 4.7 waistbead
0.7 wall -0.4 wallet -0.2 wange 1.4 wash 0.9 washed 0.3 watc* 0.3 watching 0.7 wate* 0.4 water -0.5 waterproof 0.9 watt
-0.3 wax 2.0 waxi* 0.4 waxing 0.9 way -0.6 weav* 0.3 weave -0.3 weaving 1.0 week 0.2 weight -0.2 went -0.3 wheel -0.3
whipped 0.4 whit* 0.5 white -1.3 whitening 1.1 wifi -0.2 wig 3.1 wigs* 0.4 winter -0.2 wipe 1.6 wire -0.3 with 1.6 witn*
0.2 women 0.3 wooden -0.3 wool -0.6 world -0.3 wristband -0.2 xl -0.5 xxl -0.2 xylophone 0.2 yard -0.5 yeezy -0.3 yo 0.3
yourself -0.2 za 0.7 zam 1.2 zika* 0.7 zip -0.2 zonna -0.4
`,
  health: `
5x6 -0.6 6x6 -1.5 a3 -0.2 a4 -0.3 ab 0.9 abaya -0.6 abbott -0.2 abuja -0.2 acar* 0.9 acaricide 1.7 accu 0.3 acholi -0.2
acne 1.4 acre -0.4 acrylic -0.2 acup* 0.3 acupressure 0.6 adida -0.4 adju* 0.8 adjustable 1.2 adult 0.4 afri* 0.8
african 1.4 air -0.3 ajja -0.3 albe* 1.1 albendazole 2.1 alle* 0.2 allergy 0.4 aloe 1.5 amabaati -0.3 ambu* 0.6
ambulance 1.3 and 0.6 ankole -0.2 anti 1.3 appl* -0.2 apple 0.2 applicator -0.4 apwoyo -0.2 arm 0.4 arse* -0.4 arsenal
-0.8 artificial 0.4 asali 1.4 asic -0.3 asked -0.5 aspi* 0.7 aspirator 1.3 asthma 0.2 atla 1.4 authentic 0.4 autoclave
0.4 automatic -0.7 avent -0.7 ba -0.4 babie -0.4 baby 1.9 back* -0.3 backpack -0.3 backtoschool -0.2 bag 0.5 bala* -0.2
balance -0.3 bale 1.2 ball 0.9 balm 2.9 bamboo -0.2 band 2.3 bank -0.4 baofeng -0.2 bask* -0.3 basket -0.5 bath 1.1
bathroom 0.8 bathtub -0.5 batt* -0.2 battery -0.4 bead -0.3 beaded -0.3 bean -0.5 beauty -0.4 beco* 0.2 become 0.5 bed
0.9 bedb* -0.3 bedbug -0.7 bedd* 0.5 bedding 1.0 beds* -0.3 bedsheet -0.7 bees* -0.3 beet* 0.7 beetroot 1.4 belt -0.9
bench 1.0 bible -0.2 bicy* -0.3 bicycle -0.5 big 1.1 bike -0.4 black -0.3 blan* -0.2 blanket -0.3 blazer -0.3 bleach 0.2
block -0.4 blonde -0.2 blood 1.1 blue 0.9 bluetooth -0.3 board 1.0 boarding -0.2 boda -0.2 body 1.1 boiler -0.3 bone 0.5
book -0.4 bookshelf -0.2 boom -0.3 boos* -0.4 booster -0.9 boot -0.4 born -0.2 bottle 0.3 boxer -0.3 boxing -0.3 boy 0.8
bra -0.6 brac* 0.2 brace 0.8 brai* -0.3 braid -0.4 brand -0.4 bras -0.3 brea* 1.4 breakfast 0.4 breast 3.1 breastfeeding
-0.6 brew -0.3 brid* 0.6 bridal -0.2 bridge 1.5 brown -0.9 brush 0.5 bu -0.5 buck* 0.4 bucket 0.9 buk 1.0 bun 0.2 bure*
0.2 buremba 0.5 burn 0.3 burn* -0.3 burner -0.6 burst 1.5 busines 0.3 busuuti -0.3 butt* 0.9 butter 2.1 bwa 1.2 cabl*
-0.2 cable -0.8 caftan -0.2 cage -0.2 cake -0.4 calc* -0.2 call 0.5 camborough -0.2 came -0.4 campari 0.2 cand* -0.7
candle -1.3 cann* 0.7 cannula 1.5 canon -0.4 cap -0.6 captain -0.2 car -0.2 carbon -0.3 care 3.6 cargo -0.2 caro -0.2
carp* -0.2 carpet -0.3 carr* -0.2 carrot -0.4 cart* 0.4 carton 0.7 case 1.7 casio -0.3 cast* -0.3 castor -0.5 catheter
0.4 catt* -0.2 cattle -0.4 cement -0.3 centrifuge 0.4 cera* 0.9 cerave 2.0 chai 0.5 chai* -0.2 chain -0.3 chair 0.6
char* -0.5 charcoal -0.6 chek 0.3 chelsea -0.3 chest 0.3 chia 1.4 chick -0.2 chiffon -0.3 child 0.4 chocolate 0.2
christma 0.3 church -0.2 cider 0.3 cinn* 0.5 cinnamon 0.9 circ* 0.6 circle -0.4 circumcision 1.7 clamp 0.4 clas* 0.3
classic 0.6 clay -0.2 clea* 0.3 clean -0.4 cleaner -0.6 cleaning -0.2 cleanser 1.4 clear -0.5 clin* 1.7 clinic 2.2
clinical 1.2 clip* 0.8 clipper 1.6 coaching -0.3 coartem 0.4 coat 1.1 coco* 0.3 cocoa -0.2 coconut 0.6 coff* -0.4 coffee
-0.4 coffin -0.4 cold 1.6 colic 0.3 coll* -0.2 colour -0.4 coloured 0.4 comb -0.4 comm* 0.7 commode 1.5 compression 0.3
condom 0.3 cons* -0.2 consultation -0.2 cont* -0.3 container -0.2 content 0.4 continuou -0.5 cook* -0.3 cooked 0.3
cooker -0.6 cookie -0.4 copy -0.2 corn* 0.6 corner 1.1 corset -0.2 cosm* 0.3 cot -0.7 cott* 0.4 cotton 0.7 cough 0.6
coun* 0.7 count 0.4 counter 1.2 counting -0.3 cove* -0.3 cover 0.4 cow -0.2 crack 1.6 cracked -0.3 cramp 0.2 cran* 0.2
crane -0.3 crank 0.2 crate -0.3 crawling -0.2 cream 1.1 crestank -0.2 croc -0.7 crocodile -0.3 cros -0.2 crown 1.3
crutch -0.3 crutche 0.6 crys* -0.3 crystal -0.6 cuff 0.3 cup 0.3 cupcake -0.3 cupp* 0.7 cupping 1.4 curry -0.4 curtain
-0.4 cutter -0.2 dand* 0.7 dandruff 1.3 date -0.4 dawa -0.7 deep 2.5 denim -0.4 denso -0.2 dent* 1.1 dental 2.3 dewo*
1.2 deworming 1.2 diap* 0.3 diaper 0.5 diesel -0.2 digi* 0.6 digital 1.2 dining -0.2 dishe -0.3 disn* -0.3 disney -0.6
disp* -0.2 dispenser -0.3 dose 0.6 doub* 0.8 double 1.6 doughnut -0.2 dozen -0.6 drama 0.4 draw* -0.2 drawer -0.3 dren*
-0.2 drench -0.4 dres -0.5 dresse -0.3 dried 1.3 drink 0.3 drinking -0.3 drip 1.4 duck -0.3 dumb* 0.4 dumbbell 0.8 duty
-0.3 duvet -0.7 ear -0.6 earring -0.4 eat -0.2 ebib* 0.2 ebibalabe 0.5 ebyambaro 0.3 eddagala -0.3 edge 1.1 edib* 0.6
edible 1.1 effe* 0.3 egg -0.3 eid -0.3 eight -0.3 ejjinja -0.3 ekit* -0.2 ekyo* 0.2 ekyogero 0.4 elbow 0.9 electric 0.5
electrolyte -0.2 elfu 0.4 emit* -0.3 emitwalo -0.4 emmumbwa -0.3 end -0.2 ener* -0.3 energy -0.5 engi* -0.2 engine -0.5
english -0.3 ensiri 0.4 entry -0.3 eshabwe -0.3 eucalyptu -0.2 exam -0.3 examination 0.3 extra 0.7 eya -0.6 eyebrow -0.3
faci* 1.6 facial 3.3 fan -0.2 fat -0.2 father -0.2 feed* 0.5 feeding 1.1 feet -0.5 fibre -0.3 fifa -0.4 file 1.6 filling
0.3 filter -0.2 fish -0.3 fit -0.9 fitting 0.4 five -0.6 flask -0.4 flat -0.4 flow* 0.6 flower 1.3 fluffy -0.2 foam 2.3
foam* -0.3 foaming -0.5 fold -0.3 fold* 0.8 foldable 2.0 folding -0.4 foot 1.4 for 2.4 fore* 0.2 forever 0.6 fort -0.2
fracture 0.2 frame 0.6 free* -0.2 freepod -0.3 fresh -0.2 fridge -0.3 full 0.6 ga -0.2 gaming -0.2 gate -0.3 gauge -0.4
gauze 0.8 gear -0.2 gel 0.6 gem -0.4 ghana 1.4 ghee -0.7 gift -0.2 ging* 0.5 ginger 1.0 girl -0.5 glas 1.1 glas* 1.1
glasse 2.3 glos -0.3 glov* -0.4 glove -0.8 gnut 1.6 goalkeeper -0.2 goat 1.7 gold -0.6 golden -0.4 gome* -0.5 gomesi
-0.9 gown -0.2 grade -0.4 gram 0.9 gran* 0.5 granola 1.4 green -0.3 grey -0.8 grinding 0.3 grip 1.0 gripe 1.2 group 0.3
grow* 0.5 growth 1.1 gues 0.4 gumb* -0.3 gumboot -0.6 gumm* 0.3 gummie 0.6 gun 0.5 gwa -0.5 gwenjuki -0.4 gym 1.6 gyps*
-0.3 gypsum -0.5 habbat 0.4 hair -1.6 half 0.4 hand -0.2 hand* -1.0 handbag -0.5 handle -0.2 handmade -0.7 handwash -0.3
hard 1.0 hat -0.3 head 0.7 head* -0.2 headboard -0.2 heat 1.2 heavy -0.7 herb 0.4 herb* 0.7 herbal 1.3 hibi* 0.6 hibiscu
1.2 high -0.4 hija* 0.6 hijab -0.2 hijama 1.4 hinge 0.3 hire 1.0 hisense -0.4 hiv 0.4 hive 0.3 hoe -0.3 hole -0.6 home
3.2 hood* -0.2 hoodie -0.4 hook 1.3 hoop -0.2 horn -0.3 hosp* 0.8 hospital 1.6 house -0.3 hundred -0.2 ice 0.8 iii -0.2
ile -0.4 inch -0.7 inch* -0.2 inche -0.4 infr* 0.3 infrared 0.6 inhaler 0.2 injection 0.5 insi* 0.5 inside 0.9 inso* 0.8
insole 1.7 insu* 0.4 ishi* 0.5 ishirini 0.9 itse* -0.4 itself -0.7 jack -0.2 jack* -0.3 jacket -0.5 jar 1.7 jean -0.2
jerr* -0.3 jerrycan -0.4 jers* -0.4 jersey -0.8 jogoo 0.2 john* -0.3 johnson -0.5 joint -0.2 jord* -0.2 jordan -0.3
juice 2.2 jump -0.4 jump* -0.3 jumpsuit -0.4 kakira -0.2 kanzu -0.3 keto* 0.7 ketoconazole 1.3 kett* -0.5 kettle -0.8 kg
-0.5 kid 0.7 kikombe 0.2 kikooyi -0.2 kikopo -0.2 kilo -1.0 king 1.0 kitc* -0.3 kitchen -0.4 kitenge -0.4 knapsack -0.3
knee 0.6 knitted -0.3 knotles -0.3 knuckle -0.2 kojic -0.5 kubwa -0.3 kumi -0.2 kung* -0.3 kunguni -0.6 kuroiler -0.2
kutu* 0.4 kwanjula -0.3 la 0.4 lab 2.0 lace -0.3 ladi* -0.4 ladie -0.7 lake 0.3 laminating -0.2 lanc* 0.5 lancet 1.0
langi 0.3 latex -0.8 layer -0.3 leat* -0.6 leather -1.1 leave 0.2 leg 0.3 legg* -0.4 legging -0.8 lemo* 0.6 lemon -0.2
lemongras 1.2 len -0.5 lense 0.2 lg -0.3 lid -0.5 ligh* -0.3 light -0.6 lilac -0.2 line -0.3 linen -0.3 lip 1.5 lipstick
-0.2 listerine 0.4 litr* -0.3 litt* 0.3 littmann 0.6 loafer -0.3 loan -0.2 logbook -0.3 long 1.4 longe -0.3 loti* 0.4
lotion 0.8 lubr* -0.3 lubricant -0.6 luga* -0.3 luganda -0.5 lumbar 0.3 lwensiri 0.4 maca -0.3 machine -0.3 mafu* 0.7
mafuta 1.3 magi* 0.2 magnesium -0.3 maho* -0.2 mahogany -0.4 mala* 0.5 malaria 1.1 male -0.2 man -0.3 mand* -0.2 mandazi
-0.4 mango -0.4 mani* -0.2 manicure -0.5 manu* 0.9 manual 1.7 marathon -0.4 mari* 0.2 marine 0.5 mark 0.8 maroon -0.3
mas 0.3 masala -0.4 mass* 0.9 massage 1.1 massager 0.8 mat 0.7 mate* 0.3 maternity 0.9 mathematic -0.2 matooke -0.2
matt* 0.5 mattres 1.1 medi* -0.2 medium -0.2 memo* 0.6 memory 1.1 men -1.2 mens* 0.3 menstrual 0.7 metal -0.2 meter -0.3
metre -0.6 mi 1.6 mia 0.5 micr* 0.5 microscope 1.2 milk -0.2 milking -0.2 mini -0.3 minimum 0.3 mixed 0.6 ml -0.5 molfix
-0.2 moo 0.4 mori* 0.2 moringa 0.5 mosq* 1.2 mosquito 2.5 moth* -0.3 mother -0.6 mouth 1.1 moyao -0.7 mpya -0.3 mtn -0.3
mugu* -0.3 mule -0.2 mult* 0.4 murram 0.2 musc* 0.2 muscle 0.5 museveni -0.3 mush* -0.3 mushanana -0.3 mushroom -0.2
mustard -0.4 mwezi 0.2 mwije -0.3 nail 1.3 nair -0.5 name -0.4 nasal 1.3 nata* 0.2 navy -0.3 nazo -0.4 ndoo -0.2
nebuliser 0.2 nebulizer -0.3 neem 0.6 neighbour -0.3 net 1.5 newborn 0.2 newcastle -0.2 niacinamide 0.3 nike -0.2 nipp*
0.5 nipple 1.0 niqab -0.3 nivea 1.7 non -0.5 nose 0.4 npk -0.3 nude -0.3 number -0.3 nurs* 0.6 nurse 2.2 nursing 1.0 odi
0.8 of 1.3 offi* -0.3 office -0.5 oil 0.7 oint* 0.5 ointment 1.0 ojja 0.4 olutimba 0.4 olym* 0.6 olympu 1.5 omron 0.3
omubisi -0.4 omugavu -0.2 on -0.3 one -0.3 operated -0.4 or 0.4 orai* 0.6 oraimo 1.2 orange -0.3 oraq* 0.2 oraquick 0.4
ordi* 0.9 ordinary 1.7 orga* 0.5 organic 1.1 orth* 1.3 orthopaedic 2.6 owner 0.3 oxyt* 0.7 oxytet 1.4 pack 0.9 pack* 0.6
packed 0.3 packet 1.1 pad -0.8 padlock -0.4 pair 0.9 pamp* 0.7 pamper 1.3 pan 0.5 pana* 0.4 panadol 0.9 panel -0.2 pant
-0.3 paper 1.0 pari -0.5 pas -0.3 paste 1.2 pati* 0.3 patience 0.5 pc 1.4 pedrollo -0.2 pepp* 0.8 perfume -0.2 peroxide
-0.2 pers* 0.4 personal 1.1 petr* -0.3 petrol -0.4 phone -0.2 photochromic 0.5 phys* 0.5 physic -0.3 physiotherapy 1.4
piec* -0.2 piece -0.5 pill 0.3 pillow -0.3 pimple 0.3 pink -0.7 pipe -0.2 plain -0.3 plan 0.4 plastic -0.4 plat* -0.4
plate -0.7 ple -0.2 plot -0.4 plu 1.6 plug -0.2 ply 1.0 poa 0.4 polishing 0.4 poly -0.2 pop 0.3 popcorn -0.2 porcelain
-0.3 port* 0.3 portable 1.0 post* 0.3 postpartum 0.6 pot -0.3 powder 0.4 power -0.7 ppr 1.7 preg* 0.3 pregnant 0.6 prem*
1.1 pres 1.0 pres* 0.2 pressed 0.9 primary -0.3 prin* -0.3 pro -0.2 proc* 0.6 procedure 1.3 prosthesi 0.4 protein 0.5
ps4 -0.6 puff 0.7 pump 1.0 push 1.3 pyjama -0.3 quire -0.2 rack* -0.4 racket -0.8 rail -0.4 rain -0.3 rangi -0.2 rash
0.8 raw -0.4 razor 0.4 rdt 0.2 read* 0.4 reading 0.8 rear -0.7 rech* -0.3 rechargeable -0.5 red -0.6 redmi -0.3 refi*
-0.3 refill -0.5 removal -0.3 remove 0.3 removing -0.2 repair -0.2 repe* 0.4 repellent 0.8 resi* 0.6 resistance 1.3
reti* 0.5 retinol 1.1 retouch -0.2 reus* 0.6 reusable 1.1 review 0.4 rider -0.6 riml* 0.5 rimles 1.0 ring 0.8 rolex 0.2
roll 2.2 roll* 0.8 roller 1.6 rope 1.1 rose 1.3 rosemary 0.5 rotavator 0.2 round 2.3 royal -0.3 rub 1.3 rubber 0.3
runyankole -0.3 rwenzori -0.2 sabuni 0.3 sach* 0.2 sachet 0.5 sack -0.5 samosa -0.3 sample 0.4 samsung -0.3 sand* -0.3
sandal -0.5 sani* 0.5 sanitary 0.6 sanitiser 0.7 sat -0.3 satin -0.4 sauc* -0.2 saucer -0.3 saying 0.3 scal* 0.2 scaling
0.4 scan 0.6 scho* -0.4 school -0.7 scis* 0.8 scissor 1.5 screen -0.3 scru* 0.5 scrub 1.6 sea 0.6 seal 0.7 season -0.3
seat 0.4 seat* -0.2 seater -0.5 seed 1.0 self 0.3 separator -0.2 serum 0.9 sess* 0.6 session 1.3 set 2.4 seven 0.4 sewn
0.2 sh -0.4 sham* 0.7 shampoo 1.3 shap* 0.2 shape 0.3 shaper 0.6 shawl -0.2 shea 1.1 sheep 0.4 sheet -1.0 shell 1.1
shie* 0.5 shield 1.0 shin -0.3 shipment 0.3 shirt -0.4 shoe -0.3 short -0.4 shoulder 0.3 side -0.3 sigiri -0.3 sili* 0.8
silicone 1.5 silk -0.3 silver -0.4 sims* 1.1 simsim 2.1 single -0.2 sister -0.2 skate -0.2 skin 0.5 skincare -0.3
skincareug 0.2 skip* 0.6 skipping 1.2 slee* 0.6 sleeve 1.4 slid* -0.2 slide -0.4 slim -0.5 slipper -0.2 slow* 0.3 slowly
0.5 small -0.6 smart 3.7 smel* -0.2 smell -0.4 smoked -0.2 sneaker 0.3 soap 2.9 sock -1.3 soda 0.2 sofa -0.3 soft -0.5
soft* 0.6 softcare 1.3 solar -0.3 sole -0.2 sony -0.3 spa 0.5 space -0.2 spacer -0.4 spare 0.3 spec* 0.4 spectacle 0.8
spf 0.6 spf50 1.1 spir* -0.2 spirulina -0.2 spla* -0.3 splash -0.5 spot -0.2 spray 0.4 sprayer -0.3 spring -0.2 stai*
0.4 stain 0.5 stainles 0.3 stan* -0.5 stand 1.1 standard -0.2 star* -0.3 starter -0.3 station -0.2 steel -0.4 ster* 1.0
sterile 1.0 steriliser -0.5 sterilizer 1.3 stiletto -0.3 stone -0.4 stool -0.2 stra* 0.4 strap 0.2 strawberry 1.5 stre*
1.0 strengthener 1.2 stres 0.6 stretch 0.4 stri* 0.3 strip 1.3 stro* 0.2 stroke 0.9 stroller -0.2 style -0.4 subwoofer
-0.2 suct* 0.5 suction 1.1 sudocrem 0.4 suede -0.3 suit -0.6 sun 0.3 sunf* -0.2 sunflower -0.4 suns* 0.6 sunscreen 1.3
supona -0.3 support 0.3 surg* 0.5 surgical 1.0 swea* -0.2 sweat 0.3 sweater -0.2 sweet -0.3 syri* -0.3 syringe -0.6
syrup 0.6 t900 1.6 tabl* 0.7 table -0.3 tablet 1.5 taekwondo -0.2 talk 0.5 tank -0.3 tano 0.2 tape -0.2 tarpaulin -0.3
taste -0.4 taxi 0.2 teach 0.3 teacher -0.3 tear 0.5 teat -0.7 tech -0.3 tecno -0.2 teeth 0.3 temu* 0.2 ten -0.4 tent
-0.3 test 1.3 tewali 0.2 text* 0.4 textbook 0.9 theatre -0.2 thermo -0.6 thermometer 0.7 third -0.4 thou* -0.7 thousand
-1.4 three -0.4 thri* -0.2 thrift -0.3 tick 0.6 tick* -0.3 ticket -0.5 tier -0.4 tiktok -0.2 tile -0.2 tiller -0.3 tin
0.8 tip 0.5 tiss* 0.5 tissue 1.1 toil* 0.7 toilet 1.5 toner 1.3 tooth 1.6 touch -0.4 toy -0.3 toyota -0.2 trac* -0.2
tractor -0.3 trai* 1.4 trainer 2.9 tray -0.3 trea* 0.3 treadmill 0.6 tree -0.4 tri -0.4 trouser -0.2 ttaa* 0.2 ttaano
0.4 tub 0.2 tube 0.8 tummy 2.0 turk* -0.2 turkey -0.4 turm* 0.4 turmeric 0.8 tv -0.5 twen* -0.3 twenty -0.5 twin -0.4
two 0.7 type -1.4 tyre -0.2 uk -0.3 ukinunua -0.2 ultra 1.4 ultrasound 0.4 umeme 0.6 uncle 0.3 uniform -0.4 union -0.2
used -0.4 vacc* 0.8 vanilla -0.4 vari* 0.3 varicose 0.6 vase* 1.0 vaseline 2.1 velvet -0.2 vent* 0.3 ventolin 0.6 vera
1.5 vet -0.5 village 0.3 vinegar 0.3 vintage -0.3 vita* 0.2 vitamin 0.4 waist 2.2 walker -0.7 walking 0.8 wall -0.3
warmer -0.2 wash* 0.3 washable 0.9 washing -0.2 watch 2.6 wate* -0.3 water 1.6 waterproof -0.4 watt -0.2 way -0.4
wedding -0.2 wedge -0.2 week 0.6 weighing -0.6 weight 0.8 went -0.2 wheel 0.4 whey 0.4 white 0.2 whole -0.4 wife -0.2
wig -0.3 winter -0.2 wire -0.2 wire* -0.2 wireles -0.4 wish -0.2 with 1.1 women 0.3 wooden -0.4 wool 1.4 woven -0.2 wrap
-0.3 wrist -0.2 xxl 0.3 yeezy -0.2 yell* -0.2 yellow -0.4 yoghurt -0.3 yourself -0.2 za -0.8 zaba* -0.3 zabaana -0.3 zam
1.0 zaweddewo -0.2 zime* 0.3 zinc 0.4 zip -0.4 zonna -0.4 zote -0.3
`,
  home: `
18x24 -0.5 3x6 1.3 4x4 -0.3 4x6 2.8 5x5 -0.2 5x6 3.1 5x8 0.6 60x60 0.2 6x6 3.1 a2 -0.3 a3 -0.5 aa 1.0 abaana 0.3 abag*
0.3 abantu -0.2 abaya -0.7 accu -0.3 acre -0.5 acry* 0.4 acrylic 0.9 activewear 0.2 added -0.4 adh 0.6 adida -0.3 adju*
0.2 adjustable 0.5 adult -0.7 aeri* 1.0 aerial 2.0 agandi -0.3 age -0.2 agen* 0.2 agency 0.4 agility -0.3 airt* 0.4
airtel -0.2 ajon -0.3 akadomola -0.2 akaso -0.2 akat* -0.4 akatandiika -0.2 akatebe -0.5 akii* 0.2 akiiki 0.5 alarm -0.4
alignment -0.3 alone 0.4 alph* -0.5 alphabet -0.9 alum* 0.8 aluminium 1.7 amabaati -0.2 amagi -0.3 amajuta -0.3 amak*
-0.2 amakala -0.2 aman* 0.2 amandazi 0.2 amata 0.4 amate 0.4 ameeza -0.2 amp 2.0 and -0.3 andr* 0.2 android 0.4 angle
-1.2 ankara -0.3 anko* 0.3 ankole 0.6 ante* 0.6 antenna 1.1 anti -0.4 anyw* 0.3 anywhere 0.5 apart -0.3 apron 1.2 arse*
-0.4 arsenal -0.7 arti* 0.2 artificial 0.7 artist -0.2 asic -0.3 asked 0.9 atiku 0.3 attendance -0.2 automatic 0.3 avent
-0.7 avoc* -0.5 avocado -1.0 away -0.6 azam -0.2 baafu -0.2 babylis -0.5 back* -0.2 backdrop -0.4 backtoschool 0.2
badala 0.2 badge -0.2 bag -0.9 bajaj -0.3 bake 0.2 baked -0.3 bakery -0.3 bakhoor 0.3 baki* 0.3 baking 0.7 balcony 0.2
bale -0.5 ball -0.5 ball* -0.6 balloon -1.0 bamb* 0.4 bamboo 0.8 bana* -0.6 banana -1.2 band -0.9 banner -0.3 bany* -0.2
baofeng -0.3 baptism -0.2 bar -1.5 barb* -0.9 barber -1.7 barkcloth 0.2 basi* 0.7 basin 0.4 bask* 0.3 basket 1.0
basketball -0.4 bat -0.5 bath 0.3 bath* 1.6 bathing 0.8 bathroom 0.8 bathtub 1.5 batt* 0.7 batterie 1.0 battery 0.4
bbinika -0.2 bbiri -0.4 bead -0.6 bean 1.0 bear 1.1 beat* 0.6 beater 1.2 beauty -0.4 become -0.4 bed -0.3 bedb* 0.7
bedbug 1.4 bedr* -0.4 bedroom -0.9 beds* 0.9 bedsheet 1.7 bedside 0.4 bee 1.0 beef -0.3 begi 1.2 begin -0.3 beige -0.3
bell -1.3 belt -0.6 bench -0.9 bend* -0.2 bending -0.5 bib -0.7 bible -0.4 bicy* -0.5 bicycle -1.1 bidet -0.3 big 0.6
bigg* 0.3 bigger 0.6 bike -0.5 bikini -0.2 biko* -0.2 bikopo -0.4 bill -1.2 bin 0.3 bind* -0.2 binding -0.5 bird -0.2
birt* 0.6 birthday 1.3 bisc* 0.3 biscuit 0.7 bit -0.2 blac* -0.5 blackhead -0.7 blad* 0.4 blade 0.9 blan* 0.9 blanket
2.0 blanketi -0.3 blaz* -0.4 blazer -0.8 blea* -0.4 bleach -0.7 blen* 0.5 blender 1.1 block -1.5 blon* -0.2 blonde -0.5
blood -0.4 blou* -0.3 blouse -0.5 blow -0.2 blue -0.2 boar* 0.5 board 0.4 boarding 1.4 boda -1.2 body -0.3 boil 0.2
boil* 0.5 boiler 1.1 bolt -0.3 bone -0.2 bone* -0.2 boneles -0.4 bonnet -1.0 bonnie 1.2 book -0.7 book* 0.2 booked -0.2
bookshelf 1.1 boom -0.2 boos* 0.8 booster 1.6 bootie -0.3 bosch -1.2 bow -0.3 bowl 0.8 box -1.2 boxer -1.9 boxing -0.4
boy -0.5 bra -0.4 brac* -0.3 bracket -0.5 brai* -0.3 braid -0.4 brake -0.2 brand 1.1 bras -0.3 brav* 0.8 bravia 1.6
brea* -0.4 bread -0.3 break -0.3 breast -0.9 breastfeeding 0.3 brew -0.6 brick 0.3 brid* -0.2 bridal -0.2 bride -0.5
bridgestone -0.3 briq* 0.4 briquette 0.8 broo* -0.9 brooder -0.6 brooding -1.2 brother -0.4 brush -1.3 bu 0.2 bubble
-0.3 buck* -1.2 bucket -2.4 buff* -0.2 buffet -0.3 buk -0.4 bukh* 0.4 bukhoor 0.7 bula* 0.2 bulangiti 0.4 bulb 1.7 bump
-0.4 bump* 0.5 bumper 1.0 bund* 0.7 bundle 1.6 burn 0.9 burn* 1.1 burner 2.0 bush* -0.2 bushera -0.2 busu* -0.3 busuuti
-0.6 butt* 0.4 butter -1.0 butterfly 0.5 butto 0.2 button 1.5 cabi* 0.3 cabinet 0.5 cabl* -0.2 cable 0.9 cadbury -0.3
cage 0.7 cake -0.9 calc* 0.4 calm -0.3 cam -0.4 came -0.6 came* 1.2 camera 2.5 camon -0.2 camp* -0.2 campari 0.2 camping
-0.4 cand* 0.2 candle 0.6 candy 0.4 cann* -0.2 cannula -0.4 canva -0.2 cap -1.8 cape -0.3 car -1.5 caramel -0.4 carb*
-0.3 carbon -0.5 card 0.3 cardigan -0.3 caro -0.2 carp* 1.2 carpenter 0.4 carpet 2.3 carr* -0.8 carrier -1.5 cart* 0.7
carton 1.2 case -1.4 casio -0.4 cass* -0.2 casserole -0.3 cath* -0.2 catheter -0.3 cctv 2.0 cdi -0.4 ceil* -0.6 ceiling
-1.2 cent* -0.4 central -0.3 cerave -0.3 ceriotti -0.3 cha 1.2 chaff -0.5 chai 0.6 chai* 0.5 chain 0.9 chair 1.2 chaise
-0.3 chak* -0.4 chakula -0.9 chalk -0.3 chan* 0.6 chandarua -0.4 changed 0.3 changhong 0.9 char* 1.7 charcoal 1.6
charger 0.2 charging 1.1 chart -0.4 chek -0.3 ches -0.5 chick -0.8 chicken 0.9 chif* -0.2 chiffon -0.4 chip 1.0 chlo*
0.8 chloride 1.4 choc* -0.5 chocolate -1.0 chop* 0.3 chopper 0.6 chri* -0.4 christma -0.5 chro* 0.7 chrome 1.2 chur*
-0.2 church -0.5 cinn* -0.2 cinnamon -0.5 circ* 0.7 circle 1.5 clam* -0.4 clamp -0.9 clas -0.4 clay -0.6 clea* 1.0
cleaned -0.3 cleaner 1.1 cleaning 0.5 clear -0.4 clin* -0.4 clinic -0.7 clock 0.3 clot* 0.2 clothe 0.3 clut* -0.4 clutch
-0.7 coaching -0.2 coaster 0.3 coat -1.0 cobw* 0.4 cobweb 0.7 cock 0.3 cock* 0.4 cockroache 0.7 code -0.3 coin -0.6 cold
-0.6 colg* 1.1 colgate 2.2 colic -0.2 coll* 1.3 collar 1.4 collection 1.3 colour -0.6 coloured 0.8 colu* 0.3 column 0.6
comb -0.7 commercial 1.0 commode -1.1 compactor -0.3 company -0.2 compartment 1.3 complete -0.8 computer 0.4 con -0.3
concealed 1.0 concentrator -0.3 concrete -0.4 cond* -0.6 conditioner -0.4 condom -0.4 cone -0.4 cons* -0.4 consumer -0.4
cont* -0.5 contained -0.4 container 0.8 control -1.3 cook 0.3 cook* 0.9 cooked 0.4 cooker 2.1 cookie -0.6 cool 0.2 cool*
0.2 cooler 0.3 copp* 0.2 copper 0.4 cork 0.6 corn* 0.3 corner 0.7 cot 1.6 cott* -0.2 cotton -0.4 couch -0.4 coun* -0.6
counter -1.0 counting -0.3 course -0.2 cove* 0.4 covering 0.6 cow 0.4 cran* -0.5 crane -0.4 crank -0.5 crate -0.6 craw*
0.4 crawling 0.8 cream -0.7 crepe -0.4 cres* 0.9 crest 0.8 crestank 1.6 croc -0.6 crocodile 0.5 crop 0.2 cros -0.2 crown
1.3 crucifix -0.4 crying 0.3 crys* 0.3 crystal 0.7 culvert 0.2 cup -1.0 cupc* -0.4 cupcake -0.8 cupp* -0.3 cupping -0.6
curt* 1.6 curtain 3.0 cush* 0.5 cushion 0.5 cushioned 0.5 cust* -0.5 custom -0.7 customised -0.3 cutlery 0.2 cutter 0.2
cutting -0.6 cylinder -0.3 d4 -0.3 dairy 1.3 dark -0.2 dart -0.3 dasani 0.2 dash -0.4 date -0.9 dawa 1.0 dec -0.2 deck
-0.2 deck* 0.2 decker 0.4 decoder 0.7 decor -1.1 decoration -0.3 dell -0.3 denim -0.4 dens* 0.2 density 0.5 denso -0.4
depend 0.3 dera -0.2 desi* 0.6 design 1.0 desk 1.2 dess* 0.2 dete* -0.4 detector -0.5 detergent -0.3 dettol 0.2 diag*
0.2 diagnosi 0.4 diary -0.2 diecast -0.2 dies* 0.6 diesel 1.1 diff* 0.6 diffuser 1.2 digital 0.3 dini* 0.4 dining 0.8
dinn* 0.5 dinner 1.2 dip -0.3 disc -0.3 disk 0.7 disn* 0.3 disney 0.6 disp* 0.5 dispenser 0.6 display -0.4 disposable
0.8 diy 0.6 dlig* 0.3 dlight 0.5 dog 2.7 door 0.4 door* 0.6 doorbell 1.4 dose -0.5 doug* -0.2 dough -0.3 doughnut -0.4
down* -0.3 downlight -0.3 downtown -0.2 dozen 1.9 dr 0.2 drawer 0.7 drawing -0.5 dreadlock -0.2 drench -0.2 dres -1.0
dres* -1.2 dresse -2.4 drink -0.2 drinking 0.3 drip -0.6 drum -0.9 dryer -0.8 dryi* 0.4 drying 0.8 dstv 1.1 dual -0.4
dumb* -0.4 dumbbell -0.7 dupe -0.3 dust* -0.3 dustbin -0.3 dustpan -0.2 duty -0.2 duve* 0.5 duvet 2.5 earphone -0.2
earring -0.3 easel 1.0 easy -0.4 ebaafu -0.3 ebba* -0.2 ebbaafu -0.2 ebbakuli -0.2 ebbi* -0.2 ebiri -0.2 ebyambaro 0.2
ebyennyanja 0.3 edge -0.5 egg -0.9 eggiraasi -0.3 eh 0.3 eid -0.3 ejam* 0.5 ejambiya 1.0 ejji* 0.7 ejjinja 1.4 ekidomola
-0.3 ekikopo -0.3 ekimotoka 0.2 ekisaniya -0.2 ekit* -0.2 ekitambaala -0.8 ekitiyo -0.3 ekiwempe -0.3 ekya* 0.5 ekye*
0.4 ekyeyo 0.3 ekyu* -0.4 ekyuma -0.7 elastic 0.2 elbow -0.2 elec* -0.7 electric -0.3 elfu 1.0 elpl* -0.3 elplp88 -0.7
embizzi 0.2 embr* -0.3 embroidery -0.4 emifaliso -0.3 emig* 0.5 emme* -0.3 emmeeza -0.5 emmumbwa 0.2 empeta 0.3 empi*
0.5 empiki 1.0 empty -0.4 end 0.5 energy 0.4 enga* -0.3 enganda -0.4 engi* -0.2 engine -1.2 engl* -0.2 english -0.4
enne* 0.3 ennene 0.6 ensuwa -0.2 entebe -0.3 epson -0.2 eriko 0.3 esha* -0.2 eshabwe -0.7 esse* -0.2 essefuliya -0.3
essigiri -0.3 esuuka -0.3 etan* -0.2 euroflex 0.3 event 0.3 ex 0.2 exfoliating 0.2 exide 1.4 exte* 0.9 extension 1.9
extra 1.1 extractor 0.4 eya 0.8 eyel* 0.4 eyelet 0.7 eyobyo 0.2 ezo 0.3 fabric -0.3 face -0.4 facial -0.3 fake -0.4 fall
-0.4 fan 0.5 farm -0.3 farm* -0.3 farming -0.5 fat -0.2 fe -0.3 feed -0.4 feed* 0.7 feeding 1.5 feet -0.7 feli* 0.4
felicity 0.9 fence -0.5 fenugreek 0.2 ffiriji -0.2 fibre 1.6 file 1.2 filing -0.2 filled 0.4 filt* 0.3 filter 0.5 fing*
0.2 finger -0.2 fingerprint 0.7 firinda -0.3 fish -0.6 fishing -0.3 fitted 0.6 fitting -0.3 five -0.5 fix 1.8 fixi* -0.4
fixing -0.9 flask 0.8 flat -1.0 fleece 0.3 flexible -0.2 floo* 0.4 floodlight 0.6 flour -0.2 flower -0.4 fluf* 0.5
fluffy 1.1 flut* 0.3 fluted 0.7 fly -0.2 fm -0.5 foaming -0.3 fog -0.8 fold 0.2 fold* -0.3 foldable -0.5 foliar -0.4
food 1.0 foot 1.1 for 1.4 force -0.3 fore* -0.3 forever -0.4 fort 0.6 fortune -0.2 fought 0.4 found 0.4 four -1.0 fram*
-1.5 frame -0.5 frameles -3.2 free* 0.8 freestanding 0.9 freezer 0.8 fresh -1.1 freshener 0.2 frid* 1.1 fridge 2.1
friesian -0.3 friza -0.3 front -0.4 froz* -0.3 frozen -0.5 fruit -0.5 fryer 1.0 fulana 0.3 full -3.2 fumi* 0.3
fumigation 0.7 ga 2.1 galaxy 0.3 gami* 0.5 gaming 1.0 garb* 0.7 garbage 1.5 gard* -0.4 garden -0.8 garm* 0.9 garment 1.7
gasa* 0.5 gasatu 1.0 gate 1.3 gauge -1.3 gave 0.2 gear -0.3 geis* 1.1 geisha 2.2 gel 0.8 gem -0.2 gen -0.6 gene* 1.7
generator 3.5 gent* 0.5 genuine -0.4 germ* 0.6 german 1.3 ghana -0.3 ghee -0.3 gift 0.3 gill* 0.7 gillette 1.5 ginger
-0.3 girl -1.4 glasi -0.3 glos* -0.3 glossy -0.6 glov* -0.3 glove -0.7 glucometer -0.2 glue -1.0 gold 2.2 gold* 1.1
golden 2.2 gome* -0.6 gomesi -1.2 goog* 0.2 google 0.5 gotv 0.6 gown -0.5 grade -0.7 grader 0.4 graduation -0.3 granite
0.4 gras 0.9 grea* -0.4 grease -0.9 grey 1.5 grill -0.3 grin* 0.7 grinder -1.1 grinding 2.5 grip -0.3 gro -0.5 grocerie
0.3 ground -0.3 groundnut 0.4 guar* 0.3 guard -0.2 gues -0.3 guide -0.2 guil* -0.3 guillotine -0.4 gumboot -0.2 guy 0.4
gwa -0.5 gym -0.3 gyps* -0.8 gypsum -1.6 h4 -0.7 haina 0.3 hair 0.3 half -0.5 hammer -0.3 hamp* -0.3 hamper -0.6 hand
0.4 hand* 1.0 handbag -0.9 handle 1.2 handmade -0.4 hanging 0.2 hapa* 0.3 hapana 0.6 hard 0.8 hard* 0.3 hardware 0.4
haru* 0.2 harv* -0.3 harvest -0.6 has -0.7 hat 0.7 have* -0.3 havell -0.6 hb -0.2 hdmi -0.4 hdpe -0.6 head -0.4 head*
-0.4 headboard 0.3 headlight -0.9 headscarf -0.3 heater 0.4 heavy 1.2 heel -1.0 heifer -0.3 held -0.5 herb* 0.8 herbal
1.6 herm* 0.2 hermetic 0.4 hibiscu -0.4 high 2.0 hija* -0.3 hijab -0.4 hijama -0.6 hill 0.2 hing* -0.3 hinge -0.5 hire
-0.3 hise* 0.6 hisense 1.2 hlx -0.4 hoe 1.3 hold* -0.8 holder -1.5 hole -0.9 home -0.7 home* 0.6 honda 1.0 hood -1.0
hood* -0.3 hoodie -0.6 hoop -0.7 horn 1.8 hose 0.3 hospital -0.3 host* 0.9 hostel 1.7 hotel 2.1 hotplate 0.2 hous* 0.3
house -0.7 housemaid 0.4 hp 1.1 hr 0.2 husb* -0.2 husband -0.4 hust* -0.3 hustle -0.6 hybr* 1.1 hybrid 2.2 hydr* -0.8
hydraform -0.3 hydraulic -1.4 i5 -0.2 ice -0.3 ile 0.8 inch 0.7 inch* 0.9 inche 1.8 incl* -0.2 incline -0.4 incu* -0.9
incubator -1.7 indi* -0.5 indicator -1.1 indu* 0.2 industrial 0.5 infi* -0.2 infinix -0.4 infl* 0.8 inflatable 1.7
infrared -0.2 insi* -0.3 inside -0.5 insole -0.2 inst* -0.6 installed 0.4 instant -0.9 insurance -0.2 inte* 0.5 intebe
-0.2 inter -0.2 intercom 1.5 interlocking -0.3 intr* -0.4 introduction -0.8 inve* 1.0 inverter 2.1 ipho* -0.3 iphone
-0.5 ipsum -0.5 iron -1.4 iron* 0.3 ironing 0.6 irrigation -0.4 isuzu -0.3 itel -0.2 itself -0.2 jack -0.5 jack* -0.4
jacket -0.7 jar -0.9 jbl 1.3 jean -0.3 jerr* -0.7 jerrican -0.5 jerrycan -0.8 jers* -0.4 jersey -0.8 jewe* 1.0 jewellery
2.0 jiko -0.2 joke 0.2 jord* -0.3 jordan -0.4 juice -0.4 jumbo 1.1 jump* -0.4 jumper -0.3 jumpsuit -0.4 ka -0.3 kaba*
-0.6 kabada -0.7 kabati -0.4 kabi* 0.4 kabisa 0.6 kahawa 0.3 kaka* -0.3 kakamega -0.6 kakira -0.2 kanga 1.4 kangulumira
-0.2 kanzu -0.4 kapeti 0.3 karate -0.3 karo -0.5 katogo -0.2 katunkuma 0.2 kave* 0.6 kaveera 1.1 kazo -0.4 kcca -0.3
kett* 0.6 kettle 1.2 key 1.3 keyb* 0.3 keyboard 0.5 khaki -0.2 kid 1.9 kikaangio -0.4 kikaango -0.4 kikapu 0.8 kikombe
-0.2 kikooyi -0.3 kilo -1.3 kimbo 0.2 kimono -0.2 king 1.0 kintu -0.2 kit -1.5 kitambaa -0.2 kitc* 1.7 kitchen 2.0
kitchenware 0.5 kitenge 0.2 kiwi 0.8 kkumi -0.4 kla -0.2 knap* -0.7 knapsack -1.3 knea* 0.2 knee -0.4 knit* 0.6 knitted
1.1 knuckle -0.3 kochi -0.3 kofia 0.3 kojic -0.3 kroiler -0.3 ktb -0.4 kubwa 2.0 kuhi* -0.2 kuhingira -0.5 kuku 0.7 kumi
0.3 kung* 0.4 kunguni 0.7 kuni -0.2 kuro* -0.2 kuroiler -0.4 kwan* -0.2 kwanjula -0.5 kyocera -0.3 lace -0.4 ladi* -0.7
ladie -1.4 lady -0.2 laki 0.3 laminating -0.2 lancet -0.3 land -0.3 landlord 0.5 lapt* -0.3 laptop -0.7 large -0.3 last
1.0 laun* 0.6 laundry 1.3 lay -0.4 laye* 0.9 layer 1.8 lc 0.6 leat* -1.2 leather -2.6 leav* 0.2 leave -0.2 leaving 0.5
leed* 0.5 leediyo 0.9 legg* -0.2 legging -0.4 lego 0.3 lemon -0.2 les 0.2 leso 1.4 less* -0.2 lesson -0.4 letter 0.4
level 0.3 lg 2.2 lick -0.2 lid 0.4 ligh* 0.4 light -1.1 lightning -0.3 lilac -0.2 lime -0.2 line -0.2 linen -0.5 lip
-0.6 lipstick -0.4 lita 0.8 litebeam -0.3 lith* 1.0 lithium 2.0 litr* 1.6 litre 0.9 litt* -0.3 little -0.4 load 0.8
load* -0.3 loaded -0.4 loader -0.2 loaf -0.5 loaf* -0.3 loafer -0.7 local -0.2 lock 2.9 lockable 0.4 locker -0.5 logbook
-0.3 long 1.2 loofah -0.3 lorenzetti -0.3 lorry 0.4 lost -0.4 lower 0.3 lubu* 0.3 ludo -0.6 luga* -0.2 luganda -0.6
lumen -0.2 lumonde -0.3 lunch 2.1 lwensiri 0.3 m1 -0.3 mabaati -0.5 mablanketi -0.2 macbook -0.3 madeinuganda 0.2 mafuta
-0.3 magn* -0.5 magnetic -1.2 magodoro -0.3 mahogany -0.4 main -1.4 makaa 0.3 make* -0.3 makeup -0.7 makochi -0.4 man
-0.3 mang* -0.4 mangoe -0.8 mangu -0.4 manh* -0.2 manhole -0.5 manu* 0.4 manual -0.8 manure 1.5 many* 0.2 mapa* -0.4
mapambo -0.3 mapazia -0.6 maple -0.4 marb* 1.0 marble 2.0 mari* 0.5 marine 1.0 mark -0.4 mary -0.2 masa* -0.3 masaa 0.4
masala -0.7 mash -0.3 mash* 0.7 masher 0.4 mashuka 0.8 mask* 0.6 masking 1.2 mass* -0.7 massage -1.8 massager 0.5 mat
-0.3 mata* 0.4 matatu 0.9 match -0.4 matchbox -0.3 mate* -0.5 material -0.6 maternity -0.3 math* -0.2 mathematical -0.3
matt* 1.1 matte -0.5 mattres 1.8 mattresse 0.4 mazulia -0.3 mboga 1.2 mdf 0.8 meas* 0.8 measure 1.5 meat -0.3 medi* 0.6
medium 1.3 meeting -0.3 megaphone -0.4 meko -0.2 mela* 0.5 melamine 1.1 memo* -0.3 memory -0.6 men -0.7 menstrual -0.3
mesh 0.3 meta* 0.4 metal 0.4 metallic 0.7 meter -0.5 metr* 0.4 metre -0.5 meza -0.4 mi -0.3 mia 1.5 mic -0.3 mich* -0.2
micr* 0.6 micro -0.4 microwave 0.7 miezi 0.3 mikoba 0.2 milking -0.8 mill 1.8 mill* 0.2 million 0.4 mini -0.5 mirr* 0.4
mirror 0.8 mito -0.3 mitumba 0.3 mixed -0.6 mode 0.9 model -0.4 momb* 0.7 mombasa 1.4 moni* -0.4 monitor -0.7 mono 1.6
mono* 0.3 mop 0.6 moringa -0.2 mortein -0.2 mose 0.5 mosq* 0.5 mosquito 0.8 moth* -0.5 mother -1.1 moto 0.4 moto* -0.7
motoka -0.7 motor -0.3 motorcycle -0.6 mould 0.2 moun* 0.5 mount -0.5 mouse -0.2 movie -0.3 movit -0.2 mpya 0.4 mto -0.7
mtoto -0.2 mtum* 0.3 mtumba 0.6 muceere 0.3 mufaliso -0.3 muffin 0.2 mug 1.0 muke* -0.2 mukene -0.4 mult* -0.2
multicooker -0.2 muna* 0.2 munaana 0.3 mush* -0.2 mushanana -0.3 musical -0.3 musizi 0.4 mustard 0.4 mzee 0.5 mzigo 0.3
n70 -0.3 nabe -0.2 nail -0.9 namb* -0.3 nambale -0.3 namboole -0.2 name -1.1 nappie -0.3 nappy -0.4 navy -0.6 nayo 0.2
nazo 0.6 ndani 0.3 ndizi 0.3 ndoo 0.4 ne -0.6 nebi* -0.4 nebiri -0.3 nebulizer 0.2 neck -0.3 necklace -0.3 nedda -0.3
neem 0.3 neighbour 0.3 net -0.7 netball -0.2 netflix 0.2 newb* -0.6 newborn -1.2 newc* -0.3 newcastle -0.5 ngombe 0.3
nguo 1.2 niacinamide -0.2 nike -0.3 nile -0.4 niqab -0.4 noah -0.7 nobo* 0.5 nobody 1.0 non 1.7 noti* 0.3 notice 0.5
nozzle -0.3 npk -0.3 npr -0.2 ntun* 0.2 ntungamo 0.4 nude -0.3 numb* -0.3 number -0.5 nviiri 0.2 ny -0.3 nyeupe 0.3
nzito 0.3 obuk* -0.4 obukoko -0.4 obukwanzi -0.2 obutunda 0.4 obwambe -0.2 odii 0.3 of -0.5 office 0.3 oil -2.0 oint*
-0.2 ointment -0.4 old 1.4 olugoye 0.2 olutimba 0.3 omron -0.4 omuk* 0.2 omul* -0.2 omun* 0.2 omuntu 0.3 omwe* 0.3
omweso 0.8 on 0.8 one 1.1 onion 0.3 oper* 0.3 operated 0.7 orai* -0.2 oraimo -0.5 oran* 0.5 orange 1.0 ordi* -0.2
ordinary -0.4 orga* 0.6 organic 0.3 organiser 1.1 orig* -0.2 original -0.5 otg 0.2 oud 2.4 outdoor -0.3 outs* -0.3
outside -0.5 oven 1.2 oveni -0.2 over* -0.3 overall -0.4 owner 0.4 oxford -0.3 oxygen -0.4 paasi -0.2 pack -1.1 package
-0.9 packet 0.9 pad -1.4 padl* 0.7 padlock 1.5 page -0.3 pain* -0.7 paint 1.5 painted 0.4 painting -1.8 pan 0.4 pana*
-0.2 panadol -0.5 pancake -0.2 panel 0.5 panga 1.9 pant -0.5 pant* -0.2 pantie -0.5 paper -1.2 para* 0.5 paraffin 1.0
pari -0.3 partie -0.4 partition -0.3 party 0.6 pas -0.3 pass* -0.5 passion -0.9 past* -0.2 paste 1.0 pastor -0.3 patient
-0.4 payi* 0.2 paying 0.4 pazia 0.2 pc 1.9 pearl -0.2 pedestrian -0.3 pedr* 0.7 pedrollo 1.4 peeler -0.3 peg -0.3 pen
-0.3 pencil -0.2 perf* -0.3 perfume -0.5 permit -0.2 pero* -0.2 peroxide -0.5 person -0.8 peta* -0.2 petal -0.4 petr*
0.7 petrol 1.4 pew -0.2 phil* 0.6 philip 1.2 phoenix -0.3 phone 1.3 phot* -0.3 physiotherapy -0.2 piano 1.6 pic 0.4
picfare -0.2 pict* 0.3 picture 0.6 piec* 1.1 piece 1.8 pilao 0.2 pill* 1.8 pillow 3.3 pillowcase 0.2 pin -0.3 pineapple
-0.3 pink 1.2 pipi* 0.3 piping 0.9 pixel -0.2 pizza -0.4 plain -0.8 planter -0.2 plaster -0.4 plastic 0.8 plat* 0.3
plated -0.3 platform -0.6 platter -0.3 play -0.7 play* 0.4 playing 0.7 ple -0.2 pleated -0.3 plot -0.2 plu -0.3 plug 2.6
plumbing 0.2 plyw* 0.6 plywood 1.3 pointed -0.2 pole 1.1 police -0.4 polished 0.4 polythene -0.4 pool 1.0 popcorn -0.2
porc* 0.7 porcelain 1.3 pore -0.8 pork 0.3 port -0.4 port* 0.3 portal 0.6 posho 0.2 posted -0.3 pot -0.3 potato 0.5
potatoe -0.3 potty 1.6 pouche -0.2 pouf -0.2 poultry -0.3 powd* -0.7 powder -1.4 prayer 0.3 prem* -0.2 premio -0.5 pres
-0.7 pres* -0.3 pressed -0.2 primary -0.4 print -1.3 printing 0.3 problem 0.2 programming -0.2 projector -0.4 prom -0.3
proof 0.4 proposal -0.3 protect 0.4 protector -0.3 puff -0.3 pull -0.4 pulper -0.3 punching -0.3 pupil -0.2 pupp* 0.6
puppie 1.3 purc* 0.3 purchase 0.5 pure 0.8 purse -0.4 putty -0.9 pvc 1.2 pyjama -0.4 qled -0.4 quarter -0.4 quilt -0.3
quire -0.7 quran 0.3 rack 0.6 rack* 0.3 racket 0.6 radio 0.4 rain -0.6 rain* 0.2 raining 0.2 ram -0.3 rangi 0.6 rasc*
0.3 raschel 0.7 raw -0.3 razor 1.2 rd -0.2 re 0.6 read* 0.4 reading 0.7 real -0.7 rear -0.7 reca* -0.2 recaro -0.5
receipt -0.3 rech* 0.8 rechargeable 1.6 recl* -0.6 reclining -1.2 reco* 0.2 red 0.8 redmi -0.3 refe* -0.2 referee -0.4
refi* 0.3 refill 0.5 refillable -0.2 refilling 0.2 refrigerator -0.2 rehal 0.6 rema* 0.8 remain 1.5 reme* -0.2 remember
-0.4 remo* 1.0 remote 2.8 remove -0.2 removing -0.3 repa* 0.4 repair 0.7 repe* 0.2 repellent 0.4 resi* -0.4 restaurant
0.3 reusable -0.2 reve* -0.2 reverse -0.4 rfid -0.6 rgb 0.6 ribbed -0.3 ribbon 0.2 rice 0.7 rider -0.4 rimles -0.3 ring
-1.4 ring* -0.3 ringlight -0.3 ringside -0.2 roasted -0.4 robe -0.4 robin 0.4 rod 0.4 rolex 0.9 roll -1.3 roll* -0.6
roller -1.2 romp* -0.4 romper -0.8 roof 0.6 roof* -0.2 roofing -0.5 room* 0.3 rope -0.8 rose -1.5 rota* 0.5 rotating 1.0
round 0.6 rowing -0.2 rubb* -0.6 rubber -1.1 runy* -0.2 runyankole -0.4 russian 0.3 rwenzori -0.2 saa 0.5 saac* 1.1
saachi 2.1 sabbuuni -0.3 sabuni -0.4 sach* -0.3 sachet -0.6 safe* 0.7 safety 1.5 saha* -0.7 sahani -1.3 salad 1.1 salon
-1.9 salt -0.8 samo* -0.2 samosa -0.5 sams* 0.4 samsung 0.8 sand* 0.2 sandal -0.5 sandwich 0.7 sanitiser 0.2 sapa* 0.6
sapatu 1.1 sash -0.2 satin -1.3 sauc* 1.0 sauce 0.4 saucepan 1.4 saucer 0.5 saudi -0.6 sausage -0.4 saw -0.4 saying -0.4
sayo* 0.8 sayona 1.6 scale 1.0 scent 0.7 school -0.2 scissor -0.3 scooter -0.2 scratch 0.2 scre* -0.6 screen -0.9 scru*
-0.3 scrub 1.0 scrubber -0.3 sea 1.6 seal* -0.4 sealed -0.9 seamles -0.3 season 0.3 seat -0.8 seat* 0.6 seater 1.4
sectional -0.3 secu* 0.3 security 0.6 seed 0.6 sefuliya 0.3 self -0.2 semester -0.2 senior -0.3 sepa* 0.4 separator 0.7
serum -0.4 serv* -0.8 server -0.8 serviette -0.2 session -0.4 set -0.4 sewi* 0.8 sewing 1.6 sh -0.3 shake 0.4 shaker
-0.3 shamba 0.5 shap* 0.9 shape 1.2 shaped 1.1 shave -0.3 shawl 0.8 shea -1.2 shee* -0.3 sheer 0.2 sheet 0.6 shell -1.0
shelving -0.2 shep* 0.6 shepherd 1.3 sher* 0.3 short -0.4 shoulder -0.3 show* 0.6 showcase 0.4 shower 0.8 shuka -0.4
side -1.6 sigiri 0.2 sila* 0.6 silage 1.1 sile* 0.4 silent 0.8 sili* -0.8 silicone -1.6 silk -0.3 sim -1.2 sims* -0.4
simsim -0.8 simu 0.6 sing* 0.6 singer 0.9 single 0.3 sippy -0.4 siren -0.6 sister -0.3 sitt* 0.7 sitting 1.3 size -2.6
skate -0.4 skim* -0.5 skimming -1.0 skin -0.4 skip* -0.3 skipping -0.6 skir* -0.3 skirt -1.7 slas* 0.5 slasher 1.1 slate
-0.4 slee* 0.2 sleep 0.8 slic* -0.4 slice 1.3 sliced -0.6 slicer -0.2 slide -0.3 sling -0.3 slip 0.3 slot 1.7 slowly 0.3
small 0.5 smar* 0.2 smart 1.0 smartec 0.8 smel* -0.2 smell -0.3 smoked -0.2 snack 0.2 snea* -1.1 sneaker -2.0 snorkel
0.3 sock -0.7 sock* 0.4 socket 0.8 sofa 2.7 sofaset -0.3 soft 0.9 sola* 1.1 solar 4.5 solarlight 1.1 sold* -0.3
soldering -0.4 sole -0.5 soll* 0.5 sollatek 1.1 sony 1.4 soun* 0.7 soundbar 1.3 soya 0.3 spa -0.2 space -1.4 span* 0.2
spar* -0.3 spare -1.1 spark -0.2 spatula -0.2 spea* -0.3 speaker -0.6 spee* 0.3 speed 0.8 spf -0.3 spin* 1.1 spinning
0.7 spir* -0.3 spiral -0.5 spoon 0.5 spot -0.2 spra* -0.7 spray -1.3 sprayer -1.3 spring 0.4 sprocket 0.2 sqm -0.5 squa*
-0.3 square -0.6 sque* -0.2 squeegee -0.5 ssd -0.3 stab* 0.7 stabilizer 1.2 stage -1.2 stai* 0.9 stain -0.3 stainles 0.6
stair 0.8 stall -0.2 stan* 0.9 standard 1.5 standing -0.3 stap* -0.3 stapler -0.5 star* 0.9 starlink 1.4 starter -0.3
stat* -0.4 station -0.4 steel 0.3 steering -0.2 ster* 0.3 sterile -0.2 steriliser -0.3 sterilizer 1.2 stick 0.8 stiletto
-0.3 stit* -0.6 stitched -0.4 ston* -0.2 stone 0.8 stoo* 0.5 stool 1.3 stopper -0.4 storage 0.3 stra* -0.6 strap -0.5
straw -0.5 strawberry -0.5 strengthener -0.3 stres -0.2 stri* -0.4 strip -0.5 stroke -0.2 stroller -0.6 strong 0.8
student 0.5 study 0.6 style 0.4 suba* -0.3 subaru -0.7 subscription 0.5 subw* 0.7 subwoofer 1.4 suede -0.3 sufu* 0.2
sufuria 0.4 sugar -1.1 sugarcane 0.3 suit 0.7 suit* 1.8 suitcase 3.7 summ* -0.2 summer -0.4 sun 0.3 sunb* 0.3 sunburst
0.6 sunflower -0.4 sunscreen -0.3 supa* -0.3 supaloaf -0.6 super -0.2 supplier 0.5 support -0.3 surf* 0.3 surface 0.5
surgical -0.2 swea* -0.4 sweater -0.5 sweet -0.6 swing -0.3 syst* -0.3 system -0.7 tado* 0.3 tadooba 0.6 tafadhali 0.3
tail* 1.1 tailor 1.4 tailoring 1.1 tall 0.7 tano 1.4 tape 1.9 tarp* 0.9 tarpaulin 1.8 tatami -0.3 tatu 0.3 tcl 2.2 teac*
-0.3 teacher -0.5 team 0.5 tear 0.4 teat 0.5 tech 2.2 tech* -0.3 technician -0.3 tecno -0.4 teddy 0.9 tele* 0.4
telescopic 0.7 tena 0.2 tende -0.3 tenn* -0.2 tenni -0.5 tent -1.4 term 0.2 teso -0.5 test 0.3 textbook -0.2 tezi* 0.3
thea* 0.3 theatre 0.6 ther* 0.4 thermo 1.0 thie* 0.5 thieve 1.1 thir* -0.2 third -0.3 thirty -0.4 thou* -0.8 thousand
-1.5 thre* 0.6 thread 1.1 three -0.7 thri* -0.7 thrift -1.1 throw -0.4 tick -0.5 tick* -0.7 ticket -1.3 tie -0.6 tier
1.0 tiger 1.8 tile 0.4 tilebond -0.2 timb* 0.3 timber 0.8 timberland -0.2 tin -1.5 tip 0.5 tiss* -0.6 tissue -1.2 tita*
-0.2 titanium -0.5 toas* 0.3 toaster 0.7 toe -0.3 toge* 0.4 together 0.7 toil* 0.7 toilet 1.5 toma* -0.3 tomato -0.2
tomatoe -0.4 toner -0.7 tonne -0.3 took 0.5 top -0.8 torch 1.2 tote -0.3 touch 0.4 towel -0.4 toy -0.4 toyo* -0.2 toyota
-0.5 track -0.3 trad* -0.3 train -0.2 tram* 0.9 tramontina 2.2 trampoline -0.3 tran* -0.4 translucent -0.5 trap -0.7
trav* 0.6 travel 1.2 tray -1.2 trea* -0.3 treadmill -0.2 tree 0.2 trench -0.3 tri 1.5 trifle 0.2 trip* -0.4 tripod -0.8
trol* -0.5 trolley -0.9 tronic 0.3 trou* -0.6 trouser -1.2 trunk 0.8 tube 0.8 tund* -0.2 tundubaali -0.4 turkey 0.3
turkish -0.6 turm* -0.2 turmeric -0.5 turning -0.3 tv 0.7 twen* -0.4 twenty -0.9 twin -0.6 twist -0.2 two 0.4 twyf* 0.5
twyford 1.0 tyre -0.7 ugan* -0.3 ugandan -0.5 uhd 2.0 uhu -0.3 uk -1.1 umbr* 0.7 umbrella 1.4 umeme 1.9 umoja 1.0 umrah
-0.3 uncle -0.2 uniform -0.3 union -0.3 unit -1.3 univ* -0.2 universal -0.6 upho* 0.3 upholstery 0.6 upper 0.2 ura -0.3
urn 0.2 usb 1.2 used 1.1 ushungi 0.2 usiku 0.4 uv 0.3 v380 0.7 vacc* -0.2 vaccine -0.3 vacu* -0.2 vacuum -0.5 vale* 0.4
valentine 0.7 vanilla -0.4 varnish 0.2 vase 0.9 vase* -0.3 vaseline -0.5 vege* 0.2 vegetable 0.9 vegetative -0.5 velv*
0.6 velvet 1.1 ventolin -0.2 vertical 0.4 vest -0.2 vett* 0.2 vetted 0.4 vifaranga 0.2 vijiko -0.4 vine -0.3 vint* -0.2
vintage -0.5 vinyl -0.3 vip -0.5 vision -0.5 visitor 0.4 viso* -0.3 visor -0.5 visu -0.4 vita 0.3 vita* -0.2 vitamin
-0.4 vitanda -0.3 viti -0.3 vitz -0.5 vodka 0.2 volleyball -0.3 vya 0.2 vyombo -0.3 wacom 0.2 waist -0.9 waistcoat -0.2
walk* -0.4 walker -0.4 walking -0.4 wall 1.1 wall* 0.3 wallet -0.3 wallpaper 0.8 ward* 0.4 wardrobe 0.8 warm -0.3 warm*
0.4 warmer 0.8 wash -1.4 wash* 0.9 washing 2.0 waste -0.9 watch 0.7 watt 1.5 watu 0.3 wave 0.9 wax 0.6 waxing -0.3 way
1.9 wc 0.3 wear -0.3 webo 0.7 wedd* -0.6 wedding -1.2 wedge -0.2 week 0.6 weev* 0.2 weevil 0.4 weigh 0.3 weighing 0.4
weight -0.5 weld* -0.3 welding -0.6 wet 0.7 wheat -0.2 whee* -0.5 wheel -1.6 whipped -0.2 whis* -0.3 whistle -0.4 whole
-0.6 wifi 2.4 wig -0.7 will* -0.2 willing -0.4 window -1.2 windproof 0.8 wine -1.1 wingback -0.3 winter -0.2 wiper -0.5
wire -1.3 wireles -0.3 wish -0.8 with -0.4 wood* 0.3 wooden 0.4 woof* 0.7 woofer 1.4 wool -0.3 work* 0.2 workshop 0.6
world -0.2 woven 1.7 wpc 0.7 wrap -0.6 wrapping 0.3 writ* -0.3 write -0.2 written -0.5 xenon 0.2 xl -1.9 xxl -1.0 y12
-0.3 yaayo 0.3 yaka -0.4 yake 0.4 yama* 0.2 yamagi -0.2 yamanda 1.0 yard -0.6 yeezy -0.3 yellow -0.3 yo -0.5 yogh* -0.8
yoghurt -1.5 your* 0.8 yourself 1.5 za -0.5 zaba* -0.3 zabaana -0.2 zam -0.4 zawe* 0.5 zaweddewo 1.1 zime* 0.5 zimebaki
0.7 zip 0.7 ziri* -0.3 zisi* -0.2 zonna -0.7 zulia -0.5
`,
  electronics: `
38x38 0.4 4x6 -0.5 5x6 -0.9 5x8 -0.2 6x6 -1.0 6x9 0.3 a3 1.2 a4 1.6 a70 0.2 aa 0.5 abaana -0.2 abantu -0.2 abaya -0.4 ac
-0.3 acaricide -0.2 accu -0.2 acid -0.7 acre -0.4 adapter -0.3 adh 0.6 adju* -0.5 adjustable -0.9 adult -0.4 adungu -0.3
advi* 0.3 age -0.3 agent 0.3 air 1.0 airbnb -0.2 airp* 0.5 airpod 0.9 airtel 0.4 akawunga 0.3 alarm 0.2 albendazole -0.2
alig* 0.3 alignment 0.7 amabaati -0.2 amadinda -0.3 amas* -0.3 amatooke 0.2 amp 1.5 ampl* 0.3 amplifier 0.5 and -0.4
andr* 0.3 android 0.7 angle -0.2 animal -0.3 ante* 0.2 antenna 0.5 anti 0.5 anti* -0.9 apc 0.6 applicator -0.3 ardu* 0.6
arduino 1.2 arm 0.7 arse* -0.4 arsenal -0.7 askari -0.3 asked -0.2 asse* 0.2 asthma -0.2 atouch 0.2 audio 0.4 automatic
0.5 avent -0.3 away -0.2 azam 0.5 ba -0.2 baby -1.1 baby* 0.4 babylis 0.9 back* -0.8 backdrop 0.3 backlight 0.4 backpack
-2.3 backtoschool -0.2 bag -0.6 baki* 0.7 baking 1.3 balance 0.5 balancing -0.3 balcony 0.2 bale -0.5 ball -0.3 bamboo
-0.2 banana -0.2 band -0.3 bank 0.6 baof* 0.5 baofeng 1.0 barb* 0.5 barber 1.2 bargain 0.2 bas 0.3 basin 0.3 bat -0.3
bata -0.3 batch -0.6 bath 1.1 batt* 1.0 batterie 0.9 battery 1.1 bbin* 0.3 bbinika 0.5 bbiri -0.2 beaded -0.2 bean 0.3
beard 1.3 beat* 0.3 beater 0.6 beau* -0.3 beauty -0.7 bed -0.6 bedsheet -0.4 bedside 0.8 bee -0.2 beef -0.2 bell -2.1
bible -0.2 bicy* -0.8 bicycle -1.6 big -0.9 biker -0.4 bikini -0.2 bill 0.8 bin -0.4 biometric 0.2 bit 0.9 blac* 0.5
black -1.2 blackhead 0.9 blade -0.6 blanket -0.2 blazer -0.3 bleach 0.2 blen* 1.2 blender 2.4 bloc* -0.2 block -0.7
blouse -0.2 blow 0.8 blue* 1.1 blueflame 0.3 bluetooth 2.0 boar* -0.2 board -1.1 boarding -0.3 boda 1.4 boda* 0.4
bodaboda 0.8 body 0.4 boil 0.2 boil* 1.3 boiler 2.4 bolt -0.3 boneles -0.2 book -0.7 boombox -0.2 boos* -0.3 booster
-0.6 boot -0.3 bott* -0.3 bottle -0.5 box -1.1 boy -0.6 boya 0.4 bp 0.6 brac* 0.2 bracket 0.5 braid -0.2 bras -0.6 brav*
0.2 bravia 0.4 brea* -0.4 bread -0.6 breast -0.5 brew -0.3 bric* -0.2 brick -1.0 brid* -0.2 bridal -0.2 broiler -0.2
bronzer 0.2 brooder 0.3 brother -0.2 brown -0.8 brush 0.4 bu 0.6 bubb* -0.3 bubble -0.5 bucket -0.3 bulb 1.3 burgundy
0.2 burn* 0.2 burner 0.3 butt* 0.3 butterfly 0.5 bya -0.5 bypa* 0.2 bypas 0.4 cabl* 0.5 cable 1.7 cajon -0.2 calling 0.4
cam 0.4 came 0.2 came* 1.1 camera 2.2 camon 0.3 cand* -0.2 candy 0.4 canon 1.0 canva -0.3 cap 0.4 capacitor 0.4 cape
-0.2 caramel -0.3 carbon -0.2 card 0.5 cargo -0.2 caro -0.3 carp* -0.4 carpet -0.7 carrier -0.3 casio 0.5 casserole 0.2
cast -0.9 castrator -0.3 cat 0.8 catering 0.4 cattle -0.3 cctv 0.7 cdi -0.7 cele* 0.3 cell -0.5 cement -0.4 cent* 0.3
central 1.1 centre -0.3 ceri* 0.5 ceriotti 1.0 chaff -0.9 chain -1.2 chak* 0.8 chakula 1.6 chan* 0.8 chandelier 1.2
chapati 0.3 char* -0.5 charcoal -3.4 charger 0.4 charging 0.8 charm -0.2 chart -0.3 chek -0.2 chelsea -0.2 chest 0.5
chic* -0.3 chick -0.3 chicken -0.3 chiffon -0.3 chil* -0.6 children -1.3 chip -0.6 chlo* -1.0 chloride -2.1 chop* 0.7
chopper 1.3 christma 0.4 chro* -0.6 chrome -0.6 chromebook -0.3 chromecast -0.2 circle -0.3 clay -0.4 clean 0.4 cleaner
0.7 cleaning -0.3 clin* -0.5 clinic -1.0 clip 0.5 clip* 0.5 clipper 1.1 clock -1.2 cloth -0.3 club 0.2 cmo 0.6 coaching
-0.4 cock -0.3 cockerel 0.2 coff* -0.7 coffee -1.4 coil 0.8 coin -0.3 cold 1.1 colour 0.2 coloured -0.4 comb 1.4 comm*
0.3 commercial 0.5 comp* -0.4 compatible 0.3 complete -1.7 compressor 1.1 computer 0.2 con 0.2 conc* -0.4 concealed -0.2
concrete -0.4 cons* 0.3 consumer 0.8 cont* 0.7 container 1.0 controller 0.4 cook* 0.8 cooker 1.7 copp* 0.4 copper 0.7
copy 0.7 cord* 0.3 cordles 0.8 corduroy -0.2 corn* -0.3 corner -0.5 corolla -0.3 corporation 0.4 cot -0.3 cott* -0.4
cotton -0.9 coun* -0.4 count 0.3 counter -0.7 cove* 0.7 cover -1.4 coyg -0.2 cpu -0.4 cr20* 0.3 cr2032 0.6 cracked 0.3
cran* -0.3 crane -0.5 crate -0.3 cream -1.3 crest 0.3 crestank -0.2 crim* 0.2 crimping 0.4 croc -0.6 croc* -0.2
crocodile -0.3 cros -0.3 crys* 0.6 crystal 1.3 cube -0.7 cup -0.6 curl* 0.7 curling 1.3 curr* 0.6 curren 1.3 curt* -0.3
curtain -0.5 cutt* -1.1 cutter -1.3 cutting -0.9 cycle 0.3 cylinder -0.2 dash 0.4 data 0.8 deck 0.9 deco* 0.3 decoder
0.6 deep -0.7 dell 0.3 denim -0.3 density -0.2 denso -0.3 desi* 0.5 design 1.1 desk 0.4 detector 0.3 deye -0.3 diagnosi
0.2 diaper -0.2 didnt 0.2 diesel 0.4 digi* 0.5 digital 1.0 dish 0.6 dishe -0.3 disk 0.2 disney -0.2 disp* 1.0 dispenser
2.0 dj 1.0 doctor -0.3 doma* 0.9 domain 1.7 door -0.5 door* 0.2 doorbell 0.3 dose -0.4 double -0.3 dough 0.5 dozen -0.4
drawing -0.4 dres -0.5 dres* -0.2 dresse -0.4 drill 1.6 drinker -0.2 drip -0.4 drive -0.4 drone 0.5 drum -0.4 dryer 1.1
dstv 0.8 dt830 0.2 dtf 0.3 dual 0.4 dubai -0.2 dumbbell -0.2 duty 0.5 duvet -0.7 ear 0.4 earbud -0.3 early -0.3 earphone
0.4 earpod -0.3 earring -0.2 earth 0.4 eat -0.4 eclair 0.2 egg 1.2 eh 0.4 eid -0.3 ekya* 0.7 ekyu* -0.3 ekyuma -0.5
elec* 1.4 electric 1.9 electrical 0.3 elfu -0.7 embroidery -0.2 emit* -0.5 emitwalo -0.8 ena -0.4 end -0.7 ener* -0.8
energizer -0.7 energy -0.9 engi* -0.2 engine -0.3 engl* -0.2 english -0.4 enka* -0.2 ensaasi -0.2 ensawo 0.3 entry 0.6
envy -0.2 epson 0.8 equalizer -0.2 esatu -0.2 essi* -0.3 essigiri -0.2 essimu -0.3 ex -0.3 exec* 0.4 executive 0.9 exide
-2.1 extension -0.3 extr* 0.4 extra -0.3 extractor 0.8 eya -0.6 faci* 0.4 facial 0.7 fc 0.4 fe 0.3 feed -0.2 feed* 0.8
feeding 1.6 feet -0.5 fence -1.6 fielder -0.3 fifa 0.9 filter -0.3 finger -0.2 fingerprint 0.4 firi* 0.5 fit -0.7 fitt*
0.3 fitting 0.3 fix 1.5 flask -1.5 flat 0.5 floodlight -0.3 fluffy -0.3 foam -0.4 fog -1.1 fold* -0.2 foldable -0.3 foni
-0.3 food 1.4 foot 2.4 for 0.4 forest 0.3 found 0.7 four -0.3 frame -1.3 frameles 0.2 free* 0.5 freepod 0.4 freezer 0.7
fresh -0.4 frid* 0.8 fridge 1.4 frozen -0.4 frp 0.8 fryer 1.2 fuso -0.2 fx 0.8 ga 0.6 gala* 0.3 galaxy 0.6 gamestick
-0.3 gami* 0.4 gaming 0.8 gap 1.0 gasa* 0.3 gasatu 0.6 gasket 0.3 gate -0.5 gauge -0.6 gear -0.3 gel -0.6 gen 1.5 gene*
0.6 generator 1.3 girl -0.3 glas -2.0 glas* -0.4 glasi 0.2 glasse -0.9 glos -0.3 glos* 0.4 glossy 0.8 glov* -0.5 glove
-1.0 glue -0.3 goat -0.2 gold 0.7 gold* 0.6 golden 1.2 gome* -0.4 gomesi -0.8 goog* 0.2 google 0.4 gown -0.4 gp 1.9
grade -0.6 grain -0.4 graphic 0.3 grater 0.2 green -0.6 grey -0.4 grin* 0.6 grinding 1.4 grip -0.5 gripe -0.2 groundnut
0.5 gtx 0.5 guar* -0.5 gun -0.3 gwa -0.5 gym -0.4 h4 -0.5 hair 2.3 half -0.7 hand 0.6 hand* -0.5 handbag -0.5 handmade
-0.3 hang* -0.3 hanger -0.2 hanging -0.4 hapa* 0.2 hapana 0.4 hard -0.5 hard* -0.3 hardware -0.5 hat -0.2 have* 0.5
havell 1.0 hdd -0.3 hdmi 0.2 head 1.1 head* -0.7 headlamp -0.8 headlight -1.0 headphone 0.5 heavy 0.4 heel -0.8 held 0.5
heli* 0.7 helicopter 1.3 hill 0.3 him 0.3 hing* -0.3 hinge -0.5 hire 1.5 hise* 0.9 hisense 1.8 hlx -0.6 hole -0.5 home
-1.0 honda 0.9 hood 0.2 hood* -0.2 hoodie -0.4 hose -0.6 hotp* 0.3 hotplate 0.5 house -0.4 hove* 0.3 hoverboard 0.5 hp
1.9 hub -0.3 hundred 0.3 hybr* 0.4 hybrid 0.7 i5 0.4 ice -0.9 iclo* 0.4 icloud 0.8 id 0.5 ideapad -0.3 iii 0.7 inak*
-0.3 inch 1.2 inch* 0.7 inche 1.4 incubator 0.2 indicator -0.4 infinix 0.4 infr* -0.4 infrared -0.9 ink -0.6 insi* -0.2
inside -0.4 inst* 0.9 installation 1.7 instant -0.3 inter -0.3 intercom 0.5 interlocking -0.3 intr* -0.2 introduction
-0.4 inve* 0.4 inverter 0.8 ionic 1.0 ipho* 1.0 iphone 1.7 ipsum -0.3 iridium -0.4 iron 0.4 ironing -0.2 irri* 0.5
irrigation 1.0 itel 0.4 jack 0.8 jack* -0.2 jacket -0.5 jamani -0.2 japan -0.2 jar 0.6 jbl 0.9 jenereta -0.2 jers* -0.5
jersey -0.9 jog -1.0 jokofu -0.3 jordan -0.3 jump -0.3 jumpsuit -0.3 k9 0.2 kaba* 0.3 kabati 0.3 kaduuka -0.2 kanzu -0.3
kaveera -0.2 kemei 1.9 kett* 0.4 kettle 0.8 key 1.0 keyb* 0.2 keyboard 0.5 kiatu 0.3 kigomesi 0.3 kikooyi -0.2 kilo -1.3
kindle 0.3 kitchen 0.7 kite* -0.3 kitenge -0.6 kkumi -0.5 kla 0.3 km -0.7 knitted -0.2 kompyuta -0.2 kopa -0.3 ktb -0.2
kubwa -0.3 kuro* -0.2 kuroiler -0.7 kwan* -0.2 kwanjula -0.3 kya -0.2 kyocera 0.3 l3250 0.3 l805 0.5 la -0.2 lace -0.4
ladder -0.2 ladi* -0.5 ladie -0.9 laki 0.4 lami* 0.2 laminating 0.5 lamp 1.6 landlord 0.3 lapt* 1.7 laptop 3.3 large
-0.3 laserjet -0.2 laun* 0.2 launch 0.6 lavalier 0.2 law -0.4 layer -0.4 lc 0.2 lead 0.7 learner -0.2 leat* -0.6 leather
-1.2 led 1.2 leg -0.4 legg* -0.2 legging -0.4 len 0.3 lense -0.2 lever -0.3 lg 0.5 lice* 0.4 licence 0.8 lid -0.3 ligh*
1.0 light 1.1 lighter -0.7 lightning 0.3 lilac -0.5 line 0.2 linen -0.3 lite 0.8 lite* 0.2 litebeam 0.4 litr* 0.4 litre
-0.4 loaded -0.2 loafer -0.2 local -0.2 lock 0.3 logbook -0.2 logo 0.3 long -0.3 lost 0.3 luganda -0.3 lumen 0.2 lunc*
0.4 lunch 1.0 lunchbox 0.8 m1 0.4 macbook 0.4 mach* 0.5 machine 1.1 madrid -0.3 magsafe 0.3 maho* -0.3 mahogany -0.5
main* 1.1 maintenance 2.2 maize -0.6 malaria -0.3 mandazi -0.3 mangu -0.2 manu* -0.3 manual -0.7 marathon -0.5 mark 0.2
maroon -0.3 masaa -1.3 masannyalaze 0.4 mash* 0.4 masher 1.0 mass* 1.7 massage 1.1 massager 2.4 mat -0.6 matt* -0.3
mattres -0.6 mavic -0.3 max -1.2 maxcoat 0.2 meat -0.8 medi* -0.3 medium -0.6 meeting 0.2 memo* 0.2 memory 0.5 menstrual
-0.3 mesh -0.4 metal -1.4 metallic -0.2 meter -1.3 metr* 0.2 mi 0.3 mic 0.8 micr* 0.4 microblading 0.2 microwave 0.8
milk -0.5 mill 1.8 minc* -0.4 mincer -0.6 mini 0.6 minimum -0.2 mirr* -0.5 mirror -1.0 mixer 0.7 ml -0.6 mobile -0.2
mode -0.4 mode* 0.6 model 0.3 modern 1.0 mombasa 0.2 moni* 0.3 monitor 0.5 mono 1.2 mono* -0.2 mosq* -0.2 mosquito -0.5
moth* -0.4 mother -0.8 moto -1.4 moto* 0.9 motor 0.4 motorcycle 0.2 motorised 1.4 moun* 0.5 mount 0.4 mouse 0.5 mouth
-0.2 movi* 0.3 movie 0.4 movit -0.2 mpya 0.3 mr 0.2 mtn 0.3 mtoto -0.3 mule -0.2 multi -0.2 mushanana -0.2 musical -0.3
mvule -0.3 mwezi 0.4 mzigo -0.3 n70 -2.1 nadia -0.3 nail 0.7 nambale -0.2 name -0.5 nani -0.4 nano 1.0 naviforce -0.2
nazo -0.3 ndani -0.5 ne 0.4 nebi* -0.6 nebiri -0.4 nebuliser -0.5 nebulizer 0.2 neck -0.3 net -0.5 netf* 0.7 netflix 1.3
newcastle -0.3 ngk -1.1 niacinamide -0.2 nike -0.7 nipple -0.4 niqab -0.2 noah -0.3 non 0.7 nude -0.2 numb* -0.3 number
-0.6 nursing -0.2 nywele 0.2 obd2 0.6 obut* 0.2 obutunda 0.3 of 1.1 office 0.3 oil -0.3 okay 1.1 old 1.5 oled -0.3 omron
1.2 omuzigo 0.3 omwana -0.2 on 0.8 one -0.2 onio* 0.3 onion 0.6 oper* -0.6 operated -1.1 orai* 0.5 oraimo 1.1 oran* 0.5
orange 1.0 ordinary -0.3 orga* -0.3 organiser -0.6 orig* 0.2 original 0.5 outd* 0.2 outdoor 0.4 oven 0.5 pa 0.3 pack 1.0
pack* -0.3 packet -0.4 pad 1.1 pair -1.2 pan -0.2 panadol -0.3 panel 0.5 paper 0.3 paperwhite 0.7 para* -0.3 paraffin
-0.5 party -0.5 pas -0.3 past -0.4 paste 0.4 pc -1.2 peace 0.2 pedrollo -0.3 pen 0.2 pendant 0.2 petr* 0.3 petrol 0.7
phil* 0.5 philip 1.1 phon* 0.3 phone 3.4 phonerepair 0.6 photo 0.4 phys* -0.4 physic -0.2 physiotherapy -0.6 picture 0.2
piec* -0.3 piece -1.5 pill* -0.2 pillow -0.3 pin 0.3 pink 0.8 pipe -0.7 pixel 0.7 plain -0.3 plas* -0.4 plastic -0.6
plate 0.6 plated 0.4 playstation 0.3 ple -0.4 plot -0.3 plotter 0.4 plough -0.3 plu 0.6 plucker -0.3 pock* -0.4 pocket
-0.9 polythene -0.3 ponytail -0.3 pool -0.8 pop 0.3 popcorn 0.3 pore 0.9 port -1.1 port* 0.3 portable 0.7 posho 1.2
posted 0.4 pot 0.7 pota* -0.2 potato -0.3 pouche 0.4 power 0.6 pregnant -0.2 pres -0.5 pres* -0.8 pressing -0.2 pressure
-1.2 prim* -0.2 primary -0.5 prin* -0.5 print 0.3 printed -0.7 printer 0.2 printing -0.3 privacy 0.2 pro 2.7 prob* -0.3
problem -0.5 proj* 0.5 projector 0.9 promise 0.3 prot* 0.2 protector 0.5 pruning -0.3 ps4 1.0 pull* 0.3 pulley 0.4
pulper -0.3 pump -0.9 punc* -0.4 punching -0.6 puncture -0.3 pupil -0.3 purc* 0.3 purchase 0.7 pure -0.2 pvc -0.3 pyjama
-0.3 quire -0.4 quran 0.5 r6 -0.3 rack -0.2 rack* -0.3 racket -0.7 radi* 0.3 radio 0.5 rail -0.2 rat -0.2 read* 0.5
reading 1.0 real -0.5 ream 1.7 rece* 0.3 receipt 0.7 rech* 1.4 rechargeable 2.8 reco* 0.5 recovery 0.8 redmi 1.1 refi*
-0.6 refill -0.4 refilling -0.9 rega -0.3 register -0.2 regu* -0.2 regulator -0.4 remain -0.3 remo* 1.4 remote 1.3
remover 1.8 repl* 0.4 replacement 0.7 rest* 0.3 restaurant 0.7 retro -0.3 reusable -0.3 reve* 0.6 reverse 1.3 rework 0.3
rfid -0.5 rgb 0.7 rice 1.2 ride -0.7 ridi* -0.2 riding -0.4 right -0.2 rim -0.3 ring -0.6 roasted -0.2 robin 0.5 rod 0.3
rolex -0.6 roll* -0.6 roller -1.2 room* 0.9 roommate 0.9 rota* 0.6 rotatrim 1.5 round -0.4 rowing -0.4 royal -0.2 rub
-0.3 rubb* 0.2 rubber 0.5 runinga -0.3 saachi 0.3 sachet -0.3 sack -0.5 saha* 0.7 sahani 1.5 salon 1.7 samosa -0.3 sams*
0.8 samsung 1.5 sand* 0.4 sandal -0.4 sandwich 1.1 sat 0.7 sata -0.3 satin -0.4 saucepan -0.2 sausage -0.3 sayona 0.3
scale 0.9 scanner 0.3 school -0.4 scre* 1.2 screen 1.8 screwdriver 0.8 seal -1.1 seal* 0.4 sealed 0.5 seasoning 0.3 seat
-0.5 seat* -0.3 seater -0.7 secateur -0.3 seed -0.2 serie 0.2 serv* 0.8 server 0.6 service 1.0 session -0.3 set -2.5
sewi* -0.2 sewing -0.4 shape -0.3 shav* 0.4 shaving 1.0 sheet 0.2 shein -0.3 shell -0.7 shin -0.3 shock 2.0 shoe -0.9
shoo* -0.3 shooting -0.6 short -0.3 shout -0.2 shower -0.3 si -0.3 side -0.7 sieve 0.2 sigi* -0.9 sigiri -1.8 sign -0.3
silent 0.3 silk -0.3 sim 0.8 simu -0.4 singer -0.5 single 0.6 sink -0.2 siren 0.2 site -0.3 six -0.3 size -2.6 skirt
-0.4 slate -0.3 slee* -0.4 sleeve -0.8 slice 1.5 slim 0.4 sling -0.4 small -0.4 smart 1.7 smartec 0.2 smell -0.2 snea*
-0.3 sneaker -0.5 soccer -0.2 soda 0.4 sofa -0.2 soft -0.6 soft* 0.4 sola* 0.3 solar 0.9 sold* 0.7 solder 0.7 soldering
0.7 soll* 0.4 sollatek 0.7 someone 0.4 sony 0.3 sound 0.2 spa 1.5 spacer -0.3 spar* 0.2 spare -0.4 spark -0.9 spea* 0.9
speaker 1.8 speed -0.8 spir* 0.2 spiral 0.6 splitter 0.4 sponge -0.4 spray -0.7 squa* -0.4 square -0.3 squash -0.5 ssimu
-0.3 stabiliser -0.2 stage 0.6 stai* -0.7 stainles -1.3 stall -0.2 stamp -0.9 stan* 0.7 stand -0.7 standard 0.6 standing
1.1 star* 0.6 starlink 0.6 starter 0.9 stea* 1.0 steamer 2.0 stee* -0.2 steel 0.8 steering -0.5 ster* 0.9 steriliser 0.4
sterilizer 1.4 stiletto -0.3 stirrup -0.3 stit* -0.2 stitched -0.3 stone -0.3 storage -0.3 stove -1.7 stra* 0.8 straight
-0.2 strap 1.2 strawberry -0.2 stre* -0.4 strengthener -0.5 stri* -0.5 string -0.5 strip 0.6 stro* -0.5 stroller -0.4
strong -0.5 studio -0.3 subs* 0.3 subscription 0.7 subw* 0.4 subwoofer 0.9 suct* -0.4 suction -0.8 suede -0.2 suga* -0.3
sugar -0.3 sugarcane -0.6 suit -0.4 sun 0.9 suns* 0.7 sunscreen -0.2 super 1.2 supplier 0.5 surf -0.8 surf* 0.2 surface
0.5 sweet -0.3 switch 0.3 syst* 0.3 system 0.6 t900 0.2 taa -0.2 tabl* 0.2 tablet 0.5 tado* -0.5 tadooba -1.0 talkie 0.6
talking -0.3 tank -0.4 tano -0.4 tape -0.3 taper 1.3 tarpaulin -0.2 tcl 0.3 teach -0.4 team -0.4 tech 1.2 tech* 0.4
tecno 1.0 ten -0.6 tenni -0.3 term* -0.2 terminal -0.2 test 0.6 test* 0.4 tested 0.8 tewali -0.2 ther* -0.8 thermal 0.7
thermo -1.5 thermometer -1.0 thick -0.2 thieve 0.4 third -0.3 thou* -0.2 thousand -0.5 three -0.3 thri* -0.3 thrift -0.5
tick -0.2 tick* -0.2 ticket -0.5 tier -0.6 tiger 0.9 tikt* 0.2 tiktok 0.4 tile -0.2 tin -0.8 tip 0.3 tita* 0.4 titanium
0.9 toas* 0.4 toaster 0.8 toe -0.3 toner -0.7 tonne -0.3 took 0.6 tool 0.4 tooth 0.5 touch 0.3 toy 0.7 toyota -0.3
tracker 0.3 train -0.3 trap -0.4 tray -1.0 trea* 0.4 treadle 0.2 treadmill 0.8 tri -0.3 trim* 0.4 trimmer 0.8 trip* -0.3
tripod -0.5 tron* 0.6 tronic 1.3 true 0.4 trus 0.4 ttivi -0.3 ttivvi -0.3 tube -1.3 tube* -0.3 tubeles -0.6 tuko -0.4
tuku* -0.2 tummy -0.2 turbo -0.8 turk* -0.2 turkey -0.3 turn* 0.2 turner -0.9 turning 0.5 turntable 0.8 tv 0.8 twenty
-0.4 twin 0.4 two 1.3 tyre -0.2 ugandan 0.3 uhd 0.9 uhu -0.3 uk 0.4 ukulele -0.3 ultr* -0.2 ultra 0.7 uma 0.2 umbrella
-0.4 umeme 1.5 union -0.3 universal 0.4 unlo* 0.4 unlocked 0.4 unlocking 0.4 uno 1.1 urn 0.7 usb 1.5 used 1.6 uv 1.5
vaccine -0.2 vacu* 0.4 vacuum 0.8 valentine 0.4 vani* -0.4 vanilla -0.6 vege* 0.6 vegetable 1.2 velvet -0.3 vertical
-0.2 victu -0.2 village 0.3 vint* 0.2 vintage 0.5 vinyl 1.4 viper -0.3 vision 0.5 visitor -0.3 vita -0.3 vita* -0.3
vitamin -0.3 vivobook -0.2 vya -0.2 waffle 0.2 wahl 1.3 waist -0.2 walkie 0.6 wall -1.1 wardrobe -0.3 warm -0.2 warm*
0.5 warmer 1.0 wash -0.3 wash* -0.4 washing -0.5 watch -0.5 wate* 0.5 water 0.5 waterproof 0.9 wato* -0.6 watoto -1.2
watt 2.3 wax 1.0 way 1.7 wd 0.3 webo 0.2 webs* 0.7 website 1.4 wedge -0.2 weig* 0.5 weighing 1.0 weight -0.3 weld* 0.3
welding 0.6 went 0.3 wet 1.1 wheel -1.2 white -0.5 whole -0.4 wide 0.4 wife 0.3 wifi 1.6 wig -0.4 wilson -0.3 window 0.3
wint* -0.3 winter -0.7 wire* 0.4 wireles 0.7 wiri* 0.3 wiring 0.5 wish -0.3 with 1.2 wood -0.2 wood* -0.3 wooden -0.6
wool -0.9 xl -0.5 xlr 0.2 xp -0.3 xr 0.2 xxl -0.6 y12 -0.3 yake -0.2 yamagi -0.5 yamaha -0.6 yamanda 0.6 yeezy -0.2
yell* 0.2 yellow 0.5 yo -0.3 yoga -0.2 yogh* -0.3 yoghurt -0.6 yourself 0.4 za -0.5 zaba* -0.3 zabaana -0.2 zembo -0.3
zenbook -0.2 zero 1.0 zina* -0.3 zip -0.7 zkteco 0.2 zonna 0.5 zote -0.7
`,
  food: `
4x6 -0.5 50x100 -0.3 5x6 -0.7 6x6 -0.7 a3 -0.2 acholi 0.4 acre -1.2 adapter 0.2 adjustable -0.3 adult -0.2 aftershave
0.2 agandi 0.4 air -0.5 ajon 0.7 akahunga -0.3 akas* -0.3 akawunga -0.3 alone 0.7 alum* -0.4 aluminium -0.7 amagi 0.5
amaj* 0.4 amajuta 0.7 aman* -0.7 amanda -1.1 amas* 0.4 amata -0.3 amatooke 0.3 amprolium 0.2 and -1.3 anga* 0.2 angara
0.4 ani 0.2 anko* -0.4 ankole -0.9 apple 0.4 apwo* 0.5 apwoyo 0.9 arm 0.6 armchair 0.2 arsenal -0.2 artificial -0.3
asali 0.5 asked 0.3 asleep 0.3 auto* -0.5 automatic -0.9 avoc* 0.7 avocado 1.4 away -0.3 ayagala 0.2 azam -0.3 ba -0.3
baby -1.1 backdrop 0.3 backhoe 0.2 backtoschool -0.4 bag -1.0 baguette -0.3 baka* -0.2 bake 0.9 bake* 0.3 baked 0.4
bakery 0.5 baki* 0.4 baking 0.7 bala* -0.2 balance -0.4 bale -0.3 ball* 0.5 balloon 1.0 bamboo 0.4 band 0.6 bar -0.6
basin 2.8 basket -0.3 bata 1.3 bath -0.3 battery -0.2 bbiri -0.3 bcaa -0.2 bean 0.7 bear 0.7 beater -0.4 beau* 0.5
beauty 1.0 beds* -0.3 bedsheet -0.5 bee 0.2 beef 0.8 begin -0.2 bell -0.6 belt -0.2 bicycle -0.3 bidet 0.2 big 1.3 bija*
-0.3 bijanjaalo -0.4 bin -0.3 biology -0.2 bird 2.1 birthday 0.4 bite -0.2 black -1.5 blanket -0.2 blea* -0.2 bleach
-0.4 blender -0.3 block -0.7 blon* -0.3 blonde -0.5 blue -0.8 boda 0.3 body -1.5 boer 0.5 bone -0.4 bonnie -0.2 boo 0.3
boot -0.2 bott* 0.7 bottle 1.7 bottom -0.2 bowl -0.4 box 1.8 brai* -0.2 braid -0.3 bran -0.6 brand -0.4 branding 0.2
bread 1.7 breast -0.3 breeding -0.4 brew 1.6 brid* -0.4 bridal -0.6 briq* -0.9 briquette -1.8 broi* 1.2 broiler 2.4
brought -0.2 brown -1.3 bu 0.7 buck -0.6 buck* 1.1 bucket 2.2 buk -0.6 bukyali 0.2 bunc* 0.3 bunch 0.6 bunche 0.5 bund*
0.4 bundle 0.6 burn -0.4 burner -0.2 bushera 0.2 byonna 0.2 cabbage -0.3 cable -0.3 cage -0.4 cake 3.2 calm 0.3 camb*
0.5 camborough 1.1 campu 0.3 canada -0.2 cap 0.9 cara* 0.4 caramel 0.7 carpet -0.2 carr* -0.4 carrot -0.6 cashewnut -0.3
cass* 0.3 cassava 0.6 cate* 0.5 catering 1.0 catfish -0.3 cayenne -0.3 cement -0.3 cere* 0.5 cerelac 0.6 chai -0.5 chap*
0.9 chapati 1.9 char* -0.7 charcoal -1.5 chia 0.7 chic* -1.2 chick -1.1 chicken -1.1 chillie -0.3 chip 1.5 choc* 1.1
chocolate 2.3 chop* -0.3 chopper -0.6 chri* 1.0 christma 1.6 chumvi -0.2 church -0.4 cider 0.5 cinn* 0.7 cinnamon 1.4
circle -0.3 clea* 0.4 clean 0.3 cleaned 1.0 clon* -0.8 clonal -1.7 clove -0.3 coat -0.2 cock 2.4 cock* 0.3 cockerel 0.7
coconut -0.3 coff* 0.8 coffee 1.6 coin -0.3 cold 2.0 collagen -0.3 colo* -0.7 colour -1.0 coloured -0.3 comb 0.3 comm*
-0.2 comp* -0.8 compartment -0.7 complete -0.4 compound -0.3 condominium 0.3 cont* 0.3 container 0.9 cook* 0.6 cooker
-1.0 cookie 1.2 cooking 1.0 cool* 0.6 cooler 1.3 copy -0.9 cott* -0.9 cotton -1.9 cough -0.5 courage 0.5 cover -0.5 cow
-0.3 cowb* -0.3 cowboy -0.6 crank -0.2 cream -0.2 crest -0.2 crestank -0.4 cris* 0.2 crisp 0.2 croc -0.3 crocodile -0.2
cros 1.0 crying -0.2 cube 1.0 culture 0.4 cup 0.4 cupc* 0.9 cupcake 1.8 cured 0.3 curry 0.6 curtain -0.3 cust* 0.4
customised 0.8 cutter 0.6 cutting -0.3 dadd* 0.3 daddie 0.6 dairy -0.4 dark 0.3 date 1.6 decoder -0.4 denim -0.2 dishe
-0.3 dispenser -0.3 disturb 0.3 doctor 0.3 dodo -0.6 dog -0.2 door 0.2 double 0.3 doug* 0.3 dough 2.5 doughnut 0.7 dozen
-0.3 dres -0.8 dried 1.7 drinker -0.4 drip -0.7 dry 1.2 duck 1.7 dupe -0.2 duty -0.3 duvet -0.4 dyel 0.7 early 0.7 east*
0.3 easter 0.5 eat 1.4 ebbiriyani -0.2 ebijanjaalo -0.3 ebiri -0.4 ebitookye 0.3 ebyennyanja -0.3 eclair -0.3 edible 0.3
egg 1.0 eh -0.3 eight 0.9 ekin* -0.3 ekis* -0.3 elec* -0.3 electric -0.4 emba* 0.9 embaata 1.5 embi* 0.6 embizzi 1.1
embu* 0.3 embuzi 0.6 emis* -0.4 emit* -0.3 emitwalo -0.6 emmw* -0.9 empty -0.3 empuuta 0.3 endo* -0.4 endokwa -1.0 ener*
-0.4 energizer -0.2 energy -0.6 enga* 0.6 enganda 1.0 engi* -0.2 engine -0.5 engl* -0.4 english -0.7 enkejje -0.3 enko*
1.0 enkoko 2.1 enku* 0.9 enkuluze -0.2 enkumbi 1.3 ennansi 0.4 ennu* -0.5 ennume -0.8 ennyaanya 0.3 enough -0.2 ensawo
-0.2 ensu* -0.5 ensukusa -1.0 ente -0.3 entebe 0.3 entula -0.3 esha* 0.3 eshabwe 0.7 essukaali -0.3 exam 0.5 extr* -0.4
extra -0.3 extractor -0.9 eya -0.3 eza -0.6 ezok* 0.5 ezokulya 1.1 f1 -1.6 face -0.7 fat 0.7 father 0.3 feed 0.8 feeder
-0.4 feet -0.6 female 0.3 fert* -0.7 fertilised -0.4 fertilizer -0.9 ffene 0.2 fight 0.3 filing -0.2 fill 0.3 filler
-0.3 filt* 0.7 filter 1.3 fing* -0.6 fingerling -1.3 firi* 0.3 firinda 0.6 fish 0.3 fit -0.2 five 0.4 flask -0.9 flat
1.0 floodlight 0.2 flour 1.1 fold* -0.2 foldable -0.3 food -0.4 for 2.1 form* 0.5 formula 1.1 fort 0.6 fort* 0.3 fortune
0.7 four -0.5 frame -0.2 freezer -0.2 fren* 0.4 french 0.7 fresh 2.3 frid* 0.2 fridge 0.4 frie 0.4 fried 0.2 froz* 0.7
frozen 1.4 frui* 0.2 fruit 0.4 full 0.6 fuso 1.4 ga -1.4 gasatu -0.2 gate -0.2 gauge -0.9 geisha -0.2 gel -0.8 gen -0.2
generator 0.3 ghee 1.0 gift 2.3 gilbey -0.2 ging* 0.3 ginger 0.6 girl -0.3 glow -0.3 glycerin 0.2 goat 0.4 gold -0.6
gome* -0.2 gomesi -0.6 gonja 0.7 got2b -0.2 grade 0.7 graduation 0.2 graf* -0.5 grafted -0.9 grain -0.7 grease -0.2
green -0.7 grey -0.7 grin* -0.3 grind 0.3 grinding -0.6 grou* 0.4 ground 0.4 groundnut 0.3 group 0.4 growth -0.3 gues*
0.4 guest 0.8 gumboot -0.2 gummie -0.2 gwa 0.8 gwan* -0.3 gwange -0.5 gwen* 0.5 gwenjuki 0.6 gwente 0.3 habb* 0.7 habbat
1.4 hair -0.7 hakuna 0.3 half 0.4 hamper 0.3 hand -0.8 hand* -0.2 hardware -0.5 harv* 0.3 harvest 0.5 has 0.3 hat -0.6
head 0.2 heavy -0.6 heel -0.9 heinz 0.3 hen 1.9 herself 0.2 hibiscu 0.3 hiding 0.2 high -0.3 hire -0.5 hisense -0.3 hole
-0.4 home 1.2 hoodie -0.2 horn -0.3 hung* 0.3 hybrid -0.3 ice 0.9 ile -0.8 inch -1.5 inche -0.4 incu* -0.4 incubator
-0.8 indomie 0.2 infa* 0.5 infant 1.1 inside -0.3 inst* 0.4 instant 0.7 intr* 0.4 introduction 0.8 irish 0.2 iron -0.9
isla* 0.4 island 0.8 jack -0.2 jacket -0.3 jambula -0.2 jar 0.3 jerr* 0.6 jerrican 0.2 jerrycan 0.9 jers* -0.3 jersey
-0.6 jiko -0.3 jogoo 0.2 johnson -0.2 jordan -0.3 juice 1.9 jumbo -0.3 jump* -0.2 jumpsuit -0.5 ka 0.2 kabisa -0.3 kaka*
0.4 kakamega 0.9 kaki* 0.3 kakira 0.8 kang* 0.4 kangulumira 0.8 kano -0.3 karanga 0.2 karo 0.6 kaso* -0.3 kasooli -0.6
kato* 0.2 katogo 0.5 katunkuma -0.2 kawunga -0.3 kazo 0.4 kettle -0.2 kg 1.5 kiboko 0.4 kid 0.5 kids* 0.3 kiko* -0.3
kikomandu -0.3 kilo 1.9 kiruhura 0.3 kit -0.3 kitc* -0.4 kitchen -0.5 kitenge -0.3 kitg* 0.7 kitgum 1.3 kkumi -0.2 knock
0.2 kr -0.9 kroi* 0.7 kroiler 1.5 kubwa -0.8 kuka* 0.5 kuku -0.5 kumi 0.2 kumpi -0.3 kuro* -0.4 kuroiler -0.8 kwanjula
-0.2 kyenjojo 0.3 lace -0.3 ladi* -0.3 ladie -0.7 laki 0.3 lancet -0.4 landlord -0.3 lane -0.2 large 0.4 lasagna -0.2
laughed -0.3 law 0.4 laye* 0.8 layer 1.3 layi* 0.8 laying 1.7 leat* -0.3 leather -0.6 leg -1.2 legging -0.2 lemon 0.3
lemongras 0.3 lick -0.6 light -0.4 line -0.4 linen -0.2 lip -0.3 lipstick -0.3 litre 0.3 little 0.3 liver -0.3 loaf 0.4
loafer -0.2 local 2.9 lock -0.3 locker 0.2 lodge -0.2 long -0.3 longe -0.9 lorry 1.4 luga* -0.2 luganda -0.4 lunch -0.5
luwo* 0.3 luwombo 0.5 lwa 0.2 mabaati -0.2 macadamia 0.3 mach* 0.8 machine 1.8 mafu* 0.7 mafuta 1.5 maha* -0.3 maharage
-0.4 makaa -0.3 maker -0.3 male 0.9 malewa 0.3 mand* 0.8 mandazi 1.6 mang* 1.0 mango -0.7 mangoe 1.9 mann* 0.2 manu*
-0.4 manual -0.7 mara* -0.3 marathon -0.8 margarine 0.3 maro* -0.2 maroon -0.4 masa* 0.3 masala 0.7 mash -0.2 match 0.2
matooke 0.3 matte -0.2 matu* 0.9 mature 1.8 mayai -0.4 mboga -0.7 mbuzi 0.4 mbwa* 0.2 mbwazirume 0.4 mchele 0.3 meal
-0.3 meat 0.4 medium 0.2 meeting 0.3 mesh -0.6 metr* -0.4 metre -1.0 mia -0.3 milk 1.8 milk* 0.3 milking 0.9 millet 0.4
million -0.2 minced 0.3 minimum 0.3 mirinda -0.2 mirror -0.3 mixer 1.4 miyembe -0.4 mkubwa 0.4 ml 1.6 moo 0.8 mori* 0.5
moringa 1.0 moth* 0.4 mother 0.7 motor -0.2 mpol* -0.6 mpologoma -1.2 mr 0.3 mto 0.4 mtumba -0.2 muceere -0.3 muchomo
-0.3 muffin -0.2 mug 0.2 muke* 0.5 mukene 1.0 mult* -0.3 multicooker 0.2 mum 0.4 museveni -0.3 mush* -0.8 mushroom -1.5
must* -0.3 mustard -0.6 muwogo -0.2 nabe -0.9 namaqua -0.2 namb* 0.5 nambale 1.0 name 0.6 nan 1.2 nani 0.6 navy -0.3
nazo 0.4 ndani -0.2 ndizi -0.3 ne -0.7 nebiri -0.2 newb* -0.3 newborn -0.5 nike -0.3 nile 0.8 njahi -0.3 nkoko 0.6 nobo*
0.2 nobody 0.4 nomu* -0.3 non -0.3 novel -0.2 ntula 0.3 nude -0.2 number 0.3 nurs* -0.3 nurse -0.2 nursery -0.5 nut 0.4
obum* -0.3 obumyu -0.4 obushera -0.3 obut* -0.3 obutunda -0.3 of -0.4 oint* -0.3 ointment -0.6 okay -0.2 old -1.0 olive
-0.5 olympia 0.4 omub* 0.3 omubisi 0.6 omuceere -0.4 omuchele 0.4 omuchomo -0.2 omuzigo 0.2 omwe* -0.2 omwezi -0.6 on
1.3 one 0.3 onio* 0.4 oran* -0.4 orange -0.7 orga* 0.4 organic 0.7 orig* -0.5 original -1.0 oud -0.3 outs* 0.8 outside
1.6 oven 1.3 oyst* -0.3 oyster -0.6 pa 0.9 pack* 0.9 package 0.4 packet 1.3 pad -0.3 page -0.2 pan -0.4 panadol -0.3
pancake 0.2 papa* -0.6 papaya -1.2 paper -0.2 parcel 0.3 part* 0.2 partie 0.5 party 1.7 paste -0.9 pc -0.4 pedicure -0.2
perch 0.5 pero* -0.2 peroxide -0.4 pers* 0.2 person 0.5 pic -0.2 picked 0.2 pig -0.3 pigl* 0.7 piglet 1.4 pilau 0.7
pilawo -0.2 pine* 0.3 pineapple 0.7 pink -1.2 pipi* 0.4 piping 0.9 pizza 0.4 place 0.4 plan* -0.5 plant -0.3 plantain
0.3 plantation -0.9 plas* -0.7 plastic -1.2 plate 0.7 platter 0.3 plot -0.3 plucker -0.3 poli* -0.2 polish -0.4
polypropylene -0.2 popc* 1.1 popcorn 2.2 pork 0.3 porridge -0.4 port 0.3 port* 0.3 portal 0.6 posho 0.5 poster 0.2 pot
0.3 pota* -0.3 potato -1.5 potatoe 0.9 poultry -0.2 powd* 0.5 powder 0.6 power -0.3 ppr -0.2 prayer -0.2 pres 2.4 pres*
0.4 pressed 0.9 prim* -0.3 primary -0.5 prin* 0.7 proof -0.3 prot* 0.5 protein 1.1 pump -0.2 pump* 0.4 pumpkin 0.8 pupil
-0.3 pure 1.4 purple 0.3 quail 1.3 quak* 0.3 quaker 0.6 rabb* 0.5 rabbit 0.9 rain -0.4 rangi -0.2 raschel -0.2 raw 1.1
real 0.9 rear -0.4 receipt 0.2 rechargeable -0.2 red 1.2 refi* 0.6 refill 1.1 remain -0.3 reme* 0.3 remember 0.5 remo*
-0.3 remove -0.4 rest* 0.5 restaurant 0.9 return -0.2 reusable -0.3 review 0.4 rhyme 0.4 rice 0.7 roas* 0.7 roast 0.7
roasted 1.3 robu* -0.4 robusta -0.8 rolex -0.9 roll -0.3 roll* 0.9 rolled 1.0 roller 0.8 rope 0.7 rose* -0.3 rosemary
-0.6 round 0.3 rubb* -0.3 rubber -0.3 rubbing -0.4 rusk -0.2 rwan* -0.2 rwangume -0.5 rwenzori -0.3 sach* 0.3 sachet 0.6
sack 1.4 salad -0.5 salt -0.6 samaki 0.3 samo* 0.6 samosa 1.2 samsung -0.3 sand* -0.5 sandwich -0.7 satin -0.4 saudi 1.6
sausage 0.3 saying 0.3 scrub -1.4 sea -1.0 seal 0.4 seas* -0.5 season -0.9 seater -0.3 seed -2.2 seed* -0.5 seedling
-1.0 sekk* 0.3 sekkokko 0.7 self -0.2 set 0.3 seven -0.7 sewing -0.2 sex -0.2 sh 0.4 shake 0.2 shaped -0.3 sheen -0.4
sher* -0.2 shoe -0.3 shoo* 0.3 shoot 0.5 show* 0.3 shower 0.5 si -0.4 sigiri -0.4 silk -0.2 silv* -0.7 silver -1.2 sims*
0.9 simsim 1.9 single -0.3 sio 0.4 sita 0.2 site -0.2 sitting 0.3 six 0.3 size -1.6 skin 0.2 slic* 0.5 slice -1.4 sliced
0.9 slide -0.3 slim* 0.7 slimming 1.4 small -0.8 smok* 0.8 smoked 1.7 smoo* -0.2 smooth -0.4 snack -0.3 snorkel 0.2 soap
-0.4 soda 1.3 soft -0.2 sole -0.2 sorg* 0.4 sorghum 0.8 sorted 0.2 sour* 0.6 soya 0.3 spawn -0.7 spf50 -0.2 spicy 0.4
spin* -0.4 spirit -0.4 spray -0.5 spri* -0.2 spring -0.2 ssatu -0.3 ssek* -0.3 ssekkokko -0.5 ssem* 0.2 ssukaali -0.4
stage 0.2 stainles -0.2 star 0.4 star* -0.3 starter -0.6 steak -0.5 steel 1.1 stic* 0.3 stiletto -0.3 stool -0.2
strawberry 0.4 strong -0.2 stuc* -0.3 stucco -0.7 style -0.9 sucker -0.3 suede -0.3 suga* 0.3 sugar 0.9 sugarcane 0.6
sukari -1.4 sumb* 0.3 sumbusa 0.5 sunflower 0.4 sunscreen -0.2 supa* 0.4 supaloaf 0.9 super 0.6 sweet 1.1 syrup -1.3
tall -0.3 tank 1.1 tarp* -0.3 tarpaulin -0.6 tatu 0.5 tea 1.2 teach -0.2 tear -0.2 teddy 1.0 tende 0.7 tequila -0.2 teso
0.7 test 0.3 tested -0.2 ther* -0.6 thermo -1.1 thir* 0.6 thirty 1.0 thou* 1.0 thousand 2.1 three 0.6 thri* -0.3 thrift
-0.3 thyme -0.4 tiara 0.2 tick* -0.3 ticket -0.5 tier 0.2 tila* -0.3 tilapia -0.6 tilda 0.5 tin 2.1 tip 0.8 toas* -0.5
toaster -1.0 togg* 0.5 toggenburg 1.0 told -0.2 tolinda -0.3 tomato -0.5 tomatoe 0.7 topper 0.4 toyota -0.2 traditional
-0.2 trav* -0.5 travel -0.8 tray 1.5 tree -0.3 trench -0.4 tri -0.3 tronic -0.2 tube 0.4 tuko 0.4 tummy 1.5 turk* 1.8
turkey 3.7 turmeric -0.2 turning -0.3 tv -0.3 twen* 0.3 twenty 0.6 ugan* -0.6 ugandan -0.3 uk -0.2 unga 0.7 union 0.2
ura -0.2 urn 0.9 usb -0.2 used -0.5 vaccine 0.4 vale* 0.6 valentine 1.1 vani* 0.7 vanilla 1.5 vaseline -0.3 vege* -0.5
vegetable -1.0 velv* -0.3 velvet -0.6 village -0.2 vine -1.0 vine* 0.2 vinegar 0.5 vita* -0.2 vya -0.2 waffle -0.2 waist
-0.3 walker -0.3 wallpaper -0.3 wange -0.7 warm 0.5 watch -0.4 wate* -0.5 watermelon -0.7 waterproof -0.3 watt -0.5
waxing 0.2 week 0.5 weetabix 0.3 weigh 0.3 went -0.2 wet -0.2 wheat 0.6 whey 1.1 whiskey -0.2 white -0.5 whole 0.5 wide
-0.3 wife -0.4 wifi -0.2 willing 0.3 wine -0.5 wipe -0.7 wire -0.7 with 0.6 women 0.5 wood* -0.4 wooden -0.9 woven -0.4
wrap -0.4 xl -0.7 xxl -0.4 yamanda -0.2 ye -1.8 yeezy -0.2 yell* 0.4 yellow 0.8 yogh* 0.4 yoghurt 0.9 yogurt -0.3
yourself -0.2 zam -0.6 zealand 0.4 zika* -0.5 zimebaki -0.2 zip -0.3 zisigadde 0.4 zonna -0.6 zote -0.2
`,
  kids: `
3x6 -0.5 4x6 -1.1 5x6 -1.7 60x60 -0.3 6x6 -1.5 a2 -0.4 abaa* 0.9 abaana 1.9 abacu 0.4 acaricide -0.2 acce* 0.2 acho* 0.4
acholi 0.8 acre -0.9 acrylic -0.3 adida 0.3 adju* 0.4 adjustable 0.9 adul* 0.4 adult 0.6 age 1.7 air -0.2 akamyu 0.2
alone 0.3 alph* 0.6 alphabet 1.2 aluminium -0.2 amabaati -0.3 amajuta -0.2 aman* 0.2 amus* 0.6 amusement 1.2 and 0.5
anim* 1.3 animal 2.6 ankle -0.3 ankole -0.2 anti 0.3 apart -0.3 apc -0.3 appr* 0.2 approved 0.4 aquafina 0.2 arm 0.6
arsenal -0.3 asked 0.4 atiku 0.2 atla -0.4 atou* 0.3 atouch 0.5 auto* -0.2 automatic -0.4 avent 1.2 away -0.3 ba 1.2
babi* 0.8 babie 1.6 baby 7.1 baby* 0.5 back* 1.9 backpack 0.6 backtoschool 2.7 badge 1.3 bag -0.3 baggy -0.3 bais* 0.4
baka* -0.3 baku* 0.5 bala* -0.4 balance -0.6 balancing -0.2 bale 0.6 ball -0.8 ball* 1.1 ballerina 0.3 ballet -0.3
balloon 2.3 bamboo -0.3 bana* 0.4 banana 0.8 band 0.2 banner 0.4 baptism 0.4 bar -0.3 barber -0.3 barbie 0.3 basin -0.3
bask* -0.3 basketball -0.7 bassinet 0.4 bat -0.4 bata 2.8 batt* 0.3 battery 0.7 baza* 0.2 bbakuli 0.2 bead* -0.3 beaded
-0.7 bean -0.3 bear -0.3 bed -2.6 bedd* 0.3 bedding 0.7 bedroom -0.2 beds* -0.8 bedsheet -1.5 bee -0.2 bees* -0.3 begi
1.4 begin 0.3 bell 1.1 belt 0.9 bending 0.3 bib 0.6 bible -0.4 bicy* -0.8 bicycle -1.5 bigger 0.4 bike -1.2 biker -0.2
birt* 1.9 birthday 3.8 bisc* 0.5 biscuit 1.0 black 0.4 blanket 0.2 blazer -0.4 blen* -0.7 blender -1.4 bloc* 0.5 block
-0.3 blouse 0.2 blue 1.2 blue* 0.5 bluetooth 1.1 boar* 0.8 boarding 1.8 boda -0.4 body -1.1 body* -0.8 bodysuit -0.9
bone -0.2 book 2.5 boos* 0.7 booster 1.3 boot -0.3 booty -0.4 bott* 0.2 bottle 0.5 boun* 0.6 bouncing 1.3 bow 1.4 box
1.4 boxer -0.7 boy 3.1 bra 0.5 brake -0.2 brand -0.3 bras -0.2 brea* 1.1 breast 1.6 breasted -0.2 breastfeeding 1.0
brid* -0.4 bridal -0.3 bride -0.2 bridge -0.5 broom -0.2 brother -0.2 brown -1.1 brush 1.1 bu -0.4 bubb* 0.3 bubble 0.6
buck* -0.3 bucket -0.6 buffing -0.2 bulk -0.6 bulungi -0.2 bung* -0.3 bungalow -0.6 bunk -0.8 busu* 0.6 busuuti 1.2
butt* -0.2 butter -0.4 button -0.2 cable -0.5 cake -1.5 calc* 0.4 calculator 0.9 cale* -0.2 caliper 0.2 calling -0.2
camborough -0.3 camera 0.3 camp* -0.2 campu -0.2 candle -0.2 cann* -0.2 cannula -0.5 cap -0.4 car 0.6 carbon -0.2 card
-0.5 card* -0.4 cardigan -0.7 care 1.2 cargo -0.5 carpet -0.3 carr* -0.2 carrier -0.4 carton -1.1 cartoon 0.8 case -0.3
casio 1.0 cast* 0.6 castle 1.3 cat 0.4 cctv -0.5 cement -0.3 cera* -0.2 ceramic -0.3 cerelac 0.4 cha -0.3 chai* -0.8
chair -0.9 chapati -0.2 charger -0.3 charm -0.3 chart 0.8 checked -0.2 chelsea -0.3 chick -0.3 chif* -0.2 chiffon -0.5
chil* 2.5 child 0.6 children 4.8 chip* 0.5 chipped 1.0 chopping -0.3 chri* -0.2 christma -0.5 church 0.3 circ* -0.6
circle -0.2 circumcision -0.9 clamp 0.4 clas 0.3 clay -0.4 clean 0.6 cleaner 0.4 clear -0.4 clin* -0.3 clinic -0.4
clinical -0.2 clip 1.0 clip* 0.4 clipper 0.7 close -0.4 cloth -0.3 clothe 0.4 club -0.4 coac* 0.8 coaching 1.7 coating
-0.2 cobweb -0.3 cod 1.3 code -0.3 coff* -0.3 coffee -0.6 coin -0.3 cold -0.3 colic 0.6 colo* 1.2 colour 1.9 colouring
0.7 comforter -0.3 comi* 0.2 comic 0.4 commode -0.2 comp* 0.4 compartment 0.8 competitor -0.2 comprehensive 0.4
compression -0.3 concealer 0.3 cons* -0.2 constitution -0.3 cont* 0.4 container -0.9 control 0.5 controller 1.7 cool 0.4
copy -0.2 cord* -0.2 corduroy -0.4 cork -0.3 corn* 0.6 corner 1.1 costume -0.3 cot 1.0 cott* 0.3 cotton 0.6 coun* 1.0
counter 1.5 counting 0.6 coup* -0.4 couple -0.8 cousin -0.2 cove* 0.2 cow -0.5 crane 0.4 crate -0.2 craw* 0.4 crawling
0.9 cray* 0.6 crayon 1.3 cream -1.4 crib -0.3 croc -1.4 croc* 0.4 crochet 0.9 crocheted 0.2 crocodile -0.3 crown 0.3 cry
0.3 cube -0.2 cup -0.5 cupping -0.3 curt* -0.3 curtain -0.6 cutt* -0.5 cutter -0.9 daddie 0.4 dark -0.2 dart -0.3 date
-0.3 daug* 0.6 daughter 1.2 dayc* 0.2 daycare 0.4 dec 0.4 deck 1.0 deck* 0.6 decker 1.3 dell -0.2 denim -0.7 design -0.3
desk 0.3 deta* 0.5 detangler 1.3 detangling -0.3 diap* 0.8 diaper 1.6 diary 0.7 dictionary 0.4 diesel -0.2 dining 0.3
dinn* -0.7 dinner -1.5 disc -0.3 dishe -0.2 disk -0.3 disn* 0.4 disney 0.8 dispenser -0.3 doll* -0.3 dollhouse -0.4 door
-0.6 dot -0.3 doub* 0.9 double 1.7 dozen -0.7 drau* -0.5 draught -1.0 draw* 0.3 drawer 0.9 drawing -0.3 dreadlock -0.2
dres -1.3 dresse -0.2 dried 0.6 driv* -0.6 driving -1.2 drone 1.5 drum -0.2 dual* 0.7 dualsense 1.4 dubai -0.3 duckling
0.2 dumbbell -0.2 duty -0.6 duve* -0.5 duvet -2.4 ear 0.3 early 0.3 earring -0.3 easel -0.3 eat -0.2 ebiri -0.2 edge
-0.2 eid 0.6 ekit* 0.3 ekiteteyi 1.3 ekka* 0.2 ekkanga 0.3 ekya* 1.1 ekyapa 0.2 ekyogero 0.4 elfu 0.7 embr* 0.5
embroidery 1.0 emit* -0.3 emitwalo -0.5 empi* 0.2 empiki 0.4 ena -0.3 end -0.5 engero 0.4 engi* -0.2 engine -0.4 engl*
0.8 english 1.6 engoye -0.2 engozi 0.3 enkaito 0.3 enkuba 0.3 enkuluze -0.3 ensawo 0.2 entebe -0.3 entry 0.3 eriko 0.3
esatu -0.2 esha* -0.4 eshabwe -0.7 euro* -0.2 euroflex -0.4 ewed* 0.2 ewedde 0.5 exer* -0.3 exercise -0.5 expensive -0.2
extra -0.3 ezo -0.3 face 2.2 fake -0.2 fall -0.4 farm 1.3 fath* 0.5 father 1.0 fear 0.4 fee -0.4 feed* 0.6 feeder 0.6
feeding 0.6 fibre -0.5 fifa -0.3 fifty 0.2 fish 1.4 fit -0.3 fitt* -0.2 fitted -0.3 five -0.8 flask 0.6 flat -1.1
flexible -0.3 floa* 0.4 float 0.8 floater 0.9 floral -0.3 flour 1.3 flow* 0.5 flower 1.1 fluffy -0.3 fold* 0.4 foldable
0.3 folding 0.4 folk 0.4 food -0.2 foos* 0.5 foosball 1.1 foot* 0.6 football 1.3 for 2.0 fountain 0.4 four 1.2
freestanding -0.2 fresh -0.3 fridge -0.3 friesian -0.3 front 0.9 froz* 0.3 frozen 0.5 fruit 0.8 fuel -0.3 fulana 0.2
full 1.1 furn* -0.2 futsal -0.3 fx 1.1 ga -0.2 game 1.9 gami* -0.3 gaming -0.4 garment -0.3 gate -0.6 gauge -0.4 gauni
0.8 gauze 0.4 gear -0.3 gel -0.4 gen -0.2 ghee -0.2 giant 0.5 gift -0.3 girl 3.7 glas 0.4 globe 0.4 goat -0.3 golf -0.3
gome* -0.5 gomesi -1.0 gown -0.5 gp 0.6 grade 0.4 grey -0.5 grin* -0.4 grinder -0.8 gripe 0.3 guar* 0.6 guard 0.7 guin*
0.7 guinea 1.5 gumboot 0.3 gun 0.7 gwa -0.5 gym -1.3 hair 2.2 half 0.2 hand 1.4 hand* -0.3 handbag -0.8 handwriting 0.4
hang* 0.5 hanging 1.1 hard -0.5 hat 0.6 hb 0.6 head -0.8 headband 0.5 headboard -0.2 headphone 0.3 heavy -1.2 heel -2.4
heifer -0.2 helm* -0.2 helmet -0.4 herb 0.4 hero -0.4 hide 0.3 high 0.6 hijab 1.3 hijama -0.3 hikvision -0.2 him -0.6
hip -0.2 hire 0.2 hisense -0.2 hoe -0.2 hold* -0.3 holder -0.5 hole -0.3 holi* 0.3 holiday 0.5 home 0.7 hood 1.0 hoop
-0.3 horn 0.5 hosp* -0.2 hospital -0.5 host* -0.3 hostel -0.5 hotel -0.6 hotpot -0.2 house -0.5 hove* 0.6 hoverboard 1.2
hundred 0.3 husband -0.2 hymn -0.2 i5 -0.2 ice -0.2 ile -0.3 inakuja 0.3 inch -0.3 indoor -0.3 infrared -0.4 insi* -0.2
inside -0.4 installed 0.3 iron* -0.2 ironing -0.4 ivermectin 0.2 jack* -0.8 jacket -1.5 jamani -0.2 japan -0.3 jean -1.1
jelly -0.3 jerr* -0.3 jerrycan -0.6 jilbab -0.2 john* 0.2 johnson 0.4 jordan -0.2 journal 0.2 juice -0.3 jumbo 0.2 jump*
0.5 jumper 1.5 jumpsuit -0.4 ka -0.3 kabarole -0.2 kano -0.2 kanzu 1.8 karanga -0.3 karo -0.3 kettle -0.3 key 0.5 kg
-0.3 khaki 0.3 kick 1.8 kid 10.5 kikapu -0.2 kikooyi -0.3 kilo -1.0 kit 1.0 kitc* -0.2 kite* 0.7 kitenge 1.4 km -0.3
knee 0.4 knit* 1.0 knitted 2.0 kofia 0.6 kuka* -0.2 kute* 0.2 kwanjula -0.5 kya 1.0 kyenjojo -0.2 la 1.7 label 0.2 ladi*
-1.1 ladie -2.3 lady -0.5 lady* 0.4 ladybird 0.8 laki* 0.2 lakini 0.4 lamp 1.0 land -0.3 lapt* -0.3 laptop -0.5 large
-0.6 laundry -0.2 law -0.5 layer -0.4 ldc -0.3 learner -0.2 leat* 0.3 leather 0.6 led 0.3 legg* -0.9 legging -1.9 lego
0.4 lemon -0.3 length 0.2 lesson -0.2 lg -0.2 lid -0.2 lift 0.5 lift* -0.2 lifter -0.4 ligh* 0.5 light 1.9 lilac -0.3
line -0.2 linen -0.4 lita -0.3 lite 1.3 litr* -0.8 litre -1.5 litt* 0.6 little 1.4 liver 1.3 liverpool -0.2 loaf* -0.2
loafer -0.4 logbook -0.2 logo 0.5 long 0.4 loti* -0.4 lotion -0.9 ludo 0.3 luga* 0.2 lugabire 0.2 luganda 0.3 lunchbox
-0.2 mach* -0.3 machine -0.6 maga* 0.2 magazine 0.4 magn* 0.2 magnetic 0.4 maid 0.3 maize -0.2 maker -0.4 makeup -0.3
malaria -0.2 man -0.3 mandazi -0.3 mango 0.3 mangoe -0.2 map 0.4 maple 1.1 mark -0.4 market -0.2 maro* 0.9 maroon 1.8
marv* 0.2 marvel 0.4 mash* -0.3 mashuka -0.5 mat 0.4 mata* -0.4 matatu -0.8 matc* 0.8 matching 1.6 mate* 0.5 material
-0.2 maternity 1.3 math* 1.2 mathematic 1.3 mathematical 1.2 mattres 0.9 mattresse -0.8 maxi -0.2 medal 0.4 medium -0.3
memory -0.3 men -2.0 menstrual -0.3 meta* 1.6 metal 0.4 metallic 3.2 metr* -0.2 metre -0.4 mia 0.3 milk -0.7 milo 1.5
mini -0.2 mini* -0.3 minimum -0.5 mint -0.2 mirror -0.4 mitumba 0.3 mix -0.2 mk 1.2 ml -1.1 mobi* 0.4 mobile 0.8 modio
0.4 mois* -0.5 moisturiser -1.0 mono* -0.4 mose 0.9 mosq* -0.5 mosquito -0.9 moth* 0.2 mother 0.4 moto* -0.2 mountain
-0.3 mpya 0.3 mto 0.3 mtoto 2.7 mudguard -0.2 mule -0.2 mule* 0.2 mum 0.3 mushanana -0.2 music 0.7 musical 0.8 musizi
-0.5 mvule -0.4 mzigo -0.3 namboole 0.2 nanny 0.4 nappie 0.2 nappy 0.7 nata* 0.4 nataraj 0.8 nate 0.3 nayo 0.3 ne -0.5
necklace -0.3 needle -0.3 newb* 0.7 newborn 1.4 nike -0.4 nile 1.1 nine -0.2 nint* 0.5 nintendo 1.0 nipple 0.3 niqab
-0.4 nivea -0.4 nkej* 0.3 nkejje 0.6 nku 0.2 nnya* -0.2 npk -0.3 nude -0.8 nurs* 2.0 nurse -0.4 nursery 3.8 nursing 0.6
ny -0.2 oat -0.4 offi* -0.4 office -0.7 ok 0.3 okusinziira 0.2 old -0.4 omul* -0.4 omuleera -0.6 omuw* 0.2 omwa* 0.8
omwana 1.7 omwe* -0.2 on -0.5 one 0.5 operated -0.3 or 0.4 oraimo -0.2 ordinary -0.2 orig* 0.4 original 0.9 over* -0.4
overall -0.6 owner -0.3 oxfo* 0.4 oxford 0.8 paci* 0.6 pacifier 1.2 pack -1.0 pack* 1.2 package 0.8 packet 1.5 pad 0.3
padl* 0.2 padlock 0.4 page -0.8 pain* 0.6 paint 0.7 painting 1.4 pair 0.4 pajama -0.2 pala* -0.2 palazzo -0.5 pamp* 0.6
pamper 1.3 panadol -0.3 panel -0.2 panty -0.4 paper -0.2 paraffin -0.2 pare* 0.8 parent 1.6 park 1.1 part* 0.3 partie
0.4 party 3.7 pas -0.2 peace 0.2 pen 1.3 penc* 0.5 pencil 1.0 perf* -0.4 perfume -0.7 perm* -0.6 permit -1.3 petr* -0.2
petroleum -0.3 phoe* -0.5 phoenix -1.0 phone -0.9 photo 0.4 piano 0.6 picf* -0.4 picfare -0.9 piec* 0.3 piece 0.7 pig
2.6 piglet -0.3 pill* -0.7 pillow -1.2 pin 0.8 pina* 0.3 pinafore 0.5 pink 1.2 plain -0.6 plas* 0.6 plastic 1.3 plat*
-0.4 plate -0.5 play 0.3 play* -0.8 playing -0.8 playstation -0.6 ple -0.7 pleated -0.3 plot -0.6 plug 1.0 pocket 0.4
poin* -0.2 pointed -0.4 pool -0.6 pop -0.2 porcelain -0.3 porr* 1.1 porridge 2.2 portable -0.2 post* 0.6 postpartum 1.4
pot -0.6 potty 1.4 powd* -0.2 powder -0.4 power -0.3 pray -0.3 prayer 0.2 pre -0.2 pregnant 0.4 prem* 0.6 premio -0.2
pres -0.3 pres* -0.2 prim* 1.3 primary 2.6 princes 0.5 print -1.0 procedure -0.3 proj* 0.6 projector 1.1 prom -1.3 prot*
0.6 protector 1.2 ps4 2.2 ps5 1.5 puffy 0.5 pump -0.2 pupi* 0.4 pupil 0.8 push -0.4 puzz* 0.2 puzzle 0.4 pyjama 0.2
quar* -0.4 quarter -0.7 ques* -0.2 question -0.5 quilt -0.3 quire 0.9 quot* -0.3 quotation -0.6 quran -0.2 rack -0.8
rail 0.2 rain 0.5 rangi 1.0 raschel -0.2 rash 0.2 razor 0.4 read* 0.3 reading 0.5 real 0.7 ream 0.4 rear -0.3 rece* -0.4
receipt -0.2 received -0.4 rech* 0.2 rechargeable 0.4 redmi -0.2 referee -0.3 refill -0.4 reme* -0.2 remember -0.5 remo*
0.2 remote 0.3 remove 0.2 rest 0.4 reus* -0.5 reusable -1.1 reverse -0.2 ribb* 0.2 ribbon 0.5 ride 0.8 ring -1.1 robe
-0.2 roll 1.2 roll* 0.4 roller 0.8 romp* 0.5 romper 1.0 rope 0.8 rotr* -0.3 rotring -0.5 round -0.5 rubber 0.3 rucksack
0.3 ruti -0.3 sabbuuni 0.2 sachet 0.4 salon -0.3 salt -0.2 samosa -0.3 samsung -0.4 sand -0.2 sand* -0.7 sandal -1.6 sat
-0.2 satin -0.4 saucepan -0.2 saudi -0.4 saw -0.2 sayi* 0.2 saying 0.5 scho* 1.9 school 3.6 science 0.4 scissor 0.2
scooter 0.4 sea 1.8 seal -0.6 season -0.4 seat 1.1 seat* 0.3 seater 0.6 security -0.4 sepa* -0.3 separate -0.5 set 0.6
seven 1.8 sewn -0.4 sh -0.4 shape -0.6 shaped 0.6 shar* 0.3 sharing 0.4 sharpener 0.3 shati 0.2 shaw* -0.2 shawl 0.3
shea -0.8 shee* -0.7 sheet -1.6 shelf 1.3 shie* 0.2 shield 0.5 shir* 0.2 shock -0.2 shoe -0.3 shop 0.4 short 0.6 shou*
-0.3 shoulder -0.4 show* -1.0 shower -1.9 side -0.3 sieve 0.2 sili* 0.9 silicone 1.8 silk -0.3 silv* 0.6 silver 1.2 sim
1.4 simu 0.6 single -0.2 sio 0.4 sippy 0.4 site -0.3 sixty -0.2 skat* 0.5 skate 2.1 skimming -0.3 skip* 0.5 skipping 0.9
skirt -1.0 sky 0.5 slate 0.5 sleeve -0.4 slid* -0.7 slide -1.4 slim 1.1 sling -0.4 slip* -0.4 slipper -0.8 slot 0.2
small 1.0 smart 0.7 smell -0.5 smooth -0.2 snea* -0.3 sneaker -0.5 soap -0.6 socc* 0.6 soccer 1.2 sock* 0.6 socket 1.3
soda -0.3 sofa -2.0 solar -0.3 some* -0.2 someone -0.3 sound 0.4 soup -0.2 sour* -0.2 source -0.2 soya 1.5 spare -0.2
spec* 0.2 special 0.5 spid* 0.6 spiderman 1.3 spon* 0.5 sponge 1.1 spoon 0.2 spray 1.2 squa* -0.3 square -0.6 ssatu 0.2
stainles -0.9 stair 1.1 stall 0.3 stand 0.6 star 1.4 starter -0.3 stat* 0.5 ster* -0.3 steriliser -0.6 stethoscope 0.2
stic* 0.4 stick 0.3 stil* -0.2 stiletto -0.4 stoc* 0.6 stocking 1.2 stone -0.3 stoo* -0.2 stool -0.7 stor* 0.3 storage
0.3 strainer 0.2 straw 0.2 stre* -0.2 strip -0.3 stro* 1.0 stroller 0.9 strong 1.1 stud* -0.3 student -0.3 studio -0.3
study 1.3 succes -0.3 suct* 0.3 suction 0.6 suede -0.4 sugar -0.3 suit* 0.7 suitcase 1.5 sun -0.2 sunf* -0.2 sunflower
-0.4 sunseed 0.2 susp* 0.5 suspender 1.0 sweater 0.3 swim* 0.7 swimming 1.4 swit* 0.5 switch 1.0 taa 0.6 tabl* 0.3 table
0.5 tablet 0.7 taekwondo -0.4 tafadhali 0.3 tale 0.4 talking 0.5 tank 0.2 tano 0.4 tarpaulin -0.2 tart 0.2 tatu -0.2
teacher 0.3 teat 0.3 tech* -0.3 technical -0.5 tecno -0.3 teddy -0.8 teet* 0.5 teether 0.7 telescopic -0.3 ten -0.4 tena
0.4 tent -0.6 term 1.3 test -0.3 test* 0.3 tested 0.6 tetron 0.3 tewali -0.4 textbook -0.4 thelathini 0.3 thermo -0.3
thick -0.4 third -0.2 thirty -0.2 thou* -0.4 thousand -0.7 three 0.4 thri* -0.5 thrift -0.7 tie 2.1 tier -0.3 tight -0.3
tilapia 0.3 tile -0.6 timb* -0.3 timberland -0.4 tin 1.7 tip -0.2 todd* 0.4 toddler 0.9 toil* -0.5 toilet -1.1 told -0.6
toner -0.2 took 0.2 tool -0.3 top -2.6 topp* -0.4 topper -0.7 total 0.2 tote -0.7 touch 0.3 toug* 1.1 toughee 2.1 towel
-0.2 toy 1.5 toyota -0.2 track 0.3 train -0.3 trained 0.4 trainer -0.2 training 0.2 translation -0.2 trap -0.2 trav*
-0.3 travel -0.5 tray 1.0 trench -0.4 tri -0.2 tricycle 0.4 trim* 0.2 trimmer 0.5 trol* 0.3 trolley 0.6 trou* -0.3
trouser -0.6 truck -0.2 trunk 0.5 ttoo* 0.3 tub 0.4 tube -0.4 tummy 1.2 tunic 0.3 turk* -0.3 turkey -0.4 turning -0.3 tv
-0.3 twin 0.7 twyford -0.2 type -0.5 tyre -0.4 uce -0.5 ukin* 0.2 ukinunua 0.4 umbr* -0.3 umbrella -0.5 umrah -0.4 unif*
0.8 uniform 1.6 unit -0.3 up -0.2 usb -0.2 uv -0.3 vale* 0.6 valentine 1.1 vanilla -0.2 vase* -0.6 vaseline -1.2 velvet
-0.3 vest 0.3 viatu 0.3 vijiko 0.2 vint* -0.2 vintage -0.5 vision -0.2 vita* -0.2 vitafoam -0.2 vya 0.3 waist -0.3
waistcoat 0.3 wale 1.6 walker 0.5 wall 0.6 wana* -0.4 wardrobe -0.3 warmer 0.4 warn* 0.2 warning 0.4 wash -0.6 wash* 0.5
washable 0.9 waste -0.2 water 1.1 waterproof -0.6 wato* 1.7 watoto 3.4 watt -0.3 wax -0.2 way -0.4 wear -0.4 webare -0.2
wedding -0.3 wedge -0.2 week -0.3 weet* 0.9 weetabix 1.7 weka 0.6 welding -0.2 wewe -0.3 wheat 0.5 whee* 0.5 wheel 0.6
whistle -0.3 white 0.9 whole 0.4 wife 0.8 wig -0.3 wipe -0.3 wire -0.2 wireles 0.2 women -0.3 wonder 0.4 wood -0.2 wood*
0.4 wooden 0.9 wool 1.3 wool* 0.3 workbook 0.4 world 1.6 woven -0.4 wrap 0.2 wrench 0.3 wris* 0.6 wristband 1.0 writing
0.4 xl -1.6 xxl -0.9 yaayo 0.3 yaba* 0.8 yake 0.2 yard -0.2 yeezy -0.3 yell* 0.7 yellow 1.5 yo -0.5 za -0.8 zaba* 1.1
zabaana 2.5 zabaganda 0.4 zabakazi -0.3 zinc 0.4 zip 0.3 zipp* 0.2 zonna -0.4 zoo 0.4 zote -0.2
`,
  vehicles: `
4d56 0.6 4x6 -0.5 5x6 -0.4 5x8 -0.2 6x6 -0.4 6x9 0.4 ab -0.5 abaana -0.3 abaya -0.3 abso* 0.3 absorber 0.6 ac 0.4 acid
0.5 acre -0.4 adjustable -0.4 age 0.3 aid 1.1 air -0.9 alarm 0.3 alig* 0.6 alignment 1.2 amat* -0.3 amatooke -0.5 ambu*
-0.2 ambulance -0.4 ampl* -0.3 amplifier -0.5 ankole -0.3 apc -0.2 ape 0.4 arduino -0.3 arm 0.6 arsenal -0.4 asked -0.3
atf 0.4 auto* -0.3 automatic -0.6 away -0.3 ba 0.5 baby -0.2 back* -0.3 bag -0.4 bais* 1.3 bajaj 0.8 bala* 0.8 balancing
1.5 bale -0.3 ball -0.3 bank -0.3 baofeng -0.2 bar -0.3 bas -0.4 basi* 0.5 batt* 0.6 batterie -0.2 battery 1.5 bean -0.2
bearing -0.2 bed -1.1 bedr* 0.7 bedroom 1.4 bedsheet -0.3 bee -0.3 bell 0.9 bicy* 2.2 bicycle 4.3 bike 2.9 biker 0.6
biri 0.2 bl -0.3 black 1.7 blanket -0.2 blue* 0.9 bluetooth 1.9 bm100 0.2 board -0.9 boat -0.3 boda 3.3 bodaboda 0.2
bone* 0.2 boneles 0.5 bonn* -0.3 bonnet -0.6 boos* 0.5 booster 1.1 bott* -0.3 bottle -0.6 boxe* -0.8 boxer 1.9 boxing
-0.2 boy 0.5 brake 1.3 brand 0.3 bras 0.3 breakdown 0.4 brid* 0.3 bridge -0.2 bridgestone 0.8 bronzer 0.2 brown -0.7 bu
-0.9 buck* 0.8 bucket 1.8 buffing 0.4 bulb -0.5 burner -0.2 bush* 0.5 bushe 1.1 cabl* 0.6 cable 0.6 caliper -0.2 calvin
-0.3 cam 1.0 came* 0.4 camera 0.7 canter 0.3 car 2.7 carb* 0.4 carbon 0.7 card 0.2 cargo -0.4 carp* -0.6 carpet -1.2
carr* 0.5 carrier 1.0 carton -0.2 castrator -0.2 caye* -0.4 cayenne -0.7 cdi 1.8 cell 0.2 central 0.3 ceramic 0.3 chai*
0.5 chair -0.3 chelsea -0.4 children 0.3 chlo* 0.9 chloride 1.8 christma -0.2 chro* 0.3 chrome 0.6 clamp -0.4 clear -0.3
clearing 0.2 cloth 0.3 cmo -0.7 coas* 0.6 coast -0.2 coaster 1.2 coat 0.8 coating 0.4 code 1.0 coil -0.3 cold -0.3 comp*
1.6 compactor -0.4 complete 1.6 compound 1.6 compressor 0.9 cont* 0.5 content 1.3 convoy 0.2 copy -0.2 corduroy -0.4
coro* 0.3 corolla 0.7 cott* -0.3 cotton -0.5 covering 0.3 cr20* -0.4 cr2032 -0.7 cran* -0.2 crane -0.3 crank 0.7 crash
0.5 cream 1.3 croc -0.4 crocodile -0.3 cros 1.4 crown -0.3 curt* -0.6 curtain -1.2 cush* -0.4 cushion -0.7 custom -0.3
cutting 0.4 cycle -0.3 cyli* 0.4 cylinder 0.9 d4 0.7 dash 1.0 dashboard 0.3 date -0.3 denim -0.3 denso 1.0 dental -0.3
dexron 0.4 diagnosi 0.3 digital -0.3 disc -0.2 door -0.5 dot 0.5 doub* 0.2 double 0.4 dozen -1.0 dres -0.3 driv* 1.1
drive 0.7 driving 2.2 drum 0.8 dual 1.1 dubai 0.9 dumbbell -0.2 duty 1.2 duvet -0.5 earring -0.2 ebikopo -0.3 ebook -0.2
ecu 0.6 edge -0.2 egga* 0.7 eggaali 1.3 ekimotoka -0.2 electric 0.5 elf -0.4 elfu -0.4 emitwalo -0.2 end -0.6 engi* 1.2
engine 2.4 enka* 0.3 euro* 0.5 ex 0.5 excavator -0.4 exer* -0.2 exercise -0.4 exha* 0.3 exhaust 0.5 exide 1.8 extra -0.5
eyebrow -0.2 face 0.5 fan 0.3 fat 0.4 feet -0.4 felicity -0.3 ferguson 0.2 fibre -0.2 fiel* 0.2 fielder 0.4 fifty 0.8
fighter 0.3 film 0.8 fishing -0.3 fit -0.4 fitt* 0.4 fitting 0.8 five -0.2 fix -0.4 flat -0.4 fluffy -0.4 fluid 0.2
flyw* -0.6 flywheel -1.2 foam -0.6 fog 0.8 foldable -0.7 folding 1.0 foot 0.5 for 0.4 fore* 0.4 forester 0.8 frame 0.2
freshener -0.2 fri -0.2 frid* -0.3 fridge -0.5 front 1.5 frozen -0.2 fuel 1.0 fuga -0.2 full 1.0 fuso -1.0 ga -0.6 gara*
0.3 garage 0.5 gari -0.5 gask* 0.2 gasket 0.4 gate 0.9 gauge -0.8 gear 1.9 gel 0.3 gen -0.2 gene* -0.5 generator -1.0
genuine 0.3 giant 0.5 girl -0.4 glade -0.2 glas -0.2 glov* 0.3 glove 0.5 glue 0.8 gold -0.7 golf -0.4 gome* -0.3 gomesi
-0.5 gp 0.8 grade 0.3 grader -0.2 grea* 0.8 grease 1.5 grey -0.9 guard 0.8 guide -0.3 guitar -0.3 gumboot -0.2 gun -0.4
gwa 0.3 h4 0.3 hand 1.0 hand* -0.3 handbag -0.4 handle -0.4 handlebar 0.3 hard -0.2 harr* 0.3 harrier 0.6 head -1.3
head* 0.5 headlamp 0.8 headlight 0.5 heavy 0.8 heel -0.5 helicopter -0.3 helm* 0.3 helmet 0.7 hero 1.0 hiace 1.0 high*
0.4 highway 1.1 hire 1.8 hise* -0.2 hisense -0.5 hlx 0.5 hold* 1.3 holder 2.6 hole 1.0 home 0.7 honda -3.3 hoodie -0.3
horn 1.0 house 1.1 hove* 0.7 hoverboard 1.4 hp -0.2 hundred 0.3 hustle -0.2 hydr* 0.3 hydraulic 0.6 i5 -0.3 iii 0.2 ile
-0.3 impo* 0.4 import 0.8 inch 1.1 inche -0.4 indi* 0.5 indicator 1.1 infinix -0.2 inje* 0.2 injector 0.6 inner 0.5
insi* 0.3 inside 0.6 insu* 0.7 insurance 1.4 introduction -0.2 inverter -0.4 ipho* -0.3 iphone -0.7 ipsum 1.0 iridium
0.4 isuzu 0.4 jack 1.0 jack* -0.6 jacket -1.2 japan 1.0 jbl -0.2 jean -0.2 jers* -0.3 jersey -0.5 jog 0.8 joint 0.5 jump
1.5 jump* -0.2 jumpsuit -0.3 kaftan 0.2 kawundo 0.4 kettle -0.4 key 0.9 kg -0.2 kiatu 0.3 kick -0.6 kilo -0.8 kit 0.3
kitenge -0.3 klein -0.3 knee 0.9 knob 0.3 kwanjula -0.2 kyb 0.3 lace -0.2 ladi* -0.3 ladie -0.5 laki 0.2 lamp -1.7 last
0.4 laun* 0.7 launch 1.5 law -0.2 layer -0.4 leat* 0.6 leather 1.2 led 0.3 leg -0.3 legging -0.3 lever 0.2 lg -0.2 lie
0.2 lift -0.3 ligh* 0.3 light -0.5 limousine -0.3 ling* 0.4 lita -0.3 lith* 0.6 lithium 1.1 litr* -0.7 litre -0.7 loafer
-0.3 loan 1.3 lodge 1.5 logb* 0.9 logbook 1.9 long -0.3 lorry -0.8 loud 0.4 luga* -0.3 lugabire -0.4 luganda -0.3 m1
-0.3 macb* -0.2 macbook -0.4 machine -0.2 magnetic 0.3 mahogany -0.2 main 1.4 maker 0.8 man -0.3 mandazi -0.3 mark 0.2
mat -0.3 mattres -0.3 max -0.3 mech* 0.6 mechanic 1.1 melamine -0.3 men -0.9 meta* 0.3 metal -0.3 metallic 0.5 meter 0.3
mich* 0.4 million 0.4 mini -0.6 mirr* -0.3 mirror -0.7 mits* 0.2 ml -0.8 model 0.4 modern -0.3 mother -0.3 moto* 0.8
motoka 0.6 motorcycle 1.1 moun* 0.8 mountain 1.6 mpya 0.3 mtoto 1.6 mudguard 0.3 munonga 0.2 n70 2.0 name 0.5 nappie 0.2
navy 0.4 nayo 0.2 nazo -0.2 ndani -0.4 ne 0.6 ngk 1.1 nike -0.2 niqab -0.2 nnun* 0.2 nnungi 0.5 noah 1.4 nokia -0.4 note
-0.3 nozz* 0.4 nozzle 0.7 npr 0.4 ntebe 0.2 numb* 0.3 number 0.6 nurse -0.4 nusu 0.3 ny -0.3 obd2 1.5 of 0.8 office -0.2
oil 0.2 ok 0.3 old 1.3 omupiira 0.3 on -0.8 open -0.2 oraimo -0.4 over* 0.7 overall 1.3 pack -1.0 packet -0.3 pad -0.2
padded 0.3 paint 1.3 pair 2.2 paje* 0.3 pajero 0.6 pamper -0.2 panel -0.5 pant -0.7 paper -0.3 paraffin -0.3 party 1.3
pas 0.3 pass* 0.4 paste 0.4 pc -0.4 pdf -0.2 pedal 0.3 pede* 0.6 pedestrian 1.3 peg 0.5 perf* -0.3 perfume -0.5 perm*
1.2 permit 2.4 petr* -1.6 petrol -3.2 phoe* 0.9 phoenix 1.8 phone 1.6 piaggio 0.2 piec* -0.2 piece -0.6 piki* 0.3
pikipiki 0.6 pill* -0.6 pillow -1.1 pin 0.4 pine* -0.3 pineapple -0.5 pipe 0.6 pipi* 0.4 plas* -0.6 plaster -0.7 plastic
-0.4 plat* -0.3 plate -0.5 plated -0.3 plou* -0.2 plough -0.2 ploughing -0.3 plug 1.0 poker -0.7 poli* 0.5 police 0.4
polish 0.5 posted 0.2 pot -0.2 potty -0.4 pouf 0.2 power -1.0 prado 0.6 prem* 0.2 premio 0.5 print 0.4 pro 0.8 prog* 0.5
programming 1.1 prop* 0.2 propeller 0.6 puffer -0.3 pump -1.5 punc* 0.6 puncture 1.3 pvc -0.4 quarter 0.3 quilt 0.2 r15
0.6 rack -0.5 radio 0.7 rain 0.7 rain* 0.7 raincoat 1.4 raining 0.4 rally 0.5 rav4 0.3 real -0.5 rear 2.1 reca* 0.5
recaro 0.9 rech* -0.7 rechargeable -1.4 red 0.7 redmi -0.2 refl* -0.3 reflector -0.7 rega 0.3 remain -0.3 remo* -0.6
remote -1.0 repa* 0.8 repair 1.7 replacement -0.3 reve* 0.3 reverse 0.7 ride -1.3 ride* 0.7 rider 2.6 ridi* 0.7 riding
1.3 right 0.3 rim 0.6 ring -0.4 road* 0.5 roadmaster 1.0 rod -0.6 rolex 0.2 roll 0.6 roof 0.3 rover 0.2 rubb* 1.4 rubber
1.2 rubbing 1.6 rugby -0.6 safe* -0.2 safety -0.8 sams* -0.2 samsung -0.5 sand -0.8 sand* -0.4 sandal -0.7 satin -0.7
sayo* -0.2 sayona -0.4 scan* 0.6 scanner 1.3 school 0.2 scoo* 0.5 scooter 1.1 scre* -0.4 screen -0.7 scrum -0.5 seal 0.3
sealant 0.4 season -0.2 seat 1.7 seat* 0.4 seater 0.8 service 0.4 set 1.4 shaft 0.6 shap* -0.3 shape -0.3 shaped -0.4
sheet -0.3 sheller -0.3 shif* 0.4 shift 0.5 shifting 0.8 shock -0.4 shoe -0.6 si -0.2 side 1.9 sili* 0.3 silicone 0.6
sing* -0.2 single -0.4 sino -1.0 sitting -0.2 six 0.3 size -0.8 skate -0.3 sky -0.2 small 1.2 smart -0.7 smell -0.2
smoo* -0.4 smooth -0.7 snail 0.4 sofa -0.5 soft -0.4 sollatek -0.3 sony 0.6 spac* 0.4 spacer 0.7 span* 0.3 spanner 0.6
spar* 0.3 spare 0.6 spark 0.4 spea* -0.7 speaker -1.3 special -0.2 spectator 0.5 spee* 0.6 speed 0.9 spin -1.0 spor* 0.3
sport 1.2 spot 0.8 spray 2.0 spraying 0.3 ssem* -0.2 stage 0.5 stai* -0.3 stainles -0.5 stan* 0.2 stand 1.5 standing
-0.3 starter 0.4 station -0.2 steel -0.3 steering 0.3 stereo 0.2 stic* 0.7 sticker 1.5 stitched 0.4 stone -0.3 stre*
-0.2 stretch -0.3 stroller -0.4 strong 0.3 style -0.3 suba* 0.5 subaru 1.1 subwoofer -0.3 suck* -0.3 sucker -0.6 suede
-0.2 suit -0.4 sun -0.2 supp* 0.5 surf 0.4 sweater -0.2 system 0.3 tadooba -0.2 tail 0.3 tank 2.2 tarp* 0.7 tarpaulin
1.3 taxi 0.6 tear -0.2 tecno -0.3 tee -0.4 ten 0.4 tested 0.4 tewali 0.3 third 1.0 thre* 0.2 thread 0.4 three -0.6 thri*
-0.3 thrift -0.5 ticket -0.4 tie -0.5 tieback 0.2 tier -0.4 tiller 0.4 timi* 0.4 timing 0.8 tin -0.4 tint 0.7 tip 0.2
together 0.3 toilet -0.2 ton 0.8 tonne 0.9 touch -0.3 towi* 0.2 towing 0.4 toy -0.4 toyo* 0.9 toyota 1.7 tracker 0.9
tractor -0.8 trai* -0.3 training -0.3 transfer 0.4 treadmill -0.3 tren* -0.2 trench -0.4 tricycle -0.2 trip 0.7 trol*
0.6 trolley 1.1 trou* 0.3 trouser 0.6 truck -0.6 tube* 1.4 tubeles 2.9 tuko* 0.3 tukola 0.4 tuku 0.4 tunatuma 0.2 turbo
0.5 turkey -0.2 turt* 0.2 turtle 0.5 tv 0.5 two -0.3 tx 0.4 type -0.4 tyre 2.0 ubf 0.3 ufx 0.2 ugali 0.2 umbrella -0.4
umeme -0.2 uncle -0.3 uniform -0.3 unit 1.5 univ* 0.2 universal 0.5 uno -0.3 ura 0.4 usb 1.7 usd 0.3 used 1.4 valve 0.6
vehi* 0.2 vehicle 0.5 velvet -0.3 vest -0.8 vibr* -0.4 vibrator -0.7 vifaranga 0.2 visor 0.3 vitz 0.7 waist -0.3 walk*
-0.5 walking -0.7 wall -0.4 wange 0.3 warm* -0.4 warmer -0.7 wash -0.3 watch -0.2 water -2.5 waterproof 0.5 wato* -0.2
watoto -0.5 watt -0.3 way -0.5 wedding 0.3 whee* -0.7 wheel 1.1 wheelbarrow -0.3 white -0.2 whole 0.2 window -0.4
windproof 0.3 wire -0.2 wish 0.9 with -0.4 wooden -0.3 woof* -0.6 woofer -1.1 wool -0.4 xl -0.3 xxl 1.0 yaayo 1.0 yama*
0.3 yamaha 0.6 za 1.1 zip -0.2 zonna 1.5 zote -0.2
`,
  property: `
4x6 -0.3 50x1* 0.9 50x100 1.9 acata 0.4 acre 4.0 air -0.2 airb* 0.3 airbnb 0.6 alteration -0.2 and 0.7 apar* 0.3
apartment 0.7 area 0.3 avenue -0.2 bag -0.2 bana* 0.3 banana 0.6 bank 0.3 bbiri 0.5 bed 2.4 bedr* 0.4 bedroom 0.8 beds*
-0.3 bedside -0.5 big 0.3 black -0.3 blue -0.3 bookshelf -0.2 boun* 0.5 boundary 1.0 buka* 0.3 bukakata 0.6 bungalow 0.3
busi* 0.7 busiika 0.9 busines 0.4 cent* 0.2 centre 0.5 cont* 0.9 contained 1.2 container 0.6 cott* -0.2 cotton -0.3
cream -0.2 curtain -0.2 deci* 0.4 decimal 0.8 desk -0.6 doub* 0.4 double 0.8 dozen -0.2 drawer -0.2 dried -0.2 equi* 0.2
equipment 0.5 estate 0.3 etta* 0.3 ettaka 0.7 euca* 0.2 eucalyptu 0.5 feet 0.3 file -0.5 for -1.1 fore* 0.3 forest 0.6
full -0.3 furn* 0.3 furnished 0.7 gard* 0.5 garden 1.0 gate 0.2 gauge -0.2 girl 0.8 gomesi -0.2 grey -0.4 grou* 0.2
ground 0.4 gumboot -0.3 gwa -0.3 half 0.5 hand -0.3 hand* -0.2 handbag -0.3 heavy -0.2 heel -0.3 hire 0.5 home -0.9
hosp* 0.2 hospital 0.5 hostel 0.3 house 1.0 husband -0.2 inch -0.6 jersey -0.2 kaki* 0.6 kakira 0.3 kandambili 0.2 kiba*
0.3 kibanja 0.7 kiju* 0.2 kikoni 0.4 kilo -0.4 kiry* 0.3 kiryandongo 0.7 kitchen -0.3 kitende 0.4 kupa* 0.3 kupanga 0.5
ladie -0.2 lake* 0.3 lakeside 0.6 lamp -0.4 land 3.4 land* 0.3 leaving 0.2 linen -0.7 litr* -0.3 litre -0.6 lockable
-0.2 lodge 0.4 luweero 0.3 lye 0.3 mailo 0.7 main 0.5 maize -0.6 mangu 0.5 mato* 0.3 matooke 0.6 mattres -0.2 meter 0.3
metre -0.3 mile 0.7 mill* 0.3 million 0.6 mini 0.4 mode -0.5 moth* -0.2 mother -0.5 mouth 0.2 mula* 0.3 mulawa 0.5 muzi*
0.3 muzigo 0.7 naka* 0.3 nakaseke 0.3 neighbour 0.2 ngom 0.4 nyumba 0.4 obutaka 0.2 offi* -0.3 office -0.5 old -0.3 one
-0.9 original -0.2 pair -0.5 panga -0.3 petr* 0.5 petrol 1.0 piec* -0.3 piece -1.0 plan* 0.7 plantation 1.5 plot 3.2
ploughing -0.3 polo* 0.7 poloti 1.5 poul* 0.3 poultry 0.5 power 0.3 priv* 0.4 private 0.7 proc* 0.4 processing 0.9 quar*
0.3 quarter 0.6 read* -0.3 reading -0.5 reduce -0.2 rent* 0.3 rental 0.7 room 0.6 rwam* 0.2 rwampara 0.5 salon 0.4 seed
-0.5 self 1.1 set -0.3 shamba -0.3 shel* -0.3 shell 1.0 sheller -0.6 shift -0.2 shifting -0.4 shir* -0.3 shirt -0.6
short 0.8 show* 0.3 shower 0.5 sing* 0.7 single 1.3 site 0.6 size -0.7 smiling 0.3 sneaker -0.3 sorted -0.2 soya -0.5
space 2.1 sqm 0.9 squa* 0.3 square 0.6 stall 0.4 stat* 0.5 station 1.0 stud* 0.4 studio 0.8 style -0.4 suit -0.4 surv*
0.5 surveying 1.0 tabl* -0.2 table -0.5 tailor -0.3 tarm* 0.3 tarmac 0.5 tier -0.3 tin -0.2 title 1.3 tractor -0.3 trad*
0.3 tram* -0.2 tramontina -0.5 tran* 0.4 transfer 0.9 truck -0.3 tv 1.4 two 1.8 type -0.2 umeme 0.2 uncle 0.5 unit 0.5
used -0.2 venue 1.2 ware* 0.3 warehouse 0.5 water 0.5 wedd* 0.7 wedding 1.3 white -0.4 xl -0.4 xxl -0.3 za -0.5 zip -0.3
zisi* 0.3
`,
  farm: `
38x38 -0.5 3x6 -0.3 4d56 -0.8 4x6 -0.7 50x1* -0.4 50x100 -0.8 5x5 0.3 5x6 -0.9 5x8 -0.3 6x4 1.0 6x6 -0.9 a142 -0.4 a3
-0.2 a4 -0.2 abab* 0.3 acar* 0.4 acaricide 0.8 accept 0.4 acho* 0.3 acholi 0.6 acre 1.3 added 0.5 adjustable -0.4 adult
-0.3 adyeri 0.2 agan* 0.5 agandi 1.0 air -0.3 ajono 0.2 akaw* 0.8 akawunga 1.7 albendazole -0.3 alone -0.3 alum* 0.4
aluminium 0.7 amabaati -0.4 amag* 0.3 amagi 1.6 amaj* 0.3 amajuta 0.6 amas* 0.4 amat* 0.2 amate 1.2 amatooke 0.5 and 0.3
andr* 0.2 angara 0.4 ani -0.2 anim* -0.7 animal -1.5 anko* 0.3 ankole 0.6 anywhere -0.2 appl* 0.3 applicator 0.6
approved -0.4 apwo* 0.3 apwoyo 0.5 arab* -0.3 arabica -0.6 arduino -0.2 arm 0.5 arsenal -0.4 arti* 0.5 artificial 1.3
asali 1.5 asked 0.5 assila -0.2 attendance -0.2 auto* 0.8 automatic 1.6 avoc* 0.4 avocado 0.8 ayagala -0.2 ba -0.5 baby
-2.0 back* -0.3 backpack -0.3 backtoschool -0.3 bag -0.2 bake -0.3 baked -0.6 balancing -0.2 bale -0.5 ball -0.3 bamboo
-0.2 bana* 0.4 banana 0.8 bank -0.2 baofeng -0.2 bar 1.6 barb* 0.8 barbed 1.6 basi* -0.2 basin 2.7 bata 0.7 batch 0.6
batt* -0.4 battery -0.7 bbiri 0.4 bcaa -0.2 beach -0.2 bean 1.9 beat* -0.2 beater -0.4 beau* 0.5 beauty 1.0 bed -0.4
bedroom -0.2 beds* -0.3 bedsheet -0.7 bee 2.7 bell 0.7 bibanja -0.3 bible -0.3 bicy* -0.4 bicycle -0.9 big 2.0 biker
-0.3 biko* 0.5 bind* -0.4 binding -0.7 bird 0.4 birt* -0.3 birthday -0.6 black 0.3 blanket -0.4 blazer -0.3 blender -0.4
block -0.6 blue -0.3 bluetooth -0.4 board -0.4 boda -1.1 body* -0.2 bodycon -0.3 bogo* 1.2 bogoya 2.3 boil* -1.1 boiled
-0.2 boiler -1.8 bolt -0.3 bongo -1.3 bonnie 0.3 boo 1.2 book -0.5 book* -0.3 bookshelf -0.4 boos* -0.4 booster -0.9
boot -0.3 boran 0.2 bore* 0.9 borehole 1.8 bottle 0.4 bottom -0.2 boundary -0.3 box 1.9 boxer -0.4 boxing -0.2 boy -0.2
brac* -0.2 brachiaria -0.3 brai* -0.2 braid -0.3 brand 0.3 branding 0.3 brc -0.4 brea* -0.3 bread 0.8 breast -0.4
breeding 0.3 brew -0.9 broiler 0.4 broo* 0.8 brooding 1.5 brother 0.3 brown 0.9 brush 0.4 bu 1.0 buck 0.3 buck* 0.7
bucket 1.5 buge* -0.2 bugembe -0.4 bugisu -0.4 buka* -0.4 bukakata -0.8 bukyali 0.2 bulb -0.6 bull 0.4 bulu* -0.6 bump
-0.2 bunc* 0.3 bunch 2.5 bunche 0.7 bund* 1.0 bundle 1.8 bush* -0.2 bushera -0.4 busi* -0.2 busiika -0.6 busines 0.3
busuuti -0.3 butt* -0.3 butter -0.2 button -0.2 butunda 0.2 bwa -0.9 bya 1.2 cabbage 0.3 cable -0.7 caftan -0.2 cage 1.0
cake -2.0 cala* -0.4 calabash -0.7 canter 0.3 cap -0.4 caramel -0.2 card -0.4 cargo -0.2 caro -0.2 carp* -1.0 carpet
-1.8 carr* -0.2 carrier -0.5 carrot -0.3 cart* -0.8 carton -1.4 case -0.3 castrator 0.5 cat -0.2 cath* -0.3 catheter
-0.2 catholic -0.3 catt* 0.3 cattle 0.6 caye* 0.4 cayenne 0.7 ceme* -0.3 cement -0.7 cera* -0.2 ceramic -0.3 cere* -0.3
cerelac -0.6 certificate 0.2 chaff 0.2 chai -0.4 chain 0.9 chainsaw 0.2 chair -0.3 chap* 0.4 chapati 0.8 char* 0.4
charcoal 1.2 charge -0.2 charger -0.2 chelsea -0.2 chia -0.4 chic* 0.8 chick 1.0 chicken 0.6 chiffon -0.3 chil* -0.7
children -1.4 choc* -0.3 chocolate -0.5 chop* -0.3 chopper -0.6 chri* 0.6 christma 0.8 church -0.2 cinnamon -0.3 circ*
-0.2 circle -0.5 clay 1.1 cleaned 0.4 clear -0.3 clon* 0.3 clonal 0.5 clone 0.2 clus* 0.5 cluster 1.0 cmo -0.2 coat -0.6
cock 1.3 cold 0.5 collar 0.2 colo* -0.8 colour -0.9 coloured -0.6 comb -0.2 commercial -0.2 comp* -0.3 complete -0.3
conc* 0.3 concentrator -0.2 concrete 1.2 condominium 0.2 consultation 0.3 cont* 0.3 container -0.3 continuou 0.9 cook
-0.2 cook* -0.3 cooked -0.4 cooker -1.0 cooking 0.9 cool* 0.5 cooler 1.0 copy -0.2 cord* -0.3 corduroy -0.5 cott* -0.4
cotton -1.0 cough -0.2 counting -0.3 cover -0.6 cow -0.8 cr2032 -0.2 cran* -0.3 crane -0.6 crate 1.4 cres* 1.1 crest
-0.5 crestank 2.2 cris* -0.2 crisp -0.3 croc -0.7 croc* 0.6 crocodile 1.1 cros 0.3 crying -0.4 crystal -0.2 cult* 0.6
culture 1.3 cup 0.4 cupcake -0.3 cured 0.6 curt* -0.2 curtain -0.4 cyli* 0.3 cylinder 0.5 dairy -0.2 dandruff -0.2 dark
-0.4 date -0.3 dawa 0.3 ddaddi 0.2 deci* -0.4 decimal -0.8 dell -0.2 denim -0.4 denso -0.2 design -0.2 dewo* -0.2
deworming -0.4 dies* 0.2 diesel 0.5 digi* -0.2 digital -0.4 dip 1.3 dishe -0.2 disp* -0.4 dispenser -0.8 doberman -0.3
dodo 1.8 dog 0.8 door -0.5 dorper 0.2 dose 0.8 double 0.2 doughnut -0.3 dozen -0.4 draw* -0.2 drawer -0.4 dren* 0.4
drench 0.4 drenching 0.4 dres -0.6 dres* 0.4 dresse -0.3 dressing 1.2 dried 2.5 dril* 0.9 drill 0.3 drilling 1.8 drin*
0.4 drinker 0.8 drip 0.9 drum 0.7 dry 2.9 dryer 0.3 dryi* 0.3 drying 0.5 dubai -0.3 duck 0.3 duroc -0.2 duty 0.7 duvet
-0.7 dyel 0.6 ear 0.3 early 0.2 earring -0.2 easter 0.2 easy 0.5 eat 0.4 ebih* 0.8 ebihimba 1.6 ebinyeebwa -0.2 ebit*
0.5 ebitookye 1.0 eddagala 0.3 egg 2.6 eid -0.3 eight 0.6 ejam* 0.3 ejambiya 0.6 ekibanja -0.3 ekik* 0.2 ekit* 0.6
ekitiyo 1.6 ekiw* 0.3 ekyu* 0.5 ekyuma 1.0 elec* 0.7 electric 1.0 elfu 0.6 embizzi 0.3 embu* 0.3 embuzi 0.6 emis* -0.3
emiz* 0.3 emmale 0.3 emmw* 0.6 empty 0.9 empu* -0.2 empuuta -0.3 ena -0.2 end 0.2 endo* 0.2 endokwa 0.5 ener* 0.8
energizer 1.8 enganda 0.3 engege 0.2 engoye -0.3 enko* 1.7 enkoko 0.9 enkota 2.2 enku* 0.5 enny* 0.5 ennyaanya 1.3
ennyimba -0.2 ensa* 0.5 ensawo 0.9 enseenya -0.3 ente 0.6 enya* -0.3 esatu 0.7 eshabwe 0.3 estate -0.4 etta* -0.4 ettaka
-0.8 euca* 0.3 eucalyptu 0.6 extra -0.2 eya 0.3 eyam* 0.2 eyamata 0.4 eza 0.4 ezab* 0.2 ezokulya 0.3 f1 1.2 farm 1.4
farm* 0.5 farmer 0.3 farming 0.6 fat 0.5 father -0.4 fc -0.2 fedora 0.3 fee 0.4 feed -0.3 feeder -0.3 feet -0.7 female
0.3 fence 3.7 ferg* 0.5 ferguson 1.1 fertiliser 0.3 fertilizer -0.3 fight 0.3 file 0.5 fill 0.4 filler -0.2 fillet 0.7
fing* 0.4 finger 0.5 fingerling 0.4 fini* -0.3 finish -0.7 fish 2.4 fish* 0.5 fishing 1.2 fit -0.4 five -0.8 fix -0.2
flask -0.4 fleece -0.2 floodlight -0.3 flour 1.1 fluf* -0.2 fluffy -0.4 fly 0.4 foldable -0.2 foliar 0.3 food 0.2 fore*
0.2 forest 0.6 found -0.3 free* -0.3 fresh 2.6 friesian 0.2 froz* -0.7 frozen -1.4 frui* 0.2 fruity -0.3 fuel -0.2 full
1.5 fuso 1.6 ga 2.0 garbage -0.2 gard* 1.1 garden 2.2 gauge 0.4 gave -0.2 geese -0.4 gel -0.3 gen -0.3 gene* -0.5
generator -0.6 genesi -0.3 ghee 1.9 ginger -0.3 girl -0.6 gizz* -0.5 gizzard -1.0 glos -0.2 glov* 0.3 glove 0.8 goat 2.2
gold -0.5 golden -0.3 gome* -0.5 gomesi -0.9 gonja 1.3 gown -0.3 grafted 0.3 grain 0.5 gras 1.1 grea* 0.5 grease 1.1
gree* 0.6 green -0.4 greenhouse 0.7 greet 0.5 grey -1.1 grin* 0.4 grinding 0.8 gripe -0.2 gro 0.5 grou* 0.6 ground -0.3
groundnut 1.6 guard -0.6 guide 0.2 guin* 0.3 guinea 0.5 gumb* 0.7 gumboot 1.4 gun -0.4 gwa -0.7 gwen* 1.2 gwenjuki 2.0
gwente 0.3 gym -0.2 haina -0.3 hair -0.5 hakuna -0.3 hand 0.9 handbag -1.1 handle 1.1 handmade -0.2 hardware -0.4 harrow
-0.2 harv* 0.6 harvest 1.1 has 0.4 hat -0.2 hay -0.3 hb -0.2 hdpe 1.2 head 1.2 head* -0.2 heat -0.6 heat* -0.2 heater
-0.8 heavy 0.3 heel -1.3 heif* 0.6 heifer 1.3 heinz -0.5 hendrix -0.3 herbicide -0.3 herm* 0.2 hermetic 0.4 highway -0.3
hill 0.7 him 0.3 hire 0.8 hisense -0.3 hoe 0.8 holy -0.3 honda 0.7 hood* -0.2 hoodie -0.4 horn -0.4 hostel -0.2 hotel
0.2 hp 0.2 hundred 0.3 husb* -0.3 husband -0.5 hydraform -0.2 iban* 0.4 ibanda 0.7 ile -0.6 ill 0.2 inch -0.2 incu* 0.6
incubator 1.1 industrial 0.3 inje* 0.2 injection 0.6 inse* 0.4 insemination 0.9 insi* -0.2 inside -0.4 inst* -0.2
instant -0.3 inte* -0.2 interlocking -0.3 intr* 0.4 intramammary 0.4 introduction 0.4 inverter -0.3 iphone -0.2 irish
1.0 iron 0.7 irri* 0.2 irrigation 0.5 isa 0.5 ishi* 0.3 ishirini 0.6 isin* 0.4 isingiro 0.7 island 0.4 itel -0.3 itself
-0.2 ivermectin -0.4 jack -0.5 jack* -0.3 jacket -0.6 jam -0.4 jama* -0.2 jamani -0.4 jar 0.7 jean -0.2 jembe -0.3 jerr*
1.2 jerrycan 2.4 jersey -0.3 jogoo 0.7 jord* -0.3 jordan -0.5 juice 0.5 juicer -0.2 jumbo -0.5 jump* -0.3 jumpsuit -0.5
kaba* 0.5 kabada 0.8 kaiso -0.2 kaka* 0.7 kakamega 1.4 kaki* -0.4 kakira -0.6 kang* 0.5 kangulumira 1.1 kara* -0.3 kaso*
0.6 kasooli 1.1 katunda 0.3 kawo* 0.2 kazo 0.2 keki 0.2 ketoconazole -0.2 kett* -0.2 kettle -0.4 kg 3.6 khaki 0.4 kiba*
-0.7 kibanja -1.8 kibo* 0.3 kiboko 0.6 kid -0.4 kien* 0.4 kienyeji 0.7 kiko* -0.5 kikomando -0.4 kikooyi -0.3 kilo 2.6
kintu -0.2 kiru* 0.4 kiruhura 0.7 kiry* 0.4 kiryandongo 0.7 kit -2.1 kitc* -0.2 kitchen -0.3 kite* -0.3 kitenge -0.7
kitg* 0.4 kitgum 0.9 kitten -0.3 kiwanja -0.3 km 0.5 knap* 0.3 knapsack 0.6 knitted -0.3 kondoo -0.3 kr 0.4 kroi* 0.2
kroiler 0.4 ksh 0.2 ktb 1.5 kubwa -0.6 kuka* 0.7 kuku 0.4 kumi -0.3 kupanga -0.2 kuro* 0.5 kuroiler 1.0 kwan* -0.2
kwanjula -0.4 kwete 0.2 kya -0.3 kyam* 0.2 kyen* 0.2 kyenjojo 0.4 lace -0.4 ladi* -0.5 ladie -1.1 lady -0.5 lake -0.4
lake* -0.4 lakeside -0.8 lamp -0.9 lancet -0.2 land -1.9 land* -0.3 langi -0.2 laptop -0.2 larv* 0.2 larvae 0.4 last
-0.2 lay 1.0 layi* 0.2 laying 0.4 lc -0.3 lead -0.3 leat* -1.0 leather -2.0 leav* 0.7 leave 1.4 led -0.3 legg* -0.3
legging -0.5 lemon -0.3 lg -0.3 lick 0.5 lid -0.5 lie 0.3 light -0.5 lilac -0.3 lime 0.5 line 1.2 lined -0.2 linen -0.9
lip -0.2 listen -0.3 lita 1.0 lite -0.3 litr* 0.4 litre 0.7 liverpool -0.4 loaf* -0.2 loafer -0.5 loan -0.2 local 1.6
lock 0.5 logbook -0.3 longe 1.7 lorry 2.7 luga* -0.2 luganda -0.5 lumo* 0.6 lumonde 1.2 lunaku 0.2 luwo* -0.2 luwombo
-0.4 m 0.7 mabaati -0.3 machine 0.4 madrid -0.3 maha* -0.2 maharage -0.4 mahogany -0.2 mailo -0.5 maize 2.5 majembe -0.2
make* 0.2 maker 1.7 mala* 0.6 malakwang 1.1 male 0.7 man -0.2 mand* -0.4 mandazi -0.9 mang* 1.0 mango -0.3 mangoe 1.8
manu* -0.2 manual -0.4 marathon -0.2 mark* 0.4 market 0.8 maroon -0.4 mash 0.9 mashuka -0.3 mass* 0.5 massey 1.2 mast*
0.2 mastiti 0.4 mat 0.8 match 0.3 material -0.3 mathematic -0.3 mato* 0.9 matooke 1.7 matte -0.4 matu* 0.4 mature 0.9
mbwa -0.3 mbwa* 0.3 mbwazirume 0.7 meat 0.3 memb* 0.3 men -0.7 mesh 2.0 metal -0.4 metr* 0.2 mia 1.1 micr* -0.2
microwave -0.2 mile 0.7 milk 0.8 milk* 1.2 milking 2.1 mill 0.6 millet -0.4 mine* 0.3 mineral 0.6 mini -0.6 mini* 0.5
minimum 1.0 mirror -0.2 missal -0.3 mixed 0.4 mixer -0.2 mk -0.2 mkub* 0.3 mkubwa 0.5 ml 0.3 mmwanyi 0.2 mobile 0.2 mono
-0.4 moo -0.4 mop -0.2 mori* 0.7 moringa 1.3 mosquito -0.4 moth* 0.3 mother 0.6 motor -0.2 mouth -0.2 mpanga -0.3 mpol*
0.5 mpologoma 0.9 mr -0.5 mtn -0.3 mtoto -0.2 mtumba -0.3 muke* 0.9 mukene 1.8 mula* -0.2 mulawa -0.3 mule -0.2 mult*
0.5 mum 0.6 muse* -0.2 museveni -0.5 mush* 1.1 mushanana -0.4 mushroom 2.6 must* -0.3 mustard -0.6 mvua 0.9 mwezi 0.3
nabe 0.7 nail -0.4 naka* 1.0 nakati 1.9 namaqua 0.2 namb* 1.4 nambale 2.9 name -1.1 nane 0.3 nani -0.3 naro* 0.2 naroca
0.5 natural -0.2 navy -0.2 nazo -0.4 ndii* 0.4 ndiizi 0.7 ndoo -0.3 ne 0.8 nebi* 0.2 nebuliser -0.2 neck -0.3 neighbour
0.4 neki* 0.4 nekitundu 0.9 nerica -0.3 net 1.2 netflix -0.4 new 0.5 newc* 0.3 newcastle 0.7 ngom* -0.3 ngombe -0.7
nguruwe -0.3 niacinamide -0.3 nile 1.6 nipp* 0.5 nipple 1.0 niqab -0.4 novel -0.2 npk 0.3 ntula 1.2 ntungamo 0.5 nude
-0.5 numb* -0.3 number -0.5 nurs* -0.3 nursery -0.4 nyama -0.3 nyeu* -0.5 nyeupe -1.0 nyum* -0.3 nyumba -0.4 obuk* 0.3
obulimi -0.3 obushera -0.2 obut* 0.5 obutiko 0.6 obutungulu 0.4 obuwoowo 0.2 offi* -0.4 office -0.7 oil -1.3 okra 1.0
old -0.3 omub* 1.0 omubisi 2.0 omul* 0.3 omut* 0.2 omutwalo 0.5 omuz* 0.3 omuzigo 0.5 omwe* 0.7 omwezi 0.2 one 1.0 onio*
0.4 onion 0.6 oper* 0.4 operated 0.9 oraimo -0.4 ordi* -0.3 ordinary -0.5 orga* 0.3 organic 0.5 orig* -0.6 original -1.2
ostr* -0.2 ostrich -0.4 outside -0.2 over* 0.6 overall 1.4 owner -0.5 oxen 0.2 oxyt* 0.3 oxytet 0.3 oxytetracycline 0.4
oyst* 1.0 oyster 1.9 pa 0.7 paci* -0.3 pacifier -0.6 pack -0.5 packed 0.4 pad -0.8 padl* -0.2 padlock -0.4 paint -0.3
painting 0.2 paje* -0.4 pajero -0.8 pancake 0.3 panga 0.4 pant -0.3 paper -0.4 paraffin -0.4 parc* 0.4 parcel 0.8 part*
-0.2 partie -0.3 party -1.3 pas -0.4 pawp* 0.3 pawpaw 0.6 pc -0.4 pea 1.0 peace -0.3 pedr* -0.4 pedrollo -0.8 perch 1.9
pers* -0.3 pesticide -0.2 petr* 1.0 petrol 2.0 phoenix -0.3 phone 0.2 pic 0.5 picked -0.2 piec* -0.2 piece -0.9 pig -0.7
pilau -0.9 pilipili 0.3 pill* -0.3 pillow -0.3 pillowcase -0.3 pineapple 0.3 pink -0.6 pipe 1.0 plain -0.3 plant 0.2
plantain -0.2 plantation 0.4 plas* 0.3 plastic 0.7 plate -0.6 plot -5.8 plou* 1.0 plough 0.7 ploughing 0.8 pluc* 0.3
plucker 0.6 plug -0.3 point 0.2 pole 1.5 polo* -0.6 poloti -1.2 poly* 0.5 polythene 1.1 poodle -0.4 popc* -0.2 popcorn
-0.4 pork 0.5 posho 2.1 pot 1.0 potato -0.3 potatoe 0.5 poul* 0.6 poultry 1.0 powd* 1.5 powder 1.7 power 0.7 premio -0.2
pres* -0.5 pressed -0.2 pressure -0.4 prim* -0.2 primary -0.4 prin* -0.3 print -0.3 priv* -0.3 private -0.5 pro -0.2
processing -0.3 prun* 0.4 pruning 0.7 ps4 -0.3 pullet -0.2 pulp* 0.2 pulper 0.4 pump 1.4 pump* 0.5 pumpkin 1.1 puppy
-0.3 pure 2.0 purple 0.4 pvc -0.3 pyjama -0.2 quarrel -0.2 quire -0.2 quotation 0.3 rabb* 0.2 rabbit 0.5 rack -0.4 rain
0.8 rain* -0.4 rainhose -0.3 raining -0.4 rangi -0.3 raschel -0.4 rav4 -0.2 raw 1.5 reading -0.2 real 0.4 rear -0.3
rech* -0.4 rechargeable -0.8 red 0.9 redmi -0.3 refi* -0.2 refill -0.4 rema* 0.4 remain 0.9 resp* 0.4 respect 0.7 review
0.3 rice -0.4 ring -0.5 roas* -0.4 roast -0.3 roasted -0.8 robu* 0.4 robusta 0.8 rolex 0.4 roll 1.5 roll* 1.5 rolled 1.7
roller 1.4 rotavator -0.3 round -0.8 royal -0.8 rubb* 0.8 rubber 1.8 runyankole -0.3 ruti -0.3 rwam* 0.3 rwampara 0.6
rwangume 0.3 rwen* -0.3 rwenzori -0.5 sack 1.8 salon -0.3 salt -0.2 salve 0.6 sama* 0.4 samaki 0.9 samosa -0.4 sams*
-0.2 samsung -0.4 sand* -0.3 sandal -0.5 satin -0.3 saucepan -0.3 saudi -0.4 saw 1.0 sawdust -0.3 saying -0.3
scaffolding -0.2 scho* -0.6 school -1.2 scissor 0.2 seal -0.3 sealed -0.2 seas* 0.4 season 0.8 seat -0.4 seat* -0.3
seater -0.5 seca* 0.4 secateur 0.7 security -0.3 seed 1.2 seed* 0.4 seedling 0.9 sekk* 0.3 sekkokko 0.6 self -0.2 semen
0.4 sepa* 0.4 separator 0.7 session -0.2 set -0.6 sex 0.4 sexed 0.4 sh 0.3 shamba 0.3 shape -0.2 shapewear -0.3 shawl
-0.2 shea -0.3 sheet 0.5 shel* 0.3 shelf 0.3 shell -0.2 shir* -0.5 shirt -1.1 shoe -0.7 short -0.4 shou* -0.4 shoulder
-0.7 shout -0.3 shower -0.4 si -0.2 side -0.4 silent -0.2 silicone -0.3 silk -0.2 silver -0.3 simba 0.3 simsim 0.4 sisal
-1.3 site -1.0 siti* 0.4 siting 0.9 sitting 0.3 sixty -0.7 size -1.6 skin 0.4 skirt -0.3 skool -0.2 slas* 0.2 slasher
0.5 slee* -0.4 sleeve -0.6 slice -0.2 slide -0.3 slim -0.3 smart -0.2 smell -0.4 smok* 0.6 smoked 1.2 smoo* 0.3 smooth
0.7 snea* -0.3 sneaker -0.5 soda -0.4 sofa -0.3 soft -0.3 solar 1.7 solder -0.3 soldier 0.4 some* -0.3 somebody -0.4
sorg* 0.4 sorghum 0.7 sort* 0.3 sorted 0.6 soup 0.7 soya -0.6 spacer -0.3 spade 1.3 spare 0.2 spawn 1.1 spf50 -0.4 spra*
0.2 sprayer 0.5 sprinkler 0.3 squa* 0.3 square 0.6 ssatu 0.5 ssek* 0.5 ssekkokko 1.1 ssem* 0.2 stage -0.3 stai* 0.3
stainles 0.7 stan* -0.4 stand -0.7 standard -0.2 standing -0.4 star -0.4 star* -0.3 starter -0.5 station -0.3 stick -0.2
stihl 0.7 stiletto -0.4 stit* -0.2 stocking -0.2 stopper -0.2 stor* -0.3 storie -0.3 stra* -0.4 strap -0.8 strawberry
-0.8 stre* -0.2 stres -0.2 stro* -0.3 strong -0.4 style -0.6 subaru -0.3 subwoofer -0.2 suck* 0.3 sucker 0.6 suede -0.4
suga* 0.6 sugar 0.5 sugarcane 1.2 suka* 0.6 sukari 1.0 suku* 0.7 sukuma 1.3 sunflower -0.3 suns* -0.3 sunscreen -0.5
super 0.9 supona 0.2 supp* -0.2 suruali 0.3 surv* 0.4 surveying -0.3 sweet 0.8 syri* 0.4 syringe 0.7 syrup -0.3 syst*
0.5 system 1.0 tabl* -0.3 tablet -0.5 tafadhali -0.2 tail* -0.2 tank -0.7 tano 1.0 tarmac -0.2 tarp* 0.7 tarpaulin 1.4
taste 0.4 teat 1.3 tech -0.3 tecno -0.2 tegu* 0.2 ten 0.6 teso -0.2 ther* -0.4 thermo -0.5 thermometer -0.3 third -0.2
thirty -0.3 thou* 0.4 thousand 0.8 thre* -0.3 thread -0.2 three 0.3 thresher -0.3 thri* -0.4 thrift -0.5 tick 0.5 ticket
-0.4 tier -0.5 tiger -0.3 tile -0.3 till* 1.1 tiller 2.2 timber 0.2 timberland -0.2 tin -0.4 tip -0.3 title -1.5 told
-0.2 toma* 1.1 tomato 0.4 tomatoe 2.0 tonne 0.6 tonto -0.5 top 0.6 torch -0.2 touch -0.4 trac* 1.2 tractor 2.5 training
0.2 tram* 0.4 tramontina 1.0 tran* -0.2 transfer -0.4 tray 2.2 trea* 0.7 treadle 1.2 treadmill -0.2 treated 0.5 trench
-0.3 tri -0.5 tronic -0.2 trouser -0.2 tube -0.4 tuko -0.2 tund* 0.3 tundubaali 0.6 turkey 0.3 turn* 0.2 turning 0.4 tv
-0.4 tyre -0.2 ugac* 0.2 ugachick 0.4 uht -0.9 uk -0.4 umbrella -0.3 umeme -0.3 uncle -0.3 unga 0.9 union 0.2 unit -0.2
uno -0.3 urea 0.8 usb -0.4 used -0.8 uv 0.6 vacc* 0.4 vaccine 0.4 vase -0.7 vaseline -0.4 vegetable -0.7 vegetative 0.5
velvet -0.4 vert* 0.2 vertical 0.5 vet 2.0 vifa* -0.2 vifaranga -0.4 village -0.2 vine 0.5 vintage -0.2 vitamin -0.2
vitunguu 0.2 vitz -0.2 vya -0.3 waist -0.3 walk* 0.5 walking 1.3 wall -0.3 warehouse -0.2 warning -0.3 wash -0.2 wate*
0.6 water 0.4 watermelon 1.5 waterproof -0.4 wax 0.5 weaner -0.3 weather 0.3 weaving -0.2 webare 0.4 wedd* -0.2 wedding
-0.4 wedge -0.2 week 0.6 weev* 0.3 weevil 0.6 went -1.0 wheat -0.9 whee* 0.9 wheel -1.1 wheelbarrow 2.2 white 0.3 whole
1.0 wifi -0.3 wig -0.3 willing 0.3 wind* -0.3 window -0.3 windproof -0.2 wine -0.3 wire 0.7 wish -0.3 with 0.3 women
-0.2 wood -0.2 wooden 0.4 wool -0.3 woven -0.7 wrap* 0.2 xl -1.0 xxl -0.8 y12 -0.2 yama* 0.2 yamagi 0.7 ye 1.1 yell* 0.7
yellow 1.3 yemb* -0.2 yo -0.2 yoghurt 0.3 yolk 0.6 yourself -0.2 za 0.7 zaba* 0.5 zabaana -0.5 zealand 0.4 zip -0.5
ziri* 0.4 zisigadde 0.3 zonna -0.4
`,
  building: `
18x24 0.7 4d56 -0.2 4x4 0.5 4x6 -0.2 5x6 -0.7 60x60 0.9 6x6 -0.7 a142 0.2 a2 -0.2 aa 0.4 abaya -0.5 acaricide -0.2 acid
0.4 acre -0.5 acrow 0.4 acry* 0.3 acrylic 0.6 adh -0.2 adjustable -0.4 agil* -0.3 agility -0.5 air -0.2 amab* 0.4
amabaati 0.7 amayinja -0.3 amp 1.5 angle 0.8 anywhere 0.3 arch* 0.7 architectural 1.3 arm 1.1 arti* -0.2 artist -0.3
asked 0.3 automatic -0.3 ba -0.3 baati 0.2 baby -0.9 babylis -0.2 back* -0.4 backpack -0.4 backtoschool -0.2 bala* -0.3
balance -0.4 balcony 0.3 bale -0.7 bamb* -0.3 bamboo -0.7 band -0.3 bank -0.3 bar 0.3 barbed 0.4 barbell -0.2 bas -0.3
basi* -0.3 basin -0.6 bath 0.3 batt* 0.8 batterie 0.4 battery 1.2 bbiri -0.3 beaded -0.2 bean -0.4 bed 0.6 bedroom -0.3
beds* -0.3 bedsheet -0.6 bee -0.4 belt -0.6 bicy* -0.3 bicycle -0.6 big -0.6 bill 0.2 biodigester -0.3 bird -0.2 black
1.0 blazer -0.2 bleach 0.2 blender -0.3 bloc* 0.4 block 0.7 blocked 0.7 blouse -0.2 blue 2.0 bluetooth -0.3 board -0.7
boarding -0.7 boat 0.2 boda -0.7 bolero 0.2 bolt 0.4 book -0.3 boot 0.3 bore* 0.5 borehole 1.0 bosch 1.2 bott* 0.4
bottle 0.8 bowl 0.5 box -1.2 boxer -0.6 boy -0.4 brac* 0.5 bracket 1.1 brake -0.4 brand 1.1 bras -0.2 brc 0.2 brea* -0.3
breast -0.2 bric* 0.3 brick 1.1 brid* -0.2 brown -0.7 brush -1.4 buck* -0.3 bucket -0.6 bukyali 0.2 bulb 1.1 burner -0.2
cabi* 0.8 cabinet 1.6 cabl* 0.4 cable -0.3 cage 1.4 cake -0.2 came -0.4 came* 1.3 camera 2.6 cannula -0.2 car 0.7 card
-0.3 carp* 0.5 carpenter 0.7 carpet 0.3 cart* 0.2 carton 0.6 case -0.4 cast 0.6 cat6 1.2 cctv 2.1 cello 0.6 ceme* 1.0
cement 2.0 centre -0.2 certified 0.4 cess* -0.4 cesspool -0.7 chai* -0.7 chain -0.3 chair -0.4 chan* 0.3 chandelier 0.6
chap* -0.3 chapati -0.6 char* -0.3 charcoal -0.4 charger -0.3 chicken 0.3 chil* -0.5 children -1.1 chopping -0.3 chro*
0.4 chrome 0.9 cinnamon -0.2 circ* 0.5 circle 1.1 clam* -0.4 clamp -0.8 clean -0.2 clear 1.6 close 1.1 clot* -0.2 clothe
-0.4 clutch -0.3 coat -0.5 cobweb -0.3 coil 0.5 cold -0.4 comb -0.2 comp* 1.7 compactor 0.4 company 0.3 compas -0.2
complete 1.8 compound 0.8 compressor 0.6 conc* 0.8 concealed 0.7 concrete 1.1 cone -0.5 cons* 0.5 consumer 0.3 cont* 0.5
container 1.4 cook* -0.4 cooker -0.5 cool -0.2 copp* 0.4 copper 0.8 cordles 0.4 cork -0.2 corn* -0.2 corner -0.4 corp*
0.3 corporation 0.6 cove* -0.3 cow 0.3 crane -0.3 crate -0.2 cream 1.1 cres* 0.3 crest 0.9 crestank 0.6 cried -0.2 croc
-0.4 croc* 0.5 crocodile 0.9 cros 1.3 crys* 0.6 crystal 1.2 culvert -0.3 cup -0.5 curt* -0.4 curtain -0.9 cutlery -0.4
cutt* -0.6 cutter -1.1 cyli* 0.5 cylinder 1.0 date -0.2 daughter -0.2 denim -0.3 dental -0.2 derma -0.2 design 0.3
detector -0.3 dettol -0.2 diesel -0.3 digital -0.3 dining -0.2 disc -0.3 disk 1.3 disp* -0.3 dispenser -0.4 disposable
-0.2 diy 0.5 dog 0.4 door 1.7 door* 0.6 doorbell 1.1 doub* 0.4 double 0.7 dozen -1.0 dpc 0.4 drai* 0.4 drainage 0.7
draw* 0.3 drawer -0.3 drawing 0.9 dreadlock -0.2 dres -0.3 dresse -0.2 dril* 0.5 drill 0.2 drilling 1.0 drinker -0.2
drip 0.9 driver -0.3 drum 0.8 dry -0.3 dryer -0.2 dryi* 0.4 drying 0.7 duty 0.2 duvet -0.6 ear -0.3 earth 0.4 eid -0.2
eight -0.3 ejam* -0.5 ejambiya -0.9 ekikomera -0.3 ekitiyo 0.6 elec* -0.6 electric -1.7 electrical 0.4 electrician 0.3
elf 0.5 elfu -0.7 emis* 0.4 empt* -0.4 emptier -0.7 end 1.0 energizer 0.3 engine -0.6 enku* -0.3 enkumbi -0.4 ensa* 0.3
ensawo 0.5 essi* 0.2 essimu 0.4 eu 0.3 exca* 0.8 excavator 1.6 exhaust -0.3 exte* -0.5 extension -1.0 extra -0.6 ezab*
-0.4 face -0.3 fan -0.7 farm 0.8 farmer 0.4 feet 0.3 feli* 0.7 felicity 1.5 fence 0.7 file 1.3 fill* 0.4 filler 1.0
fing* 0.4 fingerprint 1.0 fischer 0.4 fit -0.2 fitt* -0.3 fitted -0.4 five -0.4 flask -0.2 flat -2.0 float 0.7 floo* 0.4
floodlight 0.9 fluffy -0.3 foldable -0.2 foot -0.3 for 1.6 fore* -0.2 forever -0.3 fort 0.6 fort* 0.2 four -0.3 frame
0.3 free* 0.4 freestanding 1.0 frid* -0.4 fridge -0.7 froz* -0.2 frozen -0.4 frying -0.2 full 1.0 fuso 0.7 ga 1.3 gara*
0.3 garage 0.5 garden -0.3 gate 0.3 gauge 4.4 gauze -0.3 gel 2.3 gene* 1.0 generator 1.7 genesi 0.4 gent* 0.2 ghee -0.2
gift -0.2 girl -0.5 glas 0.3 glos -0.3 glue -0.6 goggle -0.2 gold 1.0 gome* -0.4 gomesi -0.7 gospel -0.2 grade -0.2
gran* -0.4 granite -0.8 gras -0.9 gree* -0.3 greenhouse -0.5 grey -0.3 grinder 0.7 grinding -0.4 groundnut -0.3 grout
0.7 guar* -0.3 guard -1.1 gumb* 1.0 gumboot 2.0 gyps* 1.1 gypsum 2.2 hand -1.0 hand* -0.5 handbag -0.4 handle -0.4 hard
1.1 hard* 0.6 hardware 1.1 hat -0.6 have* 0.2 havell 0.5 hdpe 0.3 head 0.6 headlight -0.3 heat* 1.0 heater 2.1 heavy 0.5
heel -1.0 held -0.3 helm* -0.3 helmet -0.6 hikv* 0.9 hikvision 1.8 hire 2.1 hise* -0.4 hisense -0.7 hive -0.3 hoe 0.6
hoist -0.2 hold* -0.2 holder -0.4 hole -0.4 home 1.0 honda 2.5 horn -0.2 hose -0.4 host* -0.4 hostel -0.7 hotel 0.2
house 3.6 hp -0.2 hund* -0.2 hundred -0.4 husband -0.3 hustle -0.2 hybr* 0.7 hybrid 1.3 hydr* 1.1 hydraform 1.0
hydraulic 1.3 ideapad 0.2 ile -0.2 inch 1.6 inch* 1.0 inche 2.1 indu* 0.5 industrial 1.0 insi* -0.2 inside -0.4 inst*
1.0 installation 0.4 installed 0.7 instant 1.0 inte* 0.6 intercom 1.3 interlocking 0.2 inve* 0.9 inverter 1.8 ipsum -0.9
iron 0.9 ironing -0.4 irri* 0.5 irrigation 0.9 isuzu -0.3 jack 1.4 jacket -0.3 jean -0.3 jerr* -0.3 jerrycan -0.5 jers*
-0.3 jersey -0.5 jump -0.4 jumpsuit -0.3 kakamega -0.4 kenn* 0.2 kennel 0.4 kett* -0.3 kettle -0.5 key 0.6 kg -0.2 khaki
0.3 kid -0.3 kilo 1.6 kit -3.0 kitenge -0.3 knap* -0.3 knapsack -0.6 ktb -0.5 kubwa -0.7 kwanjula -0.2 kya -0.2 lace
-0.3 ladi* -0.4 ladie -0.7 lake 0.3 lamp -2.0 land -0.3 land* 0.5 landlord 0.9 landscaping 0.4 laptop -0.3 last 0.4 law
-0.3 lay -0.7 layer -0.3 lead -0.6 led 2.3 leg 1.5 legging -0.4 lemo* 0.2 lever 0.3 lg -0.4 licence -0.3 lid -0.4 lift
0.4 lift* 0.2 ligh* -0.4 light -0.2 lightning -0.6 lime 0.4 line -0.8 linen -0.2 lita 0.3 lite -0.2 lith* 0.6 lithium
1.2 litr* 0.8 litre 0.9 loafer -0.3 lock 1.7 logbook -0.2 lore* 0.5 lorenzetti 0.9 lorry 0.6 louv* 0.4 louver -0.2 lower
0.9 luganda -0.3 lumonde -0.3 lwera 0.4 m 0.6 maba* 0.7 mabaati 1.4 machine -0.2 magnetic -0.3 maho* 0.6 mahogany 1.3
main -0.4 main* -0.3 maintenance -0.5 maize -0.3 man -0.3 mandazi -0.3 mang* -0.2 mangoe -0.4 manh* 0.3 manhole 0.6
manual 0.4 marb* 0.4 marble 0.8 mask* 0.5 masking 1.0 mat -0.7 mate* -0.3 material -0.5 matt* -0.2 mattock -0.3 maxcoat
-0.2 mayai 0.2 mbaawo -0.2 mdf 0.8 meas* -0.3 measure -0.5 mechanic 0.2 men -0.4 mesh -0.2 metal 1.1 metr* 0.3 metre 2.1
milk -0.4 milking -0.3 mill 1.5 mill* 0.2 million 0.4 mirr* -0.5 mirror -0.9 mixer 0.4 ml -0.2 mode* 0.6 modern 1.3 mono
0.3 mono* 0.4 moth* -0.3 mother -0.7 motor 1.7 motorcycle -0.2 mould -0.3 mouth 0.2 mumb* 0.2 nambale -0.2 name 0.5 nate
-0.2 needle -0.3 net -0.3 netw* 0.5 network 0.9 nguruwe 0.2 nile -0.2 nipple -0.2 niqab -0.3 nude -0.2 number -0.3 ny
-0.2 nyeupe -0.3 obumondi 0.2 of 0.6 offi* 0.4 office 0.9 okus* 0.3 okusiba 0.5 okwe* 0.2 old -0.4 olympic -0.2 on -1.0
one 1.5 oraimo -0.3 oran* 0.7 orange 1.3 ordinary -0.3 over* 1.7 overall 3.5 pack -0.4 pad -0.5 pain* 1.9 paint 0.6
painted 1.0 painting 2.5 pair -0.5 pajero -0.2 pamoja -0.3 pan -0.4 panel 0.8 papaya 0.2 paper -1.1 parent -0.3 pari 1.0
pas -0.4 paste 1.1 paver 0.2 pavi* 0.2 paving 0.4 pc 0.9 peacock 0.4 pearl -0.3 pede* 0.5 pedestrian 1.1 pedr* 0.3
pedrollo 0.7 petr* 0.2 petrol 0.5 phil* 0.6 philip 1.2 phone -0.3 photo -0.6 picture 0.3 piec* -0.3 piece 0.3 pin 0.8
pink -0.4 plan 1.5 plas* 0.6 plaster 0.8 plastic 0.4 plat* -0.3 plate -0.7 plot -0.3 plot* -0.3 plotter -0.5 plu 1.6
plug 0.6 plum* 0.8 plumbing 1.4 plywood 0.3 poker 0.4 pole 1.5 poly* -0.5 polythene -1.0 pop -0.3 porc* 0.2 porcelain
0.4 port* 0.4 portal 0.6 posho 1.3 pot -0.3 powd* 0.4 powder 0.8 pre 0.3 preparation 0.4 pres -0.3 pres* -0.3 pressure
-0.5 print 0.4 pro -0.4 prop 0.4 prun* -0.3 pruning -0.6 ps4 -0.3 pull -0.6 pulley -0.3 pulper 0.2 pump -0.8 pure -0.3
putty 0.5 pvc 1.6 quantitie 0.4 r6 1.3 rack -0.6 radio -0.3 rail 0.3 rain 1.8 razor 0.3 rear -0.3 rechargeable -0.4
refill -0.2 refl* 0.4 reflector 0.9 regulator -0.3 rema* 0.5 remain 1.0 remo* 0.4 remote 1.0 ridge 1.0 rim -0.2 ring 0.5
rod 0.8 roll 2.7 roll* 0.2 roller 0.5 roof 0.8 roof* 0.4 roofing 0.8 room 0.2 rope -0.4 router -0.2 rubb* -0.3 rubber
-0.5 safe* 0.6 safety 1.2 salami 0.2 samosa -0.4 samsung -0.4 sand 1.2 sand* -0.3 sandal -0.3 saree -0.2 satin -0.3
saucepan -0.3 saw -0.4 saying -0.3 scaf* 0.4 scaffolding 0.9 school -0.2 screen -0.5 screw 0.9 seal 1.1 seal* -0.2
sealant -0.4 seat 1.5 seat* -0.2 seater -0.4 seca* -0.3 secateur -0.6 security -0.3 seed* -0.3 seedling -0.6 self -0.2
sept* -0.3 septic -0.7 sess* -0.4 session -0.7 set -0.3 sewing -0.2 shade -0.2 sham* 1.0 shamba 2.1 sheet 0.5 shelf 0.4
shoe -1.3 short -0.4 show* 0.9 shower 1.7 si 0.2 side -0.3 sigi* -0.2 sigiri -0.5 sika 0.3 silent -0.2 silicone 0.3 silk
-0.4 silv* -0.2 silver -0.4 sim -0.3 simba 0.7 simsim -0.4 sink 0.4 sino 0.8 sip -0.6 site 1.5 siti* 0.4 siting 0.8
sitt* 0.4 sitting 0.8 six -0.3 size -1.4 skate -0.3 skim* 0.8 skimming 1.7 skipping -0.2 slas* -0.5 slasher -1.0 slate
-0.4 sleep 0.4 sleeve -0.2 slipper -0.2 smart 1.4 smoked -0.3 sock* -0.3 socket -0.6 sofa 1.3 soft 0.2 solar 4.4
solarlight 0.2 sold* -0.4 solder -0.6 soldering -0.2 sole -0.4 spacer -0.2 spade 0.2 span* 0.4 spanner 0.8 spare -0.2
speaker -0.2 speed -0.4 spir* 0.4 spiral -0.3 spirit 1.2 spoo* -0.3 spoon -0.5 spra* -0.3 spray 1.3 sprayer -0.6 squat
-0.4 stage -0.2 stai* 0.6 stainles 0.8 stall -0.4 stand -0.7 standard 0.4 steel 1.7 stic* -0.2 stick 1.1 sticker -0.4
stihl 0.6 stiletto -0.2 stir* 0.7 stirrup 1.3 stool -0.2 stra* -0.2 string 0.4 strip -0.5 strong 0.4 stuc* 0.7 stucco
1.5 style -0.4 subaru -0.2 suede -0.2 suit* -0.4 suitcase -0.9 summer -0.4 super -0.2 supp* -0.3 supplier -0.5 surf* 0.3
surface 0.7 surv* 0.2 swimming -0.3 syst* 0.7 system 1.3 table -0.6 tadooba -0.2 tail* -0.6 tailor -0.8 tank 1.5 tape
1.0 tarp* 1.6 tarpaulin 3.1 telescopic -0.3 tent -0.3 term -0.2 test -0.2 tetron 0.2 thermo -0.2 thick -0.5 thie* 0.4
thieve 0.9 thirty -0.2 thou* -0.6 thousand -1.1 thre* 0.4 thread 0.8 three -0.5 thrift -0.2 tick* -0.2 ticket -0.4 tiger
0.9 tile 2.4 tilebond 0.4 timb* 0.5 timber 1.3 timing -0.2 tin -0.3 tip -0.2 titanium -0.2 toe 0.8 toge* 0.2 together
0.4 toil* 0.8 toilet 1.6 ton 1.5 top 0.9 torch -0.4 touch -0.3 toyota -0.2 tram* 0.2 tramontina 0.5 translucent 0.5 trap
1.6 tray -0.4 trea* -0.2 trench -0.2 tri 1.1 trip 1.2 trol* -0.4 trolley -0.8 tron* 0.4 tronic 0.8 truck 0.7 tub 0.5
tube -1.1 tund* 0.4 tundubaali 0.7 turkey -0.2 twenty -0.2 two 1.4 twyf* 0.7 twyford 1.3 tyre -0.3 uhd -0.4 uk 0.4 umbr*
0.2 umbrella 0.5 umeme 0.2 unbl* 0.4 unblocking 0.7 upper 1.0 urinal -0.2 usb -0.4 used -0.6 uv -0.6 valve 0.3 vaul* 0.2
vaultex 0.4 ventilation 0.3 versatile 0.2 vest 0.7 vibrator 0.4 village 0.3 vintage -0.2 vinyl -0.6 vision 0.3 visor
-0.2 vitz -0.3 waist -0.3 wall 0.4 wall* 1.1 wallpaper 2.3 ward* -0.3 wardrobe -0.6 wash 1.1 washing -0.3 waste 1.8
watching 0.4 water -0.6 waterproof -0.8 watt 0.7 way 0.7 wc 0.4 wearing 0.3 webo -0.2 weigh 0.3 weld* 1.2 welding 2.1
wheel -0.2 wheelbarrow 0.7 white 1.5 wifi -0.4 wig -0.3 window -0.5 wire 0.8 wiri* 1.0 wiring 2.1 wish -0.3 wood* 0.3
wooden 0.6 wool -0.3 work* 0.2 workshop 0.5 worship -0.2 wrench -0.3 xl 0.3 xxl 0.6 y12 0.6 yaka -0.3 yamaha -0.3 yell*
-0.3 yellow -0.5 yourself -0.2 yr 0.5 za 0.8 zaba* 0.4 ze -0.2 zigz* 0.3 zigzag 0.6 zip -0.2 ziri* -0.4 zisigadde
-0.3
`,
  services: `
4x6 -0.6 5x6 -0.9 5x8 -0.2 6x6 -0.7 a57 -1.0 abaa* 0.3 abaana 0.7 aban* 0.2 abantu 0.5 abaya -0.5 abuja -0.3 ac 0.5
acaricide -0.4 acre 0.5 acry* 0.4 acrylic 0.8 added 0.7 adjustable -0.3 adul* 0.8 adult 1.4 advocate 0.4 agen* 0.2
agency 0.4 agent 0.3 airb* 0.5 airbnb 1.0 airpod -0.2 airt* -0.3 airtel -0.2 alarm -0.4 albe* -0.3 albendazole -0.6
alig* 0.4 alignment 0.9 alte* 0.5 alteration 1.1 amabaati -0.2 ambulance 0.3 amp -0.2 ampl* -0.2 amplifier -0.5 analysi
0.3 and 1.7 apar* 0.7 apartment 1.4 apron 1.1 arm -0.2 arse* -0.6 arsenal -1.2 arti* 0.2 artificial 0.2 artist 0.3 asked
-0.9 atla -0.2 auto* -0.2 automatic -0.4 avenue 0.4 away -0.5 ayagala 0.2 babie 0.3 baby -0.6 backlight 0.5 badge -0.3
bag -2.4 baggy -0.2 bake -1.6 baking -0.2 balance -0.8 balancing 0.9 balc* 0.4 balcony 0.7 bale -0.3 ball -0.3 ball* 0.9
balloon 1.8 bamboo -0.2 band -0.5 bann* 0.3 banner 0.6 bar -0.7 barb* -0.4 barber -0.6 basin -0.3 bat -0.3 bath -0.4
batt* 0.2 battery 0.5 bbiri 0.3 bead* -0.6 beaded -1.2 bean -0.3 beard 0.6 beco* 0.3 become 0.5 bed 1.0 bedb* 0.2 bedbug
0.5 bedr* 0.2 bedroom 0.5 beds* -0.3 bedsheet -0.7 bee -0.2 belly -0.3 bento -0.3 bicy* 0.5 bicycle 0.9 biker -0.2 bill
0.4 binding 0.2 birt* 0.5 birthday 1.0 black -1.0 blackout 0.5 blan* -0.3 blanket -0.5 blazer -0.3 blender -0.2 bloc*
0.2 block -0.2 blocked 0.5 blouse -0.3 blow 0.5 blue -0.8 bluetooth -0.2 board -0.5 boat 0.4 boda 1.3 body 0.3 body*
-0.2 bodysuit -0.4 boiler -0.4 bond -0.3 book -0.4 bookshelf -0.3 boot -0.2 boun* 0.2 boundary 0.5 box 0.9 boy 1.1
boyfriend 0.2 brace 0.3 bracket -0.3 brand -0.3 bras 0.3 brea* 0.3 break -0.2 breakdown 0.4 breakfast 0.4 brid* 1.4
bridal 1.1 bride 0.9 bridesmaid 0.7 bridge 0.7 brou* 0.3 brought 0.7 brown -0.5 bu -0.7 buck* -0.2 bucket -0.5 buff* 0.9
buffet 1.4 buffing 0.6 bulb -0.2 bull 0.4 bund* -0.7 bundle -1.4 busuuti -0.4 butter 1.2 button -1.3 bwindi 0.4 bypas
0.3 cabl* 0.6 cable 0.4 cake 2.3 cake* -0.3 came* 0.7 camera 1.5 campu -0.2 cannula -0.2 cap -1.5 car 0.7 card -0.9
carpenter 0.8 carpet -1.0 carton -0.4 case -0.3 cate* 0.9 catering 1.4 cath* -0.2 catholic -0.3 cctv 1.8 ceil* 0.4
ceiling 0.8 cement -0.2 ceramic 0.5 cert* 0.5 certificate 0.8 certified 0.2 cess* 0.4 cesspool 0.8 chai* -0.3 chair -1.2
charger -0.2 charging 0.7 chelsea -0.2 chic* 1.2 chick -0.3 chicken 2.7 chiffon -0.2 chil* -0.4 children -0.6 china 0.3
chip 1.5 choc* 0.3 chocolate 0.6 christma 0.3 church 0.3 circ* 0.8 circle -0.2 circumcision 1.8 clas 0.2 clas* 0.3
classic 0.6 clay 0.2 clea* 0.9 clean 0.4 cleaned -0.2 cleaner -0.2 cleaning 2.2 clear -0.3 clearing 0.3 clinic 0.3 clip
-0.3 cloth 0.5 cluster -0.3 coac* 0.3 coaching 0.7 coat -0.4 coat* 0.3 coating 0.6 cock* 0.2 cockroache 0.6 code -1.1
coff* 0.3 coffee -0.7 coffin 1.4 cold -0.3 collection 0.3 colo* -0.3 colouring -0.4 company 1.4 compas -0.2 complete
-1.0 compressor -0.3 conc* 0.4 concrete 1.0 consultation -0.2 contained 0.6 control -0.2 conv* 0.2 convoy 0.5 cook* -0.4
cooker -0.6 copy -0.3 corn* 0.2 cornrow 0.3 cosm* 0.4 cosmetology 0.8 costume -0.2 cott* -0.3 cotton -0.6 cour* 1.1
course 1.2 coursework 1.0 cover -1.0 covering 0.9 coyg -0.2 cran* -0.2 crane -0.4 cream 1.6 cried 0.5 croc -0.6 croc*
0.6 crochet 1.6 crocodile -0.3 cros -0.3 crotchet -0.2 crown 1.9 cruise 0.5 cultural 0.4 cup 0.8 curly -0.2 curt* 1.0
curtain 2.0 cust* 1.1 customised 1.6 cutt* 0.4 cutting 1.0 dance 0.4 daughter -0.2 daycare 0.4 deco* 0.3 decor 0.5
decoration 0.5 deep 1.5 denim -0.3 density -0.3 dent* 0.7 dental 1.4 desi* -0.6 design -1.2 dewo* -0.4 deworming -0.7
diag* 0.2 diagnosi 0.4 dies* -0.3 diesel -0.6 digital -0.3 dinner -0.2 discus -0.2 dish 0.3 disk 1.7 disp* 0.2 display
0.7 dist* 0.2 disturb 0.5 diy -0.3 dj -1.5 doorbell -0.2 dose -0.2 doub* 0.2 double 0.5 downpipe -0.3 dozen -0.9 drai*
0.3 drainage 0.5 drama -0.2 drawer -0.3 dreadlock 0.4 dres* -0.3 dresse -0.3 drill 0.2 drink 0.5 drinker -0.2 drip -0.3
driving -0.5 drone 0.5 dry -0.7 dtf 0.2 dust 1.2 duty -0.3 duvet -0.5 dye 0.6 ear 1.0 early 0.3 eat -0.2 ebook -0.4 egg
-0.4 eid -0.2 ekyambalo 0.2 elastic -0.3 electric -0.2 electrician 0.2 elfu -0.4 embossing 0.4 embr* 0.3 embroidery 0.6
emitwalo -0.3 empa* 0.6 empale 1.2 empt* 0.4 emptier 0.8 ena 0.3 end -0.2 engine 0.3 engr* 0.5 engraving 1.0 enja* 0.2
enjala 0.4 enkota -0.2 enough 0.3 enviiri 0.3 esso* 0.2 etan* 0.3 even* 0.3 event 0.2 ever* 0.2 ewed* 0.2 ewedde 0.5
expression -0.3 extension 0.5 extra -0.4 eye -0.3 eyeb* 0.8 eyebrow 1.6 eza -0.4 fabr* 0.2 fabric 0.4 face 0.2 facial
0.2 far 0.2 farm -0.8 farmer 0.3 feed 1.5 ferguson -0.4 ferry 0.4 filing 0.3 fill 1.0 filling 0.6 fit -0.2 fitt* 0.5
fitted 0.3 fitting 0.8 five -0.6 fix 1.8 fixi* 0.8 fixing 1.5 flat -0.5 flier -0.3 flow* -0.3 flower -0.5 fluf* -0.2
fluffy -0.4 fly 0.2 foldable -0.3 foot 1.0 for -1.6 forester 0.5 four -0.2 frame -0.8 frid* -0.4 fridge -0.9 front -0.3
frozen -0.3 frp 1.7 fruit -0.4 fryer -0.3 fuel 0.7 full 1.0 fundi 0.5 furn* 1.6 furnished 1.4 furniture 1.8 fuso -0.3
gard* 0.3 garden 0.7 gate -0.6 gauge -0.5 gear* -0.3 gearbox -0.6 gel 0.3 gem 0.2 gen -0.3 gene* -0.6 generator -1.2
ghee -0.2 girl -0.8 glas -0.5 glos -0.4 glov* 0.3 glove 0.5 goat 1.3 gold 1.0 gome* 1.0 gomesi 1.0 gomezi 1.0 goog* -0.3
google -0.6 got2b -0.4 gown 1.4 gp 1.2 grad* 0.8 grade -0.3 graduation 1.7 grandmother 0.5 graphic -0.3 gras 0.2 green
1.2 grey -1.0 grind 0.5 growth 0.2 gtx -0.3 guar* 0.5 guard -0.6 guide -0.4 gumb* -0.2 gumboot -0.4 gwa -0.2 gyps* 0.3
gypsum 0.5 hair 0.8 hair* 0.2 haircut 0.4 half -0.4 hall 0.3 hand -0.3 hand* -0.4 handbag -0.4 hard 1.6 hard* -0.4 hat
-0.9 head* -0.2 heavy -0.6 heel -0.7 helmet -0.3 henna 1.4 hiace 0.2 high -0.2 high* -0.5 highway -1.0 hijabu 0.2
hikvision 0.4 hire 3.1 hisense -0.3 hlx -0.2 holder -0.3 hole -0.4 holiday -0.3 home 1.3 hoodie -0.3 horn -1.1 house 1.0
housemaid 0.4 hp -0.4 human -0.2 hund* -0.3 hundred -0.6 husband 0.2 hustle -0.4 ibanda 0.3 iclo* 0.4 icloud 0.7 id -0.2
impo* 0.5 import 1.0 inch -2.2 inche -0.4 industrial -0.3 inki* 0.4 inking 0.7 inst* 0.9 installation 0.5 instant 0.4
inte* -0.3 intercom -0.3 interlocking -0.2 inverter -0.2 ipho* -0.2 iphone -0.4 iron -0.2 isbn 0.4 island 0.4 jack* -0.3
jacket -0.6 jbl -0.4 jean -0.2 jerrycan -0.4 jers* -0.4 jersey -0.7 jewel -0.3 jordan -0.2 juice -0.3 jumping 0.2
jumpsuit -0.4 kanzu -0.3 kaun* 0.6 kaunda 1.2 kazo 0.3 key 0.8 kg -0.4 khaki -0.3 khanga 0.2 kiboko -0.2 kid -0.5 kiko*
-0.2 kikooyi -0.4 kilo -0.4 king 1.4 kit -0.2 kitchen 0.2 kite* 0.8 kitenge 1.7 kiwa* 0.2 knitted -0.2 knotles -0.2
kuhingira 0.3 kwanjula -0.2 kya 0.2 labo* 0.3 labour 0.7 lace -0.3 ladder -0.2 ladi* -0.5 ladie -1.0 lady 0.8 lake -0.6
lamp -0.2 land 0.2 landlord -0.3 landscaping 0.4 lapt* 0.3 laptop 0.7 lash 0.8 lash* -0.2 lashe -0.5 laun* 0.3 laundry
0.7 law -0.3 lay -0.3 layer -0.3 lc -0.3 leat* -0.3 leather -0.5 leave 0.3 leg 1.7 legg* -0.3 legging -0.5 lehenga -0.3
lemon -0.3 leng* 0.5 length 0.9 less* 0.3 lesson 0.7 lett* -0.3 letter -0.3 lettering -0.2 lg -0.3 lice* 0.4 licence 0.9
ligh* -0.3 light 0.8 lilac -0.3 line 3.4 linen 0.2 lining -0.2 lip -0.7 lita -0.3 litr* -0.6 litre -1.1 litt* -0.2
littmann -0.3 load* 0.3 loader 0.6 loafer -0.3 loan 0.5 locker 0.3 lodge 4.1 logb* 0.5 logbook 1.1 logo 0.9 long -0.2
lorry -0.3 luga* -0.3 luganda -0.5 lugogo -0.3 luna* 0.3 lunaku 0.6 lunch 0.4 luwo* 0.6 luwombo 1.1 lwa 1.2 macbook -0.3
mach* -0.4 machine -0.8 magic 1.1 magnetic -0.3 mahogany -0.3 maid 0.4 maize 1.3 makeup 0.3 makya 0.4 mandazi -0.4 mangu
0.4 mani* 0.2 manicure 0.4 mara* 0.5 marathon 1.1 marble -0.4 maroon -0.4 masala -0.2 mash* -0.2 mass* 0.6 massage 0.6
massey 0.8 master -0.2 mat -0.4 mate* -0.7 material -0.5 maternity -0.9 mathematic -0.2 matooke 0.2 matt* -0.6 mattres
-0.8 mattresse -0.3 max -0.4 maxi -0.3 mc 0.3 measurement 0.5 meda* 0.4 medal 0.8 medi* 0.6 medium 1.3 meet* -0.2
meeting -0.4 membership 0.2 memory -0.3 men 1.5 metallic -0.2 metr* -0.4 metre -0.2 mic -0.2 million -0.2 min 0.7 mini*
0.3 minimum 0.4 mirror -0.4 missal -0.3 mixer 1.1 ml -0.3 mobi* 0.4 mobile 0.7 model -0.3 mono -0.2 mother -0.4 moun*
0.4 mouth -0.3 mpya -0.2 mtn 0.2 mug 0.5 muga* 0.3 mukene -0.2 mule -0.2 murchison 0.2 mush* 0.6 mushanana 1.2 music
-0.4 naal* 0.2 naalya 0.4 nail 1.0 nair -0.4 nakati -0.2 name 1.0 nanny 0.4 navy -0.4 nazo -0.2 ndere 0.4 ne 1.8 neck*
0.6 necklace 1.1 need* -0.2 needle -0.4 neig* -0.2 neighbour -0.4 net -0.4 netf* 0.4 netflix 0.8 nile -0.2 nipple -0.2
niqab -0.3 nkoko 1.4 non -0.2 note -0.5 npk -0.2 numb* -0.2 number -0.4 nurse 0.2 nyege -0.5 of 1.2 offi* -0.2 office
-0.4 okul* 0.3 okulongoosa 0.4 okus* 0.5 okusiba 0.4 okusinziira 0.5 okut* 0.5 old 0.3 olug* 0.4 olugoye 0.9 omelette
0.2 on -1.6 one -0.8 online 0.3 oppo -1.0 oraimo -0.3 ordi* -0.2 ordinary -0.4 orig* -0.5 original -1.0 over* 0.3
overhaul 0.8 owner -0.4 oxen 0.7 pack -1.0 pack* 0.6 package 1.3 pad -0.4 padlock -0.2 page -0.3 pain* 0.2 paint 0.4
painting 0.8 pair -1.4 pamper -0.3 panel -0.6 pant -0.8 paper -0.4 party 0.2 pas -0.3 pass* 0.7 passion 1.2 passport 0.2
paste 0.8 paving 0.4 pc -0.5 pdf -0.3 pedi* 0.7 pedicure 1.4 perch -0.2 pers* 0.5 person 0.5 personal 0.6 petal 0.2
phon* 0.4 phone -0.7 phonerepair 0.6 photo 0.2 physiotherapy 0.3 picfare -0.2 piec* 0.3 piece 0.2 pier* 0.3 piercing 0.6
piko 1.3 pilau 1.2 pillow -0.3 pink -0.8 pixel -0.4 place 0.2 plai* 0.3 plaiting 0.5 plan -0.3 plas* -0.3 plastic -0.5
plat* 0.6 platter 1.6 plot 0.9 plou* 1.4 plough 1.1 ploughing 1.5 plu -0.7 poli* 1.1 polish 2.0 polishing 0.3 pool 1.2
port 0.7 post* -0.3 poster -0.3 pot -0.4 poul* -0.4 poultry -0.8 power -0.2 ppr 1.7 pre -0.3 prep* 0.2 preparation 0.4
pres -0.8 pres* -0.5 pression -0.6 pressure -0.2 primary -0.3 prin* 0.8 princes -0.4 printed -0.4 printing 2.7 pro -0.5
processing 0.4 prog* 0.3 programming 0.6 prom -0.4 proposal 0.4 prosthesi 0.4 prot* -0.4 protector -0.7 pruning -0.2
publishing 0.4 pull -0.4 punc* -0.2 puncture -0.4 pure -0.2 quantitie 0.4 queen -0.2 quotation 0.3 quran -0.3 rack -0.2
rack* 0.3 racket 0.7 rafting 0.4 rail 0.7 range 0.5 rangi 0.2 re 1.2 real -0.4 receipt 0.4 rechargeable -0.3 red -0.5
reduce 0.4 referee -0.2 refill -0.3 refilling 0.6 rega 0.6 relaxer 0.3 remain -0.3 remo* -0.4 remote -0.5 rent* -0.2
rental -0.4 repa* 1.0 repair 1.4 repl* 0.8 replacement 1.7 rese* 0.3 research 0.6 resi* 0.2 rest* 0.6 reto* 0.7 retouch
1.4 retu* 0.4 return 0.7 retw* 0.3 retwist 0.5 ride -0.4 ring 1.1 roas* 0.7 roasted 1.3 rod -0.4 roll -0.8 roof* -0.3
roofing -0.6 room -0.3 rosary -0.3 round 0.2 rover 0.5 royal -0.4 rubb* 0.4 rubber 1.1 rubbing -0.3 runyankole -0.3
rwen* 0.5 rwenzori 1.0 s22 1.4 sack -0.2 salo* 0.2 salon 0.7 saloon 0.3 samosa -0.2 sams* 0.9 samsung 1.9 sand -0.6
sandal -0.3 satin -0.4 sauce 0.3 saw -0.2 scaffolding 0.4 scaling 0.3 scan 0.4 school 0.3 screen 0.7 screwdriver -0.7
scrub 1.4 seal 0.8 season -0.3 seat -0.2 seat* -0.3 seater -0.6 secateur -0.2 secu* -0.4 security -0.8 seed -0.2 self
1.3 sept* 0.3 septic 0.6 serv* 0.7 service 1.5 sess* 0.7 session 1.5 set -1.4 sew 1.4 sewi* 0.2 sewing 0.4 sewn -0.7
shap* 0.2 shaped -0.3 shea -0.3 sheet -0.3 shif* 0.3 shift 0.4 shifting 0.6 shir* -0.4 shirt -1.4 shoe -1.0 shoo* 0.4
shooting 0.9 short 1.2 shou* 0.7 shoulder 1.5 show* 0.7 shower 1.6 side -0.5 sign 0.5 sile* -0.3 silent -0.6 silk -0.8
silver -0.2 simsim -0.2 sing* 0.4 single 0.6 singlet 0.2 sip 0.5 sister 0.3 site -0.3 siting 0.3 six -0.7 skimming 0.3
skirt -0.7 sky -0.3 sleep 0.3 sleeve -0.3 slide -0.2 slow 0.7 smell -0.3 snea* -0.3 sneaker -0.6 soap -0.6 sock -0.3
soda 0.5 sofa -0.4 soft -1.2 sole -0.2 sollatek -0.4 some* -0.3 somebody -0.3 someone -0.4 sorted -0.3 sound -0.4 spacer
-0.3 spea* -0.2 speaker -0.4 spf -0.3 splash -0.2 sps 0.3 squa* 0.4 squash 0.8 ssatu 0.4 ssd 2.0 ssese 0.4 stage 0.2
stai* -0.3 stainles -0.4 stamp 1.1 stand 0.9 steam 0.6 steamer -0.3 steel -0.3 stencil -0.2 stethoscope -0.3 stick -0.5
stit* 0.5 stor* -0.2 stra* -0.3 strap -0.2 stre* -0.2 string 0.7 strip -0.3 stroke 0.3 strong -0.3 stud 1.2 stud* 0.6
studio 1.3 styl* 0.3 styling 0.6 suba* 0.6 subaru 1.2 subw* -0.4 subwoofer -0.9 suede -0.3 suff* 0.2 suit -0.7 summer
-0.4 suns* -0.2 sunscreen -0.3 surv* 0.4 surveying 0.5 sweater -0.3 system 0.3 tablet -0.6 tail* 0.8 tailor 0.5 tailored
1.4 tailoring -0.3 tank 0.5 tarpaulin -0.3 taxi -0.3 tcl -0.5 tea 1.2 teach 0.5 team 1.3 tecno -0.3 tent -0.2 test -0.2
tetu* 0.2 tewali -0.2 thea* -0.3 theatre -0.6 ther* 0.4 thermal 1.0 thick -0.3 thieve 0.4 thou* -0.2 thousand -0.4
thread -0.5 threading 0.4 three -0.4 thri* -0.3 thrift -0.4 ticket -0.2 tie -0.3 tiger -0.4 tikt* 0.2 tiktok 0.5 tile
-0.3 tiller -0.2 tin -0.5 tint 0.9 tiss* 0.4 tissue 0.9 title 0.2 told 0.4 toli* 0.2 tolinda 0.4 tooth 0.5 top -0.6
touch -0.3 towi* 0.2 towing 0.4 trac* 1.1 tracker 1.3 tractor 1.0 trained 0.4 transfer 0.7 translation -0.3 trav* 0.4
travel 0.8 tray 1.5 treadmill -0.6 tri -0.2 trial 0.5 trip -0.9 tronic -0.3 trop* 0.5 trophy 1.0 troupe 0.4 truck 0.3
tub -0.2 tube -0.2 tuko* 0.3 tukola 0.7 tuku* 0.2 tungsten -0.3 tuni* 0.4 tuning 0.8 turk* -0.6 turkish -1.1 turmeric
-0.2 tv 1.3 twenty -0.4 twist 1.3 two -0.2 typing 0.3 uhd -0.5 uk -0.4 ultr* 0.2 ultrasound 0.4 umbrella -0.4 umeme 0.3
umrah 0.6 unbl* 0.3 unblocking 0.5 uniform -0.3 unit -0.2 unlo* 0.2 unlocking 0.7 upho* 0.6 upholstery 1.2 ura 0.5 ursb
0.2 usb -0.2 used -1.0 vacc* 0.8 vacuum -0.2 vani* 0.3 vanilla 0.6 varn* 0.2 varnish 0.5 vase -0.2 vehi* 0.4 vehicle 0.8
veil 1.5 venue 0.7 vett* 0.2 vetted 0.4 village 0.3 vintage -0.3 vip -0.5 vision 0.4 waist 0.7 walk* -0.2 walker -0.3
wall -0.4 wall* -0.3 wallpaper -0.4 wange 2.0 wash 2.0 watch 1.2 wate* -0.2 water -0.4 waterproof -0.4 watt -0.4 wax
-0.8 waxing -0.3 way -0.4 wear -0.2 weaving -0.3 webare -0.2 wedding 0.6 week -0.5 weld* 0.3 welding 0.5 went -0.8 wet
-0.3 whee* -0.3 wheel 1.0 whip* 0.7 whipped 1.5 whisky 0.4 whistle -0.2 white -1.6 whole 2.1 wifi -0.7 wig -1.1 wind*
0.7 window 1.6 wine -0.4 wire -0.3 wiring 0.3 wish -0.2 with 1.3 women 0.4 wool -0.3 xl -1.2 xxl -0.7 yard -0.3 yellow
-0.3 yo 0.4 yogh* 0.2 yoghurt 0.4 zaba* -0.2 zika* 0.7 zonna -0.6 zote -0.2
`,
  tickets: `
5x6 -0.2 6x6 -0.2 adul* 0.3 adult 0.5 air 0.5 amus* 0.6 amusement 1.3 and 2.3 appl* 0.7 application 1.4 apron 1.5 bag
-0.2 bat 0.5 big -0.3 bird 0.6 birt* 0.2 birthday 0.4 black -0.3 blan* 0.3 blanket 0.6 boat 1.2 box -0.2 boxi* 0.2
boxing 0.4 brown -0.2 bu 1.0 bung* 0.4 bungee 0.8 bwin* 0.8 bwindi 1.5 cake 1.4 camping 0.4 century 0.3 cinemax 0.3 club
0.4 coast 0.5 conc* 0.6 concert 1.4 cotton -0.2 coup* 0.3 couple 0.5 cran* 0.4 crane 0.8 croc -0.3 crui* 0.6 cruise 1.3
dinn* 0.3 dinner 0.7 dozen -0.3 drama 0.5 drip 0.3 dubai 1.9 duvet -0.3 early 0.6 ebon* 0.3 ebonie 0.5 elfu -0.2 enga*
0.2 entry 1.8 fall 1.6 ferry 0.5 fifa 1.3 flat -0.2 flav* 0.3 flavour 0.5 fort 0.6 fres* 0.4 full 1.6 gate 0.6 gomesi
-0.3 gori* 0.7 gorilla 1.3 gosp* 0.2 gospel 0.4 grey -0.2 handbag -0.2 heavy -0.3 heel -0.4 home 0.4 hung* 0.3 inch -0.7
isla* 0.2 island 0.4 jersey -0.4 jump* 0.3 jumping 0.8 kaba* 0.2 kabaka 0.5 kado* 0.2 kadongo 0.4 kcca 0.7 kilo -0.4 kit
1.7 kitchen 0.4 labo* 0.2 labonita 0.4 leave 0.5 legging -0.2 less* 0.2 lesson 0.5 litr* -0.3 lugo* 0.2 lugogo 0.5 mara*
1.4 marathon 2.7 match 0.5 modern 0.4 movie 0.2 mtn 0.4 murc* 0.8 murchison 1.6 namb* 0.3 namboole 0.5 ne -0.2 nile 0.4
nyege 0.7 of 0.6 on -0.3 one -0.6 ordi* 0.4 ordinary 0.8 original -0.3 pack* 1.1 package 2.4 pad 0.2 paint 1.5 pair -0.5
park 1.3 pas 1.8 pearl 0.4 perm* 0.6 permit 1.3 pers* 0.2 person 0.5 piece -0.3 pool 0.5 port* 0.3 portal 0.6 prom 0.7
raft* 0.8 rafting 1.5 rally 0.5 return 0.3 rhyme 0.4 ring* 0.2 ringside 0.5 roast 0.4 rugby 0.4 rwen* 0.6 rwenzori 1.3
safa* 0.7 safari 1.4 sat 1.3 scho* 0.3 school 0.6 season 0.4 seat 0.9 sere* 0.2 serena 0.4 sess* 0.8 session 1.6 set
-0.2 seve* 0.2 seven 0.4 sip 1.7 six 0.5 size -0.8 sour* 0.2 source 0.5 spec* 0.2 spectator 0.5 ssese 0.5 stand 0.6
table 1.7 thea* 0.2 theatre 0.4 tick* 3.0 ticket 6.1 trav* 0.6 travel 1.3 umrah 1.6 vall* 0.3 valley 0.5 vip 1.0 viper
0.2 visa 1.4 water 1.4 wedd* 0.7 wedding 1.5 white 1.2 wine 0.8 women 0.5 wonder 0.4 world 1.3 wors* 0.2 worship 0.4
wris* 0.5 wristband 1.1 xl -0.3 yogh* 0.2 yoghurt 0.5 za -0.5 zoo 0.4
`,
  books: `
4x3 0.3 5x6 -0.4 6x6 -0.4 a2 0.6 a3 0.6 a4 -0.3 abac* 0.6 abacu 1.2 abaya -0.3 abbo* 0.2 abbott 0.4 acce* 0.2 acho* 0.3
acholi 0.7 acre -0.3 acrylic 0.4 adjustable -0.2 advo* 0.2 advocate 0.4 alph* 0.7 alphabet 1.4 amabaati -0.3 amaz* 0.2
anal* 0.2 analysi 0.4 and 1.4 anim* 1.5 animal 2.9 apart 0.7 appr* 0.2 approved 0.5 arsenal -0.2 arti* 0.3 artist 0.7
atla 1.5 atte* 0.2 attendance 0.2 ba -0.3 baby 1.2 bag -0.9 baib* 0.5 baibul 0.6 baibuli 0.4 balance -0.3 bale -0.4
bamb* -0.2 bamboo -0.4 band -0.2 baroque 0.2 bask* -0.3 basketball -0.4 bead -0.6 beaded -0.2 bean -0.2 bedsheet -0.3
bible 1.3 bicycle -0.2 big -0.6 bike -0.2 bind* 0.7 binding 1.4 biol* 0.3 biology 0.7 black -1.2 blackboard 0.4 blazer
-0.2 block -0.2 blue 0.4 board 0.8 boda -0.3 book 2.8 book* 0.7 bookshelf 1.2 bott* -0.2 bottle -0.4 box -0.3 bpp 0.4
bra -0.4 braid -0.3 bras 0.4 brown -0.5 brush 1.2 bucket -0.3 bulk 1.1 cable -0.3 cake -0.3 calc* 1.0 calculator 2.1
calendar -0.2 campu 0.4 cand* 0.3 canv* -0.3 canva -0.6 cap -0.3 carb* 0.3 carbon 0.7 card 0.8 carpet -0.2 cart* 0.2
carton 0.5 case -0.8 casio 2.1 cath* 0.5 catholic 1.1 cello 0.3 cement -0.2 chair -0.2 chalk 0.4 chalkboard -0.2 chart
0.7 chemistry 0.4 chick -0.2 chil* 0.3 children 0.6 chopping -0.3 clas 1.7 clean 0.3 clear 0.3 clip 0.9 coac* 0.9
coaching 1.7 code 1.0 coffee 0.4 cold -0.3 colo* 1.3 colour 0.7 colouring 2.0 comb 1.5 comi* 0.2 comic 0.4 comp* 0.3
company -0.4 compas 1.1 complete -0.2 comprehensive 0.4 constitution 0.5 cont* -0.3 copy 0.3 cork 0.4 corner 0.3 cott*
-0.2 cotton -0.4 coun* 0.7 counting 1.4 cour* 0.6 coursework 1.4 cover 1.8 cow 0.4 cpa 0.4 crane -0.3 croc -0.5
crocodile -0.2 cup -1.2 cupc* -0.3 cupcake -0.5 curriculum 0.4 curtain -0.2 cust* -0.4 customised -0.9 dad 0.3 dart -0.3
data 0.4 date -0.3 deck -0.3 desk 1.4 diary 0.8 dish* 0.4 dishe 0.9 disp* -0.4 dispenser -0.4 disposable -0.4 door -0.2
dozen 0.3 draw* 0.6 drawer -0.4 drawing 1.5 dres -0.5 driv* 0.3 driving 0.7 dustles 0.4 duty 0.3 duvet -0.5 earr* -0.3
earring -0.5 ebook 1.0 elfu -0.3 embo* 0.2 embossing 0.4 embroidery -0.2 emit* -0.2 emitwalo -0.4 empiki -0.4 end 1.8
engero 0.4 engl* 0.6 english 1.2 engraved 0.8 engraving -0.5 enkuluze 0.4 ennyimba 0.3 envelope 0.2 eraser -0.3 erikwera
0.4 essweta 0.2 exec* -0.2 executive -0.4 exer* 0.3 exercise 0.5 extra -0.4 eye -0.5 fall 0.7 farm 1.2 farming 0.3 fath*
0.2 father 0.4 feet -0.3 file 0.5 flash 0.9 flat -0.3 foldable -0.2 folk 0.4 foolscap -0.2 fountain 0.4 four 0.5 frame
0.6 front -0.3 full -0.4 func* 0.2 functional 0.4 fx 2.3 game 0.9 gauge -0.3 gel -0.5 gen -0.9 gift 0.6 glas -0.4 globe
0.4 glos* 0.4 glossy 0.8 glue -0.4 gold -0.4 gome* -0.2 gomesi -0.4 graduation -0.3 gran* 0.3 green -0.3 greet 0.4 grey
-0.7 guide 1.5 guillotine 0.3 gumb* -0.3 gumboot -0.5 gun -0.3 gwa -0.2 gypsum -0.3 hall 0.4 hand -0.3 handbag -0.5
handmade -0.6 handwriting 1.5 hb 1.1 heel -0.6 high* 0.8 highlighter 0.6 highway 1.0 hijab -0.2 hole 0.3 holi* 0.2
holiday 0.4 holy 0.8 home 1.3 hoop -0.5 hust* 0.6 hustle 1.2 inch -0.5 infinix -0.2 ink 0.5 inking 0.3 inside -0.2
invoice 0.4 iron -0.2 ironing -0.3 isbn 0.4 jacket -0.3 jame 0.3 jbl -0.3 jerrycan -0.2 jers* -0.3 jersey -0.5 jordan
-0.2 jump* -0.3 jumpsuit -0.5 khaki 0.4 kilo -0.7 kind* 0.7 kindle 1.4 kintu 0.6 kit -1.3 kitenge -0.4 kubwa -0.2 ladie
-0.3 ladybird 0.3 lami* -0.5 laminating -0.5 laminator -0.4 lamp 1.9 lancet -0.2 law 0.8 lawino 0.4 layer -0.3 lcd 1.5
ldc 0.5 lear* 0.2 learner 0.4 leather 0.3 legging -0.3 les 0.4 lesson 0.4 lett* 0.5 lettering 1.1 leve* 0.2 level 0.5
lift 0.5 lita -0.2 lithium -0.2 litr* -0.4 litre -1.0 loafer -0.2 logbook -0.2 luga* 1.1 luganda 2.1 maga* 0.2 magazine
0.4 magn* 0.3 magnetic 0.7 mahogany -0.3 male* 0.3 maleng 0.6 mandazi -0.4 manu* 0.2 manual 0.4 map 0.4 maple -0.3
maroon -0.2 marv* 0.2 marvel 0.4 mask* -0.3 masking -0.6 matatu -0.2 math* 0.9 mathematic 1.4 mathematical 0.4 measure
-0.2 meda* -0.3 medal -0.6 melamine -0.3 meta* -0.2 metal 1.6 metallic -0.5 metr* -0.2 metre -0.5 micr* -0.4 microscope
-0.7 miss* 0.5 missal 1.1 mk 0.9 mother -0.3 mug -0.8 muse* 0.8 museveni 1.6 must* 0.7 mustard 1.3 mvule 0.3 nail -0.3
nata* 0.3 nataraj 0.7 navy -0.2 nazo -0.2 ne -0.4 neck* -0.3 necklace -0.5 new 0.2 niacinamide -0.3 niqab -0.2 note 1.5
notebook 0.4 notice 0.3 novel 0.2 nude -0.2 nurs* 0.6 nursery 1.2 of -0.8 offi* -0.6 office -1.2 okot 0.4 old -0.3 olym*
-0.3 olympu -0.6 omwe* -0.3 omweso -0.3 on -0.4 ordinary -0.3 orga* 0.4 organiser 0.8 orig* 0.5 original 1.1 oxfo* 0.2
oxford 0.5 pack* 0.4 package 0.4 packet 0.4 page 1.5 paint 0.5 pair -1.0 pamphlet 0.4 panadol -0.2 panel -0.3 pant -0.2
pape* 1.1 paper 2.2 paperback 0.3 paperwhite 1.4 pas -0.2 past 0.5 pbitek 0.4 pc -0.3 pdf 1.2 pen 1.4 pencil 0.4 perm*
0.3 permit 0.6 photo 0.5 phys* 0.3 physic 0.6 picf* 0.5 picfare 1.1 piec* -0.3 piece -0.4 pig 1.3 pin 0.8 pink -0.3 plan
0.4 plan* -0.2 planner -0.4 plas* 0.5 plastic 1.1 plat* -0.5 plate -0.9 playing -0.2 ple 1.0 plot -0.2 plywood -0.2
pock* 0.2 pocket 0.5 poor 0.3 pot -0.2 pouc* 0.4 pouche 0.7 poultry 0.3 power 0.3 prayer 0.3 prim* 1.1 primary 2.3 prin*
0.9 princes 1.3 printed 1.0 printing -0.3 pro -0.3 proc* 0.3 procedure 0.6 prop* 0.4 proposal 0.4 publishing 0.4
punching 0.3 pupi* 0.7 pupil 1.3 puzz* 0.3 puzzle 0.6 quartz -0.3 quire 1.2 quran 1.0 rack 1.2 rain -0.2 rangi 0.5 read*
1.4 reader 0.8 reading 1.9 real -0.2 receipt 0.2 rech* 0.7 rechargeable 1.4 recipe 0.4 red -0.3 redmi -0.3 referee -0.2
register 0.3 rehal 0.8 rese* 0.4 research 0.9 ribb* 0.4 ribbon 0.9 rich 0.3 ring -0.2 robe* 0.2 robert 0.4 roll 1.0
rosa* 0.4 rosary 0.8 rotr* 0.3 rotring 0.5 rubb* -0.4 rubber -0.7 rukiga 0.4 ruler -0.2 runy* 0.8 runyankole 1.6 sadler
0.4 samosa -0.2 sams* -0.2 samsung -0.4 sandal -0.3 sayi* 0.2 saying 0.5 scie* 0.6 science 0.4 scra* 0.6 scrabble 1.3
seal -0.4 seat* 0.4 seater 0.7 seed 0.9 senior 0.2 sharing 0.3 sharpener -0.2 shee* 0.9 sheet 1.6 shirt -0.2 shoe -0.7
shop 0.3 side 1.2 single -0.3 sitt* 0.2 sitting 0.4 size -1.6 skate -0.3 skirt -0.2 slate 0.8 sleeve -0.3 slide -0.3
sock -0.3 sofa -0.2 soft 0.3 solar -0.2 song 0.4 sound 0.3 sowi* 0.2 sowing 0.5 spir* 0.6 spiral 1.4 spri* 0.2 spring
0.5 sps 0.4 squa* 0.3 square 0.5 stain 0.4 stainles -0.4 stand 2.1 steel -0.2 sten* 0.5 stencil 1.1 sticky 0.4 stiletto
-0.2 stor* 0.6 stro* 0.6 strong 1.4 study 2.1 style -0.2 succ* 0.6 succes 1.3 suitcase -0.4 sunscreen -0.2 swea* -0.3
sweater -0.5 tabl* 0.6 tablet 1.2 tale 0.4 talk* 0.5 talking 1.1 tank -0.2 tape -0.9 teacher 0.3 tear 0.4 tech* 0.3
technical 0.5 term 0.6 test -0.2 tested 0.3 text 0.4 text* 0.3 textbook 0.7 thin* 0.4 thing 0.7 thousand -0.4 ticket
-0.3 tier -0.2 tile -0.2 title 0.2 toilet -0.2 translation 0.4 trap -0.3 trop* -0.3 trophy -0.5 trouser -0.2 trunk -0.3
tube 0.5 tv -0.3 two 0.4 type 0.9 typi* 0.2 typing 0.4 uce 0.4 ugan* 0.6 ugandan 1.1 uhu 0.2 understanding 0.4 uneb 0.3
unif* -0.2 uniform -0.5 used 1.0 visitor 0.3 wall -0.3 wallet -0.2 warn* 0.2 warning 0.5 water 0.3 wedding -0.3 wheel
-0.2 whistle -0.2 white -1.6 wire -0.6 with 0.8 wood* 0.6 wooden 1.1 work* 0.6 workbook 1.2 world 0.3 wrap* 0.3 wrapping
0.7 writ* 0.8 writing 1.6 xl -0.6 xxl -0.2 za -1.0 zabaana -0.3 zabaganda 0.4 zip 2.3 zonna -0.3
`,
  sports: `
4x4 -0.4 4x6 -0.4 5x6 -0.7 6x6 -0.8 a3 -0.2 abaya -0.7 acaricide -0.3 acre -0.4 adid* 1.7 adida 3.4 adju* 0.5 adjustable
1.0 adul* 0.4 adult 1.8 afri* -0.2 afripad -0.3 agil* 0.5 agility 1.1 air 1.4 airf* 0.3 alignment -0.3 aluminium -0.2
amabaati -0.3 and 2.0 animal 0.3 ankle 0.3 appr* -0.4 approved -0.8 arduino -0.2 arm 1.3 arob* 0.2 arobaini 0.5 arse*
1.1 arsenal 2.2 asic 3.1 asked -0.4 athletic 0.4 authentic 0.2 auto* -0.3 automatic -0.5 avent -0.6 away 0.6 ba 1.0 baby
-0.8 back* -0.3 backtoschool -0.3 badminton -0.2 bag -0.4 bais* 0.4 baisikeli -0.2 bala* 1.0 balance 2.4 balancing -0.3
bale -0.6 bale* 0.7 ball 1.2 bamb* -0.3 bamboo -0.5 band 2.3 band* 0.6 bandage 1.1 baofeng -0.2 bar 1.2 barb* -0.4
barber -0.6 basi* 0.4 bask* 0.5 basketball 1.1 bath* 1.0 bathroom 2.1 batt* -0.2 battery -0.4 bcaa 1.5 bead -0.4 beaded
-0.3 beadwork 0.2 bean -0.4 bed -0.3 beds* -0.4 bedsheet -0.6 bee -0.6 bell 2.5 belt -1.1 bib 0.3 bicy* 2.3 bicycle 4.5
big 0.4 bike 2.8 biker 2.4 biki* 0.7 bikini 1.4 birkenstock -0.3 black 2.4 blade -0.4 blanket -0.3 blaz* -0.2 blazer
-0.4 blender -0.3 block -0.7 blood 1.4 blouse -0.2 blue -0.8 blue* 0.4 bluetooth 0.8 board 1.6 boda -1.0 body -0.2 bone
0.3 book -0.6 boos* 0.5 booster 1.0 boot 0.8 bott* 0.4 bottle 1.1 bottom -0.3 boxer -0.4 boxi* 0.5 boxing 0.9 bra 1.1
brace 1.0 brai* -0.2 braid -0.3 breast -0.3 brid* -0.3 bridal -0.3 bridgestone -0.2 broiler -0.2 brot* -0.2 brother -0.4
brought -0.2 brown -1.7 brush -0.2 bu -0.3 buck* 0.2 bucket 0.5 bukyali 0.3 bull -0.2 bung* 0.6 bungee 1.3 burst 0.3
bushera -0.2 busuuti -0.2 cake -0.2 calculator -0.2 calf -0.3 call 0.5 calm 0.3 camborough -0.2 came 0.4 campu -0.4
cannula -0.3 canva -0.2 cap -0.8 capt* 0.6 captain 1.2 carb* 0.3 carbon 0.7 card 2.3 cargo -0.4 caro -0.3 carp* -0.2
carpet -0.4 carr* 0.4 carrier 0.8 cart* -0.3 carton -0.5 casio 0.8 ceme* -0.2 cement -0.5 certificate -0.4 chai* -0.2
chain 1.3 chair -1.2 chalk 0.4 chel* 1.1 chelsea 2.1 cher* -0.3 ches 1.4 chic* 0.4 chick -0.3 chiffon -0.3 choc* 0.6
chocolate 1.2 chopping -0.3 chri* 0.2 christma 0.5 chuck 1.7 circle -0.3 clea* -0.2 clean -0.3 clear -0.4 cloth 0.7 club
0.5 coaching -0.3 coat -0.4 coffee -0.3 coin 0.5 cold -0.3 collar -0.2 collect 0.4 colo* -0.3 colour -0.4 comp* 0.2
compactor -0.2 compartment 0.4 complete -0.3 compression 1.2 conc* 0.5 cone 1.0 cont* 0.5 control 1.4 conv* 0.8 converse
1.5 cook* -0.2 copy -0.4 corduroy -0.3 cork 0.6 costume -0.2 cotton 0.4 coun* 0.5 count 0.3 counter 0.7 course -0.2
cove* -0.2 cover 0.9 cow -0.7 coyg 0.5 cran* 1.3 crane 2.7 crash -0.4 crawling -0.3 crea* 0.7 cream 1.9 creatine 1.4
crest -0.2 cricket 0.2 croc -0.8 crocodile -0.3 cros -1.4 cry 0.5 crystal -0.3 cue 0.2 cup 0.2 curt* -0.3 curtain -0.6
cutter -0.2 dark -0.3 dart 0.2 dashiki -0.3 date -0.3 deck 0.5 deco* -0.3 decoder -0.5 deep 1.4 denim -0.7 density -0.2
denso -0.2 depend 0.2 derma -0.3 desk -0.3 diaper -0.2 digi* 1.3 digital 2.6 dinner -0.2 dishe -0.2 diy -0.2 door -0.7
dose -0.2 dot -0.9 doub* -0.2 double -0.4 dozen -0.8 drama -0.6 drau* 0.3 draught 0.7 draw* -0.4 drawing -0.5 dres -0.7
dres* -0.3 dresse -0.4 drip 0.8 dstv -0.2 dubai -0.4 duff* 0.2 duffle 0.5 dumb* 0.6 dumbbell 1.3 dunk 1.3 duty -0.5
duvet -0.9 ear 0.5 early -0.4 earring -0.3 ebike 0.2 ebiri -0.2 ebon* -0.3 ebonie -0.5 edge -0.3 egg -0.3 eggaali 0.2
eid -0.4 eight -0.3 ekit* -0.3 elas* 0.6 elastic 1.1 elbow -0.2 elfu 0.6 embr* -0.2 embroidery -0.3 emit* -0.5 emitwalo
-0.8 empi* 0.4 empiki 0.8 ena -0.2 engi* -0.2 engine -0.4 english -0.2 engr* 0.5 engraving 1.0 enso* 0.2 ente -0.8 entry
0.7 essuuti 0.2 euro* 0.5 ever* 0.3 ex 0.3 expensive 0.3 extra 0.5 eya -0.3 eyam* -0.4 eyamata -0.8 face 0.8 fall -0.3
far 0.2 fat 0.9 fear 0.6 fee 0.3 feeding -0.3 feet 0.7 fifa 0.8 fifty 0.3 filled 0.3 filter -0.2 fish* 0.3 fishing 0.7
fit -0.5 fitt* -0.2 fitted -0.4 five -0.3 flash -0.3 flat -0.5 flav* 0.3 flavour 0.5 fleece -0.3 float -0.5 fluffy -0.4
flywheel 0.3 foam 1.2 fold* 0.4 foldable -0.2 folding 1.0 foot* 0.9 football 1.9 for 1.6 force 2.3 fossil -0.2 four -0.5
frame 0.4 freepod -0.3 fridge -0.3 front -0.2 fryer -0.7 full 2.7 futs* 0.6 futsal 1.2 ga -0.3 gain* 1.4 gainer 2.8 game
1.3 garm* -0.2 garment -0.3 gauge -0.5 gear 1.6 gel 3.5 giant 0.5 gilbert 0.3 girl -0.8 girl* 0.2 girlfriend 0.4 glas
2.0 glos -0.2 glov* 0.3 glove 0.6 glyphosate -0.2 goal 0.9 goal* 0.3 goalkeeper 0.6 goat -0.2 goggle 0.3 gold 1.4 golf
0.9 gome* -0.5 gomesi -0.9 gp -0.3 graduation -0.3 green 1.6 grey 1.9 grip 0.5 guard -1.1 gues 0.4 gumb* -0.4 gumboot
-0.7 gun 1.3 guy 0.8 gym 3.9 gyps* -0.2 gypsum -0.4 hair -0.2 half -0.5 hand* -0.6 handbag -0.7 handle -0.2 hard 0.4
head 1.7 head* -0.3 heat 1.5 heavy -0.9 heel -1.0 heif* -0.5 heifer -0.9 helmet 0.2 hero 0.8 high 1.3 hijab -0.2 hiki*
0.5 hiking 1.0 hing* 0.6 hinge 1.3 hip -0.3 hire -0.3 hisense -0.4 hockey 0.2 hole -0.6 home 0.6 hood* -0.2 hoodie -0.4
hook 0.9 horn -0.3 hostel -0.2 house -0.3 hove* 0.3 hoverboard 0.7 husband -0.2 ice 1.5 inche -0.2 incline 0.4 indo* 0.6
indoor 1.2 infl* 0.3 inflatable 0.7 inner 0.2 inside 0.2 inso* 0.8 insole 1.7 installed 0.5 inte* 0.4 inter 0.7
interlocking 0.9 introduction -0.3 iphone -0.2 iron 1.4 iron* -0.5 ironing -1.0 ishi* 0.3 ishirini 0.5 jack -0.3 jack*
-0.4 jacket -0.7 jamani -0.4 jean -0.5 jerr* -0.2 jerrycan -0.4 jers* 1.1 jersey 1.9 jiko 0.3 jog -0.4 jord* 1.2 jordan
2.6 juice -0.4 jump* 0.3 jumping 1.3 jumpsuit -0.6 kabaka 0.4 kabira 0.3 kanzu -0.3 kara* 0.5 karate 0.9 kaya* 0.3
kayano 0.6 kcca 1.3 kett* 0.5 kettle 0.8 kg -0.3 kick 1.3 kid 2.9 kiko* -0.2 kilo -0.7 kipodozi 0.2 kit 2.5 kitc* -0.3
kitchen -0.5 kite* -0.2 kitenge -0.4 knee 0.2 knotles 0.4 kubwa -0.2 kuku* 0.3 kwan* -0.2 kwanjula -0.3 lace -0.4 ladd*
0.4 ladder 0.7 ladi* 0.7 ladie 1.3 laptop -0.2 latex 1.1 law -0.2 laye* -0.2 layer -0.5 leat* 0.2 leather 0.5 led -0.2
leg 0.4 legg* 0.8 legging 1.5 less* 0.3 lesson 0.6 lg -0.4 lid -0.4 lifting 0.3 light -0.5 lilac -0.3 linen -0.4 lip
-0.2 lita -0.5 litr* -0.7 litre -1.7 live* 0.7 liverpool 1.3 load* 0.4 loaded 0.7 loaf* -0.3 loafer -0.5 loan -0.3
logbook -0.3 long 0.2 low 1.5 lubr* 0.2 lubricant 0.5 ludo 1.1 luga* -0.4 luganda -0.7 lugogo -0.3 m1 -0.3 mabe* 0.3
macb* -0.2 macbook -0.5 mach* -0.6 machine -1.2 madr* 0.6 madrid 1.2 magn* 1.1 magnetic 2.2 maker -0.3 malaria -0.3 man
1.0 mandazi -0.4 mango 0.5 manicure -0.3 manual -0.3 maple 0.5 mara* 1.1 marathon 2.2 marine -0.2 maroon -0.4 mas 3.1
mass* 0.7 massage 1.5 master -0.3 mata* 0.6 matatu 1.3 match 0.3 mate* -0.6 material -0.2 maternity -1.0 mattres -0.3
max 1.8 mbaa* 0.3 mdf -0.5 measure -0.2 meda* 0.4 medal 0.9 membership 0.4 memo* 0.4 memory 0.8 men 0.7 mens* -0.2
menstrual -0.5 merc* 0.3 mercurial 0.7 mesh 0.4 metal -0.2 metallic -0.3 metr* -0.2 metre -0.6 mi 1.2 mia 0.4 mid 1.0
mika* 0.2 mikasa 0.4 milk -0.3 milking -0.3 mill* -0.2 million -0.3 mini -0.2 mirror -0.3 ml -0.3 modern -0.2 mono* 1.0
monopoly 1.1 mose 0.3 mosq* -0.2 mosquito -0.5 moth* -0.3 mother -0.7 motorcycle -0.2 motorised 0.6 moun* 0.3 mountain
0.5 mouse -0.2 mouth -0.5 movie -0.2 mtoto 0.8 mudg* 0.4 mudguard 0.9 mule -0.2 multi 0.3 muscle 0.3 mushroom -0.2
mustard -0.3 namboole 0.5 name 0.3 navy -0.4 nayo 0.2 nazo -0.3 nb 1.1 ndani -0.3 ndoo -0.2 ne 1.1 neck -0.2 necklace
-0.2 need* 0.2 needle 0.4 net 0.9 netb* 0.3 netball 0.5 nike 2.9 nile -0.3 niqab -0.4 non -0.4 npk -0.3 nude -0.5 nurs*
-0.2 ny -0.4 nyege -0.4 offi* -0.2 office -0.3 oil -0.4 ok 0.3 old 0.8 olympic 0.3 omub* 0.2 omufaliso -0.2 omwe* 0.2
omweso 0.8 on -1.0 one -0.8 oper* 0.2 operated 0.5 orai* 0.6 oraimo 1.2 oran* 0.4 orange 0.9 orbitrac -0.3 orig* 0.2
original 0.5 over* -0.3 owne* -0.4 owner -0.6 oyster -0.2 pack 1.4 pack* 0.3 package 1.0 packet -0.4 pad 0.6 padlock
-0.3 page -0.3 paint -0.2 pair 0.8 palazzo -0.4 panda 1.7 panel -0.3 pant -0.5 paper -0.3 pass* 0.6 pawpaw 0.4 pc -0.6
peg 0.2 personal 0.3 phoe* 0.3 phoenix 0.7 phone -0.3 phys* -0.2 physiotherapy -0.3 picfare -0.2 piec* -0.4 piece 0.3
piglet -0.2 pillow -0.2 pink 1.0 pipe -0.2 plain -0.2 plas* 0.3 plastic 0.8 platform -0.2 play* 0.6 playing 1.2 ple -0.3
plea* 0.4 pleated 0.8 plot -0.3 plu 1.2 plug 0.3 plywood -0.3 poli* 0.2 poly -0.3 pool 2.9 popcorn -0.2 post* -0.3
postpartum -0.3 pot -0.2 powder -0.2 pre 1.3 pred* 0.4 predator 0.8 pregnant -0.3 pres* -0.2 primary -0.3 prin* 0.7
printed 0.7 printing 1.0 pro 1.0 prob* -0.2 problem -0.5 prot* 1.4 protect -0.3 protein 3.2 ps4 0.9 pull 1.0 puma 2.3
pump 0.3 punc* 0.7 punching 1.5 puncture -0.2 pure -0.3 puzzle -0.4 pvc -0.3 pyjama -0.3 question 0.3 r6 -0.2 rack* 0.3
racket 0.7 raft* 0.7 rafting 1.3 rain -0.5 ram -0.2 rav4 -0.2 razor -0.2 rdt -0.3 real 0.8 rear -0.3 receipt -0.2
rechargeable -0.3 red 1.7 redmi -0.3 refe* 0.5 referee 1.0 reflector -0.3 relaxer -0.3 repa* 0.3 repair 0.6 resi* 0.3
resistance 0.7 rest 0.3 retro 1.9 return -0.3 reus* 0.6 reusable 1.1 ride* 0.4 ridi* 0.6 riding 1.2 ring -1.1 ringside
0.4 roll -0.4 roller 0.2 rona* 0.4 rope 0.5 round -0.2 rowi* 0.3 rowing 0.7 royal -0.3 rub 1.7 rubb* 0.3 rubber 0.6
rugby 1.1 runn* 0.7 runner 1.4 rwen* 0.6 rwenzori 1.2 sack -0.2 samba 1.1 samosa -0.3 sams* -0.2 samsung -0.4 sand -0.2
sand* -0.4 sandal -0.7 sat 0.8 satin -0.4 saucepan -0.2 saudi -0.2 sauna 0.7 sayona -0.2 scale 2.1 scho* -0.4 school
-0.7 scoo* 0.6 scooter 1.2 scra* 0.6 scrabble 1.4 screen -0.3 scrum 0.8 seal -0.5 seal* 0.5 sealed 1.2 seat 0.7 seat*
-0.3 seater -0.5 seed 0.6 serv* 1.4 session -0.3 set 0.4 seven 0.2 shade -0.2 shak* 1.0 shaker 2.0 sharp -0.3 shea -0.2
sheet -0.4 shin 0.4 shipment 0.4 shir* -0.2 shirt 1.2 shock 1.4 shoe 0.6 si -0.2 side -0.3 silicone -0.3 silk -0.3 silv*
0.8 silver 1.6 simsim -0.2 sing* -0.3 singer -0.2 single -0.3 size 1.0 skate 0.7 skateboard -0.4 skip* 0.5 skipping 0.9
skirt 0.5 skool 1.2 slate 0.3 slid* -0.2 slide -0.5 slim 1.1 slim* 0.3 slimming 0.7 slipper -0.2 slow* 0.3 slowly 0.6
small -0.3 smart 2.8 smell -0.3 snea* 0.7 sneaker 1.1 sneakersug 0.4 snorkel -0.3 soap -0.2 soccer 0.4 sock -0.5 sofa
-0.3 soft -0.3 solar -0.3 sole 1.1 sorghum -0.2 sorted -0.2 spac* -0.2 spacer -0.4 spal* 0.2 spalding 0.4 spf -0.4 spik*
0.8 spike 1.7 spoon -0.2 spor* 0.4 sport 0.5 spot -0.2 spri* 0.4 spring 0.8 squa* 0.5 square -0.2 squash 0.9 squat 1.1
stai* -0.4 stainles -0.7 stamp -0.4 stan* 1.0 stand -0.4 standard 2.4 star* -0.3 starlink -0.2 starter -0.3 stat* 0.3
station 0.7 steel -0.4 ster* -0.2 sterile -0.4 steriliser -0.3 stiletto -0.3 stirrup -0.2 stitched 0.2 stocking -0.2
stone -0.5 stool -0.3 stra* -0.4 strap -0.3 straw -0.2 strengthener 0.7 stri* 0.3 string 0.8 strip -0.3 stroke -0.3 stud
0.5 study -0.2 style 0.9 subaru -0.2 suction -0.2 suede 1.8 sugar -0.2 suit -1.8 sunscreen -0.4 supp* 0.9 support 1.2
surgical -0.4 swea* 0.2 sweat 2.2 sweater -0.3 sweatpant 0.8 swim* 1.8 swimming 2.0 swimsuit -0.2 swimwear 1.7 sz -0.2
t900 1.6 table 0.4 taek* 0.6 taekwondo 1.3 tall 0.7 tank -0.2 tano -0.3 tarpaulin -0.3 tata* 0.5 tatami 0.9 tea -0.2
team 0.4 teat -0.2 tech 0.5 tecno -0.2 tee 0.5 tenn* 1.0 tenni 2.1 test 0.9 theatre -0.3 thing -0.2 third 1.2 thou* -0.3
thousand -0.6 three -0.2 thrift -0.2 tick -0.2 tick* 1.1 ticket 2.4 tigh* 1.3 tight 2.6 tile -0.2 timb* -0.3 timberland
-0.3 tin -0.7 todd* 0.2 toddler 0.5 toe -0.3 took 0.3 top 1.6 touch -0.8 toyota -0.2 trac* 0.6 track 3.3 tracksuit 1.5
trai* 1.1 train 0.3 trainer 0.7 training 1.3 tram* 0.4 trampoline 0.9 tran* -0.2 translation -0.2 trap -0.3 trav* 0.6
travel 1.6 tray -0.2 trea* 0.6 treadle -0.4 treadmill 1.5 tri -0.3 trim* 0.3 trimmer 0.6 trop* 0.5 trophy 1.0 tub 0.5
tube 0.7 tubeles -0.3 tummy 0.8 tungsten -0.2 tv -0.4 twenty -0.4 two -0.8 type -0.8 tyre 0.6 uhd -0.4 uk -0.3 ultra 1.0
uncle -0.2 unif* 0.4 uniform 0.8 uno 1.1 used 0.6 vall* -0.3 valley -0.5 valve -0.8 van 1.3 vanilla -0.2 vaseline -0.2
vest 0.8 vintage 0.3 vip 0.4 viper 0.4 waist -0.2 walk* -0.2 wall -0.3 warmer -0.2 waste -0.2 watc* -0.3 watch 3.2 wate*
1.0 water 2.1 watermelon 0.5 waterproof 0.8 way -0.2 wedd* -0.2 wedding -0.4 wedge -0.2 week -0.5 weig* 1.2 weighing 1.0
weight 1.5 went 1.0 whee* 0.7 wheel 0.8 whey 3.1 whis* 0.5 whistle 1.0 white 1.7 wide -0.4 wife 0.4 wig -0.3 wilson 0.4
wind* 0.4 windbreaker 1.1 winter -0.2 wiper -0.2 wish -0.3 with 1.7 wood* 0.5 wooden 0.9 wool -0.4 work* 0.8 xl 2.7 yake
-0.3 yama* -0.3 yamaha -0.4 yeezy -0.3 yell* 0.7 yellow 1.4 ynwa 0.6 yo -0.3 yoga 1.0 yoghurt -0.2 za -0.6 zaba* -0.4
zabaana -0.4 zawe* -0.2 zaweddewo -0.2 zembo -0.5 zip -0.4 zonna -0.4
`,
};
