/** Somebody pastes the address of their profile: `https://www.tiktok.com/@nakato?lang=en`. */
const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?tiktok\.com\/@?([^/?#\s]+).*$/i;

export const handleMissing = 'Please enter a valid TikTok handle';

/**
 * The handle in what was typed or pasted, without leading `@` and spaces; empty when nothing is left. Whether it can be
 * one the server says.
 */
export function typedHandle(typed: string): string {
  return typed
    .trim()
    .replace(profileAddress, '$1')
    .replace(/^[@\s]+/, '')
    .trim()
    .toLowerCase();
}
