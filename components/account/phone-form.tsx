'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { TextInput } from '@/components/ui/text-input';
import { FormProblem } from '@/components/wizard/form-problem';
import { type CodeSent, type SendCodeInput, sendCodeSchema } from '@/lib/accounts';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { showOnFields } from '@/lib/client/form-errors';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { ConsentBox } from './consent-box';
import { waitOf } from './countdown';
import { PhoneField } from './phone-field';

type Typed = z.input<typeof sendCodeSchema>;

type PhoneFormProps = {
  /** What was typed before going on to the code. */
  readonly start: SendCodeInput | null;
  readonly onSent: (input: SendCodeInput, sent: CodeSent) => void;
  readonly onBlocked: () => void;
};

/** Phone, e-mail and the three declarations, none ticked beforehand. */
export function PhoneForm({ start, onSent, onBlocked }: PhoneFormProps) {
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const { country, language, to } = useMarket();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Typed, unknown, SendCodeInput>({
    resolver: zodResolver(sendCodeSchema),
    defaultValues: start ?? {
      phone: '',
      email: '',
      country,
      language,
      termsAccepted: false,
      smsConsent: false,
      marketing: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      onSent(input, await send<CodeSent>('/api/auth/send-code', { json: input }));
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code === 'too_many_attempts') onBlocked();
      // A code is already on its way: go on to typing it, with the wait that is left.
      else if (error.code === 'code_resend_too_soon')
        onSent(input, { resendAfterSeconds: waitOf(error.data), validMinutes: 10 });
      else if (!showOnFields(error, setError, { phone_invalid: 'phone', phone_prefix_not_allowed: 'phone' }))
        setProblem(error.code);
    }
  });
  const legalLink = (path: string) => (chunks: React.ReactNode) => (
    <Link className="underline" href={to(path)} target="_blank">
      {chunks}
    </Link>
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <FormProblem code={problem} />
      <PhoneField
        countryField={register('country')}
        error={errorText(errors.phone?.message)}
        phoneField={register('phone')}
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
      <div className="grid gap-1">
        <ConsentBox error={errorText(errors.termsAccepted?.message)} field={register('termsAccepted')}>
          {t.rich('terms', { terms: legalLink('/terms-of-service'), privacy: legalLink('/privacy-policy') })}
        </ConsentBox>
        <ConsentBox error={errorText(errors.smsConsent?.message)} field={register('smsConsent')}>
          {t('smsConsent')}
        </ConsentBox>
        <ConsentBox field={register('marketing')}>{t('marketing')}</ConsentBox>
      </div>
      <Button busy={isSubmitting} size="large" type="submit" wide>
        {t('send')}
      </Button>
    </form>
  );
}
