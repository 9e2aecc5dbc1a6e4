'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useBooks } from '@/components/drafts/use-books';
import { FormError } from '@/components/feedback/form-error';
import { BookPicker } from '@/components/kindergarten/details/book-picker';
import { DeliveryOptions } from '@/components/kindergarten/details/delivery-options';
import { FormSection } from '@/components/kindergarten/form-section';
import { getLinkDays } from '@/components/kindergarten/link/link-days';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useNow } from '@/components/ui/hooks/use-now';
import { TextArea } from '@/components/ui/text-input';
import { isAvailable } from '@/lib/capabilities';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { tabStorage } from '@/lib/client/pending-verification';
import { COMPANY_LIMITS, type NewBatch } from '@/lib/company';
import { formatMarketPrice, priceFor } from '@/lib/prices';
import { LogoPicker } from '../logo/logo-picker';
import { batchFormSchema, createTypedBatch, loadTypedBatch, saveTypedBatch, type TypedBatch } from './batch-form';
import { BookChoices } from './book-choices';
import { EstimateBox } from './estimate-box';
import { ContactFields, OfficeFields, PlanFields } from './form-sections';
import { useCreateBatch } from './use-create-batch';
import { useLogoFile } from './use-logo-file';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

const SET = { shouldDirty: true, shouldValidate: true } as const;

/** The form of a batch; what is typed stays in the tab until it is sent. */
function useBatchForm() {
  const { country, language } = useMarket();
  const form = useForm<TypedBatch, unknown, NewBatch>({
    resolver: zodResolver(batchFormSchema),
    defaultValues: createTypedBatch({ country, language }, { printed: isAvailable('print'), day: '' }),
    mode: 'onTouched',
  });
  const { reset, setValue, watch } = form;
  useEffect(() => {
    const kept = loadTypedBatch(tabStorage, { country, language });
    if (kept) reset(kept);
    else setValue('closesAt', getLinkDays(new Date(), COMPANY_LIMITS.maxDays).proposed);
    const { unsubscribe } = watch((values) => saveTypedBatch(tabStorage, values as TypedBatch));
    return unsubscribe;
  }, [country, language, reset, setValue, watch]);
  return form;
}

/** Opens a company's order (spec §3 "Company batch"). */
export function CompanyForm() {
  const t = useTranslations('company.form');
  const errorText = useErrorText();
  const { country, language } = useMarket();
  const books = useBooks(language);
  const now = useNow();
  const days = now && getLinkDays(now, COMPANY_LIMITS.maxDays);
  const form = useBatchForm();
  const logo = useLogoFile();
  const creating = useCreateBatch(form.setError, logo.file);
  const { errors } = form.formState;
  const typed = form.watch();
  return (
    <form className="grid gap-6" noValidate onSubmit={form.handleSubmit(creating.start)}>
      <FormSection id="company" number={1} title={t('sections.company')}>
        <ContactFields form={form} />
        <OfficeFields form={form} />
        <LogoPicker
          error={logo.error}
          onPick={logo.choose}
          onRefused={logo.refuse}
          onRemove={logo.remove}
          url={logo.url}
        />
      </FormSection>
      <FormSection id="gift" lead={t('sections.giftText')} number={2} title={t('sections.gift')}>
        <BookPicker
          books={books?.filter(({ comingSoon }) => !comingSoon) ?? []}
          error={errorText(errors.catalogueId?.message)}
          legend={t('book')}
          onSelect={(id) => form.setValue('catalogueId', id, SET)}
          selected={typed.catalogueId}
        />
        <BookChoices
          onBookType={(bookType) => form.setValue('bookType', bookType, SET)}
          onImageModel={(imageModel) => form.setValue('imageModel', imageModel, SET)}
          typed={typed}
        />
        <Field
          error={errorText(errors.dedication?.message)}
          hint={t(
            typed.bookType === 'digital' || typed.imageModel === 'advanced' ? 'dedicationFree' : 'dedicationHint',
            {
              price: formatMarketPrice(typed.country, priceFor(typed.country, 'printed_dedication')),
            },
          )}
          id="company-dedication"
          label={t('dedication')}
        >
          {(aria) => <TextArea {...aria} {...form.register('dedication')} dir="auto" rows={3} />}
        </Field>
      </FormSection>
      <FormSection id="plan" number={3} title={t('sections.plan')}>
        <PlanFields days={days} form={form} />
        {typed.bookType !== 'digital' && (
          <DeliveryOptions
            country={country}
            delivery={typed.delivery}
            error={errorText(errors.delivery?.message)}
            now={now}
            onSelect={(delivery) => form.setValue('delivery', delivery, SET)}
          />
        )}
      </FormSection>
      <FormSection id="estimate" number={4} title={t('sections.estimate')}>
        <EstimateBox typed={typed} />
        <FormError failure={creating.failure} title={t('failed')} />
        <div className="grid justify-items-center gap-2">
          <Button fullWidth loading={creating.submitting} size="large" type="submit">
            {t('create')}
          </Button>
          <p className="text-center text-ink-soft text-note">{t('createText')}</p>
        </div>
      </FormSection>
      {creating.verifying && (
        <VerifyDialog onOpenChange={creating.setVerifying} onVerified={creating.verified} purpose="company" />
      )}
    </form>
  );
}
