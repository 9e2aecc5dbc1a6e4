import { isReversed, type PrintHouseProfile } from '@/lib/typesetting';

/** The pages of an interior file as they are read: a reversed file begins with the last page. */
export function toReadingOrder<Page>(
  filePages: readonly Page[],
  profile: PrintHouseProfile,
  rightToLeft: boolean,
): readonly Page[] {
  return isReversed(profile, rightToLeft) ? filePages.toReversed() : filePages;
}

/** What lies open at once: the first page alone, then two facing pages, the last one alone. */
export function toOpenings<Page>(pages: readonly Page[]): ReadonlyArray<readonly Page[]> {
  const [first, ...rest] = pages;
  if (first === undefined) return [];
  const pairs = Array.from({ length: Math.ceil(rest.length / 2) }, (_, at) => rest.slice(2 * at, 2 * at + 2));
  return [[first], ...pairs];
}
