'use client';

import { type KeyboardEvent, useRef } from 'react';
import { preload } from 'react-dom';
import { type Face, OpenSpread } from '@/components/preview/open-spread';
import { keyStep } from '@/components/preview/reader-moves';
import { StillPicture } from '@/components/preview/still-picture';
import { StoryText, typeSize } from '@/components/preview/story-text';
import { usePageTurns } from '@/components/preview/use-page-turns';
import { useSwipe } from '@/components/preview/use-swipe';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { directionOf, type Language } from '@/lib/markets';
import type { Telling } from './facts';

type SampleReaderProps = {
  readonly telling: Pick<Telling, 'child' | 'samples'>;
  /** The book's. */
  readonly language: Language;
  readonly words: {
    readonly region: string;
    readonly previous: string;
    readonly next: string;
    /** Which opening this is, one for each. */
    readonly places: readonly string[];
  };
};

/** Three openings of the book to leaf through: by swipe, arrow keys and buttons, in the direction of the page. */
export function SampleReader({ telling, language, words }: SampleReaderProps) {
  const direction = directionOf(language);
  const { samples, child } = telling;
  const book = useRef<HTMLElement>(null);
  const { index, turn, goTo, ...leaf } = usePageTurns(samples.length, book);
  const swipe = useSwipe(direction, { ...leaf, step: (by) => goTo(index + by) });
  const here = samples[turn?.to ?? index];
  if (!here) return null;
  const faceOf = ({ spread, pages }: typeof here): Face => ({
    words: <StoryText heroName={child} language={language} paragraphs={spread.paragraphs} />,
    size: typeSize(spread.paragraphs),
    number: pages[0],
    still: <StillPicture {...spread} />,
  });
  const leaving = turn && samples[turn.from];

  // The pages to come are fetched when somebody is about to turn to them.
  const fetchAll = () => {
    for (const { spread } of samples) {
      preload(spread.picture, { as: 'image', imageSrcSet: spread.srcSet, imageSizes: spread.sizes });
    }
  };
  // The rest of the keyboard scrolls the page.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key.startsWith('Arrow') ? keyStep(event.key, direction) : 0;
    if (step === 0) return;
    event.preventDefault();
    goTo(index + step);
  };
  const { picture, srcSet, sizes } = here.spread;
  return (
    <section
      aria-label={words.region}
      className="sample-reader"
      onFocus={fetchAll}
      onKeyDown={onKeyDown}
      onPointerEnter={fetchAll}
      ref={book}
      {...swipe}
    >
      <OpenSpread
        back={turn !== null && turn.to < turn.from}
        here={faceOf(here)}
        leaving={leaving ? faceOf(leaving) : null}
        picture={
          // biome-ignore lint/performance/noImgElement: made ahead in the widths that the page needs
          <img
            alt={here.alt}
            decoding="async"
            draggable={false}
            height={800}
            key={picture}
            loading="lazy"
            sizes={sizes}
            src={picture}
            srcSet={srcSet}
            width={800}
          />
        }
      />
      <p className="sample-moves">
        <IconButton aria-disabled={index === 0} label={words.previous} onClick={() => goTo(index - 1)}>
          <Icon flip name="chevron-left" />
        </IconButton>
        <span aria-live="polite">{words.places[index]}</span>
        <IconButton aria-disabled={index === samples.length - 1} label={words.next} onClick={() => goTo(index + 1)}>
          <Icon flip name="chevron-right" />
        </IconButton>
      </p>
    </section>
  );
}
