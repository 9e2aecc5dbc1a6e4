'use client';

import { useState } from 'react';
import { CODE_LIMITS, type CodeSent, type SendCodeInput } from '@/lib/accounts';
import { type ApiError, asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';
import { waitOf } from './countdown';

type SendCode = {
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onBlocked: (waitSeconds: number) => void;
  /** A refusal that belongs beside a field; answers whether it was shown there. */
  readonly onField?: (error: ApiError) => boolean;
};

/** Asks for a code; what goes wrong with all of it is told as `problem`. */
export function useSendCode({ onSent, onBlocked, onField }: SendCode) {
  const [problem, setProblem] = useState<string>();
  const ask = async (input: SendCodeInput) => {
    setProblem(undefined);
    try {
      onSent(input, await send<CodeSent>('/api/auth/send-code', { json: input }));
    } catch (thrown) {
      const error = asApiError(thrown);
      const { validMinutes } = CODE_LIMITS;
      if (error.status === 429 && error.code !== 'code_resend_too_soon') onBlocked(waitOf(error.data));
      // This device's code is on its way already: go on to typing it, with the wait that is left.
      else if (error.code === 'code_resend_too_soon')
        onSent(input, { resendAfterSeconds: waitOf(error.data), validMinutes });
      else if (!onField?.(error)) setProblem(error.code === 'internal_error' ? 'code_not_sent' : error.code);
    }
  };
  return { ask, problem };
}
