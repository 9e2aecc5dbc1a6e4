'use client';

import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CountryCode } from '@/lib/markets';
import { formatPhoneInput } from './phone-input';

type PhoneInputOptions = {
  readonly field: UseFormRegisterReturn;
  readonly country: () => CountryCode;
  readonly onCountry: (country: CountryCode) => void;
};

export type PhoneInputRegistration = Omit<UseFormRegisterReturn, 'onChange'> & {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<unknown>;
};

/** Formats the number while the visitor types, then passes the event to react-hook-form. */
export function usePhoneInput({ field, country, onCountry }: PhoneInputOptions): PhoneInputRegistration {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType = '', isComposing = false } = event.nativeEvent as Partial<InputEvent>;
    // Do not change the text during IME composition.
    if (!isComposing) {
      const before = country();
      const caret = input.selectionStart ?? input.value.length;
      const typed = formatPhoneInput(
        { text: input.value, caret, country: before },
        inputType === 'deleteContentForward',
      );
      if (typed.text !== input.value) input.value = typed.text;
      if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
      if (typed.country !== before) onCountry(typed.country);
    }
    return field.onChange(event);
  };
  return { ...field, onChange };
}
