'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readCode, type SendCodeInput, type VerificationStatus, verifyCodeSchema } from '@/lib/accounts';
import { asApiError } from '@/lib/client/api-error';
import { showOnFields } from '@/lib/client/form-errors';
import { send } from '@/lib/client/send';
import { waitOf } from './countdown';
import { useWebOtp } from './use-web-otp';

type CheckCode = {
  readonly sentTo: SendCodeInput;
  readonly onVerified: (status: VerificationStatus) => void;
  readonly onBlocked: (waitSeconds: number) => void;
};

const HOMES = { code_wrong: 'code', code_expired: 'code', code_required: 'code' } as const;

/** The form that checks a code: typed, pasted, or taken out of the message by the browser. */
export function useCheckCode({ sentTo, onVerified, onBlocked }: CheckCode) {
  const [problem, setProblem] = useState<string>();
  const checking = useRef(false);
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: zodResolver(verifyCodeSchema),
    defaultValues: { phone: sentTo.phone, country: sentTo.country, code: '' },
    reValidateMode: 'onSubmit',
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const check = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      onVerified(await send<VerificationStatus>('/api/auth/verify-code', { json: input }));
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.status === 429) onBlocked(waitOf(error.data));
      else if (showOnFields(error, setError, HOMES)) setFocus('code', { shouldSelect: true });
      else setProblem(error.code);
    }
  });
  const submit = async (event?: React.FormEvent) => {
    event?.preventDefault();
    // The last digit and the Enter key may come together; a check is spent once.
    if (checking.current) return;
    checking.current = true;
    await check().finally(() => {
      checking.current = false;
    });
  };
  useWebOtp((code) => {
    setValue('code', readCode(code));
    void submit();
  });
  const { errors, isSubmitting } = formState;
  return { field: register('code'), error: errors.code?.message, problem, busy: isSubmitting, submit };
}
