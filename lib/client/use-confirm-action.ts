'use client';

import { useState } from 'react';
import { type ApiError, toApiError } from './api/api-error';

/** What happens to the dialog after the action: it closes, or stays open while the page navigates away. */
type After = 'close' | 'leave';

/**
 * The state of a `ConfirmDialog`: whether it is open, whether its action runs, and the error of a failed
 * action. After a failure the dialog stays open, so that the visitor can try again. `openByDefault` holds
 * until the visitor opens or closes the dialog.
 */
export function useConfirmAction(action: () => Promise<After>, openByDefault = false) {
  const [openState, setOpen] = useState<boolean>();
  const open = openState ?? openByDefault;
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<ApiError>();
  const onConfirm = async () => {
    setLoading(true);
    setError(undefined);
    try {
      if ((await action()) === 'leave') return;
      setOpen(false);
    } catch (thrown) {
      setError(toApiError(thrown));
    }
    setLoading(false);
  };
  const dialog = { open, onOpenChange: setOpen, loading, onConfirm };
  return { openDialog: () => setOpen(true), error, errorCode: error?.code, errorId: error?.errorId, dialog };
}
