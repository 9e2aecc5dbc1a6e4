'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { CodeSent, SendCodeInput, VerificationStatus } from '@/lib/accounts';
import { useErrorText } from '@/lib/client/api/error-text';
import { AuthError } from '../auth-error';
import { CodeField } from './code-field';
import { ResendCode } from './resend-code';
import { useCheckCode } from './use-check-code';
import { useCodeDelivery } from './use-code-delivery';

type CodeFormProps = {
  readonly sentTo: SendCodeInput;
  readonly validMinutes: number;
  /** When the code was sent, and when it may be sent again; in milliseconds. */
  readonly sentAt: number;
  readonly resendAt: number;
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onVerified: (status: VerificationStatus) => void;
  readonly onChangeNumber: () => void;
  readonly onBlocked: (waitSeconds: number) => void;
};

/** Asks for the code. The last digit submits the form. */
export function CodeForm(props: CodeFormProps) {
  const { sentTo, validMinutes, sentAt, resendAt, onSent, onVerified, onChangeNumber, onBlocked } = props;
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const { field, error, failure, isSubmitting, submit } = useCheckCode({ sentTo, onVerified, onBlocked });
  const deliveryFailed = useCodeDelivery(sentAt) === 'failed';
  const resendFrom = deliveryFailed ? 0 : resendAt;
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {deliveryFailed ? (
        <AuthError text={errorText('code_not_sent')} title={t('problems.notSent')} />
      ) : (
        <p className="text-ink-soft">
          {t.rich('sentTo', {
            phone: sentTo.phone,
            minutes: validMinutes,
            num: (part) => <bdi className="ui-num">{part}</bdi>,
          })}
        </p>
      )}
      {failure && <AuthError text={errorText(failure)} title={t('problems.notVerified')} />}
      <CodeField error={errorText(error)} field={field} onComplete={submit} />
      <Button loading={isSubmitting} size="large" type="submit" fullWidth>
        {t('confirm')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ResendCode key={resendFrom} onBlocked={onBlocked} onSent={onSent} resendAt={resendFrom} sentTo={sentTo} />
        <UnstyledButton className="text-link" onClick={onChangeNumber} type="button">
          {t('changeNumber')}
        </UnstyledButton>
      </div>
    </form>
  );
}
