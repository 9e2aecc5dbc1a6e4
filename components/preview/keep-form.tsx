'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ConsentBox } from '@/components/account/consent-box';
import { useVerification } from '@/components/account/use-verification';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { FormProblem } from '@/components/wizard/form-problem';
import { isUnderWay } from '@/components/wizard/tasks';
import type { PreviewView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { showOnFields } from '@/lib/client/form-errors';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';

/** Version of the words beside the box. */
const CONSENT_VERSION = '2026-11-21';

const keepSchema = z.object({
  email: z.string().trim().min(1, 'email_required').pipe(z.email('email_invalid')),
  consent: z.boolean().refine((ticked) => ticked, { error: 'terms_required' }),
});
type Typed = z.infer<typeof keepSchema>;

type KeepFormProps = { readonly preview: PreviewView; readonly onSent: (email: string) => void };

/** An address for the link to the book, with consent that is never ticked beforehand. */
export function KeepForm({ preview, onSent }: KeepFormProps) {
  const t = useTranslations('preview.keep');
  const errorText = useErrorText();
  const { language } = useMarket();
  const { status } = useVerification();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    resolver: zodResolver(keepSchema),
    defaultValues: { email: (status?.verified && status.email) || '', consent: false },
  });
  const { errors, isSubmitting } = formState;
  const keep = async ({ email, consent }: Typed) => {
    setProblem(undefined);
    const reason = isUnderWay(preview.task) ? 'preview' : 'draft';
    try {
      await send(`/api/books/${preview.id}/notify`, {
        json: { email, consent, textVersion: CONSENT_VERSION, language, reason },
      });
      onSent(email);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!showOnFields(error, setError, { email_invalid: 'email' })) setProblem(error.code);
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={handleSubmit(keep)}>
      <h3 className="font-semibold">{t('elsewhere')}</h3>
      <Field error={errorText(errors.email?.message)} id="keep-email" label={t('email')}>
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
        {t('consent')}
      </ConsentBox>
      <FormProblem code={problem} />
      <Button busy={isSubmitting} type="submit" wide>
        {t('send')}
      </Button>
    </form>
  );
}
