'use client';

import { useTranslations } from 'next-intl';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { Skeleton } from '@/components/ui/surface';
import { PaintIn } from './paint-in';

/** The open book before its words have come; shaped like what follows. */
export function BookWaiting() {
  const t = useTranslations('common');
  return (
    <div className="light-table">
      <div className="make-bar" data-glass />
      <main aria-busy="true" aria-label={t('loading')} className="reader-stage" id="content">
        <div className="reader-book lg:col-start-2">
          <Spread stacks>
            <TextLeaf>
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-3/5" />
            </TextLeaf>
            <PictureLeaf>
              <PaintIn alt="" share={0.3} src={null} />
            </PictureLeaf>
          </Spread>
        </div>
      </main>
    </div>
  );
}
