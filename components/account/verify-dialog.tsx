'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { CodeSent, SendCodeInput, VerificationStatus } from '@/lib/accounts';
import { CodeForm } from './code-form';
import { PhoneForm } from './phone-form';
import { TooManyAttempts } from './too-many-attempts';
import { useVerification } from './use-verification';

type VerifyDialogProps = {
  readonly purpose: 'order' | 'login';
  readonly onOpenChange: (open: boolean) => void;
  readonly onVerified: (status: VerificationStatus) => void;
};

type Stage =
  | { readonly kind: 'phone' }
  | { readonly kind: 'code'; readonly validMinutes: number; readonly resendAt: number }
  | { readonly kind: 'blocked' };

/** Phone verification (spec §4): number and consent, then the code; what was typed is kept when going back. */
export default function VerifyDialog({ purpose, onOpenChange, onVerified }: VerifyDialogProps) {
  const t = useTranslations('account.verify');
  const tCommon = useTranslations('common');
  const { setStatus } = useVerification();
  const [stage, setStage] = useState<Stage>({ kind: 'phone' });
  const [typed, setTyped] = useState<SendCodeInput | null>(null);
  const sent = (input: SendCodeInput, { resendAfterSeconds, validMinutes }: CodeSent) => {
    setTyped(input);
    setStage({ kind: 'code', validMinutes, resendAt: Date.now() + resendAfterSeconds * 1000 });
  };
  const block = () => setStage({ kind: 'blocked' });
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={stage.kind === 'phone' ? t(`why.${purpose}`) : undefined}
      onOpenChange={onOpenChange}
      open
      title={t(`titles.${stage.kind}`)}
    >
      {stage.kind === 'phone' && <PhoneForm onBlocked={block} onSent={sent} start={typed} />}
      {stage.kind === 'code' && typed && (
        <CodeForm
          onBlocked={block}
          onChangeNumber={() => setStage({ kind: 'phone' })}
          onSent={sent}
          onVerified={async (status) => {
            await setStatus(status);
            onVerified(status);
          }}
          resendAt={stage.resendAt}
          sentTo={typed}
          validMinutes={stage.validMinutes}
        />
      )}
      {stage.kind === 'blocked' && <TooManyAttempts onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}
