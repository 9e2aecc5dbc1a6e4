'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextArea } from '@/components/ui/text-input';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { toast } from '@/lib/client/stores/toast-store';
import {
  CLASS_LIMITS,
  type ClassView,
  type ColumnMatch,
  type ImportColumn,
  matchColumns,
  parseTable,
  readChildren,
} from '@/lib/kindergarten';
import type { useChildren } from '../children/use-children';
import { ImportPreview } from './import-preview';
import '@/components/kindergarten/dialogs.css';

type ImportDialogProps = {
  readonly view: ClassView;
  readonly list: ReturnType<typeof useChildren>;
  readonly onClose: () => void;
};

/** The match after a column got another field; each field has one column. */
function changeMatch({ columns, hasHeader }: ColumnMatch, index: number, field: ImportColumn | null): ColumnMatch {
  const others = Object.entries(columns).filter(([name, column]) => column !== index && name !== field);
  return { hasHeader, columns: Object.fromEntries(field ? [...others, [field, index]] : others) };
}

/** Adds the children of a list: a CSV file, or rows copied in a spreadsheet. Loads its own messages. */
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
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [today] = useState(() => new Date());
  const [changed, setChanged] = useState<ColumnMatch>();
  const [adding, setAdding] = useState(false);
  const table = parseTable(text);
  const match = changed ?? matchColumns(table);
  const { language, country, defaultGender, defaultAge } = view;
  const found = readChildren(table, match, { language, country, defaultGender, defaultAge, today });
  const room = Math.max(0, CLASS_LIMITS.maxChildren - list.rows.length);
  const children = found.slice(0, room);
  const read = (next: string) => {
    setText(next);
    setChanged(undefined);
  };
  const add = async () => {
    setAdding(true);
    const added = await list.addImported(children);
    toast(t('added', { count: added.length }));
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
        <div>
          <Button onClick={() => input.current?.click()} variant="quiet">
            <Icon name="upload" />
            {t('file')}
          </Button>
          <input
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            data-testid="class-csv"
            hidden
            onChange={async (event) => {
              const { target } = event;
              const [file] = target.files ?? [];
              if (file) read(await file.text());
              target.value = '';
            }}
            ref={input}
            type="file"
          />
        </div>
        <Field hint={t('pasteHint')} id="import-text" label={t('paste')}>
          {(aria) => (
            <TextArea {...aria} dir="auto" onChange={(event) => read(event.target.value)} rows={4} value={text} />
          )}
        </Field>
        {table.length > 0 && (
          <>
            <Checkbox
              checked={match.hasHeader}
              onChange={(event) => setChanged({ ...match, hasHeader: event.target.checked })}
            >
              {t('headings')}
            </Checkbox>
            <ImportPreview
              match={match}
              onMatch={(index, field) => setChanged(changeMatch(match, index, field))}
              rows={children}
              table={table}
            />
            {found.length > room && (
              <p className="text-coral-deep text-small">{t('tooMany', { max: CLASS_LIMITS.maxChildren })}</p>
            )}
            <Button disabled={children.length === 0} fullWidth loading={adding} onClick={() => void add()}>
              {t('add', { count: children.length })}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
