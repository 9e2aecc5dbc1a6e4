'use client';

import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { ApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';

type DayFieldProps = {
  readonly id: string;
  /** The field's name in what is sent, for its error. */
  readonly name: string;
  readonly label: string;
  readonly failure: ApiError | undefined;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A day of the calendar, with its error beside it. */
export function DayField({ id, name, label, failure, value, onChange }: DayFieldProps) {
  const errorText = useErrorText();
  return (
    <Field error={errorText(failure?.fields?.[name])} id={id} label={label}>
      {(aria) => (
        <TextInput {...aria} dir="auto" onChange={(event) => onChange(event.target.value)} type="date" value={value} />
      )}
    </Field>
  );
}
