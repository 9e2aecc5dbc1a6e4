'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { CODE_LIMITS, type VerificationStatus } from '@/lib/accounts';
import { useErrorText } from '@/lib/client/error-text';
import { useMarket } from '@/lib/client/market';
import type { CountryCode } from '@/lib/markets';
import { AuthProblem } from './auth-problem';
import { CodeForm } from './code-form';
import { CountrySuggestion } from './country-suggestion';
import { PhoneForm } from './phone-form';
import { TooManyAttempts } from './too-many-attempts';
import { useVerification } from './use-verification';
import { useVerifyStages } from './use-verify-stages';

type VerifyDialogProps = {
  readonly purpose: 'order' | 'login';
  readonly onOpenChange: (open: boolean) => void;
  /** @param shop the country to go on in: the page's, or the phone's where the visitor took the suggestion */
  readonly onVerified: (status: VerificationStatus, shop: CountryCode) => void;
};

/** Phone verification (spec §4): number and consent, then the code; what was typed is kept when going back. */
export default function VerifyDialog({ purpose, onOpenChange, onVerified }: VerifyDialogProps) {
  const t = useTranslations('account.verify');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const { country } = useMarket();
  const { status } = useVerification();
  const ended = status?.verified === false && status.expired === true;
  const stages = useVerifyStages(onVerified);
  const { stage, typed } = stages;
  const close = (open: boolean) => {
    stages.onOpenChange(open);
    // The phone is verified already: closing the question means to stay.
    if (!open && stage.kind === 'country') stages.stay(stage.status);
    else onOpenChange(open);
  };
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={stage.kind === 'phone' ? t(`why.${purpose}`) : undefined}
      onOpenChange={close}
      open
      title={t(`titles.${stage.kind}`)}
    >
      {stage.kind === 'phone' && (
        <div className="grid gap-4">
          {ended && <AuthProblem text={errorText('session_expired')} title={t('problems.sessionExpired')} />}
          <PhoneForm onBlocked={stages.block} onSent={stages.sent} start={typed} />
        </div>
      )}
      {stage.kind === 'code' && typed && (
        <CodeForm
          key={stage.sentAt}
          onBlocked={stages.block}
          onChangeNumber={stages.changeNumber}
          onSent={stages.sent}
          onVerified={stages.verified}
          resendAt={stage.resendAt}
          sentAt={stage.sentAt}
          sentTo={typed}
          validMinutes={CODE_LIMITS.validMinutes}
        />
      )}
      {stage.kind === 'blocked' && (
        <TooManyAttempts onClose={() => onOpenChange(false)} onRetry={stages.changeNumber} until={stage.until} />
      )}
      {stage.kind === 'country' && (
        <CountrySuggestion
          onStay={() => stages.stay(stage.status)}
          onSwitch={() => stages.switchShop(stage.status)}
          shown={country}
          verified={stage.status.country}
        />
      )}
    </Dialog>
  );
}
