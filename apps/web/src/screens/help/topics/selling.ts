import type { Topic } from './topic.ts';

export const orders: Topic = {
  name: 'orders',
  title: 'Orders',
  lead: 'See what buyers order. Tell them with one tap where their order is.',
  otherWords:
    'order buyer customer confirm sent rider boda deliver packing list whatsapp message sold out stock back oda okutuma',
  steps: [
    'Open [Orders]. A new order comes by itself.',
    'The buyer writes to you on WhatsApp, too. Agree on the price and the place there.',
    'Tap [Confirm]. The buyer sees it at once.',
    'Tap [More], then [Rider’s message]: it has name, place and phone for your boda rider.',
    'When the goods leave, tap [Mark as sent]. When you have the money, tap [More] and [Mark as paid].',
    'When the buyer has the goods, tap [Mark as received].',
  ],
  picture: 'An order in the list, with the button “Confirm” marked.',
  questions: [
    {
      title: 'There is an order, and no message came',
      text: ['Then ignore it. It goes away after 3 days.'],
    },
    {
      title: 'I tapped the wrong button',
      text: ['Tap [Undo] in the message. Later, open the order: you can take it back for 10 minutes.'],
    },
    {
      title: 'A buyer wrote, and there is no order',
      text: ['Only what comes from the basket is an order. A question about one product comes to your WhatsApp only.'],
    },
    {
      title: 'Many orders on one day',
      text: ['Tap [Packing list]. It shows what to pack, and you can print it.'],
    },
    {
      title: 'Something is sold out',
      text: [
        'Open [Dashboard] and tap the switch [Available] of the product. Buyers can then tap [Tell me when it is back]: they write to you, and you see how many asked, and for which size.',
        'Tap the switch again when it is back. You get a text to send to those who asked.',
      ],
    },
    {
      title: 'What do the hints on the dashboard mean?',
      text: [
        'They come from your own numbers of the last 4 weeks. One tap leads to the place. [Not now] puts a hint off for 4 weeks.',
        '[Still there] says that you still have the product. Buyers do not see it.',
      ],
    },
    {
      title: 'What does delivery cost?',
      text: ['Open [Settings], then [Delivery areas and fees]. Buyers then see the full price before they write.'],
    },
  ],
};

export const deliveryCode: Topic = {
  name: 'delivery-code',
  title: 'The delivery code',
  lead: 'Four digits prove that the goods came to the buyer.',
  otherWords: 'code digits pin four number prove received rider wrong code koodi',
  steps: [
    'Only the buyer sees the code, on the page of the order.',
    'Let the buyer look at the goods first.',
    'The goods are right? The buyer reads the four digits to you, or to the rider.',
    'You sell: open [Orders] and tap [Mark as received] below this order.',
    'Type the four digits and tap [Received, with the code].',
  ],
  picture: 'The field for the four digits, with the button “Received, with the code” marked.',
  questions: [
    {
      title: 'I buy. Where is my code?',
      text: [
        'Open the link at the end of your WhatsApp message, or [My orders] in the menu of the shop. Use the phone with which you ordered.',
        'Never tell the code before you hold the goods.',
      ],
    },
    {
      title: 'The buyer has no code with them',
      text: [
        'Tap [Received without the code]. Such an order is not counted in “orders received”.',
        'You can type the code later: tap [Add the delivery code].',
      ],
    },
    {
      title: 'The code is wrong',
      text: [
        'Is it the right order? Compare the number of the order. After five wrong codes you wait an hour.',
        'After ten, only the buyer can prove it: with [I received it] on the page of the order.',
      ],
    },
  ],
};

export const paying: Topic = {
  name: 'paying',
  title: 'Paying for your plan',
  lead: 'You pay with mobile money, when you want. We never take money by ourselves.',
  otherWords: 'pay payment subscription subscribe renew premium expired mtn airtel momo pin trial free stop okusasula',
  steps: [
    'Open [Settings], then [Your plan]. Tap [Pay, and see your payments].',
    'Choose [For how long?].',
    'Choose the number that pays, or type it at [Mobile money number]. It can be the number of another person.',
    'Tap [Subscribe Now]. If your plan has run before, tap [Renew Now].',
    'A request comes to that phone. Type your PIN there. Never tell us your PIN.',
  ],
  picture: 'The plan: how long, which number, and the button “Subscribe Now” marked.',
  questions: [
    {
      title: 'What do I pay, and when?',
      text: [
        'Nothing while your free days last. After that you pay before each period. It does not renew by itself.',
        'Do you pay early? The days that you have left are kept.',
      ],
    },
    {
      title: 'I paid, and it does not show',
      text: [
        'Open [Subscription]. The state of your payment stands at the top. A late payment counts, too.',
        'Does nothing change for an hour? Write to support with the transaction number of your SMS.',
      ],
    },
    {
      title: 'I do not want to pay any more',
      text: ['Then do not pay. Your shop stays open for buyers. New videos are not added.'],
    },
  ],
};

export const bioLink: Topic = {
  name: 'bio-link',
  title: 'Your shop link on TikTok',
  lead: 'Put your link where buyers look: in your TikTok bio.',
  otherWords:
    'bio link profile website share copy qr code followers business account put linki status picture poster print contact vcard',
  steps: [
    'Open [Dashboard]. Tap [Your shop link on TikTok].',
    'Beside [Short link for your bio] tap [Copy].',
    'Open TikTok. Tap “Profile”, then “Edit profile”.',
    'Tap “Links” or “Website”. Paste your link and save.',
    'Open your profile and tap the link. Your shop opens.',
  ],
  picture: 'The short link on the dashboard, with the button “Copy” marked.',
  questions: [
    {
      title: 'I see no “Links” and no “Website”',
      text: [
        'TikTok gives them from about 1,000 followers, or with a business account. A business account is free.',
        'Until then, write your link on your videos and say it. People can type it.',
      ],
    },
    {
      title: 'Send the link in other ways',
      text: ['Tap [Share] at the top. There you can copy the link, send it on WhatsApp, and tap [Save QR code].'],
    },
    {
      title: 'A picture for my WhatsApp Status, and a poster',
      text: [
        'Tap [Share] at the top for your whole shop. For one product, open its menu on the dashboard and tap [Share this product].',
        'There is a picture with price, number and QR code, a text to forward, a poster to print, and words to say in your video.',
        'WhatsApp shows your Status only to people who saved your number. So send them your contact, too.',
      ],
    },
  ],
};
