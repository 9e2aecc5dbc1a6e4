'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type CodeSent, type SendCodeInput, sendCodeSchema } from '@/lib/accounts';
import { useErrorText } from '@/lib/client/error-text';
import { showOnFields } from '@/lib/client/form-errors';
import { useMarket } from '@/lib/client/market';
import { AuthProblem } from './auth-problem';
import { Consents } from './consents';
import { PhoneField } from './phone-field';
import { typePhone } from './phone-typing';
import { usePhoneTyping } from './use-phone-typing';
import { useSendCode } from './use-send-code';
import { recallEmail, tabStore } from './verification-memory';

type Typed = z.input<typeof sendCodeSchema>;

type PhoneFormProps = {
  /** What was typed before going on to the code. */
  readonly start: SendCodeInput | null;
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onBlocked: (waitSeconds: number) => void;
};

/** Phone, e-mail and the three declarations, none ticked beforehand. */
export function PhoneForm({ start, onSent, onBlocked }: PhoneFormProps) {
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const { country, language } = useMarket();
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<Typed, unknown, SendCodeInput>({
    resolver: zodResolver(sendCodeSchema),
    defaultValues: start ?? {
      phone: '',
      email: recallEmail(tabStore),
      country,
      language,
      termsAccepted: false,
      smsConsent: false,
      marketing: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const homes = { phone_invalid: 'phone', phone_prefix_not_allowed: 'phone' } as const;
  const { ask, problem } = useSendCode({
    onSent,
    onBlocked,
    onField: (error) => showOnFields(error, setError, homes),
  });
  const phoneField = usePhoneTyping({
    field: register('phone'),
    country: () => getValues('country'),
    onCountry: (next) => setValue('country', next),
  });
  const rewrite = () => {
    const text = getValues('phone');
    setValue('phone', typePhone({ text, caret: text.length, country: getValues('country') }).text);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={handleSubmit((input) => ask({ ...input, language }))}>
      {problem && <AuthProblem text={errorText(problem)} title={t('problems.notSent')} />}
      <PhoneField
        countryField={register('country', { onChange: rewrite })}
        error={errorText(errors.phone?.message)}
        phoneField={phoneField}
      />
      <Field error={errorText(errors.email?.message)} hint={t('emailHint')} id="email" label={t('email')}>
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
      <Consents
        errors={{ terms: errors.termsAccepted?.message, sms: errors.smsConsent?.message }}
        register={register}
      />
      <Button busy={isSubmitting} size="large" type="submit" wide>
        {t('send')}
      </Button>
    </form>
  );
}
