import type { Language } from '@/lib/markets';
import { listBooksInLanguage, listEditions } from './editions';
import type { ShelfBook } from './model';

/** The books of a language for `/api/shelf/{language}`. */
export const listShelfBooks = (language: Language): readonly ShelfBook[] =>
  listBooksInLanguage(language).map((book) => ({
    ...book,
    editions: listEditions(book.baseId).map((edition) => edition.language),
  }));
