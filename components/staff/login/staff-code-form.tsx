'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/components/account/verification/code-field';
import { useRefusedCode } from '@/components/account/verification/use-refused-code';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { totpSchema } from '@/lib/staff';

type StaffCodeFormProps = {
  readonly path: '/api/staff/login' | '/api/staff/login/totp';
  readonly label: string;
  readonly onEntered: () => void;
  /** What is sent with the code. */
  readonly sending?: { readonly phone: string; readonly country: string };
};

const HOMES = { code_wrong: 'code', code_expired: 'code', code_required: 'code' } as const;

/** Asks for six digits: of the phone's message, or of the authenticator app. The last digit submits the form. */
export function StaffCodeForm({ path, label, onEntered, sending }: StaffCodeFormProps) {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const checking = useRef(false);
  const { isRefused, remember } = useRefusedCode();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(totpSchema),
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const check = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    if (isRefused(code)) return setError('code', { message: 'code_wrong' }, { shouldFocus: true });
    try {
      await sendJson(path, { json: { ...sending, code } });
      onEntered();
    } catch (thrown) {
      const error = toApiError(thrown);
      remember(code, error);
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
      <FormError failure={failure} />
      <CodeField
        error={errorText(formState.errors.code?.message)}
        field={register('code')}
        onComplete={() => void submit()}
      />
      <Button fullWidth loading={formState.isSubmitting} type="submit">
        {label}
      </Button>
    </form>
  );
}
