import type { SellerSeed } from './seller-seed.ts';

/** Fashion: English and Luganda mixed, prices in every spelling, a private post among the public ones. */
export const nalongoGowns: SellerSeed = {
  handle: 'nalongo.gowns',
  nickname: 'Nalongo Gowns & Gomesi',
  bio: 'Emisono gy’abakyala ✨ Gowns | Gomesi | Bags\nKikuubo lane 4, room 17',
  avatar: 'dress',
  followers: 6240,
  about: 'Fashion in English and Luganda; one private post',
  posts: [
    {
      caption: 'Maxi dress ya kitenge 😍\nSize M L XL\n65k only\n\nDM or WhatsApp 0700 000 232\n#TRACK #kitenge',
      picture: 'dress',
      colour: 'orange',
    },
    {
      caption: 'Emerald green bridesmaid gown 💚 Shs 160,000, sizes S-XXL, made in 5 days #TRACK #bridesmaid',
      picture: 'dress',
      colour: 'green',
      photos: 4,
      photoTitle: 'Bridesmaid gowns, emerald',
    },
    {
      caption: 'Handbag y’abakyala, brown leather\nEmitwalo etaano n’ekitundu (55k) 😍\n#TRACK #handbag',
      picture: 'handbag',
      colour: 'brown',
    },
    { caption: 'Which one would you wear to a kwanjula? Comment 1 or 2 👇🏾', picture: 'dress', colour: 'purple' },
    {
      caption: 'Office shirt dress navy blue, was 95k NOW 70k. Sizes 8, 10, 12, 14 #TRACK #officewear',
      picture: 'dress',
      colour: 'blue',
    },
    { caption: 'Men’s linen shirt white, 40,000/= M L XL XXL #TRACK', picture: 'shirt', colour: 'white' },
    {
      caption:
        'Ladies jeans, high waist, stretch 👖\nSizes 28, 29, 31, 32, 34, 36\nUGX 48,000\nMore colours in the shop\n#TRACK #jeans',
      picture: 'jeans',
      colour: 'blue',
    },
    {
      caption: 'Gomesi ya silk, maroon, with sash. 250k for the full set. Order today, collect Friday #TRACK',
      picture: 'dress',
      colour: 'red',
    },
    { caption: 'ziweddewo 💔 the yellow sundress 35k is finished #TRACK', picture: 'dress', colour: 'gold' },
    {
      caption: 'Mini bag, pink, fits phone and lipstick only 😅 30K #TRACK #minibag',
      picture: 'handbag',
      colour: 'pink',
    },
    { caption: 'A day in Kikuubo 🛍️ follow for more #kikuubo #ug', picture: 'shopfront' },
    {
      caption: 'Denim shirt unisex. Price 50.000 UGX. M-XXL. #TRACK #denim',
      picture: 'shirt',
      colour: 'teal',
    },
    {
      caption: 'Bei ya zamani 80,000, sasa 60,000 tu! Black evening dress, size S M L #TRACK',
      picture: 'dress',
      colour: 'black',
    },
    {
      caption: 'Tote bag + purse set\nBoth for 85k\nColours: black, wine, camel\n#TRACK #totebag',
      picture: 'handbag',
      colour: 'black',
      photos: 3,
    },
    { caption: 'Customer review ❤️ mwebale nnyo maama', picture: 'pattern' },
    { caption: 'Men’s checked shirt, any piece 30k, sizes M to 3XL #TRACK', picture: 'shirt', colour: 'red' },
    { caption: 'Test post, not for the public yet 12k #TRACK', picture: 'dress', private: true },
    {
      caption: 'Grey cargo jeans for boys. From 40k (small) to 55k (large). #TRACK #cargo',
      picture: 'jeans',
      colour: 'grey',
    },
    {
      caption: 'Crossbody bag, olive green. Shs.45,000. Delivery 5,000 in Kampala, 10,000 upcountry #TRACK',
      picture: 'handbag',
      colour: 'green',
    },
    {
      caption: 'Two piece skirt & top, teal 💙 #TRACK price in bio, ask for sizes',
      picture: 'dress',
      colour: 'teal',
    },
  ],
};
