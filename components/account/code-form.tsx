'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { FormProblem } from '@/components/wizard/form-problem';
import {
  CODE_LIMITS,
  type CodeSent,
  type SendCodeInput,
  type VerificationStatus,
  type VerifyCodeInput,
  verifyCodeSchema,
} from '@/lib/accounts';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { showOnFields } from '@/lib/client/form-errors';
import { send } from '@/lib/client/send';
import { ResendCode } from './resend-code';

type CodeFormProps = {
  readonly sentTo: SendCodeInput;
  readonly validMinutes: number;
  /** When another code may be asked for, in milliseconds. */
  readonly resendAt: number;
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onVerified: (status: VerificationStatus) => void;
  readonly onChangeNumber: () => void;
  readonly onBlocked: () => void;
};

/** One field for the code; the phone may fill it by itself, and the last digit sends it. */
export function CodeForm(props: CodeFormProps) {
  const { sentTo, validMinutes, resendAt, onSent, onVerified, onChangeNumber, onBlocked } = props;
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<VerifyCodeInput>({
    resolver: zodResolver(verifyCodeSchema),
    defaultValues: { phone: sentTo.phone, country: sentTo.country, code: '' },
    reValidateMode: 'onSubmit',
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      onVerified(await send<VerificationStatus>('/api/auth/verify-code', { json: input }));
    } catch (thrown) {
      const error = asApiError(thrown);
      const homes = { code_wrong: 'code', code_expired: 'code', code_required: 'code' } as const;
      if (error.code === 'too_many_attempts') onBlocked();
      else if (!showOnFields(error, setError, homes)) setProblem(error.code);
    }
  });
  const code = register('code', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (/^\d+$/.test(target.value.trim()) && target.value.trim().length === CODE_LIMITS.digits) void submit();
    },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p className="text-ink-soft">
        {t.rich('sentTo', {
          phone: sentTo.phone,
          minutes: validMinutes,
          num: (part) => <bdi className="num">{part}</bdi>,
        })}
      </p>
      <FormProblem code={problem} />
      <Field error={errorText(formState.errors.code?.message)} id="code" label={t('code')}>
        {(aria) => (
          <TextInput
            {...aria}
            {...code}
            autoComplete="one-time-code"
            className="!text-title text-center tracking-[0.4em]"
            dir="ltr"
            inputMode="numeric"
            maxLength={CODE_LIMITS.digits}
            pattern="[0-9]*"
            type="text"
          />
        )}
      </Field>
      <Button busy={formState.isSubmitting} size="large" type="submit" wide>
        {t('confirm')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ResendCode key={resendAt} onBlocked={onBlocked} onSent={onSent} resendAt={resendAt} sentTo={sentTo} />
        <button className="text-link" onClick={onChangeNumber} type="button">
          {t('changeNumber')}
        </button>
      </div>
    </form>
  );
}
