'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { MakeBar } from '@/components/layout/make-bar';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SharedView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { BookReader } from './book-reader';
import { TypeButton } from './type-button';
import { useLargeType } from './use-large-type';

/** How often, and for how long, a page looks for pictures that are still being drawn. */
const LOOK_AGAIN_MS = 4000;
const LOOKS = 45;

function useAwaitedPictures(missing: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!missing) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > LOOKS) clearInterval(timer);
      else router.refresh();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [missing, router]);
}

type SharedScreenProps = {
  readonly book: SharedView;
  /** Where to make this book for another child. */
  readonly makePath: string;
};

/** A book as its parents share it: its beginning to leaf through, and the way to one of one's own. */
export function SharedScreen({ book, makePath }: SharedScreenProps) {
  const t = useTranslations('preview.shared');
  const { to } = useMarket();
  const type = useLargeType();
  useAwaitedPictures(book.cover.picture === null || book.spreads.some(({ picture }) => picture === null));
  const make = (look?: 'honey') => (
    <ButtonLink className="shrink-0" href={makePath} {...(look && { look })}>
      {t('make')}
    </ButtonLink>
  );
  return (
    <div className="light-table">
      <MakeBar
        back={{ label: t('home'), href: to() }}
        end={<TypeButton large={type.large} onToggle={type.toggle} />}
        glass
      >
        <h1 className="truncate font-semibold text-small" dir={book.direction} lang={book.language}>
          {book.title}
        </h1>
      </MakeBar>
      <main className="contents" id="content">
        <BookReader
          book={book}
          ending={{
            words: (
              <>
                <p>{t('next')}</p>
                <p>{t('rest')}</p>
              </>
            ),
            picture: (
              <div className="back-cover">
                <Icon className="size-9 text-honey" filled name="star" />
                {make('honey')}
              </div>
            ),
          }}
          largeType={type.large}
          share={0.3}
        >
          {() => (
            <div className="buy-bar">
              <p className="text-small">
                <b className="block font-semibold">{t('bar')}</b>
                <span className="block text-ink-soft text-note">{t('opened')}</span>
              </p>
              {make()}
            </div>
          )}
        </BookReader>
      </main>
    </div>
  );
}
