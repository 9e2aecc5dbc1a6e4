import { useCallback } from 'react';
import { toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import type { Editor } from './use-editor';

/** Writes the book with niqqud or tashkil, or without; its pages follow once that is saved. */
export function useChangePoints(orderId: string, { flush, reload }: Pick<Editor, 'flush' | 'reload'>) {
  const errorText = useErrorText();
  return useCallback(
    async (points: boolean) => {
      flush();
      try {
        await sendJson(`/api/orders/${orderId}/points`, { method: 'PUT', json: { points } });
        await reload();
      } catch (thrown) {
        const text = errorText(toApiError(thrown).code);
        if (text) toast(text, 'problem');
      }
    },
    [orderId, flush, reload, errorText],
  );
}
