'use client';

import type { BookProgress } from '@/lib/books';
import { type Cached, useProgress } from '@/lib/client/progress/use-progress';
import { staleViewKeys } from './book-progress';

/** Live progress of a book's drawings while `active`; reloads the book's views when they are outdated. */
export function useBookProgress(bookId: string | null, active: boolean): BookProgress | undefined {
  return useProgress<BookProgress>(
    bookId !== null && active ? `/api/books/${bookId}/progress` : null,
    (progress: BookProgress, cached: Cached) => (bookId === null ? [] : staleViewKeys(bookId, progress, cached)),
  );
}
