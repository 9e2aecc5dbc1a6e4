'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Dialog } from '@/components/ui/dialog';
import type { EditorPageView } from '@/lib/books';
import type { Failure } from '@/lib/client/api/api-error';
import type { Language } from '@/lib/markets';
import { comparePages } from './compare-versions';
import { ConflictVersion } from './conflict-version';

type ConflictDialogProps = {
  /** The page that both changed. */
  readonly label: string;
  readonly mine: EditorPageView;
  /** The page as it was saved elsewhere; `null` while it is read. */
  readonly theirs: EditorPageView | null;
  /** Why it could not be read. */
  readonly failure: Failure | undefined;
  /** Language of the book. */
  readonly language: Language;
  readonly onResolve: (keep: 'mine' | 'theirs') => void;
};

/** Another tab or device changed the same page: the parent sees both and chooses, nothing is overwritten unseen. */
export default function ConflictDialog({ label, mine, theirs, failure, language, onResolve }: ConflictDialogProps) {
  const t = useTranslations('editor.changedElsewhere');
  const tCommon = useTranslations('common');
  const [later, setLater] = useState(false);
  const differs = theirs && comparePages(mine, theirs);
  return (
    <Dialog
      closeLabel={tCommon('close')}
      description={t('text', { page: label })}
      onOpenChange={(open) => setLater(!open)}
      open={!later}
      title={t('title')}
      width={980}
    >
      <FormError failure={theirs ? undefined : failure} />
      {theirs && differs ? (
        <div className="compare-grid">
          <ConflictVersion
            differs={differs}
            label={t('mine')}
            language={language}
            onTake={() => onResolve('mine')}
            other={theirs}
            own
            page={mine}
          />
          <ConflictVersion
            differs={differs}
            label={t('theirs')}
            language={language}
            onTake={() => onResolve('theirs')}
            other={mine}
            own={false}
            page={theirs}
          />
        </div>
      ) : (
        <p role="status">{tCommon('loading')}</p>
      )}
    </Dialog>
  );
}
