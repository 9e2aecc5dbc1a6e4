import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';

type ConsentBoxProps = {
  readonly field: UseFormRegisterReturn;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

/** A consent checkbox with its error message. */
export function ConsentBox({ field, error, children }: ConsentBoxProps) {
  const messageId = `${field.name}-note`;
  return (
    <div>
      <Checkbox {...field} aria-describedby={messageId} aria-invalid={error ? true : undefined}>
        {children}
      </Checkbox>
      <FieldMessage error={error} id={messageId} />
    </div>
  );
}
