import { connectWhileVisible } from '#web/features/live/connect-while-visible.ts';
import { openLiveSocket } from '#web/features/live/live-socket.ts';

/** Calls back when the shop tells of a change of one of these products. A hidden page hears nothing. */
export function followBasket(handle: string, concerns: (videoId: string) => boolean, onChange: () => void): () => void {
  const hear = (videoId: string) => concerns(videoId) && onChange();
  let isFirst = true;
  const live = openLiveSocket(location.origin, handle, {
    onNewProduct: ({ video_id }) => hear(video_id),
    onChanged: ({ video_id }) => hear(video_id),
    onRemoved: hear,
    onSubscribed() {
      // What was missed while the socket was lost.
      if (!isFirst) onChange();
      isFirst = false;
    },
    onTrouble() {},
    onGivenUp() {},
  });
  return connectWhileVisible(live);
}
