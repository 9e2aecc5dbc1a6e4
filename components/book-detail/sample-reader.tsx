'use client';

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { preload } from 'react-dom';
import { OpenSpread } from '@/components/preview/open-spread';
import { keyStep, swipeStep } from '@/components/preview/reader-moves';
import { usePageTurns } from '@/components/preview/use-page-turns';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Telling } from './facts';

type SampleReaderProps = {
  readonly telling: Pick<Telling, 'child' | 'samples'>;
  readonly direction: 'rtl' | 'ltr';
  readonly words: {
    readonly region: string;
    readonly previous: string;
    readonly next: string;
    /** Which opening this is, one for each. */
    readonly places: readonly string[];
  };
};

/** Three openings of the book to leaf through: by swipe, arrow keys and buttons, in the direction of the page. */
export function SampleReader({ telling, direction, words }: SampleReaderProps) {
  const { samples, child } = telling;
  const { index, turn, land, goTo } = usePageTurns(samples.length);
  const finger = useRef<{ x: number; y: number } | null>(null);
  const here = samples[index];
  if (!here) return null;

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
  const lift = (event: PointerEvent) => {
    const start = finger.current;
    finger.current = null;
    if (start) goTo(index + swipeStep(event.clientX - start.x, event.clientY - start.y, direction));
  };
  const { picture, srcSet, sizes } = here.spread;
  return (
    <section
      aria-label={words.region}
      className="sample-reader"
      onFocus={fetchAll}
      onKeyDown={onKeyDown}
      onPointerCancel={() => {
        finger.current = null;
      }}
      onPointerDown={(event) => {
        finger.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerEnter={fetchAll}
      onPointerUp={lift}
    >
      <OpenSpread
        back={turn !== null && turn.to < turn.from}
        here={here}
        heroName={child}
        leaving={turn ? (samples[turn.from] ?? null) : null}
        onTurned={land}
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
