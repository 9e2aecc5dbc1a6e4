import { listUnprintable, toPrintable } from '@/lib/typesetting';

/** The letters of a typed name that cannot be printed, for its error message. */
export function getUnprintableLetters(typed: string | undefined): { readonly letters?: string } {
  const letters = listUnprintable(toPrintable(typed ?? ''));
  return letters.length > 0 ? { letters: letters.join(' ') } : {};
}
