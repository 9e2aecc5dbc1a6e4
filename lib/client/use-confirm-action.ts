'use client';

import { useState } from 'react';
import { type ApiError, toApiError } from './api/api-error';

/** What happens to the dialog after the action: it closes, or stays open while the page navigates away. */
type After = 'close' | 'leave';

/**
 * The state of a `ConfirmDialog`: whether it is open, whether its action runs, and why it failed. After a failure the
 * dialog stays open, so that the visitor can try again. `openByDefault` holds until the visitor opens or closes the
 * dialog.
 */
export function useConfirmAction(action: () => Promise<After>, openByDefault = false) {
  const [openState, setOpen] = useState<boolean>();
  const open = openState ?? openByDefault;
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const onConfirm = async () => {
    setLoading(true);
    setFailure(undefined);
    try {
      if ((await action()) === 'leave') return;
      setOpen(false);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setLoading(false);
  };
  const dialog = { open, onOpenChange: setOpen, loading, onConfirm };
  return { openDialog: () => setOpen(true), failure, dialog };
}
