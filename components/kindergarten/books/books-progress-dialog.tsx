'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { ClassBooks } from '@/lib/kindergarten';
import '@/app/overlays.css';

type BooksProgressDialogProps = { readonly books: ClassBooks; readonly onClose: () => void };

/** How far a book is, from 0 to 1. */
const getShare = ({ state, production }: ClassBooks['children'][number]): number => {
  if (state !== 'drawing') return 1;
  return production && production.total > 0 ? production.done / production.total : 0;
};

/** Spec §2 "/kindergarten": a progress dialog that shows each order of N total. It may be closed: the work goes on. */
export default function BooksProgressDialog({ books, onClose }: BooksProgressDialogProps) {
  const t = useTranslations('kindergarten.books');
  const common = useTranslations('common');
  const { total, done, children } = books;
  const share = children.length === 0 ? 0 : children.reduce((sum, book) => sum + getShare(book), 0) / children.length;
  const current = children.filter(({ state, production }) => state === 'drawing' && production?.state === 'running');
  return (
    <Dialog
      closeLabel={common('close')}
      description={t('progressText')}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t('progressTitle')}
    >
      <div className="grid gap-3">
        <p aria-live="polite" className="font-semibold text-lead">
          {t('progress', { done: Math.min(total, done + 1), total })}
        </p>
        <span
          aria-label={t('progressTitle')}
          aria-valuemax={total}
          aria-valuemin={0}
          aria-valuenow={done}
          className="upload-bar"
          role="progressbar"
          style={{ '--share': share } as CSSProperties}
        >
          <i />
        </span>
        {current.slice(0, 2).map(({ childId, name }) => (
          <p className="text-ink-soft text-small" key={childId}>
            {t('drawingNow', { name })}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
