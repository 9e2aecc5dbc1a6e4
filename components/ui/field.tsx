import type { ReactNode } from 'react';
import { Icon } from './icon';

export type FieldAria = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; announced when it appears. */
  readonly error?: ReactNode;
  /** Draws the control with the wiring it must spread on itself. */
  readonly children: (aria: FieldAria) => ReactNode;
};

/** Label above, control, then the hint or the error with its remedy. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const noteId = `${id}-note`;
  const noted = Boolean(error || hint);
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': noted ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNote error={error} hint={hint} id={noteId} />
    </div>
  );
}

type FieldNoteProps = { readonly id: string; readonly hint?: ReactNode; readonly error?: ReactNode };

/** The line under a control or a group: its error, else its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
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
