'use client';

import EmblaCarousel, { type EmblaCarouselType as Embla, type EmblaOptionsType as EmblaOptions } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { emblaDuration, isDrag } from './carousel-timing';
import { keepTime } from './keep-time';

/** What stands in the view. */
export type CarouselPlace = {
  readonly index: number;
  /** Slides that are at least half in view. */
  readonly inView: readonly number[];
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
};

export type CarouselControls = { readonly back: () => void; readonly on: () => void };

export type CarouselEngineProps = {
  readonly view: HTMLElement;
  readonly loop: 'always' | 'phone' | 'never';
  readonly transitionMs: number;
  readonly intervalMs: number;
  /** Moves by itself at present. */
  readonly playing: boolean;
  /** The visitor asked for less motion: slides jump. */
  readonly still: boolean;
  readonly onReady: (controls: CarouselControls) => void;
  readonly onPlace: (place: CarouselPlace) => void;
};

const FROM_TABLET = '(min-width: 48rem)';

function optionsOf({ view, loop, transitionMs, still }: CarouselEngineProps): EmblaOptions {
  const first = view.querySelector('li');
  return {
    align: 'start',
    direction: getComputedStyle(view).direction === 'rtl' ? 'rtl' : 'ltr',
    duration: still ? 0 : emblaDuration(transitionMs),
    inViewThreshold: 0.5,
    loop: loop !== 'never',
    breakpoints: loop === 'phone' ? { [FROM_TABLET]: { loop: false } } : {},
    // Where the visitor had swiped to before the engine came.
    startIndex: first ? Math.round(Math.abs(view.scrollLeft) / first.offsetWidth) : 0,
  };
}

/** A drag that was too short leads back to where it began. */
function keepShortDrags(api: Embla): void {
  let began = { at: 0, index: 0 };
  const at = () => api.internalEngine().location.get();
  api.on('pointerDown', () => {
    began = { at: at(), index: api.selectedScrollSnap() };
  });
  api.on('pointerUp', () => {
    if (!isDrag(began.at, at()) && api.selectedScrollSnap() !== began.index) api.scrollTo(began.index);
  });
}

/** Focus that walks to a slide out of view brings it in; Embla itself follows only the tab key. */
function followFocus(api: Embla, still: boolean): () => void {
  const follow = ({ target }: FocusEvent) => {
    const slide = api.slideNodes().findIndex((node) => target instanceof Node && node.contains(target));
    if (slide < 0 || api.slidesInView().includes(slide)) return;
    api.scrollTo(Math.min(slide, api.scrollSnapList().length - 1), still);
  };
  const root = api.rootNode();
  root.addEventListener('focusin', follow);
  return () => root.removeEventListener('focusin', follow);
}

/** How many slides beyond the view have their pictures ready. */
const AHEAD = 2;

/** The view hides its neighbours from the browser, which would load their pictures only once they are seen. */
function loadAhead(api: Embla): void {
  const slides = api.slideNodes();
  const inView = api.slidesInView();
  for (const index of inView) {
    for (let step = 0; step <= AHEAD; step += 1) {
      const pictures =
        slides[(index + step) % slides.length]?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]');
      for (const picture of pictures ?? []) picture.loading = 'eager';
    }
  }
}

const placeOf = (api: Embla): CarouselPlace => ({
  index: api.selectedScrollSnap(),
  inView: api.slidesInView(),
  canGoBack: api.canScrollPrev(),
  canGoOn: api.canScrollNext(),
});

/** Embla below a list that scrolls by itself; loads late and draws nothing. Its time counts only while `playing`. */
export default function CarouselEngine(props: CarouselEngineProps) {
  const { view, intervalMs, playing, still, onReady, onPlace } = props;
  const [api, setApi] = useState<Embla | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a carousel is does not change while it stands
  useEffect(() => {
    const options = optionsOf(props);
    view.scrollLeft = 0;
    view.dataset.run = '';
    const embla = EmblaCarousel(view, options);
    setApi(embla);
    // What takes the focus is scrolled to by the browser; here only the track may move.
    const stay = () => {
      view.scrollLeft = 0;
    };
    view.addEventListener('scroll', stay);
    return () => {
      embla.destroy();
      view.removeEventListener('scroll', stay);
      delete view.dataset.run;
    };
  }, [view]);

  useEffect(() => {
    if (!api) return;
    keepShortDrags(api);
    onReady({ back: () => api.scrollPrev(still), on: () => api.scrollNext(still) });
    const tell = () => {
      loadAhead(api);
      onPlace(placeOf(api));
    };
    api.on('select', tell).on('slidesInView', tell).on('reInit', tell);
    tell();
    return followFocus(api, still);
  }, [api, onPlace, onReady, still]);

  useEffect(() => (api && playing ? keepTime(api, intervalMs, still) : undefined), [api, intervalMs, playing, still]);
  return null;
}
