import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { noneYet, type ProductCounter, productCounters, shopCounters, topProducts } from './counters.ts';

const mostBars = 10;

export function ProductBars({ data, counter }: { data: Analytics; counter: ProductCounter }) {
  const products = topProducts(data, counter, mostBars);
  const most = Math.max(1, ...products.map((product) => product[counter]));
  return (
    <section className="panel" aria-labelledby="by-product">
      <h2 id="by-product" className="mb-3 font-semibold">
        {shopCounters.names[counter]} by product
      </h2>
      {products.length === 0 ? (
        <p className="text-muted">{noneYet(counter)}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {products.map((product) => (
            <li key={product.video_id} className="grid grid-cols-1 gap-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate">
                  {product.number !== null && <span className="text-muted">{product.number} </span>}
                  {product.title}
                </span>
                <b className="flex-none">{shopCounters.format(counter, product[counter])}</b>
              </span>
              <span className="figure-bar">
                <span style={{ width: `${(product[counter] / most) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function ProductTable({ data }: { data: Analytics }) {
  const hidden = data.productCount - data.byProduct.length;
  return (
    <section aria-labelledby="by-product">
      <h2 id="by-product" className="mb-2 font-semibold">
        By product
      </h2>
      <CounterTable
        caption="Statistics by product"
        head="Product"
        columns={productCounters.map((counter) => shopCounters.names[counter])}
      >
        {data.byProduct.map((row) => (
          <tr key={row.video_id}>
            <th scope="row">
              {row.number !== null && <span className="text-muted">{row.number} </span>}
              {row.title}
            </th>
            {productCounters.map((counter) => (
              <td key={counter}>{shopCounters.format(counter, row[counter])}</td>
            ))}
          </tr>
        ))}
      </CounterTable>
      {hidden > 0 && (
        <p className="mt-2 text-sm text-muted">
          {hidden} more products have fewer chats. They are in the file with all statistics below.
        </p>
      )}
    </section>
  );
}
