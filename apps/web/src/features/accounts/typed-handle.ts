/** People paste their profile's address: `https://www.tiktok.com/@nakato?lang=en`. */
const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?tiktok\.com\/@?([^/?#\s]+).*$/i;

export const handleMissing = 'Please enter a valid TikTok handle';

/** The handle in typed or pasted text, without `@` and spaces. The server decides whether it is valid. */
export function typedHandle(typed: string): string {
  return typed
    .trim()
    .replace(profileAddress, '$1')
    .replace(/^[@\s]+/, '')
    .trim()
    .toLowerCase();
}
