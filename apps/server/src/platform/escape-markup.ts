const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, XML and Pango markup show it, also inside attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');
}
