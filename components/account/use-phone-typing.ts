'use client';

import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CountryCode } from '@/lib/markets';
import { typePhone } from './phone-typing';

type Typing = {
  readonly field: UseFormRegisterReturn;
  readonly country: () => CountryCode;
  readonly onCountry: (country: CountryCode) => void;
};

export type PhoneTyping = Omit<UseFormRegisterReturn, 'onChange'> & {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<unknown>;
};

/** Writes the number as it is typed; the form's own handler then reads what the field shows. */
export function usePhoneTyping({ field, country, onCountry }: Typing): PhoneTyping {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType = '', isComposing = false } = event.nativeEvent as Partial<InputEvent>;
    // A keyboard that is still composing owns the text.
    if (!isComposing) {
      const before = country();
      const caret = input.selectionStart ?? input.value.length;
      const typed = typePhone({ text: input.value, caret, country: before }, inputType === 'deleteContentForward');
      if (typed.text !== input.value) input.value = typed.text;
      if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
      if (typed.country !== before) onCountry(typed.country);
    }
    return field.onChange(event);
  };
  return { ...field, onChange };
}
