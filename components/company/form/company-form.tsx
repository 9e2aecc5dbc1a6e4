'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBooks } from '@/components/drafts/use-books';
import { FormError } from '@/components/feedback/form-error';
import { BookPicker } from '@/components/kindergarten/details/book-picker';
import { DeliveryOptions } from '@/components/kindergarten/details/delivery-options';
import { getLinkDays } from '@/components/kindergarten/link/link-days';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/text-input';
import { isAvailable } from '@/lib/capabilities';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { tabStorage } from '@/lib/client/pending-verification';
import { COMPANY_LIMITS, type NewBatch } from '@/lib/company';
import { batchFormSchema, createTypedBatch, loadTypedBatch, saveTypedBatch, type TypedBatch } from './batch-form';
import { BookChoices } from './book-choices';
import { EstimateBox } from './estimate-box';
import { useCreateBatch } from './use-create-batch';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

const TEXTS = ['companyName', 'contactName', 'contactEmail', 'contactPhone'] as const;
const OFFICE = ['street', 'city', 'postal'] as const;
const AUTO_COMPLETE = {
  ...{ companyName: 'organization', contactName: 'name', contactEmail: 'email', contactPhone: 'tel' },
  ...{ street: 'street-address', city: 'address-level2', postal: 'postal-code' },
} as const;
const INPUT_TYPE = { companyName: 'text', contactName: 'text', contactEmail: 'email', contactPhone: 'tel' } as const;

/** Opens a company's order (spec §3 "Company batch"); what is typed stays in the tab until it is sent. */
export function CompanyForm() {
  const t = useTranslations('company.form');
  const errorText = useErrorText();
  const { country, language } = useMarket();
  const books = useBooks(language);
  const [now] = useState(() => new Date());
  const days = getLinkDays(now, COMPANY_LIMITS.maxDays);
  const { register, handleSubmit, setError, setValue, watch, reset, formState } = useForm<
    TypedBatch,
    unknown,
    NewBatch
  >({
    resolver: zodResolver(batchFormSchema),
    defaultValues: createTypedBatch({ country, language }, { printed: isAvailable('print'), day: days.proposed }),
    mode: 'onTouched',
  });
  const creating = useCreateBatch(setError);
  const { errors } = formState;
  const typed = watch();
  useEffect(() => {
    const kept = loadTypedBatch(tabStorage, { country, language });
    if (kept) reset(kept);
    const { unsubscribe } = watch((values) => saveTypedBatch(tabStorage, values as TypedBatch));
    return unsubscribe;
  }, [country, language, reset, watch]);
  const set = { shouldDirty: true, shouldValidate: true } as const;
  return (
    <form className="company-panel" noValidate onSubmit={handleSubmit(creating.start)}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {TEXTS.map((name) => (
          <Field error={errorText(errors[name]?.message)} id={`company-${name}`} key={name} label={t(name)}>
            {(aria) => (
              <TextInput
                {...aria}
                {...register(name)}
                autoComplete={AUTO_COMPLETE[name]}
                dir={INPUT_TYPE[name] === 'text' ? 'auto' : 'ltr'}
                type={INPUT_TYPE[name]}
              />
            )}
          </Field>
        ))}
        {OFFICE.map((name) => (
          <Field
            error={errorText(errors.office?.[name]?.message)}
            id={`company-${name}`}
            key={name}
            label={t(`office.${name}`)}
          >
            {(aria) => (
              <TextInput {...aria} {...register(`office.${name}`)} autoComplete={AUTO_COMPLETE[name]} dir="auto" />
            )}
          </Field>
        ))}
        <Field
          error={errorText(errors.estimatedBooks?.message)}
          hint={t('estimatedHint', { minimum: COMPANY_LIMITS.minBooks })}
          id="company-books"
          label={t('estimatedBooks')}
        >
          {(aria) => (
            <TextInput {...aria} {...register('estimatedBooks')} dir="ltr" inputMode="numeric" type="number" />
          )}
        </Field>
        <Field error={errorText(errors.closesAt?.message)} hint={t('dayHint')} id="company-day" label={t('day')}>
          {(aria) => <TextInput {...aria} {...register('closesAt')} max={days.last} min={days.first} type="date" />}
        </Field>
      </div>
      <BookPicker
        books={books?.filter(({ comingSoon }) => !comingSoon) ?? []}
        error={errorText(errors.catalogueId?.message)}
        legend={t('book')}
        onSelect={(id) => setValue('catalogueId', id, set)}
        selected={typed.catalogueId}
      />
      <BookChoices
        onBookType={(bookType) => setValue('bookType', bookType, set)}
        onImageModel={(imageModel) => setValue('imageModel', imageModel, set)}
        typed={typed}
      />
      {typed.bookType !== 'digital' && (
        <DeliveryOptions
          country={country}
          delivery={typed.delivery}
          error={errorText(errors.delivery?.message)}
          now={now}
          onSelect={(delivery) => setValue('delivery', delivery, set)}
        />
      )}
      <Field
        error={errorText(errors.dedication?.message)}
        hint={t('dedicationHint')}
        id="company-dedication"
        label={t('dedication')}
      >
        {(aria) => <TextArea {...aria} {...register('dedication')} dir="auto" rows={3} />}
      </Field>
      <EstimateBox typed={typed} />
      <FormError code={creating.errorCode} />
      <Button fullWidth loading={creating.submitting} size="large" type="submit">
        {t('create')}
      </Button>
      <p className="text-center text-ink-soft text-note">{t('createText')}</p>
      {creating.verifying && (
        <VerifyDialog onOpenChange={creating.setVerifying} onVerified={creating.verified} purpose="order" />
      )}
    </form>
  );
}
