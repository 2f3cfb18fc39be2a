/** As the app's own pages wait (use-settled.ts). */
const settlesMs = 600;

/** Takes no taps for a moment: the second half of a double tap was not meant for what has come under the finger. */
export function settle({ style }: HTMLElement, then?: () => void): void {
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
    then?.();
  }, settlesMs);
}
