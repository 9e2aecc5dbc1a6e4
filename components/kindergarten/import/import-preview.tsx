'use client';

import { useTranslations } from 'next-intl';
import { SelectControl } from '@/components/ui/form-controls';
import { type ColumnMatch, IMPORT_COLUMNS, type ImportColumn, listRows, type Table } from '@/lib/kindergarten';

type ImportPreviewProps = {
  readonly table: Table;
  readonly match: ColumnMatch;
  readonly onMatch: (column: number, field: ImportColumn | null) => void;
};

/** More rows would not help to see whether the columns are right. */
const SHOWN_ROWS = 6;

const toField = (value: string): ImportColumn | null => IMPORT_COLUMNS.find((column) => column === value) ?? null;

/** The list as it was understood: each column with its field. */
export function ImportPreview({ table, match, onMatch }: ImportPreviewProps) {
  const t = useTranslations('kindergarten.import');
  const { headingRow } = match;
  const body = listRows(table, headingRow);
  const fields = (table[0] ?? []).map((_, index) => IMPORT_COLUMNS.find((column) => match.columns[column] === index));
  return (
    <div className="grid gap-3">
      <div className="import-frame">
        <table className="import-table">
          <caption className="sr-only">{t('preview')}</caption>
          <thead>
            <tr>
              {fields.map((field, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <th key={index} scope="col">
                  {headingRow !== null && <bdi className="block text-note">{table[headingRow]?.[index]}</bdi>}
                  <SelectControl
                    aria-label={t('column', { number: index + 1 })}
                    className="import-select"
                    onChange={(event) => onMatch(index, toField(event.target.value))}
                    value={field ?? ''}
                  >
                    <option value="">{t('fields.ignore')}</option>
                    {IMPORT_COLUMNS.map((option) => (
                      <option key={option} value={option}>
                        {t(`fields.${option}`)}
                      </option>
                    ))}
                  </SelectControl>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.slice(0, SHOWN_ROWS).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
              <tr key={row}>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                  <td data-ignored={fields[index] ? undefined : true} key={index}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {body.length > SHOWN_ROWS && (
        <p className="text-ink-soft text-note">{t('more', { count: body.length - SHOWN_ROWS })}</p>
      )}
    </div>
  );
}
