'use client';

import { useTranslations } from 'next-intl';
import { BookSkeleton } from '@/components/book-object/book-cover';

/** The shelf before it is known whose it is. */
export function ShelfSkeleton() {
  const t = useTranslations('common');
  return (
    <div aria-busy="true" className="wrap flex min-h-[62dvh] max-w-[920px] gap-10 pt-10 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <BookSkeleton width="150px" />
      <BookSkeleton width="150px" />
    </div>
  );
}
