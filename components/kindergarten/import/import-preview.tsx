'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/api/error-text';
import {
  type ColumnMatch,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportedChild,
  type Table,
} from '@/lib/kindergarten';
import type { ErrorCode } from '@/lib/platform/errors';
import { getUnprintableLetters } from '../children/unprintable-letters';

type ImportPreviewProps = {
  readonly table: Table;
  readonly match: ColumnMatch;
  /** The children that were understood. */
  readonly rows: readonly ImportedChild[];
  readonly onMatch: (column: number, field: ImportColumn | null) => void;
};

/** More rows would not help to see whether the columns are right. */
const SHOWN_ROWS = 6;

const toField = (value: string): ImportColumn | null => IMPORT_COLUMNS.find((column) => column === value) ?? null;

/** The list as it was understood: each column with its field, what cannot be read, and names that stand twice. */
export function ImportPreview({ table, match, rows, onMatch }: ImportPreviewProps) {
  const t = useTranslations('kindergarten.import');
  const body = match.hasHeader ? table.slice(1) : table;
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
                  {match.hasHeader && <bdi className="block text-note">{table[0]?.[index]}</bdi>}
                  <select
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
                  </select>
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
      <ImportFindings rows={rows} />
    </div>
  );
}

function ImportFindings({ rows }: Pick<ImportPreviewProps, 'rows'>) {
  const t = useTranslations('kindergarten.import');
  const errorText = useErrorText();
  const faulty = rows.flatMap(({ name, faults }) =>
    Object.values(faults).map((code: ErrorCode) => ({ name, code, key: `${name}-${code}` })),
  );
  const duplicates = [...new Set(rows.filter(({ duplicate }) => duplicate).map(({ name }) => name))];
  return (
    <>
      {faulty.length > 0 && (
        <div className="grid gap-1 text-small" role="status">
          <p className="font-semibold text-coral-deep">{t('faults', { count: faulty.length })}</p>
          <ul className="grid gap-0.5">
            {faulty.slice(0, SHOWN_ROWS).map(({ key, name, code }) => (
              <li key={key}>
                <bdi>{name}</bdi>: {errorText(code, getUnprintableLetters(name))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {duplicates.length > 0 && (
        <p className="text-honey-deep text-small" role="status">
          {t('duplicates', { count: duplicates.length, names: duplicates.slice(0, SHOWN_ROWS).join(', ') })}
        </p>
      )}
    </>
  );
}
