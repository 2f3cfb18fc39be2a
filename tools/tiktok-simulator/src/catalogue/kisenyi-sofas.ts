import type { SellerSeed } from './seller-seed.ts';

/** Furniture: millions, deposits, bed sizes, more than 10,000 followers without a tick. */
export const kisenyiSofas: SellerSeed = {
  handle: 'kisenyi.sofas',
  nickname: 'Kisenyi Sofas & Beds',
  bio: 'We build what you screenshot 🛋️🪚\nMahogany | Mvule | Free delivery in Kampala over 1m',
  avatar: 'sofa',
  followers: 41_900,
  about: 'Furniture; more than 10,000 followers, not verified; prices in millions, deposits and bed sizes',
  posts: [
    {
      caption: 'L-shape sofa 6 seater, teal velvet 💎\nUGX 2.2m\nDeposit 50%, ready in 10 days\n#TRACK #sofa',
      picture: 'sofa',
      colour: 'teal',
    },
    {
      caption: 'Mahogany bed 5x6 with side drawers, 1.1m. Ask for other sizes #TRACK #bed',
      picture: 'bed',
      colour: 'brown',
    },
    {
      caption: 'Dining set: table + 6 chairs. Price 1,650,000/= free delivery Kampala #TRACK',
      picture: 'table',
      colour: 'brown',
      photos: 4,
      photoTitle: 'Dining set, six chairs',
    },
    { caption: 'From log to sofa in 30 seconds 🪵➡️🛋️ #woodwork', picture: 'shopfront' },
    { caption: 'Accent chair mustard 💛 380k each, pair 700k #TRACK #chair', picture: 'chair', colour: 'gold' },
    {
      caption: 'Wardrobe 3 doors with mirror. Million emu n’ekitundu? No, only 1.3 million 😄 #TRACK',
      picture: 'wardrobe',
      colour: 'brown',
    },
    { caption: 'Grey 3-2-1 sofa set. Old price 3m, new price 2.6m #TRACK #sofaset', picture: 'sofa', colour: 'grey' },
    { caption: 'Kids bunk bed 3x6. 850,000. Painted pink or blue. #TRACK', picture: 'bed', colour: 'pink' },
    { caption: 'Coffee table, round, mvule wood. 320k. LAST ONE #TRACK', picture: 'table', colour: 'orange' },
    { caption: 'We are hiring 2 carpenters, 600k per month. Call 0700 000 454', picture: 'parcel' },
    { caption: 'Office chair, mesh, adjustable. Ugx 290k #TRACK #officechair', picture: 'chair', colour: 'black' },
    { caption: 'Red loveseat 2 seater ❤️ sold to a happy couple. 900k #TRACK', picture: 'sofa', colour: 'red' },
    { caption: 'TV stand + wardrobe combo 2.05m, you save 200k #TRACK', picture: 'wardrobe', colour: 'white' },
    { caption: 'Bed + mattress + 2 pillows at 1.45m, 6x6 #TRACK', picture: 'bed', colour: 'blue' },
    { caption: 'Bar stools, set of 4, 480k #TRACK', picture: 'chair', colour: 'green' },
    { caption: 'Christmas orders close on 5th December 🎄', picture: 'pattern' },
  ],
};
