import type { Served } from '@/lib/client/api/served-data';
import { getEditor } from '@/lib/orders/server';
import type { ErrorCode } from '@/lib/platform/errors';
import { isUuid } from '@/lib/platform/ids';
import { getOrderDeps } from '@/lib/server/api/owner';
import { readForPage, toServedData } from '@/lib/server/api/page';
import { isSessionExpired } from '@/lib/server/api/visitor';

type EditorData =
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'book'; readonly served: Served };

/** Data of the editor; `null` if reading failed. */
export const getEditorData = (orderId: string) =>
  readForPage(async (visit): Promise<EditorData> => {
    const deps = getOrderDeps(visit);
    if (!deps) {
      return { kind: 'refused', code: isSessionExpired(visit.visitor) ? 'session_expired' : 'authentication_required' };
    }
    const editor = isUuid(orderId) ? await getEditor(orderId, deps) : null;
    if (!editor?.ok) return { kind: 'refused', code: 'not_found' };
    return { kind: 'book', served: toServedData(visit, { [`/api/orders/${orderId}/editor`]: editor.value }) };
  });
