'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { CODE_LIMITS, type VerificationStatus } from '@/lib/accounts';
import { useErrorText } from '@/lib/client/api/error-text';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { useMarket } from '@/lib/client/market';
import { useVerification } from '@/lib/client/use-verification';
import type { CountryCode } from '@/lib/markets';
import { AuthError } from '../auth-error';
import { CodeForm } from './code-form';
import { CountrySuggestion } from './country-suggestion';
import { PhoneForm, type VerifyPurpose } from './phone-form';
import { TooManyAttempts } from './too-many-attempts';
import { useVerificationSteps } from './use-verification-steps';
import '@/app/overlays.css';

type VerifyDialogProps = {
  readonly purpose: VerifyPurpose;
  readonly onOpenChange: (open: boolean) => void;
  /** @param country the country to continue in: the page's, or the phone's if the visitor switches */
  readonly onVerified: (status: VerificationStatus, country: CountryCode) => void;
};

/** Phone verification (spec §4): number and consent, then the code. Loads its own messages. */
export default function VerifyDialog(props: VerifyDialogProps) {
  return (
    <LazyMessages namespaces={['account', 'common', 'errors']}>
      <VerifySteps {...props} />
    </LazyMessages>
  );
}

/** Going back keeps the typed values. */
function VerifySteps({ purpose, onOpenChange, onVerified }: VerifyDialogProps) {
  const t = useTranslations('account.verify');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const { country } = useMarket();
  const { status } = useVerification();
  const ended = status?.verified === false && status.expired === true;
  const steps = useVerificationSteps(onVerified);
  const { stage, typed } = steps;
  const close = (open: boolean) => {
    steps.onOpenChange(open);
    // The phone is already verified, so closing the suggestion means staying in this country.
    if (!open && stage.kind === 'country') steps.stay(stage.status);
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
          {ended && <AuthError text={errorText('session_expired')} title={t('problems.sessionExpired')} />}
          <PhoneForm initialValues={typed} onBlocked={steps.block} onSent={steps.sent} purpose={purpose} />
        </div>
      )}
      {stage.kind === 'code' && typed && (
        <CodeForm
          key={stage.sentAt}
          onBlocked={steps.block}
          onChangeNumber={steps.changeNumber}
          onSent={steps.sent}
          onVerified={steps.verified}
          resendAt={stage.resendAt}
          sentAt={stage.sentAt}
          sentTo={typed}
          validMinutes={CODE_LIMITS.validMinutes}
        />
      )}
      {stage.kind === 'blocked' && (
        <TooManyAttempts onClose={() => onOpenChange(false)} onRetry={steps.changeNumber} until={stage.until} />
      )}
      {stage.kind === 'country' && (
        <CountrySuggestion
          onStay={() => steps.stay(stage.status)}
          onSwitch={() => steps.switchCountry(stage.status)}
          current={country}
          verified={stage.status.country}
        />
      )}
    </Dialog>
  );
}
