import { connectWhileVisible } from '#web/features/live/connect-while-visible.ts';
import { openLiveSocket } from '#web/features/live/live-socket.ts';

/** Calls back when the shop tells of a change of one of these products. A hidden page hears nothing. */
export function followBasket(handle: string, concerns: (videoId: string) => boolean, onChange: () => void): () => void {
  const hear = (videoId: string) => concerns(videoId) && onChange();
  let mayHaveMissed = document.hidden;
  const live = openLiveSocket(location.origin, handle, {
    onNewProduct: ({ video_id }) => hear(video_id),
    onChanged: ({ video_id }) => hear(video_id),
    onRemoved: hear,
    onSubscribed() {
      // While the page was hidden, or the socket lost.
      if (mayHaveMissed) onChange();
      mayHaveMissed = true;
    },
    onTrouble() {},
    onGivenUp() {},
  });
  return connectWhileVisible(live);
}
