/** Is something typed in the focused field? Then nothing may take the focus from it. */
export function isTyping(): boolean {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return isField && focused.matches(':read-write') && focused.value !== '';
}
