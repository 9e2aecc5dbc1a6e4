'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { toast } from '@/lib/client/stores/toast-store';
import {
  CLASS_LIMITS,
  type ClassView,
  type ColumnMatch,
  findHeadingRow,
  type ImportColumn,
  matchColumns,
  planImport,
  readChildren,
} from '@/lib/kindergarten';
import type { useChildren } from '../children/use-children';
import { ImportFindings } from './import-findings';
import { ImportPreview } from './import-preview';
import { ListSource } from './list-source';
import { useListSource } from './use-list-source';
import '@/components/kindergarten/dialogs.css';

type ImportDialogProps = {
  readonly view: ClassView;
  readonly list: ReturnType<typeof useChildren>;
  readonly onClose: () => void;
};

/** The match after a column got another field; each field has one column. */
function changeMatch({ columns, headingRow }: ColumnMatch, index: number, field: ImportColumn | null): ColumnMatch {
  const others = Object.entries(columns).filter(([name, column]) => column !== index && name !== field);
  return { headingRow, columns: Object.fromEntries(field ? [...others, [field, index]] : others) };
}

/** Adds the children of a list: an Excel or CSV file, or rows copied in a spreadsheet. Loads its own messages. */
export default function ImportDialog(props: ImportDialogProps) {
  return (
    <LazyMessages namespaces={['common', 'errors', 'kindergarten']}>
      <ImportList {...props} />
    </LazyMessages>
  );
}

/** Shows what it understood before it adds anything. */
function ImportList({ view, list, onClose }: ImportDialogProps) {
  const t = useTranslations('kindergarten.import');
  const common = useTranslations('common');
  const source = useListSource(view.language);
  const [today] = useState(() => new Date());
  const [changed, setChanged] = useState<ColumnMatch>();
  const [alsoJoined, setAlsoJoined] = useState(false);
  const [adding, setAdding] = useState(false);
  const { table } = source;
  const match = changed ?? matchColumns(table);
  const found = readChildren(table, match, { language: view.language, country: view.country, today });
  const plan = planImport(found, list.rows);
  const room = Math.max(0, CLASS_LIMITS.maxChildren - list.rows.length);
  const count = plan.added.length + (alsoJoined ? plan.joined.length : 0);
  const add = async () => {
    setAdding(true);
    const added = await list.importList(plan, alsoJoined);
    toast(t('added', { added }), 'done', { label: t('undo'), run: () => void list.undo() });
    onClose();
  };
  return (
    <Dialog
      closeLabel={common('close')}
      description={t('text')}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t('title')}
      width={820}
    >
      <div className="grid gap-5">
        <ListSource onChange={() => setChanged(undefined)} source={source} />
        {table.length > 0 && (
          <>
            <Checkbox
              checked={match.headingRow !== null}
              onChange={(event) =>
                setChanged(matchColumns(table, event.target.checked ? (findHeadingRow(table) ?? 0) : null))
              }
            >
              {t('headings', { row: (match.headingRow ?? findHeadingRow(table) ?? 0) + 1 })}
            </Checkbox>
            <ImportPreview
              match={match}
              onMatch={(index, field) => setChanged(changeMatch(match, index, field))}
              table={table}
            />
            <ImportFindings alsoJoined={alsoJoined} onAlsoJoined={setAlsoJoined} plan={plan} rows={found} />
            {count > room && (
              <p className="text-coral-deep text-small">{t('tooMany', { max: CLASS_LIMITS.maxChildren })}</p>
            )}
            <Button disabled={count + plan.matched.length === 0} fullWidth loading={adding} onClick={() => void add()}>
              {t('add', { added: Math.min(count, room) })}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
