let sayTimer: ReturnType<typeof setTimeout>;

/** Shows a message in the one place for them (`toast.tsx`). */
export function say(text: string, durationMs = 5000): void {
  const place = document.getElementById('say');
  if (!place) return;
  place.textContent = text;
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => {
    if (place.textContent === text) place.textContent = '';
  }, durationMs);
}
