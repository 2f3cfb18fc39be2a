import type { SellerSeed } from './seller-seed.ts';

/** Food: portions, cakes by the kilo, menus with several prices. */
export const chapchapBites: SellerSeed = {
  handle: 'chapchap.bites',
  nickname: 'ChapChap Bites & Cakes 🍰',
  bio: 'Hot lunch 12-3pm. Cakes on order (1 day). Ntinda & Kisaasi.\nWhatsApp only, no calls please',
  avatar: 'cake',
  followers: 3115,
  about: 'Food and cakes; menus with several prices in one caption',
  posts: [
    {
      caption: 'Chocolate fudge cake 🎂 1kg\n70k\nOrder a day before\n#TRACK #cake #kampala',
      picture: 'cake',
      colour: 'brown',
    },
    { caption: 'Rolex special: 3 eggs, 2 chapati, avocado 🥑 6,000/= #TRACK #rolex', picture: 'rolex' },
    {
      caption: 'Lunch today 🍛\nMatooke + gnuts 8k\nPilau + beef 12k\nKatogo 7k\n#TRACK',
      picture: 'plate',
      colour: 'gold',
    },
    { caption: 'When the customer says “same price as last year?” 😂😂', picture: 'pattern' },
    {
      caption: 'Double beef burger + chips. UGX 22,000. Free soda on Fridays #TRACK #burger',
      picture: 'burger',
      colour: 'orange',
    },
    {
      caption: 'Passion & mango juice, 1 litre bottle 10k, 5 litre jerrycan 45k #TRACK',
      picture: 'juice',
      colour: 'gold',
    },
    {
      caption:
        'Wedding cake, 3 tiers, white and gold ✨\nUGX 650,000\nDeposit 200,000 to book the date\n#TRACK #wedding',
      picture: 'cake',
      colour: 'white',
      photos: 3,
      photoTitle: 'Three-tier wedding cake',
    },
    { caption: 'Luwombo y’enkoko 🍲 25k full chicken portion, Sundays only #TRACK', picture: 'plate', colour: 'green' },
    { caption: 'Cake just finished 😍 come pick it, Sarah!', picture: 'cake', colour: 'purple' },
    { caption: 'Red velvet cupcakes, box of 6 for 30k, box of 12 for 55k ❤️ #TRACK', picture: 'cake', colour: 'red' },
    { caption: 'Beetroot + ginger juice 500ml elfu tano (5k) #TRACK #healthy', picture: 'juice', colour: 'red' },
    {
      caption: 'Chicken burger meal 18k. Sold out today, back tomorrow 🙏🏾 #TRACK',
      picture: 'burger',
      colour: 'gold',
    },
    { caption: 'How we roll our chapati 🎥', picture: 'rolex' },
    { caption: 'Birthday cake, blue, 2kg, any name on top. 120k #TRACK #birthday', picture: 'cake', colour: 'blue' },
    { caption: 'Fruit platter for meetings (10 people)\n60,000 UGX\n#TRACK', picture: 'basket', colour: 'green' },
    { caption: 'Tilapia fried whole with chips 🐟 from 25k, big one 40k #TRACK', picture: 'plate', colour: 'orange' },
  ],
};
