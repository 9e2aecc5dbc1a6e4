'use client';

import { type KeyboardEvent, useRef } from 'react';
import { preload } from 'react-dom';
import { keyStep } from '@/components/reader/navigation/reader-navigation';
import { OpenSpread, type SpreadContent } from '@/components/reader/open-spread';
import { SampleOpening } from '@/components/reader/opening/sample-opening';
import { StoryText, textSizeClass } from '@/components/reader/story-text';
import { TurningPageImage } from '@/components/reader/turning/turning-page-image';
import { usePageTurns } from '@/components/reader/turning/use-page-turns';
import { useSwipe } from '@/components/reader/turning/use-swipe';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getTextDirection, type Language } from '@/lib/markets';
import type { SampleStory } from './book-page-data';

type SampleReaderProps = {
  readonly story: Pick<SampleStory, 'childName' | 'samples'>;
  /** Language of the book. */
  readonly language: Language;
  readonly labels: {
    readonly region: string;
    readonly previous: string;
    readonly next: string;
    /** Position text, one for each sample spread. */
    readonly positions: readonly string[];
  };
};

/** Reader for the sample spreads: swipe, arrow keys and buttons, in the page's direction. */
export function SampleReader({ story, language, labels }: SampleReaderProps) {
  const direction = getTextDirection(language);
  const { samples, childName: child } = story;
  const book = useRef<HTMLElement>(null);
  const { index, turn, goTo, ...leaf } = usePageTurns(samples.length, book, {
    start: 0,
    still: samples.some(({ opening }) => opening),
  });
  const swipe = useSwipe(direction, { ...leaf, goBy: (by) => goTo(index + by) });
  const current = samples[turn?.to ?? index];
  if (!current) return null;
  const toContent = ({ spread, pages }: typeof current): SpreadContent => ({
    text: <StoryText heroName={child} language={language} paragraphs={spread.paragraphs} />,
    textClassName: textSizeClass(spread.paragraphs),
    pageNumber: pages[0],
    turningImage: <TurningPageImage {...spread} />,
  });
  const previous = turn && samples[turn.from];

  // Preload the other spreads once the visitor is about to turn the page.
  const fetchAll = () => {
    for (const { spread } of samples) {
      preload(spread.picture, { as: 'image', imageSrcSet: spread.srcSet, imageSizes: spread.sizes });
    }
  };
  // All other keys keep scrolling the page.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key.startsWith('Arrow') ? keyStep(event.key, direction) : 0;
    if (step === 0) return;
    event.preventDefault();
    goTo(index + step);
  };
  const { picture, srcSet, sizes } = current.spread;
  return (
    <section
      aria-label={labels.region}
      className="sample-reader"
      onFocus={fetchAll}
      onKeyDown={onKeyDown}
      onPointerEnter={fetchAll}
      ref={book}
      {...swipe}
    >
      {current.opening ? (
        <SampleOpening key={picture} opening={current.opening} sample={current} words={{ heroName: child, language }} />
      ) : (
        <OpenSpread
          backward={turn !== null && turn.to < turn.from}
          current={toContent(current)}
          previous={previous ? toContent(previous) : null}
          picture={
            // biome-ignore lint/performance/noImgElement: prebuilt in the widths that the page needs
            <img
              alt={current.alt}
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
      )}
      <p className="sample-buttons">
        <IconButton aria-disabled={index === 0} label={labels.previous} onClick={() => goTo(index - 1)}>
          <Icon flip name="chevron-left" />
        </IconButton>
        <span aria-live="polite">{labels.positions[index]}</span>
        <IconButton aria-disabled={index === samples.length - 1} label={labels.next} onClick={() => goTo(index + 1)}>
          <Icon flip name="chevron-right" />
        </IconButton>
      </p>
    </section>
  );
}
