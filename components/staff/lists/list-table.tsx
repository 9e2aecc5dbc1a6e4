'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type ListTableProps = {
  readonly label: string;
  /** Column headings. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** The list ends there, because nobody reads more at once. */
  readonly most: number;
};

/** A plain list of the desk, or the words that it is empty. */
export function ListTable({ label, columns, rows, most }: ListTableProps) {
  const t = useTranslations('staff.lists');
  if (rows.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen. */}
      <section aria-label={label} className="staff-scroll" tabIndex={0}>
        <table className="staff-table staff-cards">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  <td data-column={columns[index]} key={columns[index]}>
                    <div>{cell}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length >= most && <p className="text-ink-soft">{t('most', { count: most })}</p>}
    </>
  );
}
