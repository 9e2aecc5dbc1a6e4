import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { CODE_LIMITS, parseCode } from '@/lib/accounts';

type CodeFieldProps = {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Missing: the code was sent in a message. */
  readonly label?: string | undefined;
  /** Called when all digits are entered. */
  readonly onComplete: () => void;
};

/**
 * One field for all digits, so that the phone can autofill it and a paste works: with spaces, dashes or the whole
 * message.
 * No `maxLength`: the browser would cut a pasted `123 456` before we can parse it.
 */
export function CodeField({ field, error, label, onComplete }: CodeFieldProps) {
  const t = useTranslations('account.verify');
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const code = parseCode(input.value);
    if (code !== input.value) input.value = code;
    await field.onChange(event);
    if (code.length === CODE_LIMITS.digits) onComplete();
  };
  return (
    <Field error={error} id="code" label={label ?? t('code')}>
      {(aria) => (
        <TextInput
          {...aria}
          {...field}
          autoComplete="one-time-code"
          className="!text-title text-center tracking-[0.4em]"
          dir="ltr"
          inputMode="numeric"
          onChange={onChange}
          pattern="[0-9]*"
          type="text"
        />
      )}
    </Field>
  );
}
