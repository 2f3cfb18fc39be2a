import type { SellerSeed } from './seller-seed.ts';

/** The demo's sample shop: 30 posts, 26 of them with #TRACK, one of three products, so that half can only be reached by pasted links. */
export const kampalaKicks: SellerSeed = {
  handle: 'kampala.kicks',
  nickname: 'Kampala Kicks 👟',
  bio: 'Shoes for the whole family 🇺🇬\nPioneer Mall, shop G-12\nWhatsApp to order. Boda delivery in Kampala',
  avatar: 'sneaker',
  followers: 8420,
  about:
    'Sample shop of the demo: 26 posts with #TRACK, one of three products, 12 posts on the embed page, two of them pinned and old',
  posts: [
    {
      caption:
        'Fresh from the box 🔥\nAir runner, all white\nSizes 40-45\nOnly 85k 🙌\nWhatsApp 0700 000 121\n#TRACK #kampala #sneakers',
      picture: 'sneaker',
      colour: 'white',
    },
    {
      caption: 'Block heels for church and kwanjula 💃 nude & black. UGX 75,000 sizes 36-41 #heels #TRACK',
      picture: 'heels',
      colour: 'brown',
    },
    {
      caption: 'POV: the boda guy waits while you try the fifth pair 😂😂 #kampalatiktok #fyp',
      picture: 'shopfront',
    },
    {
      caption: 'Leather sandals za bamaama 🧡\nHandmade in Katwe\n45,000/=\nSizes 37 38 39 40\n#TRACK',
      picture: 'sandals',
      colour: 'brown',
      photos: 3,
      photoTitle: 'Katwe leather sandals',
    },
    {
      caption:
        'Red high top sneakers are back!! Was 140k now 110k 🔥🔥\nEU 41-44\nFirst come first served #track🔥 #redkicks',
      picture: 'sneaker',
      colour: 'red',
    },
    {
      caption:
        'Chelsea boots, genuine leather, brown.\nPrice: Shs 180,000\nDelivery within Kampala 5k\n#TRACK #boots #mensfashion',
      picture: 'boots',
      colour: 'brown',
    },
    {
      caption: 'Pink stilettos 👠 SOLD OUT 😭 restock next week\n90k\n#TRACK',
      picture: 'heels',
      colour: 'pink',
    },
    {
      caption:
        'Kids school shoes, back to school offer 🎒\nEngatto z’abaana 35k buli pair\nSizes 28-35\n#TRACK #backtoschool',
      picture: 'boots',
      colour: 'black',
    },
    {
      caption:
        'How to order:\n1. Screenshot\n2. WhatsApp us\n3. Boda brings it, pay on delivery\n\nOpen Mon-Sat 8am to 8pm 🕗',
      picture: 'parcel',
      pinned: true,
      ageHours: 1900,
    },
    {
      caption: 'Our best seller since 2023 ⭐ Court classic in green and white, unisex\nUGX 95,000\nSizes 38-44 #TRACK',
      picture: 'sneaker',
      colour: 'green',
      pinned: true,
      ageHours: 1500,
    },
    {
      caption:
        'Purple week 💜\nLadies slides 25k\nKids slides 18k\nWedge sandals 35k\nDelivery in Kampala\n#slides #TRACK',
      picture: 'sandals',
      colour: 'purple',
      photos: 3,
    },
    {
      caption:
        'Retro running shoes, blue 👟\nSizes 40, 41, 42, 43\nbei 120k\nTupo Kampala, tunatuma kila mahali 🚌\n#TRACK #retro',
      picture: 'sneaker',
      colour: 'blue',
    },
    {
      caption: 'Gold party heels ✨ 100k (old price 130k) sizes 37-40 #TRACK #party',
      picture: 'heels',
      colour: 'gold',
    },
    {
      caption: 'Men’s formal boots black\n~200,000~ 165,000\nSize 40-46\n#TRACK',
      picture: 'boots',
      colour: 'black',
      photos: 2,
      photoTitle: 'Formal black boots',
    },
    {
      caption: 'Black sneakers, low cut, simple and clean. 70k only!! sizes 36-45\n\n#TRACK #blackkicks #ug',
      picture: 'sneaker',
      colour: 'black',
    },
    { caption: 'Thank you for 8k followers!! Mwebale nyo 🙏🏾❤️', picture: 'pattern' },
    {
      caption: 'Gladiator sandals, ladies. 38,000/- sizes 36 to 41. Inbox to book #sandals #TRACK',
      picture: 'sandals',
      colour: 'gold',
    },
    {
      caption: 'Trail boots for upcountry roads 🌧️\nWaterproof\n210k\nSizes 41-45\n#TRACK #hiking',
      picture: 'boots',
      colour: 'green',
    },
    {
      caption: 'Teal trainers for gym, light weight 230g\nUgx 88k\nEU 37-42\n#gym #TRACK',
      picture: 'sneaker',
      colour: 'teal',
    },
    {
      caption: 'Wedding heels, white satin 👰🏾 5 inch heel. Price in DM 💌 #TRACK #bride',
      picture: 'heels',
      colour: 'white',
    },
    {
      caption: 'Men’s crafts sandals 55k, 2 for 100k. Sizes 40-44 #TRACK',
      picture: 'sandals',
      colour: 'black',
    },
    {
      caption: 'Court sneakers, high top 🏀 purple & gold\nFew pairs left!! 125k\nsizes 42-46\n#TRACK #hoops',
      picture: 'sneaker',
      colour: 'purple',
    },
    {
      caption: 'Sunset running shoes 🧡 emitwalo mwenda (90k) sizes 39-43\n#TRACK #orangekicks',
      picture: 'sneaker',
      colour: 'orange',
    },
    {
      caption: 'Ankle boots for ladies, grey suede\n𝟭𝟯𝟱𝗸\nsizes 37-41 #TRACK',
      picture: 'boots',
      colour: 'grey',
    },
    {
      caption: 'Red bottoms look-alike 😍 from 80k, 4 inch 80k, 6 inch 95k. 36-40 #TRACK #heels',
      picture: 'heels',
      colour: 'red',
    },
    {
      caption: 'Tracksuits are NOT our thing, only shoes 😅 #tracksuit #trackshop',
      picture: 'pattern',
    },
    {
      caption: 'Canvas sneakers unisex, pink. 45k retail, 35k wholesale from 6 pairs. Sizes 36-43 #TRACK',
      picture: 'sneaker',
      colour: 'pink',
    },
    {
      caption: 'Blue suede loafers-style boots\nPrice 150,000 UGX\nOne pair left, size 42\n#TRACK',
      picture: 'boots',
      colour: 'blue',
    },
    {
      caption: 'Beach slippers for Entebbe weekends 🏖️ 15k #TRACK',
      picture: 'sandals',
      colour: 'teal',
    },
    {
      caption: 'Kitenge wedge heels, one of a kind. 68k. Size 38 & 39 #TRACK #kitenge',
      picture: 'heels',
      colour: 'orange',
    },
  ],
};
