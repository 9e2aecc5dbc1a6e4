'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { CodeSent, SendCodeInput } from '@/lib/accounts';
import { useErrorText } from '@/lib/client/api/error-text';
import { useCountdown } from './use-countdown';
import { useSendCode } from './use-send-code';

type ResendCodeProps = {
  readonly sentTo: SendCodeInput;
  readonly resendAt: number;
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onBlocked: (waitSeconds: number) => void;
};

/** Sends another code once the countdown is over. */
export function ResendCode({ sentTo, resendAt, onSent, onBlocked }: ResendCodeProps) {
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const left = useCountdown(resendAt);
  const [submitting, setSubmitting] = useState(false);
  const { sendCode, failure } = useSendCode({ onSent, onBlocked });
  const resend = async () => {
    setSubmitting(true);
    await sendCode(sentTo);
    setSubmitting(false);
  };
  if (left > 0) {
    return (
      <span className="inline-flex min-h-11 items-center text-ink-soft text-small" role="timer">
        {t('resendIn', { seconds: left })}
      </span>
    );
  }
  return (
    <span className="grid">
      <UnstyledButton
        aria-busy={submitting || undefined}
        className="text-link"
        disabled={submitting}
        onClick={resend}
        type="button"
      >
        {t('resend')}
      </UnstyledButton>
      <span aria-live="polite" className="text-coral-deep text-small">
        {errorText(failure)}
      </span>
    </span>
  );
}
