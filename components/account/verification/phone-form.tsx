'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type CodeSent, type SendCodeInput, sendCodeSchema } from '@/lib/accounts';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { useMarket } from '@/lib/client/market';
import { loadEmail, loadPhone, tabStorage } from '@/lib/client/pending-verification';
import { AuthError } from '../auth-error';
import { ConsentFields } from '../consents';
import { PhoneField } from './phone-field';
import { formatPhoneInput } from './phone-input';
import { usePhoneInput } from './use-phone-input';
import { useSendCode } from './use-send-code';

type PhoneFormValues = z.input<typeof sendCodeSchema>;

/** What the phone is for: a book, the order of a class or of a company, signing in, or another e-mail address. */
export type VerifyPurpose = 'order' | 'class' | 'company' | 'login' | 'address';

type PhoneFormProps = {
  readonly purpose: VerifyPurpose;
  /** Values from before the code step, when the visitor comes back to change the number. */
  readonly initialValues: SendCodeInput | null;
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onBlocked: (waitSeconds: number) => void;
};

/** Phone, e-mail and three consent checkboxes, none checked in advance. */
export function PhoneForm({ purpose, initialValues, onSent, onBlocked }: PhoneFormProps) {
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const { country, language } = useMarket();
  // What was typed into another form of this tab.
  const known = formatPhoneInput({ text: loadPhone(tabStorage), caret: 0, country });
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<
    PhoneFormValues,
    unknown,
    SendCodeInput
  >({
    resolver: zodResolver(sendCodeSchema),
    defaultValues: initialValues ?? {
      phone: known.text,
      email: loadEmail(tabStorage),
      country: known.country,
      language,
      termsAccepted: false,
      smsConsent: false,
      marketing: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const homes = { phone_invalid: 'phone', phone_prefix_not_allowed: 'phone' } as const;
  const { sendCode, failure } = useSendCode({
    onSent,
    onBlocked,
    showOnField: (error) => setFieldErrors(error, setError, homes),
  });
  const phoneField = usePhoneInput({
    field: register('phone'),
    country: () => getValues('country'),
    onCountry: (next) => setValue('country', next),
  });
  const rewrite = () => {
    const text = getValues('phone');
    setValue('phone', formatPhoneInput({ text, caret: text.length, country: getValues('country') }).text);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={handleSubmit((input) => sendCode({ ...input, language }))}>
      {failure && <AuthError text={errorText(failure)} title={t('problems.notSent')} />}
      <PhoneField
        countryField={register('country', { onChange: rewrite })}
        error={errorText(errors.phone?.message)}
        phoneField={phoneField}
      />
      <Field
        error={errorText(errors.email?.message)}
        hint={t(`emailHints.${purpose}`)}
        id="verify-email"
        label={t('email')}
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...register('email')}
            autoCapitalize="none"
            autoComplete="email"
            dir="ltr"
            inputMode="email"
            spellCheck={false}
            type="email"
          />
        )}
      </Field>
      <ConsentFields
        errors={{ terms: errors.termsAccepted?.message, sms: errors.smsConsent?.message }}
        register={register}
      />
      <Button loading={isSubmitting} size="large" type="submit" fullWidth>
        {t('send')}
      </Button>
    </form>
  );
}
