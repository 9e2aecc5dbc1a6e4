'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { can, type ReviewView, STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ActButton } from '../orders/act-button';
import { ListTable } from './list-table';

type ReviewsScreenProps = { readonly reviews: readonly ReviewView[]; readonly role: StaffRole };

/** What customers wrote about the shop and nobody has checked. */
export function ReviewsScreen({ reviews, role }: ReviewsScreenProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const decides = can(role, 'reviews.decide');
  const rows = reviews.map(({ id, createdAt, rating, text, signature }) => ({
    id,
    cells: [
      <time dateTime={createdAt.toISOString()} key="at">
        {format.dateTime(createdAt, { dateStyle: 'short' })}
      </time>,
      format.number(rating),
      <p className="typed-text wrap-anywhere" key="text">
        {text}
      </p>,
      <bdi key="signature">{signature ?? t('lists.unsigned')}</bdi>,
      ...(decides ? [<ReviewActions id={id} key="action" />] : []),
    ],
  }));
  const columns = [t('lists.at'), t('lists.rating'), t('lists.text'), t('lists.signature')];
  if (decides) columns.push(t('lists.action'));
  return (
    <StaffFrame current="reviews" role={role} lead={t('leads.reviews')} title={t('nav.reviews')}>
      <ListTable
        columns={columns}
        empty={t('empty.reviews')}
        label={t('nav.reviews')}
        most={STAFF_LIMITS.listSize}
        rows={rows}
      />
    </StaffFrame>
  );
}

function ReviewActions({ id }: { readonly id: string }) {
  const t = useTranslations('staff.lists');
  const path = `/api/staff/reviews/${id}`;
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton json={{ decision: 'published' }} label={t('publish')} path={path} />
      <ActButton json={{ decision: 'rejected' }} label={t('refuse')} path={path} />
    </div>
  );
}
