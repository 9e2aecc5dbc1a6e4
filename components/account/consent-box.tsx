import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/choice';
import { FieldNote } from '@/components/ui/field';

type ConsentBoxProps = {
  readonly field: UseFormRegisterReturn;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

/** A declaration to tick, with its error beside it. */
export function ConsentBox({ field, error, children }: ConsentBoxProps) {
  const noteId = `${field.name}-note`;
  return (
    <div>
      <Checkbox {...field} aria-describedby={noteId} aria-invalid={error ? true : undefined}>
        {children}
      </Checkbox>
      <FieldNote error={error} id={noteId} />
    </div>
  );
}
