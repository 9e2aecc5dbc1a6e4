'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/client/api/api-error';
import { StaffForm } from './staff-form';

type FoldedFormProps = {
  readonly title: string;
  readonly failure: ApiError | undefined;
  readonly fields: readonly string[];
  readonly acting: boolean;
  readonly submit: string;
  /** It gives money back or ends something. */
  readonly isGrave?: boolean;
  /** Whether it was done: the form folds again. */
  readonly onSend: () => Promise<boolean>;
  readonly children: ReactNode;
};

/** Something that the staff can do, folded until it is wanted. */
export function FoldedForm({ title, submit, acting, isGrave, onSend, children, ...form }: FoldedFormProps) {
  const [open, setOpen] = useState(false);
  const send = async () => {
    if (await onSend()) setOpen(false);
  };
  return (
    <details className="staff-action" onToggle={(event) => setOpen(event.currentTarget.open)} open={open}>
      <summary>{title}</summary>
      <div className="pb-3">
        <StaffForm
          {...form}
          actions={
            <Button loading={acting} type="submit" variant={isGrave ? 'action' : 'ink'}>
              {submit}
            </Button>
          }
          onSend={send}
        >
          {children}
        </StaffForm>
      </div>
    </details>
  );
}
