import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { COMPANY_LIMITS, type NewBatch } from '@/lib/company';
import { requiresState, US_STATES } from '@/lib/orders';
import type { TypedBatch } from './batch-form';

export type BatchForm = UseFormReturn<TypedBatch, unknown, NewBatch>;

const CONTACT = ['companyName', 'contactName', 'contactEmail', 'contactPhone'] as const;
const OFFICE = ['street', 'city', 'postal'] as const;
const AUTO_COMPLETE = {
  companyName: 'organization',
  contactName: 'name',
  contactEmail: 'email',
  contactPhone: 'tel',
  street: 'street-address',
  city: 'address-level2',
  postal: 'postal-code',
} as const;
const INPUT_TYPE = { companyName: 'text', contactName: 'text', contactEmail: 'email', contactPhone: 'tel' } as const;

/** The company and the person who orders for it. */
export function ContactFields({ form: { register, formState } }: { readonly form: BatchForm }) {
  const t = useTranslations('company.form');
  const errorText = useErrorText();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {CONTACT.map((name) => (
        <Field error={errorText(formState.errors[name]?.message)} id={`company-${name}`} key={name} label={t(name)}>
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
      <Field
        error={errorText(formState.errors.companyNumber?.message)}
        hint={t('companyNumberHint')}
        id="company-number"
        label={t('companyNumber')}
      >
        {(aria) => <TextInput {...aria} {...register('companyNumber')} autoComplete="off" dir="ltr" />}
      </Field>
    </div>
  );
}

/** The office (required by spec §5 even where all books are digital: it stands on the invoice). */
export function OfficeFields({ form: { register, formState } }: { readonly form: BatchForm }) {
  const { country } = useMarket();
  const t = useTranslations('company.form');
  const errorText = useErrorText();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {OFFICE.map((name) => (
        <Field
          error={errorText(formState.errors.office?.[name]?.message)}
          id={`company-${name}`}
          key={name}
          label={t(`office.${name}`)}
        >
          {(aria) => (
            <TextInput {...aria} {...register(`office.${name}`)} autoComplete={AUTO_COMPLETE[name]} dir="auto" />
          )}
        </Field>
      ))}
      {requiresState(country) && (
        <Field error={errorText(formState.errors.office?.state?.message)} id="company-state" label={t('office.state')}>
          {(aria) => (
            <Select {...aria} {...register('office.state')} autoComplete="address-level1">
              <option value="">{t('office.chooseState')}</option>
              {Object.entries(US_STATES).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

type PlanFieldsProps = {
  readonly form: BatchForm;
  /** First and last day that the link may close, such as `2026-12-01`. */
  /** `null` before the page knows what day it is. */
  readonly days: { readonly first: string; readonly last: string } | null;
};

/** How many books are planned, and until when employees order. */
export function PlanFields({ form: { register, formState }, days }: PlanFieldsProps) {
  const t = useTranslations('company.form');
  const errorText = useErrorText();
  const { errors } = formState;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Field
        error={errorText(errors.estimatedBooks?.message)}
        hint={t('estimatedHint', { minimum: COMPANY_LIMITS.minBooks })}
        id="company-books"
        label={t('estimatedBooks')}
      >
        {(aria) => <TextInput {...aria} {...register('estimatedBooks')} dir="ltr" inputMode="numeric" type="number" />}
      </Field>
      <Field error={errorText(errors.closesAt?.message)} hint={t('dayHint')} id="company-day" label={t('day')}>
        {(aria) => <TextInput {...aria} {...register('closesAt')} max={days?.last} min={days?.first} type="date" />}
      </Field>
    </div>
  );
}
