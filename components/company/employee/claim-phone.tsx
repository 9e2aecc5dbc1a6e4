'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CodeField } from '@/components/account/verification/code-field';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

type ClaimPhoneProps = {
  /** Of the company's link in the API. */
  readonly path: string;
  /** The phone as it is typed now. */
  readonly getPhone: () => object;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly onComplete: () => void;
};

/** Somebody else has ordered under this phone: its owner asks for a code and enters it, and the order is sent again. */
export function ClaimPhone({ path, getPhone, field, error, onComplete }: ClaimPhoneProps) {
  const t = useTranslations('employee.confirm');
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async () => {
    setFailure(undefined);
    setSending(true);
    try {
      await sendJson(`${path}/phone`, { json: getPhone() });
      setSent(true);
    } catch (thrown) {
      const failed = toApiError(thrown);
      // A code is already on its way to this phone.
      if (failed.code === 'code_resend_too_soon') setSent(true);
      else setFailure(failed);
    }
    setSending(false);
  };
  return (
    <div className="grid gap-4">
      <FormError failure={failure} />
      {sent && <CodeField error={error} field={field} onComplete={onComplete} />}
      <Button loading={sending} onClick={() => void send()} size="small" variant="quiet">
        {t(sent ? 'again' : 'send')}
      </Button>
    </div>
  );
}
