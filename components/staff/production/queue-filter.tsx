'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import { PROMISES, type PrintQueueView, type Promised } from '@/lib/staff';

export type QueueFilterValues = { readonly house: string | null; readonly promised: Promised };

type QueueFilterProps = { readonly filter: QueueFilterValues; readonly houses: PrintQueueView['houses'] };

/** Shows the queue of one print house, or what was promised soon. */
export function QueueFilter({ filter, houses }: QueueFilterProps) {
  const t = useTranslations('staff.production');
  const total = houses.reduce((books, house) => books + house.books, 0);
  return (
    <form action="/staff/production" className="staff-search">
      <Field id="house" label={t('house')}>
        {(aria) => (
          <Select {...aria} defaultValue={filter.house ?? ''} name="house">
            <option value="">{t('allHouses', { books: total })}</option>
            {houses.map(({ house, books }) => (
              <option key={house} value={house}>
                {t(t.has(`houses.${house}`) ? `houses.${house}` : 'houses.other', { house, books })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="promised" label={t('promised')}>
        {(aria) => (
          <Select {...aria} defaultValue={filter.promised} name="promised">
            {PROMISES.map((promised) => (
              <option key={promised} value={promised}>
                {t(`promises.${promised}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}
