import { saveFile } from '#web/lib/browser/save-file.ts';

/** Does the phone's own sheet take files? TikTok's browser has none; Chrome's takes no contacts. */
export function takesFile(name: string, type: string): boolean {
  return navigator.canShare?.({ files: [new File(['x'], name, { type })] }) ?? false;
}

/** What came of it, in words; empty where the phone has shown it. */
export async function giveFile(file: File, way: 'share' | 'download'): Promise<string> {
  if (way === 'download' || !takesFile(file.name, file.type)) {
    saveFile(file, file.name);
    return 'Saved. You find it in your downloads.';
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // It came too long after the tap.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'It is ready. Tap Share again.';
    // Closing the sheet is no failure.
  }
  return '';
}

/** As an address that the page's policy lets stand in an image, which a blob's own is not. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
