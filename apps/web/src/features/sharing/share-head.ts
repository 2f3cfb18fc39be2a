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
  imageAlt?: string;
  /** Keep the page out of search engines; links on it may still be followed. */
  noindex?: boolean;
  jsonLd?: object;
}

const maxDescriptionLength = 160;

/**
 * The head of a page that people share. WhatsApp and Facebook read it without running scripts, want `og:` tags that are
 * not empty and the picture's size for the first preview.
 */
export function shareHead(head: ShareHead): MetaDescriptor[] {
  const description = shorten(head.description);
  const tags: MetaDescriptor[] = [
    { title: head.title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: head.url },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: head.url },
    { name: 'twitter:card', content: head.imageUrl ? 'summary_large_image' : 'summary' },
  ];
  if (head.imageUrl)
    tags.push(
      { property: 'og:image', content: head.imageUrl },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: head.imageAlt ?? head.title },
    );
  if (head.noindex) tags.push(noindex);
  if (head.jsonLd) tags.push({ 'script:ld+json': head.jsonLd } as MetaDescriptor);
  return tags;
}

export const noindex: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };

const shorten = (text: string) => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > maxDescriptionLength
    ? `${characters.slice(0, maxDescriptionLength - 1).join('')}…`
    : characters.join('');
};
