'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly closeLabel: string;
  /** The action is running. */
  readonly loading: boolean;
  readonly onConfirm: () => void;
  /** Why the action failed. */
  readonly error?: ReactNode;
};

/** Asks for confirmation of an action that cannot be undone. `useConfirmAction` holds its state. */
export function ConfirmDialog({ confirmLabel, cancelLabel, loading, onConfirm, error, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} width={460}>
      <div className="grid gap-3">
        {error}
        <Button loading={loading} onClick={onConfirm} fullWidth>
          {confirmLabel}
        </Button>
        <Button variant="quiet" onClick={() => dialog.onOpenChange(false)} fullWidth>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
