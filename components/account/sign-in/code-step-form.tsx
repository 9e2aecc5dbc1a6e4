'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import { CodeField } from '../verification/code-field';
import { useRefusedCode } from '../verification/use-refused-code';

type CodeStepFormProps = {
  readonly path: '/api/company/login' | '/api/staff/login' | '/api/staff/login/totp';
  /** Of the button. */
  readonly label: string;
  /** Of the field; missing: the code was sent in a message. */
  readonly fieldLabel?: string;
  readonly onEntered: () => void;
  /** What is sent with the code. */
  readonly sending?: { readonly phone: string; readonly country: string };
};

const loadResolver = () => import('./code-resolver').then(({ codeResolver }) => codeResolver);

const HOMES = { code_wrong: 'code', code_expired: 'code', code_required: 'code' } as const;

/** Asks for six digits: of a message to the phone, or of an authenticator app. The last digit submits the form. */
export function CodeStepForm({ path, label, fieldLabel, onEntered, sending }: CodeStepFormProps) {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const checking = useRef(false);
  const { isRefused, remember } = useRefusedCode();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: useLateResolver(loadResolver),
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
        label={fieldLabel}
        onComplete={() => void submit()}
      />
      <Button fullWidth loading={formState.isSubmitting} size="large" type="submit">
        {label}
      </Button>
    </form>
  );
}
