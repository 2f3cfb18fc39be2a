import type { User } from '@app/contracts/accounts/accounts.schemas';
import { askForDeletion } from '@app/contracts/accounts/settings.endpoints';
import { useState } from 'react';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { formatDay } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { ConfirmWithProof } from './confirm-with-proof.tsx';
import { type ProofValue, type ProofWays, proofBody } from './owner-proof.tsx';

export function DeleteAccount({ user, settings }: { user: User; settings: ProofWays }) {
  const [open, setOpen] = useState(false);
  if (user.deletionDueAt)
    return (
      <Section title="Delete my account">
        <p>
          Your account will be deleted on {formatDay(user.deletionDueAt)}. To keep it, tap “Keep my account” at the top
          of this page.
        </p>
      </Section>
    );
  return (
    <Section
      title="Delete my account"
      lead="Your shop closes at once. 7 days later your account, products, photos and statistics are deleted for good. Until then you can change your mind."
    >
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <HelpLink on="deleting" className="justify-self-start" />
      {open && <AskForDeletion user={user} settings={settings} onOpenChange={setOpen} />}
    </Section>
  );
}

interface AskForDeletionProps {
  user: User;
  settings: ProofWays;
  onOpenChange: (open: boolean) => void;
}

function AskForDeletion({ user, settings, onOpenChange }: AskForDeletionProps) {
  const attempts = useAttempts();
  const ask = async (proof: ProofValue) => {
    const { data } = await attempts.run(JSON.stringify(proof), (idempotencyKey) =>
      call(askForDeletion, { body: proofBody(proof), idempotencyKey }),
    );
    updateUser({ ...user, deletionDueAt: data.deletionDueAt });
    queryClient().invalidateQueries({ queryKey: queryKeys.account });
  };
  return (
    <ConfirmWithProof
      settings={settings}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      text={
        <ul className="list-disc pl-6">
          <li>Your shop and its links close for buyers now, and we stop importing your videos.</li>
          <li>In 7 days everything is deleted. After that nobody can bring it back.</li>
          <li>You lose the paid days that are left.</li>
          <li>To keep a copy, download your data first.</li>
        </ul>
      }
      confirmLabel="Delete my account"
      cancelLabel="Keep my account"
      failed="Failed to delete your account. Please try again."
      onConfirm={ask}
    />
  );
}
