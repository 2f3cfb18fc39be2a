/** People paste their profile's address: `https://www.tiktok.com/@nakato?lang=en`. */
const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?tiktok\.com\/@?([^/?#\s]+).*$/i;

const handleMissing = 'Please enter a valid TikTok handle';

/** The handle in typed or pasted text, without `@` and spaces. The server decides whether it is valid. */
export function typedHandle(typed: string): string {
  return typed
    .trim()
    .replace(profileAddress, '$1')
    .replace(/^[@\s]+/, '')
    .trim()
    .toLowerCase();
}

/** What is wrong with a typed handle, in words that help to mend it; null when TikTok can be asked. */
export function handleProblem(typed: string): string | null {
  const handle = typedHandle(typed);
  if (handle === '') return handleMissing;
  if (/\s/.test(handle)) return `${handleMissing}: no spaces, like @nakato_styles.`;
  const strange = handle.match(/[^a-z0-9_.]/u)?.[0];
  if (strange) return `${handleMissing}: “${strange}” cannot be in it. It has letters, numbers, dots and _ only.`;
  if (handle.length < 2 || handle.length > 24) return `${handleMissing}: it has 2 to 24 letters and numbers.`;
  return null;
}
