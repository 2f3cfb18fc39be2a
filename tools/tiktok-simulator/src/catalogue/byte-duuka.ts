import type { SellerSeed } from './seller-seed.ts';

/** Phones and computers: numbers everywhere that are not prices, a large verified account. */
export const byteDuuka: SellerSeed = {
  handle: 'byte.duuka256',
  nickname: 'Byte Duuka Electronics ⚡',
  bio: 'Phones, laptops, accessories 📱💻\n1 year warranty. Kampala Road, Byte Arcade, 2nd floor',
  avatar: 'phone',
  followers: 128_430,
  verified: true,
  about: 'Phones and laptops; verified and far above 10,000 followers; captions full of numbers that are not prices',
  posts: [
    {
      caption: 'Zuri Note 12 Pro 📱\n256GB / 8GB RAM\n5000mAh, 108MP\nUGX 780,000\nWarranty 1 year\n#TRACK #phones',
      picture: 'phone',
      colour: 'blue',
    },
    {
      caption: 'Laptop deal 🔥 Panda Book 14 core i5, 16GB, 512 SSD. Was 2.4m now 1.95m! Free bag. #TRACK #laptop',
      picture: 'laptop',
      colour: 'grey',
    },
    {
      caption: 'Wireless earbuds, 30 hrs battery, 65k. Delivery 7k around town #TRACK',
      picture: 'earbuds',
      colour: 'white',
    },
    { caption: '5 settings to change on your new phone today 👇 #tips #android', picture: 'phone', colour: 'purple' },
    {
      caption: 'Power bank 20000mAh fast charge\n85,000/=\nKeeps you online when umeme goes 😅\n#TRACK #powerbank',
      picture: 'powerbank',
      colour: 'black',
    },
    {
      caption: 'Simba TV 43 inch smart 4K. 1,150,000 cash, or deposit 300k and 3 months. Wall mount free #TRACK #tv',
      picture: 'television',
      colour: 'black',
    },
    {
      caption: 'Used Zuri A5 phone, 64GB, very clean, battery 92%. 290k. SOLD ✅ #TRACK',
      picture: 'phone',
      colour: 'gold',
    },
    {
      caption: 'Smart watch 2.01" screen, calls + heart rate. Colour black, orange strap. 95k 🕐 #TRACK',
      picture: 'watch',
      colour: 'orange',
      photos: 3,
      photoTitle: 'Smart watch with calls',
    },
    {
      caption: 'Studio headphones with mic, for music and online class. Ugx120k #TRACK #headphones',
      picture: 'headphones',
      colour: 'teal',
    },
    {
      caption: 'GIVEAWAY 🎁 follow + share to win a phone worth 900k! Draw on 30/11 #giveaway',
      picture: 'parcel',
    },
    {
      caption: 'Gaming laptop RTX, 15.6", 32GB/1TB\n4,480,000\nOnly 2 pieces\n#TRACK #gaming',
      picture: 'laptop',
      colour: 'red',
    },
    {
      caption: 'Phone prices this week:\nA05 64GB 410k\nA05 128GB 450k\nA15 128GB 620k\n#TRACK',
      picture: 'phone',
      colour: 'green',
    },
    { caption: 'Gold wrist watch for him, water resistant 30m. 70k. #TRACK #watch', picture: 'watch', colour: 'gold' },
    {
      caption: 'Used laptops from Dubai 💻 starting at 650k. 8GB/256SSD. Call 0700 000 343 / 0700 000 344 #TRACK',
      picture: 'laptop',
      colour: 'teal',
    },
    { caption: 'Earbuds pink edition 💗 KSh 2,000 in Nairobi, 55k here #TRACK', picture: 'earbuds', colour: 'pink' },
    { caption: 'We moved! New shop opposite the old one 📍', picture: 'shopfront' },
    {
      caption: 'Mini power bank 5000mAh for keychains. 30k each, 3 for 80k #TRACK',
      picture: 'powerbank',
      colour: 'orange',
    },
    {
      caption: 'Smart TV 32" simba ❌650k❌ ✅540k✅ this weekend only #TRACK #offer',
      picture: 'television',
      colour: 'purple',
    },
    {
      caption: 'Zuri Fold phone, shop display piece. Ask for price 💬 #TRACK',
      picture: 'phone',
      colour: 'black',
      photos: 2,
      photoTitle: 'Zuri Fold',
    },
    { caption: 'Headset for call center, 45k, wholesale 35k (10+) #TRACK', picture: 'headphones', colour: 'grey' },
  ],
};
