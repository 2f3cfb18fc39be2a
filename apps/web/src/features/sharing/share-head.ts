import type { Picture } from '@app/contracts/catalog.schemas';
import { largestJpegUrl } from '@app/contracts/picture-files';
import type { MetaDescriptor } from 'react-router';
import { productName } from '#web/lib/product-name.ts';

interface ShareHead {
  title: string;
  description: string;
  /** The page's one address, absolute. */
  url: string;
  type?: 'website' | 'product' | 'profile';
  /** 1200 x 630 JPEG, absolute. */
  imageUrl?: string | null;
  /** What is shown until that one is drawn: a product's own picture. */
  picture?: Picture | null | undefined;
  imageAlt?: string;
  /** Keep the page out of search engines; links on it may still be followed. */
  noindex?: boolean;
  /**
   * Only search engines read it, in the HTML: `readByNobody` in the browser, where the block that came stays as it is, so
   * that visitors need not load how it is made.
   */
  jsonLd?: object;
}

const maxDescriptionLength = 160;

/**
 * The head of a page that people share. WhatsApp and Facebook read it without running scripts, want `og:` tags that are
 * not empty and the picture's size for the first preview.
 */
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

export const readByNobody = {};

export const noindex: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };

/** Three dots: one character beyond Latin-1 doubles what the text of a page takes until it is sent. */
const cut = '...';

const shorten = (text: string) => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > maxDescriptionLength
    ? `${characters.slice(0, maxDescriptionLength - cut.length).join('')}${cut}`
    : characters.join('');
};
