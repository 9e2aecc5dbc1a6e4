'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Num, Tag } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { BatchView, SubmissionRow } from '@/lib/company';
import { SUBMISSION_TONES } from '../state-tones';
import { WithdrawDialog } from './withdraw-dialog';

type OrdersTableProps = {
  readonly batch: BatchView;
  readonly rows: readonly SubmissionRow[];
  readonly onWithdrawn: () => Promise<unknown>;
};

/** A table on a laptop, a card for each order on a phone; never a picture of a child (rulings, "Flow"). */
export function OrdersTable({ batch, rows, onWithdrawn }: OrdersTableProps) {
  const t = useTranslations('company');
  const format = useFormatter();
  const [chosen, setChosen] = useState<SubmissionRow | null>(null);
  const unpaid = batch.state === 'open' || batch.state === 'closed';
  if (rows.length === 0) return <p className="text-ink-soft">{t('orders.none')}</p>;
  return (
    <>
      <table className="company-table">
        <thead>
          <tr>
            {(['employeeName', 'phone', 'childName', 'bookType', 'state', 'submittedAt'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
            {unpaid && (
              <th scope="col">
                <span className="sr-only">{t('orders.withdraw')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th data-label={t('columns.employeeName')} scope="row">
                <bdi>{row.employeeName}</bdi>
              </th>
              <td data-label={t('columns.phone')}>
                <Num>{row.phone}</Num>
              </td>
              <td data-label={t('columns.childName')}>
                <bdi>{row.childName}</bdi>
              </td>
              <td data-label={t('columns.bookType')}>{t(`formats.${row.bookType}`)}</td>
              <td data-label={t('columns.state')}>
                <Tag tone={SUBMISSION_TONES[row.state]}>{t(`states.${row.state}`)}</Tag>
              </td>
              <td data-label={t('columns.submittedAt')}>
                <Num>{format.dateTime(new Date(row.submittedAt), { dateStyle: 'short', timeStyle: 'short' })}</Num>
              </td>
              {unpaid && (
                <td>
                  {(row.state === 'submitted' || row.state === 'approved') && (
                    <UnstyledButton
                      aria-label={t('orders.withdrawOf', { name: row.employeeName })}
                      className="text-link"
                      onClick={() => setChosen(row)}
                      type="button"
                    >
                      {t('orders.withdraw')}
                    </UnstyledButton>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && (
        <WithdrawDialog batchId={batch.id} onClose={() => setChosen(null)} onWithdrawn={onWithdrawn} order={chosen} />
      )}
    </>
  );
}
