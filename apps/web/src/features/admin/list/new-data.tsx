import { Button } from '#web/ui/seller/button.tsx';

/** Shows the newer page that waits. */
export function NewData({ isNewer, show }: { isNewer: boolean; show: () => void }) {
  return (
    isNewer && (
      <Button variant="brand" onClick={show}>
        New data
      </Button>
    )
  );
}
