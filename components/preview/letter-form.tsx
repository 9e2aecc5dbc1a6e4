'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ConsentBox } from '@/components/account/consent-box';
import { useVerification } from '@/components/account/use-verification';
import { recallEmail, rememberEmail, tabStore } from '@/components/account/verification-memory';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { FormProblem } from '@/components/wizard/form-problem';
import { LETTER_CONSENT_VERSION, type LetterInput, type LetterStored, letterSchema } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { showOnFields } from '@/lib/client/form-errors';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';

const typedSchema = letterSchema.pick({ email: true, consent: true });
type Typed = z.infer<typeof typedSchema>;

type LetterFormProps = {
  readonly bookId: string;
  readonly reason: LetterInput['reason'];
  readonly words: { readonly email: ReactNode; readonly consent: ReactNode; readonly send: ReactNode };
  readonly onSent: (email: string) => void;
};

/** An address to write to about one draft, with consent that is never ticked beforehand. */
export function LetterForm({ bookId, reason, words, onSent }: LetterFormProps) {
  const errorText = useErrorText();
  const { country, language } = useMarket();
  const { status } = useVerification();
  const [problem, setProblem] = useState<string>();
  // One wish, one mail: a second tap while the first is on its way is the same wish.
  const key = useRef(crypto.randomUUID());
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    resolver: zodResolver(typedSchema),
    defaultValues: { email: (status?.verified && status.email) || recallEmail(tabStore), consent: false },
  });
  const { errors, isSubmitting } = formState;
  const ask = async ({ email, consent }: Typed) => {
    setProblem(undefined);
    const json: LetterInput = { email, consent, textVersion: LETTER_CONSENT_VERSION, language, country, reason };
    try {
      await send<LetterStored>(`/api/books/${bookId}/notify`, { json, idempotencyKey: key.current });
      rememberEmail(tabStore, email);
      onSent(email);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.status !== 0) key.current = crypto.randomUUID();
      const fields = { email_invalid: 'email', letter_consent_required: 'consent' } as const;
      if (!showOnFields(error, setError, fields)) setProblem(error.code);
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={handleSubmit(ask)}>
      <Field error={errorText(errors.email?.message)} id="letter-email" label={words.email}>
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
        {words.consent}
      </ConsentBox>
      <FormProblem code={problem} />
      <Button busy={isSubmitting} type="submit" wide>
        {words.send}
      </Button>
    </form>
  );
}
