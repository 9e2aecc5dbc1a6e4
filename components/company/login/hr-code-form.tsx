'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/components/account/verification/code-field';
import { useRefusedCode } from '@/components/account/verification/use-refused-code';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { verifyCodeSchema } from '@/lib/accounts';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import type { HrPhone } from './hr-phone-form';

type HrCodeFormProps = {
  readonly phone: HrPhone;
  readonly onSignedIn: () => void;
  readonly onChangeNumber: () => void;
};

const HOMES = { code_wrong: 'code', code_expired: 'code', code_required: 'code' } as const;

/** Asks for the code. The last digit submits the form. */
export function HrCodeForm({ phone, onSignedIn, onChangeNumber }: HrCodeFormProps) {
  const t = useTranslations('company.login');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const checking = useRef(false);
  const { isRefused, remember } = useRefusedCode();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(verifyCodeSchema),
    defaultValues: { phone: phone.phone, country: phone.country, code: '' },
    reValidateMode: 'onSubmit',
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const check = handleSubmit(async (input) => {
    setFailure(undefined);
    if (isRefused(input.code)) return setError('code', { message: 'code_wrong' }, { shouldFocus: true });
    try {
      await sendJson('/api/company/login', { json: input });
      onSignedIn();
    } catch (thrown) {
      const error = toApiError(thrown);
      remember(input.code, error);
      if (!setFieldErrors(error, setError, HOMES)) setFailure(error);
    }
  });
  const submit = async () => {
    // The last digit and the Enter key may both submit, and each check uses up one attempt.
    if (checking.current) return;
    checking.current = true;
    await check().finally(() => {
      checking.current = false;
    });
  };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-ink-soft">{t.rich('sentTo', { phone: phone.phone, num: (chunks) => <Num>{chunks}</Num> })}</p>
      <FormError failure={failure} />
      <CodeField
        error={errorText(formState.errors.code?.message)}
        field={register('code')}
        onComplete={() => void submit()}
      />
      <Button fullWidth loading={formState.isSubmitting} size="large" type="submit">
        {t('confirm')}
      </Button>
      <button className="text-link justify-self-start" onClick={onChangeNumber} type="button">
        {t('changeNumber')}
      </button>
    </form>
  );
}
