/** Hands a file over to the phone, which keeps it among its downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers begin to read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
