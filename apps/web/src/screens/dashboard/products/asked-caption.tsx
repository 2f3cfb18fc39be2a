import type { CaptionPiece } from '@app/contracts/owner-products.schemas';

/** The caption of a question; each marked word says what was read from it. */
export function AskedCaption({ pieces }: { pieces: CaptionPiece[] }) {
  return (
    <blockquote className="asked-caption">
      {pieces.map(({ text, as }, at) => {
        const key = `${at}`;
        if (as === null) return <span key={key}>{shortened(text, at === 0, at === pieces.length - 1)}</span>;
        return (
          <mark key={key}>
            {text}
            <small>{`\u00a0${as}`}</small>
          </mark>
        );
      })}
    </blockquote>
  );
}

const keptLetters = 60;

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const letters = [...text];
  if (letters.length <= keptLetters * 2 + 20) return text;
  const head =
    isFirst && !isLast
      ? ''
      : letters
          .slice(0, keptLetters)
          .join('')
          .replace(/\s*\S*$/, '');
  const tail = isLast
    ? ''
    : letters
        .slice(-keptLetters)
        .join('')
        .replace(/^\S*\s*/, '');
  return `${head} … ${tail}`;
}
