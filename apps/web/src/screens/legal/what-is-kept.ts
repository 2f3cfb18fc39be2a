/**
 * What the database holds of whom, why and for how long. It follows the migrations: whoever adds a table with people's
 * data adds a line.
 */
interface KeptItem {
  what: string;
  why: string;
  until: string;
}

export const keptOfSellers: KeptItem[] = [
  {
    what: 'Your TikTok handle, name, profile photo, follower count, verified tick and account number',
    why: 'They are public on TikTok and make your shop page. We copy the photo, because TikTok’s own links die within hours.',
    until: 'until you delete your account.',
  },
  {
    what: 'Your posts that TikTok shows to everybody: caption, pictures, posting date',
    why: 'A post with #TRACK, or one whose link you paste, becomes a product. Of other posts we keep only the number and a fingerprint of the text, so that we do not open them again.',
    until: 'until you delete your account. Pictures of a deleted shop go with it.',
  },
  {
    what: 'What you write and upload: titles, prices, tags, sizes, photos, sales you mark',
    why: 'They are your shop and your figures. Place data (GPS) is removed from uploaded photos.',
    until: 'until you delete them or your account. An uploaded photo that no product uses goes after a day.',
  },
  {
    what: 'Your password, as an Argon2id hash',
    why: 'To let only you in. Nobody can read the password back, not even we.',
    until: 'until you change it or delete your account.',
  },
  {
    what: 'Your WhatsApp number',
    why: 'Buyers write to it, so it stands on your shop for everybody to see. It is your choice: without it buyers can only share your product.',
    until: 'until you change or remove it.',
  },
  {
    what: 'The phone number you sign in with, if you use one',
    why: 'To send you a code by SMS. It is not shown to anybody. Codes are kept as hashes and end after 5 minutes.',
    until:
      'until you delete your account. A phone sign-up that was not finished lapses after 24 hours. How many codes a number asked for is counted under a keyed hash of the number, for a short time.',
  },
  {
    what: 'Your sessions: when they began, when they were last used, and the browser in words (“Chrome on Android”)',
    why: 'So that you can see where you are signed in and end it. Keys that keep you signed in are stored as hashes only.',
    until: 'up to 30 days after the last use. Each ends 180 days after you signed in, at the latest.',
  },
  {
    what: 'Your trial, your paid months and your payments: amount, day, reference',
    why: 'To know what you have paid for, and because the law on accounts and tax asks for records.',
    until:
      'as long as the law asks for. After you delete your account the payment stays on record with its amount and reference, without your name and number.',
  },
  {
    what: 'The answers to what you sent last, encrypted',
    why: 'When a bad network loses an answer, your phone asks again and gets the same one, so that nothing happens twice.',
    until: '24 hours.',
  },
  {
    what: 'What happened to your account: confirmed, taken over, password changed, number changed',
    why: 'So that you, and we, can find out later who did what.',
    until: 'until you delete your account.',
  },
];

export const keptOfVisitors: KeptItem[] = [
  {
    what: 'That somebody opened a shop or product, or tapped WhatsApp or TikTok',
    why: 'Sellers see how many, never who. To count one person once we keep a keyed hash of network address and browser. It cannot be turned back into them without our key.',
    until: 'the hash for one day. The bare counts stay.',
  },
  {
    what: 'If you report a shop or a product: which one, the reason, and what you write',
    why: 'So that we can look at it. The seller does not see it, and nothing says who reported. So that nobody reports the same thing over and over, we keep a keyed hash of network address and browser.',
    until: 'the report until the shop is deleted, the hash for one day.',
  },
  {
    what: 'If you say that a handle is yours: the handle and the code for its bio',
    why: 'To look for the code in the bio. Whoever brings it there gets the shop.',
    until: 'up to 8 hours; the code itself is good for 6.',
  },
  {
    what: 'Counters against abuse, under a keyed hash of the network address',
    why: 'To slow down people who try many passwords or many sign-ups.',
    until: 'until their time is over, a day at most.',
  },
  {
    what: 'The products you looked at last',
    why: 'To show them to you again. The list stays in your own browser; we do not get it.',
    until: 'until you tap “Clear”, or clear your browser’s data.',
  },
];
