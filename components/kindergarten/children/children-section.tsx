'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useWideScreen } from '@/components/ui/hooks/use-wide-screen';
import { Icon } from '@/components/ui/icon';
import type { ShelfBook } from '@/lib/catalogue';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import { CLASS_LIMITS, type ClassChild, type ClassView } from '@/lib/kindergarten';
import type { ClassActions } from '../class/use-class';
import { FormSection } from '../form-section';
import { ChildCard } from './child-card';
import type { ChildHints } from './child-hints';
import { ChildrenGrid } from './children-grid';
import { UnknownChildren } from './unknown-children';
import type { useChildren } from './use-children';
import { useStableHandlers } from './use-stable-handlers';
import './children.css';
import { UnstyledButton } from '@/components/ui/unstyled-button';

const RemovalDialog = dynamic(() => import('./removal-dialog'), { ssr: false });
const ImportDialog = dynamic(() => import('../import/import-dialog'), { ssr: false });
const ChildDialog = dynamic(() => import('../hero/child-dialog'), { ssr: false });

type ChildrenSectionProps = {
  readonly view: ClassView;
  readonly books: readonly ShelfBook[];
  readonly list: ReturnType<typeof useChildren>;
  readonly hints: ReadonlyMap<string, ChildHints>;
  readonly actions: ClassActions;
  readonly getFile: (id: string) => File | null;
  /** Object URLs of small copies of photos, by the id of their child. */
  readonly previews: ReadonlyMap<string, string>;
};

/** After a removal its button is gone: a keyboard goes on in the table, not at the top of the page. */
function focusTable() {
  // The dialog gives the focus back first.
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const next =
      document.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ?? document.getElementById('add-child');
    next?.focus();
  });
}

/** The children: a table on a laptop, cards on a phone. Loads its own styles, which the page's first view needs not. */
export default function ChildrenSection(props: ChildrenSectionProps) {
  const { view, books, list, hints, previews, actions, getFile } = props;
  const t = useTranslations('kindergarten.children');
  const common = useTranslations('common');
  const wide = useWideScreen();
  const [dialog, setDialog] = useState<'import' | 'removal' | null>(null);
  const [photoOf, setPhotoOf] = useState<string | null>(null);
  const [removing, setRemoving] = useState<ClassChild | null>(null);
  const { rows } = list;
  const guess = { gender: view.defaultGender, age: view.defaultAge };
  const classBook = books.find(({ id }) => id === view.catalogueId) ?? null;
  const removal = useConfirmAction(async () => {
    if (removing) await list.removeAll([removing.id]);
    setRemoving(null);
    focusTable();
    return 'close';
  });
  const askRemoval = (child: ClassChild) => {
    setRemoving(child);
    // An empty row holds nothing that could be lost.
    const { name, photoUrl, readOnDevice, addedByLink } = child;
    if (!name && !photoUrl && !readOnDevice && !addedByLink) void list.remove([child.id]).then(focusTable);
    else removal.openDialog();
  };
  const handlers = useStableHandlers({ onType: list.type, onOpenPhoto: setPhotoOf, onRemove: askRemoval });
  const onPasted = (count: number) =>
    toast(t('pasted', { count }), 'done', { label: t('undo'), run: () => void list.undo() });
  const shown = rows.find(({ id }) => id === photoOf);
  return (
    <FormSection
      aside={list.state && <SavedIndicator state={list.state} />}
      id="children"
      lead={t(wide ? 'lead' : 'leadPhone')}
      number={3}
      title={t('title')}
    >
      <FormError failure={list.failure} />
      <UnknownChildren guess={guess} list={list} />
      {rows.length > 0 && wide && (
        <ChildrenGrid
          books={books}
          classBook={classBook?.title ?? null}
          guess={guess}
          hints={hints}
          list={list}
          onOpenPhoto={setPhotoOf}
          onPasted={onPasted}
          onRemove={askRemoval}
          previews={previews}
        />
      )}
      {rows.length > 0 && !wide && (
        <ul className="grid gap-3">
          {rows.map((child) => {
            const childHints = hints.get(child.id);
            return (
              childHints && (
                <ChildCard
                  books={books}
                  child={child}
                  faults={list.faults[child.id]}
                  handlers={handlers}
                  hints={childHints}
                  key={child.id}
                  preview={previews.get(child.id)}
                />
              )
            );
          })}
        </ul>
      )}
      {rows.length === 0 && <p className="class-empty">{t('empty')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={rows.length >= CLASS_LIMITS.maxChildren}
          id="add-child"
          onClick={() => void list.addEmpty()}
          variant="quiet"
        >
          <Icon name="plus" />
          {t('add')}
        </Button>
        <Button onClick={() => setDialog('import')} variant="quiet">
          <Icon name="file-text" />
          {t('import')}
        </Button>
        {rows.length > 1 && (
          <Button onClick={() => setDialog('removal')} variant="quiet">
            <Icon name="trash" />
            {t('removeSeveral')}
          </Button>
        )}
        {list.canUndo && (
          <UnstyledButton className="text-link" onClick={() => void list.undo()} type="button">
            <Icon flip name="rotate-ccw" />
            {t('undoPaste')}
          </UnstyledButton>
        )}
      </div>
      {dialog === 'import' && <ImportDialog list={list} onClose={() => setDialog(null)} view={view} />}
      {dialog === 'removal' && <RemovalDialog list={list} onClose={() => setDialog(null)} />}
      {shown && (
        <ChildDialog
          child={shown}
          file={getFile(shown.id)}
          onClose={() => setPhotoOf(null)}
          onSaved={actions.reload}
          preview={previews.get(shown.id) ?? null}
        />
      )}
      <ConfirmDialog
        {...removal.dialog}
        cancelLabel={t('removal.keep')}
        closeLabel={common('close')}
        confirmLabel={t('removal.confirm')}
        description={t(removing?.readOnDevice ? 'removal.textRead' : 'removal.text')}
        error={<FormError failure={removal.failure} />}
        title={removing?.name ? t('removal.title', { name: removing.name }) : t('removal.titleUnnamed')}
      />
    </FormSection>
  );
}
