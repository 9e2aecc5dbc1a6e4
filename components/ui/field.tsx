'use client';

import type { ReactNode } from 'react';
import { Icon } from './icon';
import { useHeldWhilePressed } from './use-held-while-pressed';

export type FieldControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it; announced when it appears. */
  readonly error?: ReactNode;
  /** Renders the control; spread the given props on it. */
  readonly children: (aria: FieldControlProps) => ReactNode;
};

/** A form field: label, control, then hint or error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const noteId = `${id}-note`;
  const noted = Boolean(error || hint);
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': noted ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      <FieldMessage error={error} hint={hint} id={noteId} />
    </div>
  );
}

type FieldMessageProps = { readonly id: string; readonly hint?: ReactNode; readonly error?: ReactNode };

/** Message below a control or a group: the error, or else the hint. */
export function FieldMessage({ id, ...message }: FieldMessageProps) {
  const error = useHeldWhilePressed(message.error);
  const hint = useHeldWhilePressed(message.hint);
  return (
    <div aria-live="polite" id={id}>
      {error ? (
        <p className="flex gap-1.5 text-small font-medium text-coral-deep">
          <Icon className="mt-0.5" name="triangle-exclamation-point" />
          <span>{error}</span>
        </p>
      ) : (
        hint && <p className="text-note text-ink-soft">{hint}</p>
      )}
    </div>
  );
}
