'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { PhoneField } from '@/components/account/verification/phone-field';
import { usePhoneInput } from '@/components/account/verification/use-phone-input';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { hrCodeSchema } from '@/lib/accounts';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';

export type StaffPhone = z.output<typeof hrCodeSchema>;

type StaffPhoneFormProps = { readonly initial: StaffPhone | null; readonly onSent: (input: StaffPhone) => void };

const HOMES = { phone_invalid: 'phone', phone_prefix_not_allowed: 'phone' } as const;

/** Asks for the phone and sends its code. */
export function StaffPhoneForm({ initial, onSent }: StaffPhoneFormProps) {
  const t = useTranslations('staff.login');
  const errorText = useErrorText();
  const { country, language } = useMarket();
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm({
    resolver: zodResolver(hrCodeSchema),
    defaultValues: initial ?? { phone: '', country, language },
  });
  const phoneField = usePhoneInput({
    field: register('phone'),
    country: () => getValues('country'),
    onCountry: (next) => setValue('country', next),
  });
  const send = handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      await sendJson('/api/staff/login/code', { json: input });
      onSent(input);
    } catch (thrown) {
      const error = toApiError(thrown);
      // A code is already on its way to this phone.
      if (error.code === 'code_resend_too_soon') onSent(input);
      else if (!setFieldErrors(error, setError, HOMES)) setFailure(error);
    }
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <FormError failure={failure} />
      <PhoneField
        countryField={register('country')}
        error={errorText(formState.errors.phone?.message)}
        phoneField={phoneField}
      />
      <Button fullWidth loading={formState.isSubmitting} type="submit">
        {t('send')}
      </Button>
    </form>
  );
}
