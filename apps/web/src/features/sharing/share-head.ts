import type { Picture } from '@app/contracts/catalog/catalog.schemas';
import { largestJpegUrl } from '@app/contracts/catalog/picture-files';
import type { MetaDescriptor } from 'react-router';
import { productName } from '#web/lib/product-name.ts';

interface ShareHead {
  title: string;
  description: string;
  url: string;
  type?: 'website' | 'product' | 'profile';
  /** 1200 x 630 JPEG, absolute. */
  imageUrl?: string | null;
  /** A product's own picture, until that one is drawn. */
  picture?: Picture | null | undefined;
  imageAlt?: string;
  /** Keep the page out of search engines; its links may be followed. */
  noindex?: boolean;
  /** Only search engines read it, in the HTML; in the browser `noJsonLd` spares visitors its code. */
  jsonLd?: object;
}

const maxDescriptionLength = 160;

/** The head of a shared page. WhatsApp and Facebook run no scripts and want non-empty `og:` tags. */
export function shareHead(head: ShareHead): MetaDescriptor[] {
  const description = shorten(head.description);
  const { imageUrl, picture } = head;
  const image = imageUrl || (picture && new URL(largestJpegUrl(picture), head.url).href);
  const tags: MetaDescriptor[] = [
    { title: head.title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: head.url },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: head.url },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (image)
    tags.push(
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: head.imageAlt ?? head.title },
    );
  if (imageUrl)
    tags.push({ property: 'og:image:width', content: '1200' }, { property: 'og:image:height', content: '630' });
  if (head.noindex) tags.push(noindex);
  if (head.jsonLd) tags.push({ 'script:ld+json': head.jsonLd } as MetaDescriptor);
  return tags;
}

export const noJsonLd = {};

export const noindex: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };

/** Three dots: one character beyond Latin-1 doubles the size of a page in memory. */
const cut = '...';

const shorten = (text: string) => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > maxDescriptionLength
    ? `${characters.slice(0, maxDescriptionLength - cut.length).join('')}${cut}`
    : characters.join('');
};
