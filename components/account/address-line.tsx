'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { emailTag } from '@/components/ui/text';
import { TextInput } from '@/components/ui/text-input';
import { FormProblem } from '@/components/wizard/form-problem';
import { changeEmailSchema } from '@/lib/accounts';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { showOnFields } from '@/lib/client/form-errors';
import { send } from '@/lib/client/send';

type AddressLineProps = {
  readonly email: string;
  /** The address was changed: what was read of it before is old. */
  readonly onChanged: () => Promise<unknown>;
};

/** 'Change' beside the address that mails go to: in place, checked, for the account and its unpaid orders (S2). */
export function AddressLine({ email, onChanged }: AddressLineProps) {
  const t = useTranslations('account.address');
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  if (open) {
    return (
      <AddressForm
        email={email}
        onClose={() => setOpen(false)}
        onSaved={async () => {
          await onChanged();
          setSaved(true);
          setOpen(false);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center text-small">
      <p aria-live="polite" className="not-empty:me-4">
        {saved && t.rich('saved', { email, mail: emailTag })}
      </p>
      <button className="text-link" onClick={() => setOpen(true)} type="button">
        {t('change')}
      </button>
    </div>
  );
}

type AddressFormProps = {
  readonly email: string;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
};

function AddressForm({ email, onClose, onSaved }: AddressFormProps) {
  const t = useTranslations('account.address');
  const errorText = useErrorText();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { email },
  });
  const save = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      await send('/api/account/email', { json: input });
      await onSaved();
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!showOnFields(error, setError, { email_invalid: 'email' })) setProblem(error.code);
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className="grid gap-3" noValidate onSubmit={save}>
      <FormProblem code={problem} />
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
        <Button busy={isSubmitting} type="submit">
          {t('save')}
        </Button>
        <button className="text-link" onClick={onClose} type="button">
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
