import type { ShareKit as Kit } from '@app/contracts/catalog/share-kit/share-kit.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { SendText } from '#web/ui/seller/send-text.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';
import { CopyText } from './copy-text.tsx';
import { KitFiles } from './kit-file.tsx';
import { KitPicture } from './kit-picture.tsx';
import { type KitSubject, shareKitQuery } from './share-kit.api.ts';

/** All by which a shop or a product is shared: pictures, texts, posters and the contact. */
export function ShareKit({ subject }: { subject: KitSubject }) {
  const query = useQuery(shareKitQuery(subject));
  return (
    <Answer
      query={query}
      failed="Failed to load what you can share"
      loading={<Skeletons label="Loading what you can share" looks={['h-11', 'h-72', 'h-28']} className="grid gap-3" />}
    >
      {(kit) => <Parts subject={subject} kit={kit} />}
    </Answer>
  );
}

function Parts({ subject, kit }: { subject: KitSubject; kit: Kit }) {
  const [shape, setShape] = useState('status');
  const { version, forwardText, videoLine, saveNumber } = kit;
  const of = subject.product ? `number ${subject.product.number}` : 'your shop';
  const tab = (id: 'status' | 'square', label: string) => ({
    id,
    label,
    content: (
      <KitPicture
        key={version}
        subject={subject}
        shape={id}
        version={version}
        alt={`${label} of ${of}, as it is sent`}
      />
    ),
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Tabs
        label="Which picture"
        tabs={[tab('status', 'Status picture'), tab('square', 'Square picture')]}
        value={shape}
        onChange={setShape}
      />
      <Part title="Text to forward">
        <SendText text={forwardText}>
          <p className="kit-text">{forwardText}</p>
        </SendText>
      </Part>
      <Part title="Say it in your video">
        <CopyText text={videoLine} />
      </Part>
      <Part title="Poster with QR code, to print">
        <KitFiles
          subject={subject}
          version={version}
          files={[
            { file: 'poster-a5.pdf', type: 'application/pdf', label: 'A5, for a table' },
            { file: 'poster-a4.pdf', type: 'application/pdf', label: 'A4, for a wall' },
          ]}
        />
        {subject.product && <p className="text-sm text-muted">It shows the price without a discount.</p>}
      </Part>
      <Part title="Your contact">
        <p className="text-sm text-muted">WhatsApp shows your Status only to people who saved your number.</p>
        {saveNumber ? (
          <>
            <CopyText text={saveNumber} />
            <KitFiles
              subject={{ ...subject, product: null }}
              version={version}
              files={[{ file: 'contact.vcf', type: 'text/vcard', label: 'Contact to send' }]}
            />
          </>
        ) : (
          <ButtonLink to={paths.settingsOf('shop')}>Add your WhatsApp number first</ButtonLink>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Section title={title} level="h3" look="font-semibold" className="grid grid-cols-1 gap-2">
      {children}
    </Section>
  );
}
