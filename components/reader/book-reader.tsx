'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { preinit } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { FrontCover } from './book-covers';
import { clampIndex, type ReaderBook, type ReaderView, readerViews } from './navigation/reader-navigation';
import { useInitialPage, usePageInUrl } from './navigation/use-page-in-url';
import { usePageLabel } from './navigation/use-page-label';
import { useReaderKeys } from './navigation/use-reader-keys';
import { OpenSpread, type SpreadContent } from './open-spread';
import { openingStyles, PictureOpening } from './opening/picture-opening';
import { PagePicture, type PagePictureProps } from './page-picture';
import { StoryText, textSizeClass } from './story-text';
import { ThumbnailStrip } from './thumbnail-strip';
import { TurningPageImage } from './turning/turning-page-image';
import { usePageTurns } from './turning/use-page-turns';
import { useSwipe } from './turning/use-swipe';
import { usePinchZoomed } from './use-pinch-zoomed';
import { usePreloadNextImage } from './use-preload-next-image';
import { useRestoreFocus } from './use-restore-focus';

export type BookReaderProps = Pick<PagePictureProps, 'progress' | 'overlay' | 'failure' | 'onImageError'> & {
  readonly book: ReaderBook;
  /** Text and picture of the last spread. */
  readonly lastSpread: Pick<SpreadContent, 'text' | 'pageNumber' | 'textClassName'> & { readonly picture: ReactNode };
  readonly largeText: boolean;
  /** Renders the bar below; gets the current position and whether the page itself shows the order button. */
  readonly children: (position: {
    readonly pages: readonly [number, number] | null;
    readonly locked: boolean;
  }) => ReactNode;
};

/** Reader with page turns by swipe, arrow keys, buttons and thumbnails, in the direction of the book's language. */
export function BookReader({ book, lastSpread, largeText, children, ...picture }: BookReaderProps) {
  const t = useTranslations('preview.book');
  const table = useRef<HTMLElement>(null);
  const views = readerViews(book);
  const isPictureBook = book.spreads.some(({ opening }) => opening !== undefined);
  const { index, turn, goTo, ...drag } = usePageTurns(views.length, table, {
    start: useInitialPage(views),
    still: isPictureBook,
  });
  // There before the first spread is opened.
  useEffect(() => {
    if (isPictureBook) preinit(openingStyles, { as: 'style', precedence: 'linked' });
  }, [isPictureBook]);
  const { direction, language, heroName } = book;
  const getPageLabel = usePageLabel();
  const zoomed = usePinchZoomed();
  const view = views[index];
  const last = views.length - 1;
  const turnBy = (step: number) => {
    const to = clampIndex(index + step, views.length);
    if (to !== index) keepFocus();
    goTo(to);
  };
  const keepFocus = useRestoreFocus(table, index);
  const swipe = useSwipe(direction, { ...drag, goBy: turnBy });
  useReaderKeys(direction, turnBy);
  usePageInUrl(view);
  usePreloadNextImage(views[index + 1]);

  const toContent = (target: ReaderView | undefined): SpreadContent => {
    if (target?.kind !== 'spread') return { ...lastSpread, turningImage: lastSpread.picture };
    const { spread, pages } = target;
    return {
      text: <StoryText heroName={heroName} language={language} paragraphs={spread.paragraphs} />,
      textClassName: textSizeClass(spread.paragraphs),
      pageNumber: pages[0],
      turningImage: <TurningPageImage picture={spread.picture} blurredImage={spread.veil} />,
    };
  };
  const coverTurning = turn !== null && Math.min(turn.from, turn.to) === 0;
  const visibleView = views[coverTurning ? 1 : (turn?.to ?? index)];
  const cover = <FrontCover book={book} onImageError={picture.onImageError} progress={picture.progress} />;
  return (
    <>
      <div className="reader-stage" data-closed={index === 0 || undefined} dir={direction}>
        <ReaderArrow icon="chevron-left" label={t('previous')} onTurn={() => turnBy(-1)} disabled={index === 0} />
        <section
          aria-label={t('region', { title: book.title })}
          className="reader-book"
          data-large-type={largeText || undefined}
          data-zoomed={zoomed || undefined}
          lang={language}
          ref={table}
          tabIndex={-1}
          {...swipe}
        >
          {visibleView?.kind === 'cover' ? (
            <div data-grip>{cover}</div>
          ) : visibleView?.kind === 'spread' && visibleView.spread.opening ? (
            <PictureOpening
              key={visibleView.spread.key}
              opening={visibleView.spread.opening}
              spread={visibleView.spread}
              words={{ heroName, language }}
              {...picture}
            />
          ) : (
            <OpenSpread
              backward={turn !== null && turn.to < turn.from}
              cover={coverTurning ? cover : undefined}
              current={toContent(visibleView)}
              previous={turn && !coverTurning ? toContent(views[turn.from]) : null}
              picture={
                visibleView?.kind === 'spread' ? (
                  <PagePicture spread={visibleView.spread} {...picture} />
                ) : (
                  lastSpread.picture
                )
              }
            />
          )}
        </section>
        <ReaderArrow icon="chevron-right" label={t('next')} onTurn={() => turnBy(1)} disabled={index === last} />
        <p className="sr-only" role="status">
          {getPageLabel(view)}
        </p>
      </div>
      <div className="reader-foot">
        <nav aria-label={t('rail')} className="min-w-0" dir={direction}>
          <ThumbnailStrip cover={book.cover} index={index} onSelect={goTo} views={views} />
        </nav>
        {children({
          pages: view?.kind === 'spread' ? view.pages : null,
          locked: view?.kind === 'spread' && view.spread.locked,
        })}
      </div>
    </>
  );
}

type ReaderArrowProps = {
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
  /** There is no page in this direction. The button keeps its focus. */
  readonly disabled: boolean;
  readonly onTurn: () => void;
};

function ReaderArrow({ icon, label, disabled, onTurn }: ReaderArrowProps) {
  return (
    <UnstyledButton
      aria-disabled={disabled || undefined}
      aria-label={label}
      className="reader-arrow"
      onClick={disabled ? undefined : onTurn}
      type="button"
    >
      <Icon flip name={icon} />
    </UnstyledButton>
  );
}
