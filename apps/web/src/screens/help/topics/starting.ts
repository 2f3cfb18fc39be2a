import type { Topic } from './topic.ts';

export const gettingStarted: Topic = {
  name: 'getting-started',
  title: 'Getting started',
  lead: 'Open your shop with your TikTok name. It takes a few minutes.',
  otherWords: 'open shop sign up register account begin new join create handle username start tandika edduuka',
  steps: [
    'On our first page, tap [Get My Shop Link].',
    'Type your TikTok name, for example nakato_styles.',
    'Tap [Continue with phone number] and type the code from the SMS. Or tap [Continue with a password] and choose one.',
    'Type your WhatsApp number. Buyers write to it. Tap [Save & Continue].',
    'Your shop is open. Tap [Visit Shop] to see it.',
  ],
  picture: 'The first step: a TikTok name is typed, and the button “Continue with phone number” is marked.',
  questions: [
    {
      title: '“Handle not found on TikTok”',
      text: ['Look at how you wrote the name. Is your TikTok account private? Make it public. Then try again.'],
    },
    {
      title: '“This handle already has a shop”',
      text: ['Did you open it before? Tap [Sign In]. If not, tap [Get back into my shop] and show that it is yours.'],
    },
    {
      title: 'My shop is empty',
      text: ['Only videos with #TRACK in the caption become products. Read the page “#TRACK”.'],
    },
    {
      title: 'A link for “Christmas” or “New in”, or one line for all buyers',
      text: [
        'Open [Settings]. Under [Collections] you make a part of your shop with its own link. Under [Announcement] you write a line that goes by itself.',
      ],
    },
  ],
};

export const track: Topic = {
  name: 'track',
  title: '#TRACK: from video to product',
  lead: 'Write #TRACK in the caption of a video. The video becomes a product in your shop.',
  otherWords: 'hashtag tag video caption import missing empty sync not showing appear older links paste vidiyo',
  steps: [
    'Post a video on TikTok, or edit the caption of one that you have.',
    'In the caption write what you sell, the price, and #TRACK. For example: Ankara dress, M and L, 85k #TRACK',
    'Everyone must be able to see the video. A private video does not come.',
    'Wait a little. We look at your TikTok again and again.',
    'To look at once, open [My Shop] and tap [Sync now].',
  ],
  picture: 'Your own shop, with the button “Sync now” marked.',
  questions: [
    {
      title: 'My older videos',
      text: [
        'We see your newest 10 videos. For older ones, open [Dashboard], tap [Add], then [Add older videos].',
        'Paste the links of the videos. Older videos need no #TRACK.',
      ],
    },
    {
      title: 'The video does not come',
      text: [
        'Write #TRACK as one word. “# TRACK” and “#TRACKING” do not work. Small letters are fine.',
        'Is your whole TikTok account private? Make it public.',
      ],
    },
    {
      title: '“TikTok cannot be read right now”',
      text: ['Your products are safe. We try again by ourselves. You do not have to do anything.'],
    },
  ],
};

export const prices: Topic = {
  name: 'prices',
  title: 'Writing prices',
  lead: 'Write the price so that everyone, and we, read it the same way.',
  otherWords:
    'price cost money amount shillings ugx discount sale offer reduced wrong missing refused dm bbeeyi ssente emitwalo',
  steps: [
    'In the caption write one price for one product: 85k, 85,000 or UGX 85,000.',
    'For a lower price write both: now 45k, was 60k.',
    'See the product before you post: open [Dashboard], tap [Add], then [Write a caption].',
    'Is the price missing? Open [Dashboard]. It asks [What does it cost?].',
    'Type the price and tap [Set price].',
    'Is the price wrong? Tap the product. Change [Price] and tap [Save]. We never change what you wrote.',
  ],
  picture: 'The dashboard asks what a product costs. The button “Set price” is marked.',
  questions: [
    {
      title: '“Write the price in shillings”',
      text: ['Type only the amount: 85000, 85k or emitwalo 8. No dollars and no other words.'],
    },
    {
      title: 'Why does my product say “DM seller for price”?',
      text: [
        'We found no price, or we were not sure. A wrong price is worse than none.',
        'Do you want buyers to ask? Tap [No price, buyers ask].',
      ],
    },
    {
      title: 'A lower price for some days',
      text: [
        'Tap the product, then [Discount until a day]. Type the price and choose the end. It ends by itself, and buyers see until when.',
        'The price of before stands beside it only where buyers saw it on three days.',
      ],
    },
    {
      title: 'What is not read as a price',
      text: [
        'Phone numbers, delivery fees, deposits and dollars. “3 for 50k” alone is not read: write the price of one, too.',
      ],
    },
  ],
};

export const severalProducts: Topic = {
  name: 'several-products',
  title: 'Several products in one post',
  lead: 'One video or photo post can sell up to 12 products. Each has its own number, price and page.',
  otherWords: 'many more than one list items two products split join merge same video photos',
  steps: [
    'In the caption give each product a line of its own, with its name and its price.',
    'For example: Blue jeans 45k. Next line: Leather belt 25k. Last line: #TRACK',
    'Is one missing? Open [Dashboard] and tap the three dots beside a product of that post.',
    'Tap [Add another product from this video].',
    'Type [Title] and [Price]. Tap [Add product].',
  ],
  picture: 'The menu of a product, with “Add another product from this video” marked.',
  questions: [
    {
      title: 'One product stands there twice',
      text: ['Tap the three dots beside one of the two. Tap [Merge with another product] and choose the other one.'],
    },
    {
      title: 'A product has the wrong picture',
      text: ['In a photo post, tap the three dots, then [Choose the picture].'],
    },
    {
      title: 'I change the caption later',
      text: [
        'What you wrote by hand stays. A product that the caption no longer names is hidden. A new name is a new product.',
      ],
    },
  ],
};
