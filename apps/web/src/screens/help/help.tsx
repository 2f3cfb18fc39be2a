import { pageReaderContext } from '@app/web/page-context';
import { data } from 'react-router';
import { noindex, shareHead } from '#web/features/sharing/share-head.ts';
import { TextPage } from '#web/features/site/text-page.tsx';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { PageStyles } from '#web/ui/page-styles.tsx';
import type { Route } from './+types/help.ts';
import styles from './help.css?inline';
import { HelpList } from './help-list.tsx';
import { pictureHeight, pictureWidth } from './picture-size.ts';
import { pictureUrls } from './pictures.ts';
import { maxHelpSearchLength, searchTopics, shortOf } from './search-topics.ts';
import { AllHelp, TopicText } from './topic-text.tsx';
import { allTopics, findTopic } from './topics/all-topics.ts';

/** The texts and their search stay on the server: a visitor gets the page that is read, or what was found. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(pageReaderContext);
  if (params.topic === undefined) return listOf(request.url, publicOrigin);
  const topic = findTopic(params.topic);
  if (!topic) return data({ kind: 'missing' } as const, 404);
  const { name, title, lead, steps, questions, picture } = topic;
  const image = { src: pictureUrls[name], alt: picture, width: pictureWidth, height: pictureHeight };
  return { kind: 'topic', title, lead, steps, questions, image, url: publicOrigin + paths.helpOn(name) } as const;
}

function listOf(address: string, publicOrigin: string) {
  const search = new URL(address).searchParams.get('search')?.trim().slice(0, maxHelpSearchLength) ?? '';
  return {
    kind: 'list',
    search,
    maxLength: maxHelpSearchLength,
    topics: search === '' ? allTopics.map(shortOf) : searchTopics(search),
    url: publicOrigin + paths.help,
  } as const;
}

const listLead = 'Ten short pages with pictures, for buyers and sellers.';

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page || page.kind === 'missing') return [{ title: 'Help' }, noindex];
  const isList = page.kind === 'list';
  return shareHead({
    title: isList ? `Help · ${productName}` : `${page.title} · Help · ${productName}`,
    description: isList ? listLead : page.lead,
    url: page.url,
    noindex: isList && page.search !== '',
  });
}

const back = { to: paths.help, label: 'All help' };

export default function HelpScreen({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'missing')
    return (
      <TextPage title="There is no such page" lead="The page is gone, or the link is wrong." back={back}>
        <AllHelp />
      </TextPage>
    );
  const isList = page.kind === 'list';
  return (
    <TextPage
      title={isList ? 'Help' : page.title}
      lead={isList ? listLead : page.lead}
      back={isList ? undefined : back}
    >
      <PageStyles of="help" css={styles} />
      {isList ? <HelpList {...page} /> : <TopicText {...page} />}
    </TextPage>
  );
}
