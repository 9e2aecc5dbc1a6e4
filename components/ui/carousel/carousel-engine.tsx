'use client';

import EmblaCarousel, { type EmblaCarouselType as Embla, type EmblaOptionsType as EmblaOptions } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { startAutoplay } from './autoplay';
import { emblaDuration, isDrag } from './carousel-timing';

/** Current position of the carousel. */
export type CarouselPosition = {
  readonly index: number;
  /** Slides of which at least half is visible. */
  readonly inView: readonly number[];
  readonly canGoPrevious: boolean;
  readonly canGoNext: boolean;
};

export type CarouselControls = { readonly previous: () => void; readonly next: () => void };

export type CarouselEngineProps = {
  readonly viewport: HTMLElement;
  readonly loop: 'always' | 'phone' | 'never';
  readonly transitionMs: number;
  readonly intervalMs: number;
  /** Autoplay is running. */
  readonly playing: boolean;
  /** prefers-reduced-motion: slides change without transition. */
  readonly reducedMotion: boolean;
  readonly onReady: (controls: CarouselControls) => void;
  readonly onPositionChange: (place: CarouselPosition) => void;
};

const TABLET_QUERY = '(min-width: 48rem)';

function emblaOptions({ viewport, loop, transitionMs, reducedMotion }: CarouselEngineProps): EmblaOptions {
  const first = viewport.querySelector('li');
  return {
    align: 'start',
    direction: getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr',
    duration: reducedMotion ? 0 : emblaDuration(transitionMs),
    inViewThreshold: 0.5,
    loop: loop !== 'never',
    breakpoints: loop === 'phone' ? { [TABLET_QUERY]: { loop: false } } : {},
    // Starts where the visitor has already scrolled to.
    startIndex: first ? Math.round(Math.abs(viewport.scrollLeft) / first.offsetWidth) : 0,
  };
}

/** Returns to the slide where a too short drag began. */
function revertShortDrags(api: Embla): void {
  let began = { at: 0, index: 0 };
  const at = () => api.internalEngine().location.get();
  api.on('pointerDown', () => {
    began = { at: at(), index: api.selectedScrollSnap() };
  });
  api.on('pointerUp', () => {
    if (!isDrag(began.at, at()) && api.selectedScrollSnap() !== began.index) api.scrollTo(began.index);
  });
}

/** Scrolls to the slide that gets the focus; Embla itself only follows the Tab key. */
function followFocus(api: Embla, reducedMotion: boolean): () => void {
  const follow = ({ target }: FocusEvent) => {
    const slide = api.slideNodes().findIndex((node) => target instanceof Node && node.contains(target));
    if (slide < 0 || api.slidesInView().includes(slide)) return;
    api.scrollTo(Math.min(slide, api.scrollSnapList().length - 1), reducedMotion);
  };
  const root = api.rootNode();
  root.addEventListener('focusin', follow);
  return () => root.removeEventListener('focusin', follow);
}

/** Number of slides beyond the viewport whose pictures are loaded. */
const PRELOAD_AHEAD = 2;

/** Slides outside the viewport are clipped, so browsers would load their lazy pictures too late. */
function loadAhead(api: Embla): void {
  const slides = api.slideNodes();
  const inView = api.slidesInView();
  for (const index of inView) {
    for (let step = 0; step <= PRELOAD_AHEAD; step += 1) {
      const pictures =
        slides[(index + step) % slides.length]?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]');
      for (const picture of pictures ?? []) picture.loading = 'eager';
    }
  }
}

const readPosition = (api: Embla): CarouselPosition => ({
  index: api.selectedScrollSnap(),
  inView: api.slidesInView(),
  canGoPrevious: api.canScrollPrev(),
  canGoNext: api.canScrollNext(),
});

/**
 * Adds Embla to a list that scrolls without it. Loaded on demand; renders nothing. Autoplay runs only while `playing`.
 */
export default function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, intervalMs, playing, reducedMotion, onReady, onPositionChange } = props;
  const [api, setApi] = useState<Embla | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a carousel is does not change while it stands
  useEffect(() => {
    const options = emblaOptions(props);
    viewport.scrollLeft = 0;
    viewport.dataset.run = '';
    const embla = EmblaCarousel(viewport, options);
    setApi(embla);
    // The browser scrolls a focused element into view; here only Embla may move the track.
    const stay = () => {
      viewport.scrollLeft = 0;
    };
    viewport.addEventListener('scroll', stay);
    return () => {
      embla.destroy();
      viewport.removeEventListener('scroll', stay);
      delete viewport.dataset.run;
    };
  }, [viewport]);

  useEffect(() => {
    if (!api) return;
    revertShortDrags(api);
    onReady({ previous: () => api.scrollPrev(reducedMotion), next: () => api.scrollNext(reducedMotion) });
    const tell = () => {
      loadAhead(api);
      onPositionChange(readPosition(api));
    };
    api.on('select', tell).on('slidesInView', tell).on('reInit', tell);
    tell();
    return followFocus(api, reducedMotion);
  }, [api, onPositionChange, onReady, reducedMotion]);

  useEffect(
    () => (api && playing ? startAutoplay(api, intervalMs, reducedMotion) : undefined),
    [api, intervalMs, playing, reducedMotion],
  );
  return null;
}
