'use client';

import { useState } from 'react';
import { CODE_LIMITS, type CodeSent, type SendCodeInput } from '@/lib/accounts';
import { type ApiError, type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { retryAfterSeconds } from './countdown';

type SendCodeOptions = {
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onBlocked: (waitSeconds: number) => void;
  /** Shows the error beside its field if it has one; returns whether it did. */
  readonly showOnField?: (error: ApiError) => boolean;
};

/** A parent who asks for a code reads that none was sent. */
const toFailure = ({ code, errorId }: ApiError): Failure => ({
  code: code === 'internal_error' ? 'code_not_sent' : code,
  errorId,
});

/** Requests a code. `failure` is an error that belongs to no field. */
export function useSendCode({ onSent, onBlocked, showOnField }: SendCodeOptions) {
  const [failure, setFailure] = useState<Failure>();
  const sendCode = async (input: SendCodeInput) => {
    setFailure(undefined);
    try {
      onSent(input, await sendJson<CodeSent>('/api/auth/send-code', { json: input }));
    } catch (thrown) {
      const error = toApiError(thrown);
      const { validMinutes } = CODE_LIMITS;
      if (error.status === 429 && error.code !== 'code_resend_too_soon') onBlocked(retryAfterSeconds(error.data));
      // A code is already on its way to this device: go on to the code step with the remaining wait.
      else if (error.code === 'code_resend_too_soon')
        onSent(input, { resendAfterSeconds: retryAfterSeconds(error.data), validMinutes });
      else if (!showOnField?.(error)) setFailure(toFailure(error));
    }
  };
  return { sendCode, failure };
}
