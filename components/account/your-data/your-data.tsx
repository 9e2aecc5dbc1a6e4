'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { emailTag, Num } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { ACCOUNT_MONTHS, NOTICE_DAYS, RECORD_YEARS, type StoredData } from '@/lib/privacy';
import { DeleteEverything } from './delete-everything';
import { DownloadData } from './download-data';

/** "Your data" in my-books: what the shop keeps, until when by itself, and the way to delete it. */
export function YourData() {
  const t = useTranslations('account.data');
  const { data, mutate } = useSWR<StoredData, ApiError>('/api/account/data');
  if (!data) return null;
  return (
    <section aria-labelledby="your-data" className="grid gap-3 rounded-card hairline border-edge bg-leaf p-5 sm:p-6">
      <h2 className="text-title" id="your-data">
        {t('title')}
      </h2>
      <p>{t('intro')}</p>
      <StoredList data={data} />
      <p className="text-ink-soft text-small">{t('single')}</p>
      <p className="text-ink-soft text-small">{t('inactive', { months: ACCOUNT_MONTHS, days: NOTICE_DAYS })}</p>
      <DownloadData />
      <DeleteEverything data={data} onVerified={mutate} />
    </section>
  );
}

/** Only what there is. */
function StoredList({ data }: { readonly data: StoredData }) {
  const t = useTranslations('account.data');
  const format = useFormatter();
  const { phoneText, email, books, pictures, files, drafts, draftsUntil, photos, photosFrom, photosUntil } = data;
  const formatDay = (day: string) => format.dateTime(new Date(day), { day: 'numeric', month: 'long', year: 'numeric' });
  const [from, to] = [photosFrom && formatDay(photosFrom), photosUntil && formatDay(photosUntil)];
  const lines: readonly ReactNode[] = [
    t.rich('phone', { phone: phoneText, num: (chunks) => <Num>{chunks}</Num> }),
    email && t.rich('email', { email, mail: emailTag }),
    books > 0 && t('books', { count: books, pictures, files }),
    draftsUntil && t('drafts', { count: drafts, date: formatDay(draftsUntil) }),
    from && to && (from === to ? t('photo', { count: photos, to }) : t('photos', { count: photos, from, to })),
    data.addresses > 0 && t('addresses', { count: data.addresses }),
    data.orders > 0 && t('orders', { count: data.orders, years: RECORD_YEARS }),
  ];
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-honey-deep">
      {lines.filter(Boolean).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have a fixed order and no state.
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
