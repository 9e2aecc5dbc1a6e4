'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createTypedBatch, type TypedBatch, toNewBatch } from '@/components/company/form/batch-form';
import { Button } from '@/components/ui/button';
import { COMPANY_BOOK_TYPES } from '@/lib/company';
import { requiresState, US_STATES } from '@/lib/orders';
import { DayField } from '../../forms/day-field';
import { SelectField } from '../../forms/select-field';
import { StaffForm } from '../../forms/staff-form';
import { TextField } from '../../forms/text-field';
import { useUnsavedWarning } from '../../forms/use-unsaved-warning';
import { DeliveryField, MarketFields } from './market-fields';
import type { OfferedBook } from './offered';
import { useOpenGroup } from './use-open-group';

const TEXTS = [
  'companyName',
  'companyNumber',
  'contactName',
  'contactPhone',
  'contactEmail',
  'estimatedBooks',
  'dedication',
] as const;
const OFFICE = ['street', 'city', 'postal'] as const;
const LATIN: readonly string[] = ['companyNumber', 'contactPhone', 'contactEmail', 'estimatedBooks'];
const FIELDS = [
  ...TEXTS,
  ...[...OFFICE, 'state'].map((name) => `office.${name}`),
  'country',
  'language',
  'catalogueId',
  'imageModel',
  'bookType',
  'delivery',
  'closesAt',
];
const EMPTY = createTypedBatch({ country: 'IL', language: 'he' }, { printed: true, day: '' });
const IMAGE_MODELS = ['regular', 'advanced'] as const;

/** A batch for an HR person who cannot open it herself. */
export function OpenBatchForm({ books }: { readonly books: readonly OfferedBook[] }) {
  const t = useTranslations('staff.groups');
  const [typed, setTyped] = useState(EMPTY);
  const { open, acting, failure } = useOpenGroup('batches');
  useUnsavedWarning(typed !== EMPTY && !acting);
  const change = (changed: Partial<TypedBatch>) => setTyped((before) => ({ ...before, ...changed }));
  const changeOffice = (changed: Partial<TypedBatch['office']>) =>
    setTyped((before) => ({ ...before, office: { ...before.office, ...changed } }));
  const actions = (
    <Button loading={acting} type="submit" variant="ink">
      {t('open.company')}
    </Button>
  );
  return (
    <StaffForm actions={actions} failure={failure} fields={FIELDS} onSend={() => open(toNewBatch(typed))}>
      <div className="staff-columns staff-columns-even items-start">
        {TEXTS.map((name) => (
          <TextField
            dir={LATIN.includes(name) ? 'ltr' : 'auto'}
            failure={failure}
            id={`group-${name}`}
            key={name}
            label={t(`fields.${name}`)}
            name={name}
            onChange={(value) => change({ [name]: value })}
            value={typed[name]}
          />
        ))}
        <MarketFields books={books} failure={failure} onChange={change} value={typed} />
        {OFFICE.map((name) => (
          <TextField
            failure={failure}
            id={`group-${name}`}
            key={name}
            label={t(`fields.${name}`)}
            name={`office.${name}`}
            onChange={(value) => changeOffice({ [name]: value })}
            value={typed.office[name]}
          />
        ))}
        {requiresState(typed.country) && (
          <SelectField
            failure={failure}
            id="group-state"
            label={t('fields.state')}
            name="office.state"
            onChange={(state) => changeOffice({ state })}
            options={[
              { value: '', label: t('chooseState') },
              ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
            ]}
            value={typed.office.state}
          />
        )}
        <ChoiceFields change={change} failure={failure} typed={typed} />
      </div>
    </StaffForm>
  );
}

type ChoiceFieldsProps = {
  readonly typed: TypedBatch;
  readonly change: (changed: Partial<TypedBatch>) => void;
  readonly failure: ReturnType<typeof useOpenGroup>['failure'];
};

/** What the employees get, how it arrives, and until when they order. */
function ChoiceFields({ typed, change, failure }: ChoiceFieldsProps) {
  const t = useTranslations('staff.groups');
  return (
    <>
      <SelectField
        failure={failure}
        id="group-model"
        label={t('fields.imageModel')}
        name="imageModel"
        onChange={(imageModel) => change({ imageModel })}
        options={IMAGE_MODELS.map((value) => ({ value, label: t(`models.${value}`) }))}
        value={typed.imageModel}
      />
      <SelectField
        failure={failure}
        id="group-type"
        label={t('fields.bookType')}
        name="bookType"
        onChange={(bookType) => change({ bookType })}
        options={COMPANY_BOOK_TYPES.map((value) => ({ value, label: t(`formats.${value}`) }))}
        value={typed.bookType}
      />
      {typed.bookType !== 'digital' && (
        <DeliveryField
          country={typed.country}
          failure={failure}
          onChange={(delivery) => change({ delivery })}
          value={typed.delivery}
        />
      )}
      <DayField
        failure={failure}
        id="group-day"
        label={t('lastDay')}
        name="closesAt"
        onChange={(closesAt) => change({ closesAt })}
        value={typed.closesAt}
      />
    </>
  );
}
