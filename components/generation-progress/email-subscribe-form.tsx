'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ConsentBox } from '@/components/account/consent-box';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import {
  EMAIL_CONSENT_VERSION,
  type SubscriptionInput,
  type SubscriptionStored,
  subscriptionSchema,
} from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { loadEmail, saveEmail, tabStorage } from '@/lib/client/pending-verification';
import { useVerification } from '@/lib/client/use-verification';

const formSchema = subscriptionSchema.pick({ email: true, consent: true });
type FormValues = z.infer<typeof formSchema>;

type EmailSubscribeFormProps = {
  readonly bookId: string;
  readonly reason: SubscriptionInput['reason'];
  readonly labels: { readonly email: ReactNode; readonly consent: ReactNode; readonly send: ReactNode };
  readonly onSent: (email: string) => void;
};

/** E-mail address and consent for messages about one draft; the consent is never checked in advance. */
export function EmailSubscribeForm({ bookId, reason, labels, onSent }: EmailSubscribeFormProps) {
  const errorText = useErrorText();
  const { country, language } = useMarket();
  const { status } = useVerification();
  const [failure, setFailure] = useState<Failure>();
  // A second tap while the first request runs sends the same idempotency key, so that only one mail goes out.
  const key = useRef(crypto.randomUUID());
  const { register, handleSubmit, setError, formState } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { email: (status?.verified && status.email) || loadEmail(tabStorage), consent: false },
  });
  const { errors, isSubmitting } = formState;
  const ask = async ({ email, consent }: FormValues) => {
    setFailure(undefined);
    const json: SubscriptionInput = { email, consent, textVersion: EMAIL_CONSENT_VERSION, language, country, reason };
    try {
      await sendJson<SubscriptionStored>(`/api/books/${bookId}/notify`, { json, idempotencyKey: key.current });
      saveEmail(tabStorage, email);
      onSent(email);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status !== 0) key.current = crypto.randomUUID();
      const fields = { email_invalid: 'email', letter_consent_required: 'consent' } as const;
      if (!setFieldErrors(error, setError, fields)) setFailure(error);
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={handleSubmit(ask)}>
      <Field error={errorText(errors.email?.message)} id="letter-email" label={labels.email}>
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
      <ConsentBox error={errorText(errors.consent?.message)} field={register('consent')}>
        {labels.consent}
      </ConsentBox>
      <FormError failure={failure} />
      <Button loading={isSubmitting} type="submit" fullWidth>
        {labels.send}
      </Button>
    </form>
  );
}
