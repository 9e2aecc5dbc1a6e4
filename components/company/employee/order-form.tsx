'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormError } from '@/components/feedback/form-error';
import { useIsDrawn } from '@/components/group/book/book-pages';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { isAvailable } from '@/lib/capabilities';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import { useMarket } from '@/lib/client/market';
import {
  COMPANY_LIMITS,
  type CompanyLinkView,
  EMPLOYEE_BOOK_TYPES,
  type NewSubmission,
  type newSubmissionSchema,
  type SubmissionView,
} from '@/lib/company';
import { isolate } from '@/lib/platform/text/isolate';
import { ClaimPhone } from './claim-phone';

/** The answer to an order: its own link is shown once. */
export type SentOrder = { readonly submission: SubmissionView; readonly token: string };

type OrderFormProps = {
  readonly link: CompanyLinkView;
  readonly token: string;
  readonly bookId: string;
  readonly onSent: (sent: SentOrder) => void;
};
type Typed = z.input<typeof newSubmissionSchema>;

const loadResolver = () => import('./order-resolver').then(({ orderResolver }) => orderResolver);

const HOMES = {
  phone_invalid: 'phone',
  phone_prefix_not_allowed: 'phone',
  email_invalid: 'email',
  company_phone_to_confirm: 'phone',
  code_required: 'code',
  code_wrong: 'code',
  code_expired: 'code',
} as const;

/** Who orders: the employee, the format where there is a choice, and that texts and pictures were looked at. */
export function OrderForm({ link, token, bookId, onSent }: OrderFormProps) {
  const t = useTranslations('employee.order');
  const formats = useTranslations('employee.formats');
  const errorText = useErrorText();
  const { language } = useMarket();
  const { companyName, country } = link;
  // Nobody ticks pictures that are still blank.
  const drawn = useIsDrawn(bookId);
  // Where there is a choice the employee makes it.
  const chosen = link.bookType !== 'mix' ? link.bookType : isAvailable('print') ? null : ('digital' as const);
  const [failure, setFailure] = useState<Failure>();
  // Somebody else has ordered under the phone, which its owner can confirm.
  const [claiming, setClaiming] = useState(false);
  const key = useRef<string>(null);
  const { register, handleSubmit, setError, getValues, formState } = useForm<Typed, unknown, NewSubmission>({
    resolver: useLateResolver(loadResolver),
    defaultValues: {
      bookId,
      country,
      language,
      employeeName: '',
      phone: '',
      email: null,
      ...(chosen && { bookType: chosen }),
      filesToCompany: false,
    },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const path = `/api/company/link/${token}`;
  const submit = handleSubmit(async (order) => {
    setFailure(undefined);
    key.current ??= crypto.randomUUID();
    try {
      onSent(await sendJson<SentOrder>(`${path}/submissions`, { json: order, idempotencyKey: key.current }));
    } catch (thrown) {
      const error = toApiError(thrown);
      // The server stores a refusal under its idempotency key, so the next attempt needs a new key.
      if (error.status !== 0) key.current = null;
      if (error.code === 'company_phone_to_confirm') setClaiming(true);
      if (!setFieldErrors(error, setError, HOMES)) setFailure(error);
    }
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Field error={errorText(errors.employeeName?.message)} id="employeeName" label={t('name')}>
        {(aria) => <TextInput {...aria} {...register('employeeName')} autoComplete="name" dir="auto" />}
      </Field>
      <Field error={errorText(errors.phone?.message)} hint={t('phoneHint')} id="phone" label={t('phone')}>
        {(aria) => (
          <TextInput {...aria} {...register('phone')} autoComplete="tel" dir="ltr" inputMode="tel" type="tel" />
        )}
      </Field>
      {claiming && (
        <ClaimPhone
          error={errorText(errors.code?.message)}
          field={register('code', { setValueAs: (value?: string) => value || undefined })}
          getPhone={() => ({ phone: getValues('phone'), country, language })}
          onComplete={() => {
            if (!formState.isSubmitting) void submit();
          }}
          path={path}
        />
      )}
      <Field error={errorText(errors.email?.message)} hint={t('emailHint')} id="email" label={t('email')}>
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
      {link.bookType === 'mix' && isAvailable('print') && (
        <ChoiceGroup
          className="ui-segments"
          error={errorText(errors.bookType?.message)}
          legend={t('bookType')}
          noteId="type-note"
        >
          {EMPLOYEE_BOOK_TYPES.map((option) => (
            <Segment {...register('bookType')} key={option} value={option}>
              {formats(option)}
            </Segment>
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup
        className="grid gap-2"
        error={errorText(errors.texts?.message ?? errors.images?.message)}
        legend={t('checked')}
        noteId="checked-note"
      >
        <Checkbox {...register('texts')}>{t('texts')}</Checkbox>
        <Checkbox {...register('images')} disabled={!drawn}>
          {t(drawn ? 'images' : 'imagesLater')}
        </Checkbox>
      </ChoiceGroup>
      {link.bookType !== 'printed' && (
        <Checkbox {...register('filesToCompany')}>{t('files', { company: isolate(companyName) })}</Checkbox>
      )}
      <FormError failure={failure} title={t('failed')} />
      <Button fullWidth loading={formState.isSubmitting} size="large" type="submit">
        {t('send')}
      </Button>
      <p className="text-ink-soft text-note">
        {t(link.bookType === 'digital' ? 'seenDigital' : 'seenPrinted', {
          company: isolate(companyName),
          days: COMPANY_LIMITS.pdfDays,
        })}
      </p>
    </form>
  );
}
