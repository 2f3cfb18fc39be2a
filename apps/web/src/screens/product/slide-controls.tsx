import { type RefObject, useEffect } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface SlideControlsProps {
  slides: RefObject<HTMLElement | null>;
  shown: number;
  onShown: (index: number) => void;
}

export default function SlideControls({ slides, shown, onShown }: SlideControlsProps) {
  useEffect(() => {
    const section = slides.current;
    const list = section?.querySelector('ul');
    if (!section || !list) return;
    const readPlace = () => onShown(Math.round(list.scrollLeft / (stepOf(list) || 1)));
    const followTap = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.zoom-in')) return;
      const dot = target.closest('.dots a');
      const picture = target.closest('li');
      if (dot) event.preventDefault();
      if (dot) show(list, indexOf(dot));
      else if (picture) show(list, indexOf(picture) + 1);
    };
    readPlace();
    list.addEventListener('scroll', readPlace, { passive: true });
    section.addEventListener('click', followTap);
    return () => {
      list.removeEventListener('scroll', readPlace);
      section.removeEventListener('click', followTap);
    };
  }, [slides, onShown]);

  const step = (by: number) => {
    const list = slides.current?.querySelector('ul');
    if (list) show(list, shown + by);
  };
  const look = 'button button-quiet button-round absolute top-1/2 -mt-11';
  return (
    <>
      <button type="button" className={`${look} left-2`} aria-label="Previous picture" onClick={() => step(-1)}>
        <Icon name="back" />
      </button>
      <button type="button" className={`${look} right-2`} aria-label="Next picture" onClick={() => step(1)}>
        <Icon name="forward" />
      </button>
    </>
  );
}

const indexOf = (element: Element): number => [...(element.parentElement?.children ?? [])].indexOf(element);

/** From one picture to the next: a picture leaves an edge of the next one in sight. */
const stepOf = ({ children: [first, second] }: Element): number =>
  second && first ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;

/** Wraps around. */
function show(list: Element, index: number): void {
  const count = list.children.length;
  list.scrollTo({ left: ((index + count) % count) * stepOf(list) });
}
