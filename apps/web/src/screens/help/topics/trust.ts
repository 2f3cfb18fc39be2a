import type { Topic } from './topic.ts';

export const buyingSafely: Topic = {
  name: 'buying-safely',
  title: 'Buying safely',
  lead: 'Look first. Pay after. Here is how to order, and what to do when something is wrong.',
  otherWords:
    'buy buyer basket order trust scam fake cheat stolen fraud police refund delivery fee report where my order okugula mubbi',
  steps: [
    'Look below the name of the shop: [Real owner, checked with TikTok]. Is the number new? The shop says so.',
    'Tap [About this seller]. Read the fees, and the name for mobile money.',
    'Tap [Add to basket], then [Order]. Tap [Send on WhatsApp]. Now the seller has your order in writing.',
    'Look at the goods before you pay.',
    'Your phone shows a name before you pay. It must be the name from [About this seller]. If not, do not pay.',
    'Tell the delivery code only when you hold the goods.',
  ],
  picture: 'The page “About this seller”: fees, and the name that your phone must show, marked.',
  questions: [
    {
      title: 'I paid and got nothing',
      text: [
        'Call your mobile money company at once, from the line that paid: {100} for MTN and Airtel. Then tell the police: {999}.',
        'Keep your messages and the receipt. Report the shop. We hold no money, so we cannot give it back.',
      ],
    },
    {
      title: 'Where is my order?',
      text: [
        'Open the link at the end of your message, or [My orders] in the menu of the shop. It shows if the seller has confirmed and sent it.',
      ],
    },
    {
      title: 'WhatsApp does not open',
      text: [
        'Stay on the page: after 2 seconds you can copy the message. Paste it in an SMS or another app.',
        'Want to wait? Tap [Save] at the top of the product. You find it later in the menu of the shop, under [Saved].',
      ],
    },
    {
      title: 'What does delivery to my town cost?',
      text: [
        '[About this seller] lists areas and fees. “Ask the seller” means: ask for the fee in the chat before you pay.',
        'If you cannot look at the goods first, pay only a seller you know.',
      ],
    },
    {
      title: 'Something is wrong with a shop',
      text: ['Tap [Report this shop] at the bottom of its page. The seller does not learn who told us.'],
    },
  ],
};

export const deleting: Topic = {
  name: 'deleting',
  title: 'Deleting your data',
  lead: 'You can delete all of it yourself. You need to ask no one.',
  otherWords: 'delete remove close account data privacy erase leave stop download hide product name phone okusangula',
  steps: [
    'Open [Settings], then [Your data and account].',
    'Do you want a copy? Open [My data] and tap [Download my data].',
    'Open [Delete my account] and tap the button below it.',
    'Type your password, or the code that we send. Then tap [Delete my account].',
    'Your shop closes at once. You have 7 days to change your mind: tap [Keep my account].',
  ],
  picture: 'The settings, with the button “Delete my account” marked.',
  questions: [
    {
      title: 'I only want to hide one product',
      text: [
        'Open [Dashboard]. Tap the three dots beside the product, then [Hide from buyers].',
        'A product that you made by hand you can delete there: [Delete].',
      ],
    },
    {
      title: 'I bought something. What about my name and phone?',
      text: [
        'Open the page of your order and tap [Erase my name, place and phone]. Without a tap we erase them 30 days after the order has ended.',
      ],
    },
    {
      title: 'What happens after 7 days',
      text: [
        'Your account, products, photos and statistics are deleted for good. The days that you paid for are lost.',
      ],
    },
  ],
};
