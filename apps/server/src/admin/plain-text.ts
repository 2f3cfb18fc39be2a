/** Characters that nobody sees, some of which turn text around; line ends and the joiners of emoji stay. */
const hidden = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** What a person wrote, as plain text in a few lines; null when nothing is left. */
export function plainWords(text: string): string | null {
  const words = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(hidden, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return words === '' ? null : words;
}
