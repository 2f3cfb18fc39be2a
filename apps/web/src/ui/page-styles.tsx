interface PageStylesProps {
  /** A name for it, once on a page. */
  of: string;
  css: string;
}

/** Rules of one page alone, in its head: the sheet that stands in every page is paid for by each first visit to a shop. */
export const PageStyles = ({ of, css }: PageStylesProps) => (
  <style href={of} precedence="page">
    {css}
  </style>
);

/** Those that came with the document: React writes the names of all in one element. */
const inDocument = import.meta.env.SSR ? '' : document.querySelector<HTMLElement>('style[data-href]')?.dataset.href;

/**
 * The `links` of a route whose `PageStyles` the server alone renders, so that they are not in the scripts, too: the router
 * loads the file, beside the page's data, where the app opens such a page.
 */
export const pageStyleLinks = (of: string, url: string) => () =>
  import.meta.env.SSR || inDocument?.includes(of) ? [] : [{ rel: 'stylesheet', href: url }];
