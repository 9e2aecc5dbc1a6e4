'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { changeEmailSchema } from '@/lib/accounts';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';

type ChangeEmailFormProps = {
  readonly email: string;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
};

/** The form of `ChangeEmail`, loaded on demand. */
export default function ChangeEmailForm({ email, onClose, onSaved }: ChangeEmailFormProps) {
  const t = useTranslations('account.address');
  const errorText = useErrorText();
  const id = useId();
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { email },
  });
  const save = handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      await sendJson('/api/account/email', { json: input });
      await onSaved();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!setFieldErrors(error, setError, { email_invalid: 'email' })) setFailure(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className="grid gap-3" noValidate onSubmit={save}>
      <FormError failure={failure} />
      <Field error={errorText(errors.email?.message)} id={id} label={t('label')}>
        {(aria) => (
          <TextInput
            {...aria}
            {...register('email')}
            autoCapitalize="none"
            autoComplete="email"
            autoFocus
            dir="ltr"
            inputMode="email"
            spellCheck={false}
            type="email"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button loading={isSubmitting} type="submit">
          {t('save')}
        </Button>
        <button className="text-link" onClick={onClose} type="button">
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
