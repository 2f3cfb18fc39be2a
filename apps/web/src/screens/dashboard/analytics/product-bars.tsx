import type { Analytics } from '@app/contracts/analytics';
import { formatFigure, noneYet, type ProductFigure, topProducts } from '#web/features/analytics/figures.ts';

const mostBars = 10;

/** The ten products with the most of a figure, as bars. */
export function ProductBars({ data, figure }: { data: Analytics; figure: ProductFigure }) {
  const products = topProducts(data, figure, mostBars);
  const most = Math.max(1, ...products.map((product) => product[figure]));
  if (products.length === 0) return <p className="text-muted">{noneYet(figure)}</p>;
  return (
    <ol className="grid grid-cols-1 gap-3">
      {products.map((product) => (
        <li key={product.video_id} className="grid grid-cols-1 gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">
              {product.number !== null && <span className="text-muted">{product.number} </span>}
              {product.title}
            </span>
            <b className="flex-none">{formatFigure(figure, product[figure])}</b>
          </span>
          <span className="figure-bar">
            <span style={{ width: `${(product[figure] / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
