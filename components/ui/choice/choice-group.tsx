import type { ReactNode } from 'react';
import { FieldMessage } from '../field';

type ChoiceGroupProps = {
  readonly legend: ReactNode;
  /** Shown beside the legend, such as "not sure". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly noteId: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A fieldset of native radios or checkboxes with one error message. */
export function ChoiceGroup({ legend, aside, hint, error, noteId, className, children }: ChoiceGroupProps) {
  return (
    <fieldset aria-describedby={hint || error ? noteId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-2 flex flex-wrap items-baseline gap-2 font-semibold">
        {legend}
        {aside}
      </legend>
      <div className={className}>{children}</div>
      <div className="mt-1.5">
        <FieldMessage error={error} hint={hint} id={noteId} />
      </div>
    </fieldset>
  );
}
