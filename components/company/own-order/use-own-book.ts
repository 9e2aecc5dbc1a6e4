import { useEffect, useState } from 'react';
import { useDraft } from '@/components/drafts/use-draft';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

/**
 * The book of an order that was sent. `openPath` opens it on this device first; `null` where it was begun here.
 * `failure` if it cannot be opened or loaded.
 */
export function useOwnBook(bookId: string, openPath: string | null) {
  const [opened, setOpened] = useState(openPath === null);
  const [openError, setOpenError] = useState<Failure>();
  const { data: draft, error, mutate } = useDraft(opened ? bookId : null);
  useEffect(() => {
    if (openPath === null) return;
    sendJson(openPath).then(
      () => setOpened(true),
      (thrown) => setOpenError(toApiError(thrown)),
    );
  }, [openPath]);
  return { draft, mutate, failure: openError ?? error };
}
