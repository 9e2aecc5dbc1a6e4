import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useReopenDialog } from '@/components/account/use-reopen-dialog';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { saveEmail, savePhone, tabStorage } from '@/lib/client/pending-verification';
import { useVerification } from '@/lib/client/use-verification';
import type { NewBatch } from '@/lib/company';
import { track } from '@/lib/tracking';
import { sendLogo } from '../logo/send-logo';
import { clearTypedBatch, type TypedBatch } from './batch-form';

const HOMES = { company_day_invalid: 'closesAt', company_first_too_large: 'estimatedBooks' } as const;

type Created = { readonly id: string };

/**
 * Creates the batch once the phone is verified, stores its logo and opens the page with the link. What fails can be tried
 * again; a logo that fails can be chosen once more on that page.
 */
export function useCreateBatch(setError: UseFormSetError<TypedBatch>, logo: File | null) {
  const { to } = useMarket();
  const router = useRouter();
  const { status, revalidate } = useVerification();
  const [verifying, setVerifying] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const key = useRef<string>(null);
  const waiting = useRef<NewBatch>(null);

  const create = async (batch: NewBatch) => {
    setSubmitting(true);
    setFailure(undefined);
    key.current ??= crypto.randomUUID();
    try {
      const { id } = await sendJson<Created>('/api/company', { json: batch, idempotencyKey: key.current });
      track({ name: 'Lead' }, new Date());
      clearTypedBatch(tabStorage);
      const logoError =
        logo &&
        (await sendLogo(id, logo).then(
          () => null,
          (thrown) => toApiError(thrown).code,
        ));
      router.push(to(`/company-batch/${id}${logoError ? `?logo=${logoError}` : ''}`));
    } catch (thrown) {
      const error = toApiError(thrown);
      setSubmitting(false);
      // The server stores a refusal under its idempotency key, so the next attempt needs a new key.
      if (error.status !== 0) key.current = null;
      if (error.status === 401 || error.code === 'verification_too_old') {
        await revalidate();
        setVerifying(true);
      } else if (!setFieldErrors(error, setError, HOMES)) setFailure(error);
    }
  };
  useReopenDialog(() => setVerifying(true));
  return {
    verifying,
    setVerifying,
    submitting,
    failure,
    start: async (batch: NewBatch) => {
      waiting.current = batch;
      if (status?.verified) return create(batch);
      // The dialog asks for both again: they were typed in the form.
      saveEmail(tabStorage, batch.contactEmail);
      savePhone(tabStorage, batch.contactPhone ?? '');
      setVerifying(true);
    },
    verified: () => {
      setVerifying(false);
      if (waiting.current) void create(waiting.current);
    },
  };
}
