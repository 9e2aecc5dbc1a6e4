'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/components/account/verification/code-field';
import { useRefusedCode } from '@/components/account/verification/use-refused-code';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import type { SubmissionView } from '@/lib/company';

const loadResolver = () => import('./phone-code-resolver').then(({ phoneCodeResolver }) => phoneCodeResolver);

type ConfirmPhoneProps = {
  readonly order: Pick<SubmissionView, 'phone' | 'phoneConfirmed'>;
  /** Of the order in the API. */
  readonly path: string;
  readonly onConfirmed: (order: SubmissionView) => void;
};

const HOMES = { code_wrong: 'code', code_expired: 'code', code_required: 'code' } as const;

/** Messages about an order go to a phone that its employee has confirmed by a code; until then this offers it. */
export function ConfirmPhone({ order, path, onConfirmed }: ConfirmPhoneProps) {
  const t = useTranslations('employee.confirm');
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  if (order.phoneConfirmed) return <p className="text-ink-soft text-small">{t('done')}</p>;
  const send = async () => {
    setFailure(undefined);
    setSending(true);
    try {
      await sendJson(`${path}/phone`);
      setSent(true);
    } catch (thrown) {
      const error = toApiError(thrown);
      // A code is already on its way to this phone.
      if (error.code === 'code_resend_too_soon') setSent(true);
      else setFailure(error);
    }
    setSending(false);
  };
  return (
    <section className="grid gap-4">
      <p className="text-small">
        {t.rich(sent ? 'sent' : 'text', { phone: order.phone, num: (part) => <Num>{part}</Num> })}
      </p>
      <FormError failure={failure} />
      {sent && <PhoneCodeForm onConfirmed={onConfirmed} path={path} />}
      <Button loading={sending} onClick={() => void send()} size="small" variant="quiet">
        {t(sent ? 'again' : 'send')}
      </Button>
    </section>
  );
}

/** Asks for the code. The last digit submits the form. */
function PhoneCodeForm({ path, onConfirmed }: Pick<ConfirmPhoneProps, 'path' | 'onConfirmed'>) {
  const t = useTranslations('employee.confirm');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useLateResolver(loadResolver),
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const { isRefused, remember } = useRefusedCode();
  const check = handleSubmit(async (input) => {
    setFailure(undefined);
    if (isRefused(input.code)) return setError('code', { message: 'code_wrong' }, { shouldFocus: true });
    try {
      onConfirmed(await sendJson<SubmissionView>(`${path}/phone`, { method: 'PUT', json: input }));
    } catch (thrown) {
      const error = toApiError(thrown);
      remember(input.code, error);
      if (!setFieldErrors(error, setError, HOMES)) setFailure(error);
    }
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={check}>
      <FormError failure={failure} />
      <CodeField
        error={errorText(formState.errors.code?.message)}
        field={register('code')}
        onComplete={() => {
          // The last digit and the Enter key may both submit, and each check uses up one attempt.
          if (!formState.isSubmitting) void check();
        }}
      />
      <Button loading={formState.isSubmitting} type="submit">
        {t('confirm')}
      </Button>
    </form>
  );
}
