import type { BookRow } from '@/lib/books/server';
import { proofread } from '@/lib/proofreading/server';
import type { WordHint } from './model';

/** What a proofreader would note about a parent's words; the story's own words (`null`) were read before. */
export function checkWords(
  { childName, gender, language }: Pick<BookRow, 'childName' | 'gender' | 'language'>,
  text: string | null,
): readonly WordHint[] {
  const faults =
    text === null || !childName ? [] : proofread({ language, gender, name: childName, text, byParent: true });
  // Whether the words fit depends on the whole book and the place: `findOverflow` measures them there.
  return faults.flatMap(({ kind, excerpt }) => (kind === 'overflow' ? [] : [{ kind, excerpt }]));
}
