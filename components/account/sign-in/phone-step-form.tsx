'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import type { hrCodeSchema } from '@/lib/accounts';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import { useMarket } from '@/lib/client/market';
import { PhoneField } from '../verification/phone-field';
import { usePhoneInput } from '../verification/use-phone-input';

export type SignInPhone = z.output<typeof hrCodeSchema>;

type PhoneStepFormProps = {
  readonly path: '/api/company/login/code' | '/api/staff/login/code';
  readonly label: string;
  readonly initial: SignInPhone | null;
  readonly onSent: (input: SignInPhone) => void;
};

const loadResolver = () => import('./phone-resolver').then(({ phoneResolver }) => phoneResolver);

const HOMES = { phone_invalid: 'phone', phone_prefix_not_allowed: 'phone' } as const;

/** Asks whoever has an account already for the phone, and sends its code. */
export function PhoneStepForm({ path, label, initial, onSent }: PhoneStepFormProps) {
  const errorText = useErrorText();
  const { country, language } = useMarket();
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm({
    resolver: useLateResolver(loadResolver),
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
      await sendJson(path, { json: input });
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
      <Button fullWidth loading={formState.isSubmitting} size="large" type="submit">
        {label}
      </Button>
    </form>
  );
}
