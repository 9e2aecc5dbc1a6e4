'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toClosingTime } from '@/components/kindergarten/link/link-days';
import { Button } from '@/components/ui/button';
import type { ClassBookType } from '@/lib/kindergarten';
import type { CountryCode, Language } from '@/lib/markets';
import type { GroupDelivery } from '@/lib/prices';
import { DayField } from '../../forms/day-field';
import { SelectField } from '../../forms/select-field';
import { StaffForm } from '../../forms/staff-form';
import { TextField } from '../../forms/text-field';
import { useUnsavedWarning } from '../../forms/use-unsaved-warning';
import { DeliveryField, MarketFields } from './market-fields';
import type { OfferedBook } from './offered';
import { useOpenGroup } from './use-open-group';

const TEXTS = ['kindergartenName', 'contactName', 'phone', 'email'] as const;
const FIELDS = [...TEXTS, 'country', 'language', 'catalogueId', 'bookType', 'delivery', 'closesAt'] as const;
const BOOK_TYPES: readonly ClassBookType[] = ['digital', 'printed'];

const EMPTY = {
  kindergartenName: '',
  contactName: '',
  phone: '',
  email: '',
  country: 'IL' as CountryCode,
  language: 'he' as Language,
  catalogueId: null as number | null,
  bookType: 'digital' as ClassBookType,
  delivery: 'standard' as GroupDelivery,
  /** A day of the calendar, or empty. */
  closesAt: '',
};

/** A class for a teacher who cannot open it herself. */
export function OpenClassForm({ books }: { readonly books: readonly OfferedBook[] }) {
  const t = useTranslations('staff.groups');
  const [typed, setTyped] = useState(EMPTY);
  const { open, acting, failure } = useOpenGroup('classes');
  useUnsavedWarning(typed !== EMPTY && !acting);
  const change = (changed: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...changed }));
  const send = () => {
    const { closesAt, bookType, delivery, country } = typed;
    const day = closesAt && toClosingTime(closesAt, country).toISOString();
    return open({ ...typed, delivery: bookType === 'printed' ? delivery : null, closesAt: day });
  };
  const actions = (
    <Button loading={acting} type="submit" variant="ink">
      {t('open.kindergarten')}
    </Button>
  );
  return (
    <StaffForm actions={actions} failure={failure} fields={FIELDS} onSend={send}>
      <div className="staff-columns staff-columns-even items-start">
        {TEXTS.map((name) => (
          <TextField
            dir={name === 'phone' || name === 'email' ? 'ltr' : 'auto'}
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
        <SelectField
          failure={failure}
          id="group-type"
          label={t('fields.bookType')}
          name="bookType"
          onChange={(bookType) => change({ bookType })}
          options={BOOK_TYPES.map((value) => ({ value, label: t(`formats.${value}`) }))}
          value={typed.bookType}
        />
        {typed.bookType === 'printed' && (
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
      </div>
    </StaffForm>
  );
}
