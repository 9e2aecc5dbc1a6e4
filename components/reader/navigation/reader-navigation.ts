import type { PreviewView, SpreadView } from '@/lib/books';

/** The parts of a book that the reader needs. */
export type ReaderBook = Pick<PreviewView, 'title' | 'heroName' | 'language' | 'direction' | 'cover' | 'spreads'>;

/** What is open: the front cover, a spread, or the last page. */
export type ReaderView =
  | { readonly kind: 'cover' }
  | { readonly kind: 'spread'; readonly spread: SpreadView; readonly pages: readonly [number, number] }
  | { readonly kind: 'end' };

/** Interior pages of every book; the first spread is pages 4 and 5. */
export const PAGE_COUNT = 28;
const FIRST_SPREAD_PAGE = 4;

/** Everything the reader can show, in reading order. */
export const readerViews = ({ spreads }: Pick<PreviewView, 'spreads'>): readonly ReaderView[] => [
  { kind: 'cover' },
  ...spreads.map((spread, at) => {
    const page = FIRST_SPREAD_PAGE + 2 * at;
    return { kind: 'spread', spread, pages: [page, page + 1] } as const;
  }),
  { kind: 'end' },
];

type Direction = 'rtl' | 'ltr';

/** Steps for a key: +1 forward, -1 back, infinity for the ends, 0 for any other key. */
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

/** Shortest swipe that turns a page, in pixels. */
const SWIPE_PX = 44;

/** Steps for a swipe by `dx`, `dy`: pulling the page towards the spine goes forward. */
export function swipeStep(dx: number, dy: number, direction: Direction): number {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.2) return 0;
  return dx < 0 === (direction === 'ltr') ? 1 : -1;
}

/** How far a finger has moved in the direction of the turn, in px. */
export const dragDistance = (dx: number, step: number, direction: Direction): number =>
  dx * (direction === 'ltr' ? -1 : 1) * Math.sign(step);

/**
 * Progress of the turn (0 to 1) for a finger that dragged the edge of a page of `page` px by `along` px; the edge stays
 * under the finger.
 */
export const turnProgress = (along: number, page: number): number =>
  Math.acos(1 - Math.max(0, Math.min(2, along / Math.max(1, page)))) / Math.PI;

/** On release the turn completes from this progress, or from this speed in px per ms; otherwise it falls back. */
const COMPLETE_TURN = { share: 0.28, speed: 0.35, along: 20 } as const;

export const shouldCompleteTurn = ({ share, speed, along }: Record<keyof typeof COMPLETE_TURN, number>): boolean =>
  share >= COMPLETE_TURN.share
    ? speed > -COMPLETE_TURN.speed
    : speed >= COMPLETE_TURN.speed && along >= COMPLETE_TURN.along;

export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));
