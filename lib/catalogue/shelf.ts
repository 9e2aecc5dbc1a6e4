import type { Language } from '@/lib/markets';
import { listBooksInLanguage, listEditions } from './editions';
import type { ShelfBook } from './model';
import type { CatalogueOverride } from './overrides/model';

/** The books of a language in one market, for `/api/shelf/{country}/{language}`. */
export const listShelfBooks = (language: Language, overrides: readonly CatalogueOverride[]): readonly ShelfBook[] =>
  listBooksInLanguage(language, overrides).map((book) => ({
    ...book,
    editions: listEditions(book.baseId, overrides).map((edition) => edition.language),
  }));
