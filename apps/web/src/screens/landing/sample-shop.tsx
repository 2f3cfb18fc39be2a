import { ProductSizes } from '#web/features/catalog/product-card.tsx';
import { formatCount } from '#web/lib/formatting/format.ts';
import { Price } from '#web/ui/price.tsx';
import { SamplePicture, type SamplePictureName } from './sample-pictures.tsx';

interface Sample {
  number: number;
  title: string;
  price: number;
  oldPrice: number | null;
  sizes: string[];
  views: number;
  picture: SamplePictureName;
}

const samples: Sample[] = [
  {
    number: 14,
    title: 'Ankara maxi dress',
    price: 85_000,
    oldPrice: 110_000,
    sizes: ['S', 'M', 'L'],
    views: 1240,
    picture: 'dress',
  },
  {
    number: 13,
    title: 'White sneakers',
    price: 120_000,
    oldPrice: null,
    sizes: ['40', '41', '42'],
    views: 856,
    picture: 'sneaker',
  },
  {
    number: 12,
    title: 'Brown leather handbag',
    price: 65_000,
    oldPrice: null,
    sizes: [],
    views: 2310,
    picture: 'handbag',
  },
  { number: 11, title: 'Gold watch', price: 45_000, oldPrice: 60_000, sizes: [], views: 15_300, picture: 'watch' },
];

export const sampleShopId = 'example';

export function SampleShop() {
  return (
    <section id={sampleShopId} className="sample-shop bg-surface" aria-labelledby="sample">
      <div className="part wrap">
        <p className="badge">Example</p>
        <h2 id="sample" className="mt-3 text-xl leading-tight font-bold">
          This is how your shop looks
        </h2>
        <p className="mt-2 text-muted">
          Every card has a number, so a buyer can say: "I want number 14." Products and figures here are made up.
        </p>
        <ul className="grid-cards mt-6">
          {samples.map((sample) => (
            <li key={sample.number}>
              <SampleCard {...sample} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SampleCard({ number, title, price, oldPrice, sizes, views, picture }: Sample) {
  return (
    <article>
      <span className="frame">
        <SamplePicture name={picture} />
        <span className="number">No. {number}</span>
      </span>
      <Price price={price} oldPrice={oldPrice} />
      <h3>{title}</h3>
      <p className="text-sm text-muted">{formatCount(views)} views</p>
      <ProductSizes sizes={sizes} />
    </article>
  );
}
