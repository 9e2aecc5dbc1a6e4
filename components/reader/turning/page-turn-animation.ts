import { bookTransform, pageTransform } from './page-turn-transforms';

/** Duration of a full turn in ms; a page released halfway takes its share of it. */
const TURN_MS = 640;
const MIN_TURN_MS = 160;
const PAPER_EASING = 'cubic-bezier(0.45, 0.05, 0.25, 1)';
const RELEASE_EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type AnimatedPart = { readonly element: HTMLElement; readonly pose: (turned: number) => string };

/** Offset from the page in the open book to the centre, where the closed book lies. */
function shiftToMiddle(leaf: HTMLElement, table: HTMLElement): { readonly x: number; readonly y: number } {
  const [from, to] = [leaf.getBoundingClientRect(), table.getBoundingClientRect()];
  return {
    x: to.left + to.width / 2 - (from.left + from.width / 2),
    y: to.top + to.height / 2 - (from.top + from.height / 2),
  };
}

/** The moving elements: the page, and the book itself while it opens or closes. */
function animatedParts(book: HTMLElement): readonly AnimatedPart[] {
  const leaf = book.querySelector<HTMLElement>('[data-moves="leaf"]');
  const slide = book.querySelector<HTMLElement>('[data-moves="slide"]');
  if (!leaf) return [];
  const direction = getComputedStyle(leaf).direction === 'rtl' ? 'rtl' : 'ltr';
  const parts: AnimatedPart[] = [{ element: leaf, pose: (turned) => pageTransform(turned, direction) }];
  if (slide) {
    for (const element of [leaf, slide]) element.style.transform = 'none';
    const shift = shiftToMiddle(leaf, book);
    parts.push({ element: slide, pose: (turned) => bookTransform(turned, shift) });
  }
  return parts;
}

/** One page turn: a finger sets its progress, then it animates to the end. Create it when the page is in the DOM. */
export function createPageTurnAnimation(book: HTMLElement) {
  const parts = animatedParts(book);
  let animations: readonly Animation[] = [];
  return {
    setProgress(turned: number) {
      for (const { element, pose } of parts) element.style.transform = pose(turned);
    },
    /** Animates to the end and calls `onLanded`. */
    animate(from: number, to: number, onLanded: () => void) {
      const whole = Math.abs(to - from) > 0.99;
      const duration = Math.max(MIN_TURN_MS, TURN_MS * Math.abs(to - from));
      const timing: KeyframeAnimationOptions = {
        duration,
        easing: whole ? PAPER_EASING : RELEASE_EASING,
        fill: 'forwards',
      };
      animations = parts.map(({ element, pose }) =>
        element.animate([{ transform: pose(from) }, { transform: pose(to) }], timing),
      );
      // An animation that another turn cancels never calls `onLanded`.
      Promise.all(animations.map(({ finished }) => finished)).then(onLanded, () => undefined);
    },
    stop() {
      for (const animation of animations) animation.cancel();
      for (const { element } of parts) element.style.transform = '';
    },
  };
}

export type PageTurnAnimation = ReturnType<typeof createPageTurnAnimation>;
