'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import {
  EMPLOYEE_BOOK_TYPES,
  type SubmissionChange,
  type SubmissionView,
  type submissionChangeSchema,
} from '@/lib/company';
import { isolate } from '@/lib/platform/text/isolate';

const loadResolver = () => import('./change-resolver').then(({ changeResolver }) => changeResolver);

type ChangeOrderProps = {
  readonly order: SubmissionView;
  readonly path: string;
  readonly onChanged: (order: SubmissionView) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** Changes an order that was sent. The phone stays: it is how the order is known. */
export function ChangeOrder({ order, path, onChanged, onCancel }: ChangeOrderProps) {
  const t = useTranslations('employee');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof submissionChangeSchema>,
    unknown,
    SubmissionChange
  >({
    resolver: useLateResolver(loadResolver),
    defaultValues: {
      employeeName: order.employeeName,
      email: order.email,
      bookType: order.bookType,
      filesToCompany: order.filesToCompany,
    },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const submit = handleSubmit(async (change) => {
    setFailure(undefined);
    try {
      await onChanged(await sendJson<SubmissionView>(path, { method: 'PATCH', json: change }));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!setFieldErrors(error, setError, { email_invalid: 'email' })) setFailure(error);
    }
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Field error={errorText(errors.employeeName?.message)} id="employeeName" label={t('order.name')}>
        {(aria) => <TextInput {...aria} {...register('employeeName')} autoComplete="name" dir="auto" />}
      </Field>
      <Field error={errorText(errors.email?.message)} hint={t('order.emailHint')} id="email" label={t('order.email')}>
        {(aria) => (
          <TextInput
            {...aria}
            {...register('email', { setValueAs: (value: string | null) => value?.trim() || null })}
            autoComplete="email"
            dir="ltr"
            inputMode="email"
            type="email"
          />
        )}
      </Field>
      {order.choosesType && (
        <ChoiceGroup className="ui-segments" legend={t('order.bookType')} noteId="type-note">
          {EMPLOYEE_BOOK_TYPES.map((option) => (
            <Segment {...register('bookType')} key={option} value={option}>
              {t(`formats.${option}`)}
            </Segment>
          ))}
        </ChoiceGroup>
      )}
      {(order.choosesType || order.bookType === 'digital') && (
        <Checkbox {...register('filesToCompany')}>{t('order.files', { company: isolate(order.companyName) })}</Checkbox>
      )}
      <FormError failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button loading={formState.isSubmitting} type="submit">
          {t('own.save')}
        </Button>
        <Button onClick={onCancel} variant="quiet">
          {t('own.back')}
        </Button>
      </div>
    </form>
  );
}
