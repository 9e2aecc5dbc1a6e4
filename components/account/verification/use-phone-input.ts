'use client';

import { type ChangeEvent, useEffect } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import type { CountryCode } from '@/lib/markets';
import type { formatPhoneInput } from './phone-input';

type PhoneInputOptions = {
  readonly field: UseFormRegisterReturn;
  readonly country: () => CountryCode;
  readonly onCountry: (country: CountryCode) => void;
};

export type PhoneInputRegistration = Omit<UseFormRegisterReturn, 'onChange'> & {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<unknown>;
};

/** Knows the numbers of every country, so it is loaded when the visitor touches the page. */
let format: typeof formatPhoneInput | undefined;
const loadFormat = async (): Promise<void> => {
  format = (await import('./phone-input')).formatPhoneInput;
};

/** Formats the number while the visitor types, then passes the event to react-hook-form. */
export function usePhoneInput({ field, country, onCountry }: PhoneInputOptions): PhoneInputRegistration {
  useEffect(() => loadWhenTouched(loadFormat), []);
  const formatTyped = (input: HTMLInputElement, inputType = '') => {
    const before = country();
    const caret = input.selectionStart ?? input.value.length;
    const typed = format?.({ text: input.value, caret, country: before }, inputType === 'deleteContentForward');
    if (!typed) return;
    if (typed.text !== input.value) input.value = typed.text;
    if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
    if (typed.country !== before) onCountry(typed.country);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType, isComposing = false } = event.nativeEvent as Partial<InputEvent>;
    // Do not change the text during IME composition.
    if (!isComposing) formatTyped(input, inputType);
    if (!format) {
      // What is typed before the rules arrive is formatted then; without them the server reads the number as it is.
      void loadFormat().then(
        () => {
          formatTyped(input);
          return field.onChange(event);
        },
        () => undefined,
      );
    }
    return field.onChange(event);
  };
  return { ...field, onChange };
}
