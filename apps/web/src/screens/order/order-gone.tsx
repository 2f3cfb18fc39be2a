import { goneTitle, goneWords, noOrderTitle, noOrderWords } from '#web/features/orders/order.messages.ts';
import { paths } from '#web/paths.ts';
import { CenteredPage } from '#web/ui/centered-page.tsx';

export function OrderGone({ wasThere }: { wasThere: boolean }) {
  return (
    <CenteredPage>
      <h1 className="text-xl leading-tight font-bold">{wasThere ? goneTitle : noOrderTitle}</h1>
      <p className="max-w-sm text-muted">{wasThere ? goneWords : noOrderWords}</p>
      <a className="button button-brand" href={paths.myOrders}>
        My orders
      </a>
    </CenteredPage>
  );
}
