import { leafPose, slidePose } from './turn-pose';

/** How long a whole turn takes, in ms; a leaf let go halfway takes its share. */
const TURN_MS = 640;
const SHORTEST_MS = 160;
const PAPER = 'cubic-bezier(0.45, 0.05, 0.25, 1)';
const LET_GO = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type Part = { readonly element: HTMLElement; readonly pose: (turned: number) => string };

/** From where the leaf lies in the open book to the middle of the table, where the closed book lies. */
function shiftToMiddle(leaf: HTMLElement, table: HTMLElement): { readonly x: number; readonly y: number } {
  const [from, to] = [leaf.getBoundingClientRect(), table.getBoundingClientRect()];
  return {
    x: to.left + to.width / 2 - (from.left + from.width / 2),
    y: to.top + to.height / 2 - (from.top + from.height / 2),
  };
}

/** The parts that move in this turn: the leaf, and the book itself while it opens or closes. */
function partsOf(book: HTMLElement): readonly Part[] {
  const leaf = book.querySelector<HTMLElement>('[data-moves="leaf"]');
  const slide = book.querySelector<HTMLElement>('[data-moves="slide"]');
  if (!leaf) return [];
  const direction = getComputedStyle(leaf).direction === 'rtl' ? 'rtl' : 'ltr';
  const parts: Part[] = [{ element: leaf, pose: (turned) => leafPose(turned, direction) }];
  if (slide) {
    for (const element of [leaf, slide]) element.style.transform = 'none';
    const shift = shiftToMiddle(leaf, book);
    parts.push({ element: slide, pose: (turned) => slidePose(turned, shift) });
  }
  return parts;
}

/** One turn of a page: posed by a finger, then let fly. Made when its leaf is there. */
export function startFlight(book: HTMLElement) {
  const parts = partsOf(book);
  let animations: readonly Animation[] = [];
  return {
    hold(turned: number) {
      for (const { element, pose } of parts) element.style.transform = pose(turned);
    },
    /** Flies on by itself and tells when it has landed. */
    fly(from: number, to: number, onLanded: () => void) {
      const whole = Math.abs(to - from) > 0.99;
      const duration = Math.max(SHORTEST_MS, TURN_MS * Math.abs(to - from));
      const timing: KeyframeAnimationOptions = { duration, easing: whole ? PAPER : LET_GO, fill: 'forwards' };
      animations = parts.map(({ element, pose }) =>
        element.animate([{ transform: pose(from) }, { transform: pose(to) }], timing),
      );
      // A flight that another turn breaks off never lands.
      Promise.all(animations.map(({ finished }) => finished)).then(onLanded, () => undefined);
    },
    stop() {
      for (const animation of animations) animation.cancel();
      for (const { element } of parts) element.style.transform = '';
    },
  };
}

export type Flight = ReturnType<typeof startFlight>;
