import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useReopenDialog } from '@/components/account/use-reopen-dialog';
import { toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { saveEmail, tabStorage } from '@/lib/client/pending-verification';
import { useVerification } from '@/lib/client/use-verification';
import type { NewBatch } from '@/lib/company';
import { clearTypedBatch, type TypedBatch } from './batch-form';

type Created = { readonly id: string; readonly token: string };

/** Creates the batch once the phone is verified, and opens its dashboard. What fails can be tried again. */
export function useCreateBatch(setError: UseFormSetError<TypedBatch>) {
  const { to } = useMarket();
  const router = useRouter();
  const { status, revalidate } = useVerification();
  const [verifying, setVerifying] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  const key = useRef<string>(null);
  const waiting = useRef<NewBatch>(null);

  const create = async (batch: NewBatch) => {
    setSubmitting(true);
    setErrorCode(undefined);
    key.current ??= crypto.randomUUID();
    try {
      const { token } = await sendJson<Created>('/api/company', { json: batch, idempotencyKey: key.current });
      clearTypedBatch(tabStorage);
      router.push(to(`/company/${token}/dashboard`));
    } catch (thrown) {
      const error = toApiError(thrown);
      setSubmitting(false);
      // The server stores a refusal under its idempotency key, so the next attempt needs a new key.
      if (error.status !== 0) key.current = null;
      if (error.status === 401) {
        await revalidate();
        setVerifying(true);
      } else if (!setFieldErrors(error, setError, { company_day_invalid: 'closesAt' })) setErrorCode(error.code);
    }
  };
  useReopenDialog(() => setVerifying(true));
  return {
    verifying,
    setVerifying,
    submitting,
    errorCode,
    start: async (batch: NewBatch) => {
      waiting.current = batch;
      if (status?.verified) return create(batch);
      // The dialog asks for the e-mail address too: it was typed in the form.
      saveEmail(tabStorage, batch.contactEmail);
      setVerifying(true);
    },
    verified: () => {
      setVerifying(false);
      if (waiting.current) void create(waiting.current);
    },
  };
}
