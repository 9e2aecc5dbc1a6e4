'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { EditorPageView } from '@/lib/books';
import type { WordHint } from '@/lib/orders';
import type { PageEditing } from '../use-page-history';
import { UndoButtons } from './undo-buttons';
import { WordHints } from './word-hints';
import { WordsLength } from './words-length';

/** What the length itself already says. */
const isLengthCode = (code: string | undefined): boolean =>
  code === 'page_text_too_long' || code === 'page_paragraphs_too_many';

type WordToolsProps = {
  readonly page: EditorPageView;
  readonly editing: PageEditing;
  /** Shows undo and redo too: the words of the page have no place for them. */
  readonly undo: boolean;
  readonly faults: readonly WordHint[];
  /** Why the server did not save the page. */
  readonly errorCode: string | undefined;
};

/** What is wrong with the words and the way back to the story's own, with the proofreader's hints. */
export function WordTools({ page, editing, undo, faults, errorCode }: WordToolsProps) {
  const t = useTranslations('editor.words');
  const { original, words } = page;
  const changed = words.text !== original.text || words.subtitle !== original.subtitle;
  return (
    <div className="grid gap-2">
      <WordsLength page={page} />
      <FormError failure={isLengthCode(errorCode) ? undefined : errorCode} />
      <div className="editor-tools">
        {undo && <UndoButtons editing={editing} />}
        <UnstyledButton
          aria-disabled={!changed}
          className="text-link min-h-11 px-2 text-small"
          onClick={changed ? () => editing.change(original) : undefined}
          type="button"
        >
          {t('original')}
        </UnstyledButton>
      </div>
      <WordHints faults={faults} />
    </div>
  );
}
