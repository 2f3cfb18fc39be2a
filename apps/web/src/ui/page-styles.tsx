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
