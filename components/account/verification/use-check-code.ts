'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { parseCode, type SendCodeInput, type VerificationStatus, verifyCodeSchema } from '@/lib/accounts';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { track } from '@/lib/tracking';
import { retryAfterSeconds } from './countdown';
import { useRefusedCode } from './use-refused-code';
import { useWebOtp } from './use-web-otp';

type CheckCodeOptions = {
  readonly sentTo: SendCodeInput;
  readonly onVerified: (status: VerificationStatus) => void;
  readonly onBlocked: (waitSeconds: number) => void;
};

/** The reply; `isNew`: this verification created the account. */
type Verified = VerificationStatus & { readonly isNew: boolean };

const FIELD_BY_ERROR_CODE = { code_wrong: 'code', code_expired: 'code', code_required: 'code' } as const;

/** Form state for the code, whether typed, pasted or filled in by the browser. */
export function useCheckCode({ sentTo, onVerified, onBlocked }: CheckCodeOptions) {
  const [failure, setFailure] = useState<Failure>();
  const checking = useRef(false);
  const { isRefused, remember } = useRefusedCode();
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: zodResolver(verifyCodeSchema),
    defaultValues: { phone: sentTo.phone, country: sentTo.country, code: '' },
    reValidateMode: 'onSubmit',
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const check = handleSubmit(async (input) => {
    setFailure(undefined);
    if (isRefused(input.code)) return setError('code', { message: 'code_wrong' }, { shouldFocus: true });
    try {
      const { isNew, ...status } = await sendJson<Verified>('/api/auth/verify-code', { json: input });
      if (isNew) track({ name: 'CompleteRegistration' }, new Date());
      onVerified(status);
    } catch (thrown) {
      const error = toApiError(thrown);
      remember(input.code, error);
      if (error.status === 429) onBlocked(retryAfterSeconds(error.data));
      else if (setFieldErrors(error, setError, FIELD_BY_ERROR_CODE)) setFocus('code', { shouldSelect: true });
      else setFailure(error);
    }
  });
  const submit = async (event?: React.FormEvent) => {
    event?.preventDefault();
    // The last digit and the Enter key may both submit, and each check uses up one attempt.
    if (checking.current) return;
    checking.current = true;
    await check().finally(() => {
      checking.current = false;
    });
  };
  useWebOtp((code) => {
    setValue('code', parseCode(code));
    void submit();
  });
  const { errors, isSubmitting } = formState;
  return { field: register('code'), error: errors.code?.message, failure, isSubmitting, submit };
}
