import stylesheet from './styles.css?inline';

/** The style sheet that stands in every page. The browser has it in the document, so it is not in the scripts. */
export const pageSheet = import.meta.env.SSR
  ? inLatin1(withoutVariables(stylesheet))
  : (document.querySelector('style:not([data-href])')?.textContent ?? '');

/**
 * Tailwind's utilities for a line's height, a weight and a border tell each other by variables what they do. Ours are not
 * combined; what declares the variables, twice, would be 0.2 kB of each first visit.
 */
function withoutVariables(css: string): string {
  return css
    .replace(/@property --tw-(?:leading|font-weight|border-style)\{[^}]*\}/g, '')
    .replace(/--tw-(?:leading|font-weight|border-style):[^;}]*;?/g, '')
    .replaceAll('var(--tw-border-style)', 'solid')
    .replace(/@layer properties\{[^{}]*\{(?:[^{}]*\{\})*\}\}/, '');
}

/** With CSS escapes, joined from single characters: one character beyond Latin-1 doubles a page in memory. */
function inLatin1(css: string): string {
  return Array.from(css, (sign) => (sign > '\xff' ? `\\${sign.codePointAt(0)?.toString(16)} ` : sign)).join('');
}
