/** What the database holds, why and for how long. Add a line with each table of personal data. */
interface KeptItem {
  what: string;
  why: string;
  until: string;
}

export const keptOfSellers: KeptItem[] = [
  {
    what: 'Your TikTok handle, name, profile photo, follower count, verified tick and account number',
    why: 'They are public on TikTok, and your shop page shows them. We copy the photo, because TikTok’s own links stop working within hours.',
    until: 'until you delete your account.',
  },
  {
    what: 'Your public TikTok posts: pictures, posting date, and what we read from the caption',
    why: 'A post with #TRACK, or one whose link you paste, becomes a product. For other posts we keep only the number and a fingerprint of the text, so that we do not open them again.',
    until: 'until you delete your account. We delete a shop’s pictures with it.',
  },
  {
    what: 'The caption of a post, while we ask you about it',
    why: 'When we are not sure of a price or a title, we show you the words that we read it from. Nobody else sees them.',
    until: 'until you answer, hide the product, or the post or its caption goes.',
  },
  {
    what: 'What you write and upload: titles, prices, descriptions, tags, sizes, photos, sales you mark',
    why: 'They make your shop and your statistics. We remove location data (GPS) from photos you upload.',
    until: 'until you delete them or your account. A photo that no product uses is deleted after a day.',
  },
  {
    what: 'Your password, as an Argon2id hash',
    why: 'So that only you can sign in. Nobody can read your password, not even us.',
    until: 'until you change it or delete your account.',
  },
  {
    what: 'Your WhatsApp number',
    why: 'Buyers message you on it, so everyone can see it in your shop. It is your choice. Without it buyers can only share your product. They can tap it to call you or send an SMS only if you allow that in your settings.',
    until: 'until you change or remove it.',
  },
  {
    what: 'The phone number you sign in with, if you use one',
    why: 'To send you a code by SMS, and a reminder before the time that you paid for ends. You can switch reminders off in your settings. We do not show it to anyone. Codes are kept as hashes and stop working after 5 minutes.',
    until:
      'until you delete your account. We delete a phone sign-up that was not finished after 24 hours. For a short time we count how many codes a number asked for, under a keyed hash of the number.',
  },
  {
    what: 'Your TikTok connection, if you continue with TikTok: TikTok’s name of you for this service, what you allowed, when, and the keys to it, encrypted',
    why: 'So that you sign in with one tap, and to read your profile, your public videos and how many there are. We cannot post, and see nothing that is private. TikTok learns that you use this service.',
    until:
      'the keys until you disconnect here or on TikTok; all of it until you disconnect in your settings or delete your account, and then we end it at TikTok, too. A sign-in that you do not finish is deleted within 2 hours.',
  },
  {
    what: 'How far we have read your older posts, and how our looks at your TikTok went',
    why: 'So that we go on where we stopped, read nothing twice, and you see how far it is.',
    until:
      'the looks for 30 days. How far we are until you delete your account, or your shop gets the posts of another TikTok account.',
  },
  {
    what: 'When we paid a service (Apify) to read your public TikTok posts, how many posts that were and what it cost us',
    why: 'So that your shop stays up to date when TikTok does not answer us, has your older posts when you have not connected TikTok, and nothing is paid for twice.',
    until: '90 days. After you delete your account it no longer says whose posts they were.',
  },
  {
    what: 'Your sessions: when they began, when they were last used, and the browser in words (“Chrome on Android”)',
    why: 'So that you can see where you are signed in and end it. Keys that keep you signed in are stored as hashes only.',
    until: 'up to 30 days after the last use. Each ends 180 days after you signed in, at the latest.',
  },
  {
    what: 'Your trial, your paid months and your payments: amount, day, reference',
    why: 'To know what you have paid for, and because the law on accounts and tax requires records.',
    until:
      'as long as the law requires. After you delete your account the payment stays on record with its amount and reference, without your name and number.',
  },
  {
    what: 'Payments by mobile money: the number that was asked to pay, its network, and what the provider answered',
    why: 'To send the request to the right phone, to know what became of it, and to put it right when an answer is lost. The provider of the payment gets number, amount and reference.',
    until:
      'the number until you delete your account, the provider’s answers for 30 days. When you ask for deletion, a request that still waits on a phone counts as cancelled.',
  },
  {
    what: 'Reminders that we sent by SMS: for which paid period, when, and whether they went out',
    why: 'So that none is sent twice. The number and the text are not in this list.',
    until: 'until 90 days after that period, or until you delete your account.',
  },
  {
    what: 'Our answers to what you last sent, encrypted',
    why: 'When a bad network loses an answer, your phone asks again and gets the same one, so that nothing happens twice.',
    until: '24 hours.',
  },
  {
    what: 'After you delete your account: whether its shop was suspended, since when and our message, and that you have had a free trial',
    why: 'So that deleting an account neither ends a suspension nor brings another trial. We keep keyed hashes of your TikTok handle and TikTok account number for it. They cannot be turned back without our key; a new shop of the same TikTok matches them.',
    until: 'a suspension until we lift it, a used trial for 12 months.',
  },
  {
    what: 'Changes to your account: confirmed, taken over, password changed, number changed',
    why: 'So that you, and we, can find out later who did what.',
    until: 'until you delete your account.',
  },
];

export const keptOfVisitors: KeptItem[] = [
  {
    what: 'When somebody opens a shop or product, or taps WhatsApp or TikTok',
    why: 'Sellers see how many, never who. To count each person once, we keep a keyed hash of the network address and browser. Nobody can turn it back without our key.',
    until: 'the hash for one day. The bare counts stay.',
  },
  {
    what: 'If you report a shop or a product: which one, the reason, and what you write',
    why: 'So that we can look at it. The seller does not see it, and we do not ask who you are. So that nobody reports the same thing over and over, we keep a keyed hash of the network address and browser.',
    until:
      'the report until the shop is deleted; if the shop was suspended, an open one until 30 days after we have decided. The hash for one day.',
  },
  {
    what: 'If you say that a handle is yours: the handle and the code for its bio',
    why: 'To look for the code in the bio. The person who puts it there gets the shop.',
    until: 'up to 8 hours. The code works for 6.',
  },
  {
    what: 'Counters against abuse, under a keyed hash of the network address',
    why: 'To slow down people who try many passwords or many sign-ups.',
    until: 'at most a day.',
  },
  {
    what: 'The products you looked at last',
    why: 'To show them to you again. The list stays in your own browser; we do not get it.',
    until: 'until you tap “Clear”, or clear your browser’s data.',
  },
];
