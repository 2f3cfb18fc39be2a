import type { ShareKit as Kit } from '@app/contracts/catalog/share-kit/share-kit.schemas';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
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
      loading={<Skeletons label="Loading what you can share" looks={['h-16', 'h-16', 'h-16']} className="grid gap-3" />}
    >
      {(kit) => <Parts subject={subject} kit={kit} />}
    </Answer>
  );
}

function Parts({ subject, kit }: { subject: KitSubject; kit: Kit }) {
  const { version, forwardText, videoLine, saveNumber } = kit;
  const pictures = <Pictures subject={subject} version={version} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A shop is shared by its link, which stands above; a product by its picture. */}
      {subject.product && pictures}
      <div className="section-rows">
        {!subject.product && (
          <Part title="Picture to post" about="On your WhatsApp Status, TikTok or Instagram">
            {pictures}
          </Part>
        )}
        <Part title="Message to forward" about="For chats and groups">
          <SendText text={forwardText}>
            <p className="kit-text">{forwardText}</p>
          </SendText>
        </Part>
        <Part title="Say it in your video" about="So that viewers find the product">
          <CopyText text={videoLine} />
        </Part>
        <Part title="Poster to print" about="With the QR code, for your stall">
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
        <Part title="Ask buyers to save your number" about="WhatsApp shows your Status only to people who saved it">
          {saveNumber ? (
            <>
              <CopyText text={saveNumber} />
              <KitFiles
                subject={{ ...subject, product: null }}
                version={version}
                files={[{ file: 'contact.vcf', type: 'text/vcard', label: 'Your number as a contact' }]}
              />
            </>
          ) : (
            <ButtonLink to={paths.settingsOf('shop')}>Add your WhatsApp number first</ButtonLink>
          )}
        </Part>
      </div>
    </div>
  );
}

function Pictures({ subject, version }: { subject: KitSubject; version: string }) {
  const [shape, setShape] = useState('status');
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
    <Tabs
      label="Which picture"
      tabs={[tab('status', 'Status picture'), tab('square', 'Square picture')]}
      value={shape}
      onChange={setShape}
    />
  );
}

/** A further way to share. What is in it comes with the first opening: pictures cost data. */
function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  const [hasOpened, setOpened] = useState(false);
  return (
    <section className="section-row" aria-labelledby={id}>
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary>
          <span className="min-w-0 flex-1">
            <h3 id={id} className="font-semibold">
              {title}
            </h3>
            <span className="block text-sm text-muted">{about}</span>
          </span>
          <ChevronDown size={20} className="flex-none text-muted" aria-hidden="true" />
        </summary>
        <div className="grid grid-cols-1 gap-2 px-4 pb-4">{hasOpened && children}</div>
      </details>
    </section>
  );
}
