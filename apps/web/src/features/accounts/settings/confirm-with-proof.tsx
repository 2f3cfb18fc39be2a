import { type ReactNode, useState } from 'react';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';
import { emptyProof, OwnerProof, type ProofValue, type ProofWays, proofErrorOf, proofMissing } from './owner-proof.tsx';

interface ConfirmWithProofProps {
  settings: ProofWays;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  failed: string;
  onConfirm: (proof: ProofValue) => Promise<void>;
}

export function ConfirmWithProof({ settings, failed, onConfirm, ...window }: ConfirmWithProofProps) {
  const [proof, setProof] = useState(() => emptyProof(settings));
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    const missing = proofMissing(proof);
    setError(missing);
    if (missing) throw new Error(missing);
    try {
      await onConfirm(proof);
    } catch (failure) {
      const words = proofErrorOf(failure);
      if (words) setError(words);
      else showError(failure, failed);
      throw failure;
    }
  };
  return (
    <ConfirmDanger open {...window} onConfirm={confirm}>
      <OwnerProof
        settings={settings}
        value={proof}
        error={error}
        onChange={(value) => {
          setProof(value);
          setError(null);
        }}
      />
    </ConfirmDanger>
  );
}
