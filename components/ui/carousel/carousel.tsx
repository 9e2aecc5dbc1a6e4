'use client';

import { Children, type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import type { CarouselControls, CarouselPosition } from './carousel-engine';
import { useCarousel } from './use-carousel';

export type CarouselLabels = {
  /** aria-roledescription, such as "carousel". */
  readonly kind: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
};

type CarouselProps = {
  readonly label: string;
  readonly labels: CarouselLabels;
  /** Loops; `phone` loops only below 48rem. */
  readonly loop?: 'always' | 'phone' | 'never';
  readonly autoplay?: boolean;
  /** Autoplay interval in milliseconds. */
  readonly intervalMs?: number;
  readonly transitionMs?: number;
  /**
   * For slides without controls: slides outside the viewport are inert, and the viewport itself takes the focus.
   * Otherwise the focus moves through all slides and the viewport follows it.
   */
  readonly inertSlides?: boolean;
  /** Shown beside the buttons, such as a heading. */
  readonly header?: ReactNode;
  readonly className?: string;
  /** One child per slide. */
  readonly children: ReactNode;
};

const INITIAL_POSITION: CarouselPosition = { index: 0, inView: [], canGoPrevious: false, canGoNext: true };

/** A carousel: without JavaScript a scrollable list, with it swipe, buttons and autoplay. */
export function Carousel(props: CarouselProps) {
  const { label, labels, loop = 'never', autoplay = false, intervalMs = 3000, transitionMs = 400 } = props;
  const { inertSlides = false, header, className, children } = props;
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<CarouselControls | null>(null);
  const [position, setPosition] = useState(INITIAL_POSITION);
  const [userChoice, setUserChoice] = useState<'play' | 'pause' | null>(null);
  const [paused, setPaused] = useState(false);
  const { Engine, onScreen, reducedMotion } = useCarousel(root);
  const autoplaying = userChoice ? userChoice === 'play' : autoplay && !reducedMotion;
  const playing = autoplaying && onScreen && !paused;

  const step = (direction: 'previous' | 'next') => {
    if (controls) controls[direction]();
    else
      view.current?.scrollBy({
        left: view.current.clientWidth * (direction === 'next' ? 1 : -1) * directionSign(root.current),
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!controls || (event.target as Element).matches('input')) return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === (directionSign(root.current) === 1) ? 'next' : 'previous');
  };
  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
  };
  return (
    <section
      aria-label={label}
      aria-roledescription={labels.kind}
      className={classNames('ui-carousel', className)}
      onKeyDown={onKeyDown}
      ref={root}
    >
      {header}
      <div className="carousel-buttons">
        {autoplay && (
          <IconButton
            className="carousel-pause"
            label={autoplaying ? labels.pause : labels.play}
            onClick={() => setUserChoice(autoplaying ? 'pause' : 'play')}
          >
            <Icon name={autoplaying ? 'pause' : 'play'} />
          </IconButton>
        )}
        <IconButton
          className="carousel-arrow"
          disabled={loop !== 'always' && !position.canGoPrevious}
          label={labels.previous}
          onClick={() => step('previous')}
        >
          <Icon flip name="arrow-left" />
        </IconButton>
        <IconButton
          className="carousel-arrow"
          disabled={loop !== 'always' && !position.canGoNext}
          label={labels.next}
          onClick={() => step('next')}
        >
          <Icon flip name="arrow-right" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hover and focus on the slides pause autoplay */}
      <div
        className="carousel-view"
        onBlur={release}
        onFocus={() => setPaused(true)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        ref={view}
        tabIndex={inertSlides ? 0 : undefined}
      >
        <ul aria-live={inertSlides && !playing ? 'polite' : 'off'} className="carousel-track">
          {Children.map(children, (slide, index) => (
            <li
              data-now={index === position.index || undefined}
              inert={inertSlides && position.inView.length > 0 && !position.inView.includes(index)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {Engine && view.current && (
        <Engine
          intervalMs={intervalMs}
          // New slides restart an autoplay carousel; others keep their position.
          key={autoplay ? Children.count(children) : 'one'}
          loop={loop}
          onPositionChange={setPosition}
          onReady={setControls}
          playing={playing}
          reducedMotion={reducedMotion}
          transitionMs={transitionMs}
          viewport={view.current}
        />
      )}
    </section>
  );
}

/** 1 for left-to-right, -1 for right-to-left. */
const directionSign = (element: Element | null): 1 | -1 =>
  element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
