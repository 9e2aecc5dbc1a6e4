'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FlowHeader } from '@/components/layout/flow-header';
import { BookReader } from '@/components/reader/book-reader';
import { LargeTextToggle } from '@/components/reader/large-text-toggle';
import { useLargeText } from '@/components/reader/use-large-text';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SharedView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { getLineDirection } from '@/lib/typesetting';

/** Interval and maximum number of refreshes while pictures are still being drawn. */
const POLL_MS = 4000;
const MAX_POLLS = 45;

function useRefreshUntilComplete(incomplete: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!incomplete) return;
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls > MAX_POLLS) clearInterval(timer);
      else router.refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [incomplete, router]);
}

type SharedScreenProps = {
  readonly book: SharedView;
  /** URL of the wizard with this book. */
  readonly wizardPath: string;
};

/** A shared book: its beginning, and a link to make one's own. */
export function SharedScreen({ book, wizardPath }: SharedScreenProps) {
  const t = useTranslations('preview.shared');
  const { to } = useMarket();
  const textSize = useLargeText();
  useRefreshUntilComplete(book.cover.picture === null || book.spreads.some(({ picture }) => picture === null));
  const renderCreateButton = (variant?: 'honey') => (
    <ButtonLink className="shrink-0" href={wizardPath} {...(variant && { variant })}>
      {t('make')}
    </ButtonLink>
  );
  return (
    <div className="reader-page">
      <FlowHeader
        back={{ label: t('home'), href: to() }}
        actions={<LargeTextToggle pressed={textSize.large} onToggle={textSize.toggle} />}
        transparent
      >
        <h1
          className="truncate text-small"
          dir={getLineDirection(book.title, book.heroName, book.language)}
          lang={book.language}
        >
          {book.title}
        </h1>
      </FlowHeader>
      <main className="contents" id="content">
        <BookReader
          book={book}
          lastSpread={{
            text: (
              <>
                <p>{t('next')}</p>
                <p>{t('rest')}</p>
              </>
            ),
            picture: (
              <div className="back-cover">
                <Icon className="size-9 text-honey" filled name="star" />
                {renderCreateButton('honey')}
              </div>
            ),
          }}
          largeText={textSize.large}
          progress={0.3}
        >
          {() => (
            <div className="buy-bar">
              <p className="text-small">
                <b className="block font-semibold">{t('bar')}</b>
                <span className="block text-ink-soft text-note">{t('opened')}</span>
              </p>
              {renderCreateButton()}
            </div>
          )}
        </BookReader>
      </main>
    </div>
  );
}
