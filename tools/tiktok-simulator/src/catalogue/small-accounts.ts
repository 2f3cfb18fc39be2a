import type { SellerSeed } from './seller-seed.ts';

/** A private account: its embed page is not served, its profile says 10222. */
export const mirembeCloset: SellerSeed = {
  handle: 'mirembe.closet',
  nickname: 'Mirembe Closet (private)',
  bio: 'Friends only for now',
  avatar: 'handbag',
  followers: 412,
  private: true,
  about: 'Private account',
  posts: [
    { caption: 'Thrift dress, white, 25k #TRACK', picture: 'dress', colour: 'white' },
    { caption: 'Green purse 18k #TRACK', picture: 'handbag', colour: 'green' },
    { caption: 'Old jeans 20k #TRACK', picture: 'jeans', colour: 'blue' },
  ],
};

/** Posts, but never #TRACK, though words and tags come close. */
export const jajjaFarmFresh: SellerSeed = {
  handle: 'jajja.farmfresh',
  nickname: 'Jajja Farm Fresh 🥬',
  bio: 'Vegetables from Mukono to your door',
  avatar: 'basket',
  followers: 1870,
  about: 'No #TRACK posts at all, but near misses such as #tracking, #track2 and "# TRACK"',
  posts: [
    { caption: 'Fresh tomatoes basin 20k 🍅 #farm', picture: 'basket', colour: 'red' },
    { caption: 'Track your order on WhatsApp 📦 #tracking #delivery', picture: 'parcel' },
    { caption: 'Passion fruits sack 180k\n# TRACK', picture: 'basket', colour: 'purple' },
    { caption: 'Irish potatoes 100kg bag 150,000 #track2 #mukono', picture: 'basket', colour: 'brown' },
    { caption: 'Tractor day on the farm 🚜 #TRACKTOR', picture: 'pattern' },
    { caption: 'Matooke bunch 25k @TRACK', picture: 'basket', colour: 'green' },
    { caption: 'Avocado season 🥑🥑', picture: 'basket', colour: 'green' },
    { caption: 'Mwebale kugula naffe! #trackshop', picture: 'shopfront' },
  ],
};

/** An account that has never posted. */
export const firstDayDuka: SellerSeed = {
  handle: 'first.day.duka',
  nickname: 'First Day Duka',
  bio: '',
  avatar: 'parcel',
  followers: 3,
  about: 'No posts yet, empty bio',
  posts: [],
};
