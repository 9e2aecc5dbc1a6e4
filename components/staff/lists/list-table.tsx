'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type RowSelection, RowTable } from './row-table';
import type { MoreRows } from './use-more-rows';

type ListTableProps = {
  readonly label: string;
  /** Column headings. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Why there are no rows, and what to do about it. */
  readonly empty?: string;
  /** The list ends there, because nobody reads more at once. */
  readonly most?: number;
  /** The rows that are loaded when somebody comes to the end. */
  readonly more?: MoreRows;
  readonly selection?: RowSelection;
};

/** A list of the desk of any length, or the words that it is empty. */
export function ListTable({ label, columns, rows, empty, most, more, selection }: ListTableProps) {
  const t = useTranslations('staff.lists');
  if (rows.length === 0) return <p>{empty ?? t('none')}</p>;
  return (
    <>
      <RowTable columns={columns} label={label} more={more} rows={rows} selection={selection} />
      {most !== undefined && rows.length >= most && <p className="text-ink-soft">{t('most', { count: most })}</p>}
      {more && <Footer count={rows.length} more={more} />}
    </>
  );
}

/** How many rows there are, and a button for the next ones: whoever does not scroll loads them with it. */
function Footer({ count, more }: { readonly count: number; readonly more: MoreRows }) {
  const t = useTranslations('staff.lists');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span aria-live="polite" className="text-ink-soft">
        {t(more.hasMore ? 'shown' : 'whole', { count })}
      </span>
      {more.hasMore && (
        <Button loading={more.loading} onClick={more.load} size="small" variant="quiet">
          {t('more')}
        </Button>
      )}
      <span className="staff-keys text-note text-ink-soft">{t('keys')}</span>
      <FormError failure={more.failure} />
    </div>
  );
}
