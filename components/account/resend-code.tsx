'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CodeSent, SendCodeInput } from '@/lib/accounts';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { send } from '@/lib/client/send';
import { waitOf } from './countdown';
import { useCountdown } from './use-countdown';

type ResendCodeProps = {
  readonly sentTo: SendCodeInput;
  readonly resendAt: number;
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onBlocked: () => void;
};

/** Another code, once the wait is over; until then the seconds that are left. */
export function ResendCode({ sentTo, resendAt, onSent, onBlocked }: ResendCodeProps) {
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const left = useCountdown(resendAt);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      onSent(sentTo, await send<CodeSent>('/api/auth/send-code', { json: sentTo }));
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code === 'too_many_attempts') onBlocked();
      else if (error.code === 'code_resend_too_soon')
        onSent(sentTo, { resendAfterSeconds: waitOf(error.data), validMinutes: 10 });
      else setProblem(error.code);
    }
    setBusy(false);
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
      <button aria-busy={busy || undefined} className="text-link" disabled={busy} onClick={resend} type="button">
        {t('resend')}
      </button>
      <span aria-live="polite" className="text-coral-deep text-small">
        {errorText(problem)}
      </span>
    </span>
  );
}
