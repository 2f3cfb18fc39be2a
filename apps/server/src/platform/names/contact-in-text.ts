/** A number of Uganda however it is parted, the start of a link, or another shop's handle; "@40k" is a price. */
const contact =
  /(?:\+?256|0)[\W_]*[37](?:[\W_]*\d){8}|:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:me|ly|ee|gl|gd|to)\/|\b[a-z0-9-]+\.(?:com|ug|net|org|link)\b|@[a-z_][a-z0-9_.]+/iu;

/** Does a clean text lead elsewhere? Digits of other forms are read as plain ones. */
export const namesContact = (text: string): boolean => contact.test(text.normalize('NFKC'));

export const contactRefused = 'Please leave out phone numbers, links and handles.';
