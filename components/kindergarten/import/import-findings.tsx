'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { useErrorText } from '@/lib/client/api/error-text';
import type { ImportedChild, ImportPlan } from '@/lib/kindergarten';
import { getUnprintableLetters } from '../children/unprintable-letters';

type ImportFindingsProps = {
  /** The children that were understood. */
  readonly rows: readonly ImportedChild[];
  readonly plan: ImportPlan;
  /** Children whom parents added are added from the list as well. */
  readonly alsoJoined: boolean;
  readonly onAlsoJoined: (add: boolean) => void;
};

/** More rows would not help to see whether the list was understood. */
const SHOWN_ROWS = 6;

/** What an import will do: the children as they will be, who is there already, and what a person should look at. */
export function ImportFindings({ rows, plan, alsoJoined, onAlsoJoined }: ImportFindingsProps) {
  const t = useTranslations('kindergarten.import');
  const duplicates = [
    ...new Set(rows.flatMap(({ duplicate, fullName, name }) => (duplicate ? [fullName || name] : []))),
  ];
  const joined = plan.joined.map(({ fullName, name }) => fullName || name);
  return (
    <div className="grid gap-3">
      <UnderstoodChildren rows={rows} />
      {plan.matched.length > 0 && (
        <p className="text-small" role="status">
          {t('matched', { count: plan.matched.length })}
        </p>
      )}
      {joined.length > 0 && (
        <Checkbox checked={alsoJoined} onChange={(event) => onAlsoJoined(event.target.checked)}>
          {t('joined', { count: joined.length, names: joined.slice(0, SHOWN_ROWS).join(', ') })}
        </Checkbox>
      )}
      <ImportFaults rows={rows} />
      {duplicates.length > 0 && (
        <p className="text-honey-deep text-small" role="status">
          {t('duplicates', { count: duplicates.length, names: duplicates.slice(0, SHOWN_ROWS).join(', ') })}
        </p>
      )}
    </div>
  );
}

type RowsProps = Pick<ImportFindingsProps, 'rows'>;

/** The first children with the two names that each will have. */
function UnderstoodChildren({ rows }: RowsProps) {
  const t = useTranslations('kindergarten.import.understood');
  const genders = useTranslations('kindergarten.children.genders');
  if (rows.length === 0) return null;
  return (
    <div className="import-frame">
      <table className="import-table">
        <caption className="text-start font-semibold">{t('title')}</caption>
        <thead>
          <tr>
            {(['name', 'fullName', 'gender', 'age'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(({ name, fullName, gender, age }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <tr key={row}>
              <td>
                <bdi translate="no">{name}</bdi>
              </td>
              <td>
                <bdi translate="no">{fullName || name}</bdi>
              </td>
              <td>{gender ? genders(gender) : <i className="text-ink-soft">{t('asked')}</i>}</td>
              <td>{age ?? <i className="text-ink-soft">{t('asked')}</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ImportFaults({ rows }: RowsProps) {
  const t = useTranslations('kindergarten.import');
  const errorText = useErrorText();
  const faulty = rows.flatMap(({ name, faults }, row) =>
    Object.entries(faults).map(([field, { text, code }]) => ({ name, text, code, key: `${row}-${field}` })),
  );
  if (faulty.length === 0) return null;
  return (
    <div className="grid gap-1 text-small" role="status">
      <p className="font-semibold text-coral-deep">{t('faults', { count: faulty.length })}</p>
      <ul className="grid gap-0.5">
        {faulty.slice(0, SHOWN_ROWS).map(({ key, name, text, code }) => (
          <li key={key}>
            <bdi>{name}</bdi>, <bdi>{text}</bdi>: {errorText(code, getUnprintableLetters(text))}
          </li>
        ))}
      </ul>
    </div>
  );
}
