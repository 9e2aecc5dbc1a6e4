'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type ReviewView, STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from './list-table';

type ReviewsScreenProps = { readonly reviews: readonly ReviewView[]; readonly role: StaffRole };

/** What customers wrote about the shop and nobody has checked. */
export function ReviewsScreen({ reviews, role }: ReviewsScreenProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const rows = reviews.map(({ id, createdAt, rating, text, signature }) => ({
    id,
    cells: [
      format.dateTime(createdAt, { dateStyle: 'short' }),
      format.number(rating),
      <p className="typed-text wrap-anywhere" key="text">
        {text}
      </p>,
      <bdi key="signature">{signature ?? t('lists.unsigned')}</bdi>,
    ],
  }));
  const columns = [t('lists.at'), t('lists.rating'), t('lists.text'), t('lists.signature')];
  return (
    <StaffFrame current="reviews" role={role} title={t('nav.reviews')}>
      <ListTable columns={columns} label={t('nav.reviews')} most={STAFF_LIMITS.listSize} rows={rows} />
    </StaffFrame>
  );
}
