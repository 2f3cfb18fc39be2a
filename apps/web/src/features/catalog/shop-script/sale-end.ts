/**
 * Does the work when a discount ends. Without one it reads the document again, since all that it says of prices is right
 * then; not while a field is in use. Looks at the clock every few seconds, because a timer stands still while a phone
 * sleeps; spread, because all open pages of a shop would ask in one second.
 */
export function atSaleEnd(instant: string | null | undefined, work?: () => void): () => void {
  const endsAtMs = Date.parse(instant as string);
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (Date.now() < endsAtMs || (!work && document.querySelector('input:focus,textarea:focus')))
      timer = setTimeout(look, 4e3 * Math.random());
    else if (work) work();
    else location.reload();
  };
  if (Date.now() < endsAtMs) look();
  return () => clearTimeout(timer);
}
