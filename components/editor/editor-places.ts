import type { EditorPageView } from '@/lib/books';

/** What the editor shows one at a time: the cover, the dedication, twelve spreads and the last page. */
export type EditorPlace = {
  /** `cover`, `dedication`, `s01` … `s12`, `closing`; also in the URL. */
  readonly key: string;
  /** Its words and pictures; the dedication has its own. */
  readonly page: EditorPageView | null;
  /** Numbers of its first and last page in the printed book; `null` for the cover. */
  readonly numbers: readonly [number, number] | null;
};

export const DEDICATION_KEY = 'dedication';
const DEDICATION_PAGE = 3;
const CLOSING_PAGE = 28;

function getNumbers(key: string): EditorPlace['numbers'] {
  if (key === 'cover') return null;
  if (key === 'closing') return [CLOSING_PAGE, CLOSING_PAGE];
  const page = 2 + 2 * Number(key.slice(1));
  return [page, page + 1];
}

const DEDICATION_PLACE: EditorPlace = {
  key: DEDICATION_KEY,
  page: null,
  numbers: [DEDICATION_PAGE, DEDICATION_PAGE],
};

/** The place of each page: an unchanged page keeps its place, so that only the changed one is rendered again. */
const placeOf = new WeakMap<EditorPageView, EditorPlace>();

function toPlace(page: EditorPageView): EditorPlace {
  const place = placeOf.get(page) ?? { key: page.key, page, numbers: getNumbers(page.key) };
  placeOf.set(page, place);
  return place;
}

/** Everything that can be edited, in reading order. */
export function listPlaces(pages: readonly EditorPageView[]): readonly EditorPlace[] {
  const [cover, ...others] = pages.map(toPlace);
  return cover ? [cover, DEDICATION_PLACE, ...others] : [];
}

/** The place with the key in the URL; the first one for anything else. */
export const indexOfPlace = (places: readonly EditorPlace[], key: string | null): number =>
  Math.max(
    0,
    places.findIndex((place) => place.key === key),
  );
