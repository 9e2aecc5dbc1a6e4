import { ApiError } from '@/lib/client/api/api-error';
import { parseResponse } from '@/lib/client/api/fetcher';
import { mutationHeaders } from '@/lib/client/api/send-json';
import type { BatchView } from '@/lib/company';

/** Stores the logo of a batch; throws an `ApiError`. */
export async function sendLogo(batchId: string, file: File): Promise<BatchView> {
  const body = new FormData();
  body.set('file', file);
  const response = await fetch(`/api/company/${batchId}/logo`, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: mutationHeaders(),
    body,
  }).catch(() => {
    throw new ApiError(0, null);
  });
  return parseResponse<BatchView>(response);
}
