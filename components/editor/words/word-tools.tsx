'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Icon } from '@/components/ui/icon';
import type { EditorPageView } from '@/lib/books';
import type { WordHint } from '@/lib/orders';
import type { PageEditing } from '../use-page-history';
import { WordHints } from './word-hints';
import { WordsLength } from './words-length';

/** What the length itself already says. */
const isLengthCode = (code: string | undefined): boolean =>
  code === 'page_text_too_long' || code === 'page_paragraphs_too_many';

type WordToolsProps = {
  readonly page: EditorPageView;
  readonly editing: PageEditing;
  readonly faults: readonly WordHint[];
  /** Why the server did not save the page. */
  readonly errorCode: string | undefined;
};

/** What is wrong with the words, undo, redo and the story's own words, with the proofreader's hints. */
export function WordTools({ page, editing, faults, errorCode }: WordToolsProps) {
  const t = useTranslations('editor.words');
  const { original, words } = page;
  const changed = words.text !== original.text || words.subtitle !== original.subtitle;
  return (
    <div className="grid gap-2">
      <WordsLength page={page} />
      <FormError failure={isLengthCode(errorCode) ? undefined : errorCode} />
      <div className="editor-tools">
        <ToolButton icon="rotate-ccw" label={t('undo')} onClick={editing.undo} />
        <ToolButton icon="rotate-cw" label={t('redo')} onClick={editing.redo} />
        <button
          aria-disabled={!changed}
          className="text-link min-h-11 px-2 text-small"
          onClick={changed ? () => editing.change(original) : undefined}
          type="button"
        >
          {t('original')}
        </button>
      </div>
      <WordHints faults={faults} />
    </div>
  );
}

type ToolButtonProps = {
  readonly icon: 'rotate-ccw' | 'rotate-cw';
  readonly label: string;
  readonly onClick: (() => void) | null;
};

/** Stays focusable when there is no step left. */
const ToolButton = ({ icon, label, onClick }: ToolButtonProps) => (
  <button
    aria-disabled={!onClick}
    aria-label={label}
    className="icon-button"
    onClick={onClick ?? undefined}
    title={label}
    type="button"
  >
    <Icon name={icon} />
  </button>
);
