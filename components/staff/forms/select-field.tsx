'use client';

import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import type { ApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';

type SelectFieldProps<Value extends string> = {
  readonly id: string;
  /** The field's name in what is sent, for its error. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly failure?: ApiError | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One of several values, with its error beside it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { id, name, label, hint, failure, options, value, onChange } = props;
  const errorText = useErrorText();
  return (
    <Field error={errorText(failure?.fields?.[name])} hint={hint} id={id} label={label}>
      {(aria) => (
        <Select
          {...aria}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          value={value}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
