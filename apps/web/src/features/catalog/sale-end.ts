/** Nearly what a timer can wait. */
const maxWaitMs = 2e9;
/** All open pages of a shop would ask in one second, and a clock may be a little behind. */
const spreadMs = 4e3;
const typingMs = 1e4;

/**
 * Does the work when a discount ends. Without one it reads the document again, since all that it says of prices is right
 * then; not while a field is in use.
 */
export function atSaleEnd(instant: string | null, work?: () => void): () => void {
  const waitMs = Date.parse(instant as string) - Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    if (work) work();
    else if (document.querySelector('input:focus,textarea:focus')) timer = setTimeout(end, typingMs);
    else location.reload();
  };
  if (waitMs > 0 && waitMs < maxWaitMs) timer = setTimeout(end, waitMs + spreadMs * Math.random());
  return () => clearTimeout(timer);
}
