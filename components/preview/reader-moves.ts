import type { PreviewView, SpreadView } from '@/lib/books';

/** What is needed of a book to leaf through it. */
export type ReaderBook = Pick<PreviewView, 'title' | 'heroName' | 'language' | 'direction' | 'cover' | 'spreads'>;

/** What lies open: the closed book from the front, a spread, or the last page. */
export type Opening =
  | { readonly kind: 'cover' }
  | { readonly kind: 'spread'; readonly spread: SpreadView; readonly pages: readonly [number, number] }
  | { readonly kind: 'end' };

/** Interior pages of every book; the first spread is on pages 4 and 5. */
export const PAGE_COUNT = 28;
const FIRST_SPREAD_PAGE = 4;

/** The openings of a book in reading order. */
export const openingsOf = ({ spreads }: Pick<PreviewView, 'spreads'>): readonly Opening[] => [
  { kind: 'cover' },
  ...spreads.map((spread, at) => {
    const page = FIRST_SPREAD_PAGE + 2 * at;
    return { kind: 'spread', spread, pages: [page, page + 1] } as const;
  }),
  { kind: 'end' },
];

type Direction = 'rtl' | 'ltr';

/** Steps that a key asks for: +1 onwards, -1 back, the ends by infinity; 0 for any other key. */
export function keyStep(key: string, direction: Direction): number {
  const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = {
    [onwards]: 1,
    [back]: -1,
    PageDown: 1,
    PageUp: -1,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[key] ?? 0;
}

/** Shortest finger path that turns a page, in pixels. */
const SWIPE_PX = 44;

/** Steps of a finger that moved by `dx`, `dy`: a page is pulled towards the spine to go on. */
export function swipeStep(dx: number, dy: number, direction: Direction): number {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.2) return 0;
  return dx < 0 === (direction === 'ltr') ? 1 : -1;
}

/** Where a finger is that moved by `dx` px since it took hold of a page that turns by `step`: px along its way. */
export const pulled = (dx: number, step: number, direction: Direction): number =>
  dx * (direction === 'ltr' ? -1 : 1) * Math.sign(step);

/**
 * How far a page of `page` px is turned (0 to 1) whose free edge a finger pulled along by that many px: the edge stays
 * under the finger, as on paper.
 */
export const shareOfPull = (along: number, page: number): number =>
  Math.acos(1 - Math.max(0, Math.min(2, along / Math.max(1, page)))) / Math.PI;

/** A page let go goes on when it is turned so far, or was flicked so fast (px per ms); else it falls back. */
const GOES_ON = { share: 0.28, speed: 0.35, along: 20 } as const;

export const goesOn = ({ share, speed, along }: Record<keyof typeof GOES_ON, number>): boolean =>
  share >= GOES_ON.share ? speed > -GOES_ON.speed : speed >= GOES_ON.speed && along >= GOES_ON.along;

export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));
