/** `★★★★☆`, said as "4 of 5 stars". */
export const Stars = ({ stars }: { stars: number }) => (
  <span role="img" aria-label={`${stars} of 5 stars`} className="font-bold">
    {'★'.repeat(stars)}
    {'☆'.repeat(5 - stars)}
  </span>
);
