'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { FrontCover } from './closed-book';
import { type Face, OpenSpread } from './open-spread';
import { PagePicture, type PagePictureProps } from './page-picture';
import { Rail } from './rail';
import { clampIndex, type Opening, openingsOf, type ReaderBook } from './reader-moves';
import { StillPicture } from './still-picture';
import { StoryText, typeSize } from './story-text';
import { useKeptFocus } from './use-kept-focus';
import { useNextPicture } from './use-next-picture';
import { pageInAddress, usePageInAddress } from './use-page-in-address';
import { usePageTurns } from './use-page-turns';
import { usePlaceName } from './use-place-name';
import { useReaderKeys } from './use-reader-keys';
import { useSwipe } from './use-swipe';
import { useZoomed } from './use-zoomed';

export type BookReaderProps = Pick<PagePictureProps, 'share' | 'veil' | 'stopped' | 'onBroken'> & {
  readonly book: ReaderBook;
  /** The last opening: its words, and what faces them. */
  readonly ending: Pick<Face, 'words' | 'number' | 'size'> & { readonly picture: ReactNode };
  readonly largeType: boolean;
  /** The bar below; told where the reader is and whether the page holds the button itself. */
  readonly children: (place: {
    readonly pages: readonly [number, number] | null;
    readonly locked: boolean;
  }) => ReactNode;
};

/** A real book to leaf through: swipe, arrow keys, buttons and small pictures, in the direction of the book's language. */
export function BookReader({ book, ending, largeType, children, ...picture }: BookReaderProps) {
  const t = useTranslations('preview.book');
  const table = useRef<HTMLElement>(null);
  const openings = openingsOf(book);
  const { index, turn, goTo, ...leaf } = usePageTurns(openings.length, table, () => pageInAddress(openings));
  const { direction, language, heroName } = book;
  const placeName = usePlaceName();
  const zoomed = useZoomed();
  const here = openings[index];
  const last = openings.length - 1;
  const go = (step: number) => {
    const to = clampIndex(index + step, openings.length);
    if (to !== index) keepFocus();
    goTo(to);
  };
  const keepFocus = useKeptFocus(table, index);
  const swipe = useSwipe(direction, { ...leaf, step: go });
  useReaderKeys(direction, go);
  usePageInAddress(here);
  useNextPicture(openings[index + 1]);

  const faceOf = (opening: Opening | undefined): Face => {
    if (opening?.kind !== 'spread') return { ...ending, still: ending.picture };
    const { spread, pages } = opening;
    return {
      words: <StoryText heroName={heroName} language={language} paragraphs={spread.paragraphs} />,
      size: typeSize(spread.paragraphs),
      number: pages[0],
      still: <StillPicture picture={spread.picture} veil={spread.veil} />,
    };
  };
  const opens = turn !== null && Math.min(turn.from, turn.to) === 0;
  const shown = openings[opens ? 1 : (turn?.to ?? index)];
  const cover = <FrontCover book={book} onBroken={picture.onBroken} share={picture.share} />;
  return (
    <>
      <div className="reader-stage" data-closed={index === 0 || undefined} dir={direction}>
        <ReaderArrow icon="chevron-left" label={t('previous')} onTurn={() => go(-1)} spent={index === 0} />
        <section
          aria-label={t('region', { title: book.title })}
          className="reader-book"
          data-large-type={largeType || undefined}
          data-zoomed={zoomed || undefined}
          lang={language}
          ref={table}
          tabIndex={-1}
          {...swipe}
        >
          {shown?.kind === 'cover' ? (
            <div data-grip>{cover}</div>
          ) : (
            <OpenSpread
              back={turn !== null && turn.to < turn.from}
              cover={opens ? cover : undefined}
              here={faceOf(shown)}
              leaving={turn && !opens ? faceOf(openings[turn.from]) : null}
              picture={shown?.kind === 'spread' ? <PagePicture spread={shown.spread} {...picture} /> : ending.picture}
            />
          )}
        </section>
        <ReaderArrow icon="chevron-right" label={t('next')} onTurn={() => go(1)} spent={index === last} />
        <p className="sr-only" role="status">
          {placeName(here)}
        </p>
      </div>
      <div className="reader-foot">
        <nav aria-label={t('rail')} className="min-w-0" dir={direction}>
          <Rail cover={book.cover} index={index} onChoose={goTo} openings={openings} />
        </nav>
        {children({
          pages: here?.kind === 'spread' ? here.pages : null,
          locked: here?.kind === 'spread' && here.spread.locked,
        })}
      </div>
    </>
  );
}

type ReaderArrowProps = {
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
  /** Nothing lies that way; the arrow keeps its focus all the same. */
  readonly spent: boolean;
  readonly onTurn: () => void;
};

function ReaderArrow({ icon, label, spent, onTurn }: ReaderArrowProps) {
  return (
    <button
      aria-disabled={spent || undefined}
      aria-label={label}
      className="reader-arrow"
      onClick={spent ? undefined : onTurn}
      type="button"
    >
      <Icon flip name={icon} />
    </button>
  );
}
