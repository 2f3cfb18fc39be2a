import type { SellerSeed } from './seller-seed.ts';

/** Beauty: millilitres and inches next to prices, shades, a photo post whose #TRACK stands only in its own title. */
export const glowByKyomu: SellerSeed = {
  handle: 'glow.by.kyomu',
  nickname: '✨ Glow by Kyomu ✨',
  bio: 'Skincare • Lips • Wigs\nOriginal products only 💯\nNtinda Complex, level 1',
  avatar: 'lipstick',
  followers: 9870,
  about: 'Beauty; one photo post has #TRACK and price only in its picture title',
  posts: [
    {
      caption: 'Matte lipstick, 12 shades 💄\n20k each\nStays 12 hours\n#TRACK #lipstick',
      picture: 'lipstick',
      colour: 'red',
    },
    {
      caption: 'Body wave wig 18 inches, human hair\nWas 650k, now 520k\n#TRACK #wig #hair',
      picture: 'wig',
      colour: 'brown',
    },
    { caption: 'Oud perfume for men & women, 100ml. UGX 110,000 ✨ #TRACK', picture: 'perfume', colour: 'gold' },
    { caption: 'My morning routine in 20 seconds 🌞 #skincare #grwm', picture: 'cream', colour: 'pink' },
    { caption: 'Shea butter cream 250g, pure from Lira 🌰 15,000/= #TRACK', picture: 'cream', colour: 'gold' },
    {
      caption: 'new arrivals, swipe 👉',
      picture: 'lipstick',
      colour: 'pink',
      photos: 3,
      photoTitle: 'Lip gloss 3-pack 25k #TRACK',
    },
    {
      caption: 'Bob wig with fringe, black, 10 inch. 180k. Colour 1B. #TRACK #bobwig',
      picture: 'wig',
      colour: 'black',
    },
    { caption: 'Vitamin C serum + cream combo 85k. Imeisha kwa sasa 😢 #TRACK', picture: 'cream', colour: 'orange' },
    { caption: 'Body mist, 5 scents, 35K. Buy 1 get 1 free 🎉 #TRACK', picture: 'perfume', colour: 'purple' },
    { caption: 'Makeup class this Saturday, 150k per person, lunch included', picture: 'lipstick', colour: 'purple' },
    { caption: 'Rose perfume 50ml eighty five thousand only 🌹 #TRACK', picture: 'perfume', colour: 'pink' },
    { caption: 'Curly wig, burgundy, 14" 16" 18" from 300k #TRACK', picture: 'wig', colour: 'red' },
    { caption: 'Nude lip set (3 pieces) 45k 💋 free liner #TRACK', picture: 'lipstick', colour: 'brown' },
    { caption: 'Sunscreen SPF50, 60ml. 4️⃣0️⃣k #TRACK #spf', picture: 'cream', colour: 'blue' },
    { caption: 'Aloe gel 300ml, 18k #TRACK', picture: 'cream', colour: 'green' },
    { caption: 'Ocean perfume, blue bottle, 75ml, 95,000 ugx #TRACK', picture: 'perfume', colour: 'blue' },
  ],
};
