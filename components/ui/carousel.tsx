'use client';

import './carousel.css';
import { Children, type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from './button';
import type { CarouselControls, CarouselPlace } from './carousel-engine';
import { cx } from './cx';
import { Icon } from './icon';
import { useCarousel } from './use-carousel';

export type CarouselWords = {
  /** What such a thing is called, such as "carousel". */
  readonly kind: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
};

type CarouselProps = {
  readonly label: string;
  readonly words: CarouselWords;
  /** Goes round, `phone` only below 48rem. */
  readonly loop?: 'always' | 'phone' | 'never';
  readonly autoplay?: boolean;
  /** Milliseconds between two slides, where it moves by itself. */
  readonly intervalMs?: number;
  readonly transitionMs?: number;
  /**
   * Slides are looked at, not worked with: those out of view leave the keyboard's order and the reader's, and the view
   * itself takes the focus. Otherwise the focus walks through all slides and the view follows it.
   */
  readonly whole?: boolean;
  /** Stands beside the buttons, such as a heading. */
  readonly head?: ReactNode;
  readonly className?: string;
  /** One slide each. */
  readonly children: ReactNode;
};

const START: CarouselPlace = { index: 0, inView: [], canGoBack: false, canGoOn: true };

/** Slides side by side: a list that scrolls without script; swiped, stepped through and moved by itself with it. */
export function Carousel(props: CarouselProps) {
  const { label, words, loop = 'never', autoplay = false, intervalMs = 3000, transitionMs = 400 } = props;
  const { whole = false, head, className, children } = props;
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<CarouselControls | null>(null);
  const [place, setPlace] = useState(START);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [held, setHeld] = useState(false);
  const { Engine, onScreen, still } = useCarousel(root, autoplay ? intervalMs / 2 : 0);
  const wanted = choice ? choice === 'play' : autoplay && !still;
  const playing = wanted && onScreen && !held;

  const step = (way: 'back' | 'on') => {
    if (controls) controls[way]();
    else
      view.current?.scrollBy({ left: view.current.clientWidth * (way === 'on' ? 1 : -1) * directionOf(root.current) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!controls || (event.target as Element).matches('input')) return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === (directionOf(root.current) === 1) ? 'on' : 'back');
  };
  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return (
    <section
      aria-label={label}
      aria-roledescription={words.kind}
      className={cx('carousel', className)}
      onKeyDown={onKeyDown}
      ref={root}
    >
      {head}
      <div className="carousel-buttons">
        {autoplay && (
          <IconButton
            className="carousel-pause"
            label={wanted ? words.pause : words.play}
            onClick={() => setChoice(wanted ? 'pause' : 'play')}
          >
            <Icon name={wanted ? 'pause' : 'play'} />
          </IconButton>
        )}
        <IconButton
          className="carousel-arrow"
          disabled={loop !== 'always' && !place.canGoBack}
          label={words.previous}
          onClick={() => step('back')}
        >
          <Icon flip name="arrow-left" />
        </IconButton>
        <IconButton
          className="carousel-arrow"
          disabled={loop !== 'always' && !place.canGoOn}
          label={words.next}
          onClick={() => step('on')}
        >
          <Icon flip name="arrow-right" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a hand or the focus on the slides holds them */}
      <div
        className="carousel-view"
        onBlur={release}
        onFocus={() => setHeld(true)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        ref={view}
        tabIndex={whole ? 0 : undefined}
      >
        <ul aria-live={whole && !playing ? 'polite' : 'off'} className="carousel-track">
          {Children.map(children, (slide, index) => (
            <li
              data-now={index === place.index || undefined}
              inert={whole && place.inView.length > 0 && !place.inView.includes(index)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {Engine && view.current && (
        <Engine
          intervalMs={intervalMs}
          // Slides that join begin the round anew; elsewhere the engine takes them in and stays where it is.
          key={autoplay ? Children.count(children) : 'one'}
          loop={loop}
          onPlace={setPlace}
          onReady={setControls}
          playing={playing}
          still={still}
          transitionMs={transitionMs}
          view={view.current}
        />
      )}
    </section>
  );
}

/** 1 where one reads from the left, -1 from the right. */
const directionOf = (element: Element | null): 1 | -1 =>
  element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
