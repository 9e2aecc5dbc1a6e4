import { type ProofPages, toOpenings } from '@/lib/books';

/** What lies on the screen at once: the cover's sheet, or one or two pages, by their numbers from 1. */
export type ProofPlace = { readonly kind: 'cover' } | { readonly kind: 'pages'; readonly numbers: readonly number[] };

/** The places of a proof from the cover on: pages lie two by two as in the book, or one by one on a narrow screen. */
export function listPlaces({ pages }: Pick<ProofPages, 'pages'>, wide: boolean): readonly ProofPlace[] {
  const numbers = pages.map((_, at) => at + 1);
  const openings = wide ? toOpenings(numbers) : numbers.map((number) => [number]);
  return [{ kind: 'cover' }, ...openings.map((opening) => ({ kind: 'pages' as const, numbers: opening }))];
}

/** The first page of a place; 0 for the cover. */
export const getFirstPage = (place: ProofPlace): number => (place.kind === 'cover' ? 0 : (place.numbers[0] ?? 0));

/** The place that shows a page. */
export const indexOfPage = (places: readonly ProofPlace[], page: number): number =>
  Math.max(
    0,
    places.findIndex((place) => (place.kind === 'cover' ? page === 0 : place.numbers.includes(page))),
  );
