import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { productName } from '#web/lib/product-name.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showText } from '#web/ui/seller/toasts.tsx';

/** The receipt as a picture: shared, or saved, and always shown, because TikTok's browser does neither. */
export function ShareReceipt({ reference, lines }: { reference: string; lines: [name: string, value: string][] }) {
  const [shown, setShown] = useState<string | null>(null);
  const share = async () => {
    const canvas = drawReceipt(lines);
    const picture = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
    if (!picture) return showText('This browser cannot draw the picture. Take a screenshot of this page instead.');
    setShown(canvas.toDataURL('image/png'));
    const file = new File([picture], `receipt-${reference}.png`, { type: picture.type });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
    // Closing the list of apps is no failure.
    await navigator.share({ files: [file] }).catch(() => {});
  };
  return (
    <div className="no-print grid gap-3">
      <Button variant="brand" onClick={share}>
        <Share2 size={18} aria-hidden="true" />
        Share as a picture
      </Button>
      {shown && (
        <div className="grid gap-2">
          <p className="text-sm text-muted" role="status">
            Here is the picture. Press and hold it to send it or to save it.
          </p>
          <img className="panel w-full p-0" src={shown} alt={`Receipt ${reference}`} />
        </div>
      )}
    </div>
  );
}

const [width, margin, headHeight, rowHeight] = [720, 48, 136, 92];
const font = (weight: number, px: number) => `${weight} ${px}px system-ui, sans-serif`;
/** Independent of the colour scheme: the picture goes to other phones. */
const colours = { ground: '#ffffff', brand: '#3a2eb0', ink: '#1b1815', muted: '#625a51', line: '#e2dcd3' };

function drawReceipt(lines: [name: string, value: string][]): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height: headHeight + lines.length * rowHeight + margin });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const room = width - 2 * margin;
  const write = (text: string, top: number, style: { font: string; colour: string }) => {
    pen.font = style.font;
    pen.fillStyle = style.colour;
    // Longer texts are set narrower.
    pen.fillText(text, margin, top, room);
  };
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colours.brand;
  pen.fillRect(0, 0, width, headHeight - 32);
  write(`${productName} receipt`, 66, { font: font(700, 40), colour: colours.ground });
  for (const [index, [name, value]] of lines.entries()) {
    const top = headHeight + index * rowHeight;
    write(name, top + 26, { font: font(400, 24), colour: colours.muted });
    write(value, top + 62, { font: font(600, 32), colour: colours.ink });
    pen.fillStyle = colours.line;
    pen.fillRect(margin, top + rowHeight - 12, room, 2);
  }
  return canvas;
}
