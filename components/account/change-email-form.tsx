'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { changeEmailSchema } from '@/lib/accounts';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { saveEmail, tabStorage } from '@/lib/client/pending-verification';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

type ChangeEmailFormProps = {
  readonly email: string;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
};

/** The form of `ChangeEmail`, loaded on demand. Asks for the phone's code first if it was verified a while ago. */
export default function ChangeEmailForm({ email, onClose, onSaved }: ChangeEmailFormProps) {
  const t = useTranslations('account.address');
  const errorText = useErrorText();
  const id = useId();
  const [failure, setFailure] = useState<Failure>();
  const [verifying, setVerifying] = useState(false);
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
      if (error.code === 'verification_too_old') {
        // The dialog asks for the address again: it was typed here.
        saveEmail(tabStorage, input.email);
        setVerifying(true);
      }
      const homes = { email_invalid: 'email', verification_too_old: 'email' } as const;
      if (!setFieldErrors(error, setError, homes)) setFailure(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <>
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
          <UnstyledButton className="text-link" onClick={onClose} type="button">
            {t('cancel')}
          </UnstyledButton>
        </div>
      </form>
      {verifying && (
        <VerifyDialog
          onOpenChange={setVerifying}
          onVerified={() => {
            setVerifying(false);
            void save();
          }}
          purpose="address"
        />
      )}
    </>
  );
}
