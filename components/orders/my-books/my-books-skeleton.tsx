'use client';

import { useTranslations } from 'next-intl';
import { BookSkeleton } from '@/components/book-object/book-skeleton';

/** Placeholder while the verification status loads. */
export function MyBooksSkeleton() {
  const t = useTranslations('common');
  return (
    <div aria-busy="true" className="wrap flex min-h-[62dvh] max-w-[920px] gap-10 pt-10 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <BookSkeleton width="150px" />
      <BookSkeleton width="150px" />
    </div>
  );
}
