import type { BlockPlace, PictureBook, SpreadLayout, TextPlace } from './picture-book';

/** A running text declared this many points above the usual ones of its book is meant to stand out. */
const STANDS_OUT_PT = 4;

const isRunning = (place: TextPlace): place is BlockPlace => place.kind === 'block' && place.face !== 'heading';

/** The size that most running texts of a picture book are declared with, in points; 0 without running text. */
function getUsualSize({ spreads }: PictureBook): number {
  const counts = new Map<number, number>();
  for (const { size } of spreads.flatMap(({ texts }) => texts.filter(isRunning)))
    counts.set(size[0], (counts.get(size[0]) ?? 0) + 1);
  const [usual] = [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || one - other);
  return usual?.[0] ?? 0;
}

/** Whether a place holds the body text of its book: running text that is not meant to stand out by its size. */
export function createIsBody(picture: PictureBook): (place: TextPlace) => place is BlockPlace {
  const usualPt = getUsualSize(picture);
  return (place): place is BlockPlace => isRunning(place) && place.size[0] < usualPt + STANDS_OUT_PT;
}

/**
 * Sets the body text of a spread no larger than `bodyPt`, the one size of its book in a language; what stands out keeps
 * its proportion to it.
 */
export function createSetBodySize(picture: PictureBook, bodyPt: number): (layout: SpreadLayout) => SpreadLayout {
  const usualPt = getUsualSize(picture);
  const isBody = createIsBody(picture);
  const limit = (place: TextPlace): TextPlace => {
    if (!isRunning(place)) return place;
    const [largest, smallest] = place.size;
    const limitPt = isBody(place) ? bodyPt : Math.round((2 * largest * bodyPt) / usualPt) / 2;
    return limitPt >= largest ? place : { ...place, size: [limitPt, Math.min(limitPt, smallest)] };
  };
  return (layout) => ({ ...layout, texts: layout.texts.map(limit) });
}
