'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/text-input';
import type { ApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import type { Language } from '@/lib/markets';

type TextFieldProps = {
  readonly id: string;
  /** The field's name in what is sent, for its error. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly failure: ApiError | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines of a long text; without them the field has one. */
  readonly rows?: number;
  readonly maxLength?: number;
  /** The language of what is written. */
  readonly language?: Language;
  readonly dir?: 'auto' | 'ltr';
};

/** A text of the desk, with its error beside it. */
export function TextField({ id, name, label, hint, failure, onChange, language, ...control }: TextFieldProps) {
  const errorText = useErrorText();
  const { rows, dir = 'auto', ...rest } = control;
  return (
    <Field error={errorText(failure?.fields?.[name])} hint={hint} id={id} label={label}>
      {(aria) => {
        const props = { ...aria, ...rest, dir, lang: language };
        const change = (event: { readonly target: { readonly value: string } }) => onChange(event.target.value);
        return rows ? (
          <TextArea {...props} onChange={change} rows={rows} />
        ) : (
          <TextInput {...props} onChange={change} />
        );
      }}
    </Field>
  );
}
