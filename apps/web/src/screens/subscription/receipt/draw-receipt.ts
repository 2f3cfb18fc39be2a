import { productName } from '#web/lib/product-name.ts';

const [width, margin, headHeight, rowHeight] = [720, 48, 136, 92];
const font = (weight: number, px: number) => `${weight} ${px}px system-ui, sans-serif`;
/** Independent of the colour scheme: the picture goes to other phones. */
const colours = { ground: '#ffffff', brand: '#3a2eb0', ink: '#1b1815', muted: '#625a51', line: '#e2dcd3' };

/** The receipt as a picture; null if the phone cannot draw it. */
export function drawReceipt(lines: [name: string, value: string][]): HTMLCanvasElement | null {
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
