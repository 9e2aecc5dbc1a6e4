import type { CatalogueBook, Category } from '../model';
import type { CatalogueOverride } from './model';

/** The shelf `bestsellers` follows from the mark, as it does in the code. */
function withBestseller(book: CatalogueBook, isBestseller: boolean): CatalogueBook {
  const others = book.categories.filter((category) => category !== 'bestsellers');
  const categories: readonly Category[] = isBestseller ? ['bestsellers', ...others] : others;
  return { ...book, isBestseller, categories };
}

function applyOne(book: CatalogueBook, { state, isBestseller }: CatalogueOverride): CatalogueBook | null {
  if (state === 'off_sale') return null;
  const announced = state === 'coming_soon' ? { ...book, comingSoon: true } : book;
  return isBestseller === null ? announced : withBestseller(announced, isBestseller);
}

/**
 * The books as one market sells them: without those that the desk took off sale, the others as the desk switched them.
 * The same list where nothing is switched.
 */
export function applyOverrides(
  books: readonly CatalogueBook[],
  overrides: readonly CatalogueOverride[],
): readonly CatalogueBook[] {
  if (overrides.length === 0) return books;
  return books.flatMap((book) => {
    const override = overrides.find(({ baseId, language }) => baseId === book.baseId && language === book.language);
    return (override ? applyOne(book, override) : book) ?? [];
  });
}
