'use client';

import type { ReactNode } from 'react';
import { FormError } from '@/components/feedback/form-error';
import type { ApiError } from '@/lib/client/api/api-error';

type StaffFormProps = {
  readonly failure: ApiError | undefined;
  /** The fields that say themselves why they were refused. */
  readonly fields: readonly string[];
  readonly onSend: () => unknown;
  /** The buttons, below what was refused. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

/** A form of the desk, which the server checks. */
export function StaffForm({ failure, fields, onSend, actions, children }: StaffFormProps) {
  const isOfField = fields.some((field) => failure?.fields?.[field]);
  return (
    <form
      className="grid content-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      {children}
      {!isOfField && <FormError failure={failure} />}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </form>
  );
}
