'use client';

import { useTranslations } from 'next-intl';
import { PicturePage, Spread, TextPage } from '@/components/book-object/spread';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { Skeleton } from '@/components/ui/surface';

/** Placeholder with the shape of an open book. */
export function ReaderSkeleton() {
  const t = useTranslations('common');
  return (
    <div className="reader-page">
      <div className="flow-header" data-glass />
      <main aria-busy="true" aria-label={t('loading')} className="reader-stage" id="content">
        <div className="reader-book lg:col-start-2">
          <Spread stacked>
            <TextPage>
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-3/5" />
            </TextPage>
            <PicturePage>
              <RevealImage alt="" progress={0.3} src={null} />
            </PicturePage>
          </Spread>
        </div>
      </main>
    </div>
  );
}
